import { uncapitalized } from '@/lib/words';
import type { Reading, RosterField, RosterValues } from '../model/fields';
import type { RosterKind } from '../model/kind';
import { readCell } from './mapping';
import { noMessages, type RowMessages } from '../model/messages';
import type { ColumnFields, RosterRow } from '../model/rows';

/** What a row says. */
export interface ReadRow extends Readonly<RowMessages> {
  cells: readonly string[];
  values: RosterValues;
  /** The keys of the fields whose words stand for nothing. */
  emptied: readonly string[];
  /** The keys of the fields that have what was said for every row. */
  filled: readonly string[];
  /** What tells it from others, as `RosterKind.identities` gives it. */
  identities: readonly string[];
}

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

interface Column {
  key: string;
  label: string;
  index: number;
  isRequired: boolean;
  constant: string | undefined;
  from: string | undefined;
  read: (text: string) => Reading;
}

/** So many texts of a field are remembered with what they say, and so many of the first ones tell whether that pays. */
const mostTexts = 2_000;
const firstTexts = 300;

/** Reads texts of a field, each once where they are repeated. */
function remembering(field: RosterField): (text: string) => Reading {
  const known = new Map<string, Reading>();
  let [read, repeated] = [0, 0];
  let isOn = true;
  return (text) => {
    if (!isOn) return readCell(field, text);
    read += 1;
    const before = known.get(text);
    if (before) {
      repeated += 1;
      return before;
    }
    const reading = readCell(field, text);
    if (known.size < mostTexts) known.set(text, reading);
    // Names and numbers are hardly ever repeated: to remember them costs more than to read them.
    if (read === firstTexts && repeated < firstTexts / 4) {
      isOn = false;
      known.clear();
    }
    return reading;
  };
}

/** Whether a row without a value of the field cannot be taken. */
const isNeeded = ({ required = false, requiredUnless }: RosterField) =>
  required || requiredUnless !== undefined;

/**
 * Reads rows of such columns. What is wrong with a required field is a problem of its row; any other value that is not
 * understood stays out.
 */
function rowReader(kind: RosterKind, columns: ColumnFields): (cells: readonly string[]) => ReadRow {
  const given: Column[] = [];
  for (const field of kind.fields) {
    const { key, label } = field;
    const isRequired = isNeeded(field);
    const index = columns.indexOf(key);
    const { constant, from } = field;
    if (index >= 0 || constant || from)
      given.push({ key, label, index, isRequired, constant, from, read: remembering(field) });
  }
  const notKept = kind.fields.filter((field) => field.notKept !== undefined);
  const constants = given.filter(({ constant }) => constant);
  const borrowing = given.filter(({ constant, from }) => !constant && from);
  const required = kind.fields.filter(isNeeded);
  const labelOf = new Map(kind.fields.map(({ key, label }) => [key, label]));
  // A copy of an object that was parsed takes as much memory as its fields do. One that gets its fields one by one under
  // computed names becomes a hash table, which takes several times that.
  const blank: Record<string, string | undefined> = JSON.parse(
    JSON.stringify(Object.fromEntries(given.map(({ key }) => [key, '']))),
  );
  for (const { key } of given) blank[key] = undefined;
  const combinations = new Map<string, readonly string[]>();
  const nothing: readonly string[] = [];

  return (cells) => {
    const values = { ...blank };
    const row: Mutable<ReadRow> = {
      cells,
      values,
      problems: noMessages,
      leftOut: noMessages,
      notes: noMessages,
      loose: noMessages,
      emptied: nothing,
      filled: nothing,
      identities: nothing,
    };
    let emptied: string[] | undefined;
    for (const column of given) {
      const { key } = column;
      const text = cells[column.index]?.trim();
      if (!text) continue;
      const reading = column.read(text);
      if ('problem' in reading) {
        if (column.isRequired)
          row.problems = { ...row.problems, [key]: `${column.label}: ${uncapitalized(reading.problem)}` };
        else row.leftOut = { ...row.leftOut, [key]: reading.problem };
      } else if (reading.value === '') (emptied ??= []).push(key);
      else values[key] = reading.value;
    }
    if (emptied) row.emptied = together(emptied);
    kind.settle(values, row, () => {
      const open = constants.filter(({ key }) => !values[key] && !row.leftOut[key] && !row.problems[key]);
      for (const { key, constant } of open) values[key] = constant;
      if (open.length > 0) row.filled = together(open.map(({ key }) => key));
      for (const { key, from } of borrowing) if (from && !row.leftOut[key]) values[key] ??= values[from];
    });
    for (const { key, notKept: reason } of notKept)
      if (values[key] && reason) row.leftOut = { ...row.leftOut, [key]: row.leftOut[key] ?? reason };
    const missing = required.filter(({ key }) => !values[key] && !row.problems[key]);
    if (missing.length > 0) tellMissing(row, missing);
    row.identities = kind.identities(values);
    return row;
  };

  /** What is wrong with the cell that a field would come of says more than that the field is missing. */
  function tellMissing(row: Mutable<ReadRow>, missing: readonly RosterField[]): void {
    const problems: Record<string, string> = { ...row.problems };
    const leftOut: Record<string, string> = { ...row.leftOut };
    for (const { key, label, requiredUnless: other = '' } of missing) {
      const unread = leftOut[other];
      if (unread) {
        problems[other] = `${labelOf.get(other) ?? other}: ${uncapitalized(unread)}`;
        delete leftOut[other];
      }
      problems[key] = problems[other] ?? `${label} is missing.`;
    }
    row.problems = problems;
    row.leftOut = leftOut;
  }

  /** Rows in which the same fields are empty, or filled, share their list. */
  function together(keys: string[]): readonly string[] {
    const name = keys.join();
    const before = combinations.get(name) ?? keys;
    combinations.set(name, before);
    return before;
  }
}

/** Rows that were read, for one kind and its columns at a time, by their lines: a row that was mended has other cells. */
export class ReadRows {
  private kind: RosterKind | undefined;
  private columns: ColumnFields = [];
  private reader: ((cells: readonly string[]) => ReadRow) | undefined;
  private byLine: ReadRow[] = [];

  /** What a row says. Another kind, mapping or column makes all rows be read again; one more column does not. */
  read(kind: RosterKind, columns: ColumnFields, { line, cells }: RosterRow): ReadRow {
    if (kind !== this.kind || columns !== this.columns || !this.reader) this.begin(kind, columns);
    const before = this.byLine[line];
    if (before?.cells === cells) return before;
    const read = (this.reader ?? rowReader(kind, columns))(cells);
    this.byLine[line] = read;
    return read;
  }

  private begin(kind: RosterKind, columns: ColumnFields): void {
    const isWider = kind === this.kind && this.columns.every((key, index) => key === columns[index]);
    if (!isWider) this.byLine = [];
    const isSame = isWider && columns.length === this.columns.length;
    if (!isSame || !this.reader) this.reader = rowReader(kind, columns);
    this.kind = kind;
    this.columns = columns;
  }
}
