import { normalised } from '@/lib/names';
import type { Reading, RosterField } from '../model/fields';
import type { RosterKind } from '../model/kind';
import { cellText, isSsn } from '@/lib/spreadsheet-cell';
import { isNothing } from '../cells/nothing';
import { shownIn } from './ssn';
import type { CheckedRow, ColumnFields } from '../model/rows';

/** By the key of a field and a text as `normalised` gives it, the value that the text stands for; empty to leave it out. */
export type ValueMapping = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text of a field with choices that stands for none of them, or that names one in other words. */
export interface UnknownValue {
  field: string;
  /** As it is written in the first of its rows. */
  value: string;
  /** How many rows have it. */
  rows: number;
  /** The profession by which it was read, where that decides. */
  of?: string;
  /** The choice that it was taken for. */
  taken?: string;
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
  const { readMapped } = field;
  if (readMapped) return { ...field, read: (text) => readMapped(text, byText) };
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

type CountedRow = Pick<CheckedRow, 'cells' | 'values' | 'leftOut' | 'loose'>;

interface UnknownCounter {
  add: (row: CountedRow) => void;
  /** Those that stand for no choice, the most frequent first. */
  values: () => UnknownValue[];
  /** Those that were taken for a choice that they name in other words, the most frequent first. */
  taken: () => UnknownValue[];
}

const mostFirst = (one: UnknownValue, other: UnknownValue) => other.rows - one.rows;

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
        loose: new Map<string, UnknownValue>(),
      },
    ];
  });
  const all = (isTaken: boolean) =>
    counted
      .flatMap(({ found, loose }) => [...found.values(), ...loose.values()])
      .filter(({ taken }) => (taken !== undefined) === isTaken)
      .toSorted(mostFirst);
  return {
    add(row) {
      for (const { field, column, byText, found, loose } of counted) {
        const text = row.cells[column]?.trim();
        if (!text) continue;
        if (row.loose[field.key] !== undefined) {
          countLoose(field.key, text, row, loose);
          continue;
        }
        let value = byText.get(text);
        if (value === undefined) {
          value = unknownOf(field, text, found);
          byText.set(text, value);
        }
        if (value) value.rows += 1;
      }
    },
    values: () => all(false),
    taken: () => all(true),
  };
}

/** Counts a text that was read by the profession of its row: taken for a choice, or for none. */
function countLoose(
  key: string,
  text: string,
  { values, leftOut, loose }: CountedRow,
  counts: Map<string, UnknownValue>,
): void {
  const of = loose[key];
  const taken = leftOut[key] === undefined ? values[key] : undefined;
  const name = `${normalised(text)}\n${of}\n${taken}`;
  const value = counts.get(name) ?? {
    field: key,
    value: text,
    rows: 0,
    ...(of && { of }),
    ...(taken !== undefined && { taken }),
  };
  value.rows += 1;
  counts.set(name, value);
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
