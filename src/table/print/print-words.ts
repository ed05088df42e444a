import { count, formatNumber } from '@/lib/words';
import { sortWords, type Column } from '../columns/columns';
import type { List, SortDirection } from '../list/list-spec';

interface Amounts {
  /** Rows on paper. */
  rows: number;
  /** How many match; undefined where the service does not say so. */
  total: number | undefined;
  isSelection: boolean;
  /** Rows that would be printed too are not there: nobody scrolled to them. */
  isPartial: boolean;
}

/** `150 of 312 providers. What was not loaded is not printed.`, `3 selected of 312 providers` */
export function amountWords(
  { one, many }: Pick<List, 'one' | 'many'>,
  { rows, total, isSelection, isPartial }: Amounts,
): string {
  const selected = isSelection ? 'selected ' : '';
  const words =
    total === undefined
      ? `${formatNumber(rows)} ${selected}${rows === 1 ? one : many}`
      : `${formatNumber(rows)} ${selected}of ${count(total, one, many)}`;
  return isPartial ? `${words}. What was not loaded is not printed.` : words;
}

/** `Sorted by last name, Z to A` */
export function orderWords(
  list: Pick<List, 'sorts'>,
  columns: readonly Pick<Column<never>, 'sort' | 'sortWords'>[],
  { sortedBy, sortDirection }: { sortedBy: string; sortDirection: SortDirection },
): string {
  const column = columns.find(({ sort }) => sort === sortedBy);
  return `Sorted by ${list.sorts[sortedBy] ?? sortedBy}, ${sortWords(column ?? {}, sortDirection)}`;
}
