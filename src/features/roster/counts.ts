import type { CheckedRow, ColumnFields } from './model/rows';

/** Values that stay out for one reason. */
interface LeftOutCount {
  reason: string;
  /** The keys of their fields. */
  fields: readonly string[];
  rows: number;
}

/** Words of a field that stand for nothing. */
interface NothingCount {
  field: string;
  word: string;
  rows: number;
}

const mostFirst = (one: { rows: number }, other: { rows: number }) => other.rows - one.rows;

/** Why values stay out, each reason with how many rows have it, the most frequent first. */
export function leftOutCounts(rows: readonly CheckedRow[]): LeftOutCount[] {
  const counts = new Map<string, { reason: string; fields: Set<string>; rows: number }>();
  for (const { leftOut } of rows) {
    for (const [field, reason] of Object.entries(leftOut)) {
      const count = counts.get(reason) ?? { reason, fields: new Set(), rows: 0 };
      count.fields.add(field);
      counts.set(reason, count);
    }
    for (const reason of new Set(Object.values(leftOut))) {
      const count = counts.get(reason);
      if (count) count.rows += 1;
    }
  }
  return [...counts.values()].map((count) => ({ ...count, fields: [...count.fields] })).toSorted(mostFirst);
}

/** Which words stand for nothing, each with how many rows have it, the most frequent first. */
export function nothingCounts(columns: ColumnFields, rows: readonly CheckedRow[]): NothingCount[] {
  const counts = new Map<string, NothingCount>();
  for (const { emptied, cells } of rows)
    for (const field of emptied) {
      const word = cells[columns.indexOf(field)]?.trim() ?? '';
      const name = `${field} ${word}`;
      const count = counts.get(name) ?? { field, word, rows: 0 };
      count.rows += 1;
      counts.set(name, count);
    }
  return [...counts.values()].toSorted(mostFirst);
}
