import { normalised } from '@/lib/names';
import type { Reading, RosterField } from '../model/fields';
import type { RosterKind } from '../model/kind';
import { cellText, isSsn } from '@/lib/spreadsheet-cell';
import { isNothing } from '../cells/nothing';
import { shownIn } from './ssn';
import type { ColumnFields } from '../model/rows';

/** By the key of a field and a text as `normalised` gives it, the value that the text stands for; empty to leave it out. */
export type ValueMapping = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text of a field with choices that stands for none of them. */
export interface UnknownValue {
  field: string;
  /** As it is written in the first of its rows. */
  value: string;
  /** How many rows have it. */
  rows: number;
}

/**
 * A kind of roster whose fields read the texts of a mapping as what they stand for. A value that is no choice of its field any
 * more, as after a provider type was deleted, does not count.
 */
export function withMapping(kind: RosterKind, mapping: ValueMapping): RosterKind {
  return {
    ...kind,
    fields: kind.fields.map((field) => {
      const meanings = mapping[field.key];
      return meanings && field.choices ? mapped(field, meanings) : field;
    }),
  };
}

function mapped(field: RosterField, meanings: Readonly<Record<string, string>>): RosterField {
  const known = new Set(field.choices?.map(({ value }) => value)).add('');
  const byText = new Map(Object.entries(meanings).filter(([, value]) => known.has(value)));
  return {
    ...field,
    read(text) {
      const value = byText.get(normalised(text));
      return value === undefined ? field.read(text) : { value };
    },
  };
}

/** What a cell of a field holds, unless a spreadsheet has spoiled it, or it is a social security number. */
function plainCell(field: RosterField, cell: string): ReturnType<typeof cellText> {
  const read = cellText(cell);
  return 'text' in read && shownIn(field, read.text) !== read.text ? isSsn : read;
}

/**
 * Reads a cell that is not empty: traces of a spreadsheet program first, then the field's own reading. A text that the field
 * does not know and that stands for nothing is empty; of a field without choices the latter comes first.
 */
export function readCell(field: RosterField, cell: string): Reading {
  const read = plainCell(field, cell);
  if ('problem' in read) return read;
  const { text } = read;
  if (!field.choices) return isNothing(text, field.nothing) ? empty : field.read(text);
  const reading = field.read(text);
  return 'problem' in reading && isNothing(text, field.nothing) ? empty : reading;
}

const empty: Reading = { value: '' };

interface UnknownCounter {
  add: (cells: readonly string[]) => void;
  /** The most frequent first. */
  values: () => UnknownValue[];
}

/**
 * Finds the distinct texts that stand for no choice of their field, row by row: each can be mapped once for all of its rows.
 * Takes a kind with the mapping that there is so far.
 */
export function unknownCounter({ fields }: RosterKind, columns: ColumnFields): UnknownCounter {
  const counted = fields.flatMap((field) => {
    const column = columns.indexOf(field.key);
    if (!field.choices || column < 0) return [];
    return [
      {
        field,
        column,
        byText: new Map<string, UnknownValue | null>(),
        found: new Map<string, UnknownValue>(),
      },
    ];
  });
  return {
    add(cells) {
      for (const { field, column, byText, found } of counted) {
        const text = cells[column]?.trim();
        if (!text) continue;
        let value = byText.get(text);
        if (value === undefined) {
          value = unknownOf(field, text, found);
          byText.set(text, value);
        }
        if (value) value.rows += 1;
      }
    },
    values: () =>
      counted.flatMap(({ found }) => [...found.values()]).toSorted((one, other) => other.rows - one.rows),
  };
}

/** Where a text is counted; null for one that its field knows. Texts that differ in capitals and signs alone are one. */
function unknownOf(field: RosterField, text: string, found: Map<string, UnknownValue>): UnknownValue | null {
  // What a spreadsheet has spoiled, and a social security number, is nothing that a person could give a meaning.
  if ('problem' in plainCell(field, text) || !('problem' in readCell(field, text))) return null;
  const key = normalised(text);
  const value = found.get(key) ?? { field: field.key, value: text, rows: 0 };
  found.set(key, value);
  return value;
}
