import { displayText, isPlainObject, isScalar } from './model';

export interface FlexColumn {
  /** Tells columns apart: the key in the row, or a mark for rows that are no objects. */
  id: string;
  label: string;
  /** In how many rows there is something under it. */
  filled: number;
  /** All that is there reads as numbers or amounts: shown to the right. */
  numeric: boolean;
  read: (row: unknown) => unknown;
}

/** Rows that are no objects have one column of their own; no key of a row looks like this. */
const looseId = '\u0000loose';

const number = /^[-+−(]?\s*[$€£]?\s*\d[\d,. ]*\s*%?\)?$/;

/** An own value of a row; names like `constructor` are read from the row alone. */
export function cell(row: unknown, key: string): unknown {
  return isPlainObject(row) && Object.hasOwn(row, key) ? row[key] : undefined;
}

const known = new WeakMap<unknown[], FlexColumn[]>();

/**
 * The columns of a table of flexible data: every key of every row, in the order of first appearance,
 * because a source may break the rule that all rows have the same keys (rules.md 10.2). Takes the rows as they came, never throws.
 */
export function tableColumns(rows: unknown[]): FlexColumn[] {
  const found = known.get(rows);
  if (found) return found;
  const columns = new Map<string, FlexColumn>();
  const note = (id: string, label: string, value: unknown, read: FlexColumn['read']) => {
    let column = columns.get(id);
    if (!column) {
      column = { id, label, filled: 0, numeric: true, read };
      columns.set(id, column);
    }
    // As it came: whether there is a text, and whether it is a number, a date in words tells no better.
    const text = typeof value === 'string' ? value.trim() : displayText(value);
    if (!text && isScalar(value)) return;
    column.filled++;
    column.numeric &&= isScalar(value) && number.test(text);
  };
  for (const row of rows) {
    if (isPlainObject(row)) {
      for (const key of Object.keys(row)) note(key, key, row[key], (from) => cell(from, key));
    } else {
      note(looseId, 'Value', row, (from) => (isPlainObject(from) ? undefined : from));
    }
  }
  const list = [...columns.values()];
  for (const column of list) column.numeric &&= column.filled > 0;
  known.set(rows, list);
  return list;
}
