import { count } from '@/lib/words';
import { tableColumns } from './columns';
import { isScalar, readNode, rootSpot, descendants } from './model';

export interface Size {
  /** Single values outside tables. */
  values: number;
  tables: number;
  /** Rows of all tables. */
  rows: number;
  /** Nodes inside nodes; 0 for a form or table alone. */
  levels: number;
}

const notTable = (value: unknown) => readNode(value).kind !== 'table';

const sizes = new WeakMap<object, Size>();

/**
 * Counts what flexible data holds (rules.md 10.1): values, tables, their rows, and
 * how deep it goes. Takes any JSON value, never throws, does not look into the cells of tables.
 */
export function measure(data: unknown): Size {
  if (typeof data !== 'object' || data === null) {
    return { values: data === undefined || data === null ? 0 : 1, tables: 0, rows: 0, levels: 0 };
  }
  const found = sizes.get(data);
  if (found) return found;
  const size: Size = { values: 0, tables: 0, rows: 0, levels: 0 };
  for (const spot of descendants(rootSpot(data), ({ value }) => notTable(value))) {
    const node = readNode(spot.value);
    if (node.kind === 'value') size.values++;
    else if (spot.depth > size.levels) size.levels = spot.depth;
    if (node.kind === 'table') {
      size.tables++;
      size.rows += node.rows.length;
    }
  }
  sizes.set(data, size);
  return size;
}

/** How many single values there are, a table's cells not counted. */
export function countValues(data: unknown): number {
  return measure(data).values;
}

/** True when there is nothing to show: absent, or nodes without a value or a row. */
export function isEmptyData(data: unknown): boolean {
  const { values, rows } = measure(data);
  return values === 0 && rows === 0;
}

/**
 * What a folded part holds, in words: `9 values, 1 table`, `6 rows, 11 columns`, `empty`. Deep nesting
 * is said too. Takes any JSON value and never throws.
 */
export function summarise(data: unknown): string {
  const { values, tables, rows, levels } = measure(data);
  const words: string[] = [];
  if (values > 0) words.push(count(values, 'value'));
  if (tables === 1 && values === 0) words.push(...tableSize(data, rows));
  else if (tables === 1) words.push('1 table');
  else if (tables > 1) words.push(`${count(tables, 'table')} with ${count(rows, 'row')}`);
  if (words.length === 0 || (values === 0 && rows === 0)) return 'empty';
  if (levels >= 8) words.push(`${count(levels, 'level')} deep`);
  return words.join(', ');
}

function tableSize(data: unknown, rows: number): string[] {
  const node = readNode(data);
  const size = [count(rows, 'row')];
  if (node.kind === 'table') size.push(count(tableColumns(node.rows).length, 'column'));
  return size;
}

/** The count beside a line of the outline: `12`, `6 rows`, `empty`. */
export function shortSize(data: unknown): string {
  const node = readNode(data);
  if (isEmptyData(data)) return 'empty';
  if (node.kind === 'table') return count(node.rows.length, 'row');
  const scalars = node.parts.filter((part) => isScalar(part.value)).length;
  return String(scalars > 0 ? scalars : node.parts.length);
}
