import type { SheetChoice } from '@/features/sheet-choice/chosen-table';
import type { NumberedTable } from '@/tabular/types';
import type { NameOrder } from './cells/whole-name';
import type { RosterValues } from './model/fields';
import type { RosterKind } from './model/kind';
import type { ColumnFields, Decision, RosterRow } from './model/rows';

/** A cell that was corrected: the line of its row, the key of its field, and what stands there now. */
export type Correction = readonly [line: number, field: string, text: string];

/** Which rows beside the new ones are imported. */
export interface Wanted {
  /** Those in which a record on file differs. */
  changes?: boolean;
  /** Those that end a record. */
  terminations?: boolean;
}

/** What a person does with a file before its import. */
export interface RosterWork {
  choice: SheetChoice;
  /** Undefined while they are as they were proposed. */
  columns?: ColumnFields | undefined;
  /** What every row has of fields that the file has no column for, or no value. */
  constants: RosterValues;
  /** Which part of a whole name without a comma comes first, where a person said so. */
  nameOrder?: NameOrder | undefined;
  corrections: readonly Correction[];
  decisions: readonly (readonly [line: number, decision: Decision])[];
  /** Which rows beside the new ones are to be imported. */
  wanted?: Wanted;
  /** Where it was left; where it is now, the address says. */
  step: 'columns' | 'check';
}

/** What is done with a file at first: nothing. */
export const newWork: RosterWork = {
  choice: {},
  constants: {},
  corrections: [],
  decisions: [],
  step: 'columns',
};

/** The rows of a table. */
export const rowsOf = ({ lines, rows }: NumberedTable): RosterRow[] =>
  lines.map((line, index) => ({ line, cells: rows[index] ?? [] }));

/** Columns, with one more for each field that has none and was corrected. */
export function widened(columns: ColumnFields, corrections: readonly Correction[]): ColumnFields {
  const more = new Set(corrections.map(([, field]) => field).filter((field) => !columns.includes(field)));
  return more.size > 0 ? [...columns, ...more] : columns;
}

/** Rows with what was corrected in them; those that were not are the same objects. `columns` are those of `widened`. */
export function corrected(
  rows: readonly RosterRow[],
  columns: ColumnFields,
  corrections: readonly Correction[],
): readonly RosterRow[] {
  if (corrections.length === 0) return rows;
  const byLine = new Map<number, Correction[]>();
  for (const correction of corrections) {
    const [line] = correction;
    const before = byLine.get(line);
    if (before) before.push(correction);
    else byLine.set(line, [correction]);
  }
  return rows.map((row) => {
    const ofLine = byLine.get(row.line);
    if (!ofLine) return row;
    const cells = [...row.cells];
    while (cells.length < columns.length) cells.push('');
    for (const [, field, text] of ofLine) cells[columns.indexOf(field)] = text;
    return { line: row.line, cells };
  });
}

/** Corrections with some more, which stand for those of the same cells before. */
export function withCorrections(before: readonly Correction[], more: readonly Correction[]): Correction[] {
  const cell = ([line, field]: Correction) => `${line} ${field}`;
  return [...new Map([...before, ...more].map((one) => [cell(one), one])).values()];
}

const sign = 'field:';

/** What stands among constants where a field has the value that another one has in its row. */
export const sameAsField = (key: string): string => `${sign}${key}`;

/** A kind whose fields have these values where a row has none: one for all, or that of another field. */
export function withConstants(kind: RosterKind, constants: RosterValues): RosterKind {
  if (Object.values(constants).every((value) => !value)) return kind;
  return {
    ...kind,
    fields: kind.fields.map((field) => {
      const constant = constants[field.key];
      if (!constant) return field;
      return constant.startsWith(sign)
        ? { ...field, from: constant.slice(sign.length) }
        : { ...field, constant };
    }),
  };
}
