import type { InfiniteData } from '@tanstack/react-query';
import { type CursorPage, totalOf } from '@/api/paging';
import { formatNumber } from '@/lib/words';

/** Rows that have left a list since it was read: they keep their place in it, and count no more. */
export interface GoneRows<T> {
  isGone: (row: T) => boolean;
  /** How many rows the list has by now; undefined where the service does not say. */
  totalOf: (data: Pages<T> | undefined) => number | undefined;
  /** The same of rows that are read; how many stand in it with those that left, and what became of these: `, 2 decided`. */
  numbersOf: (read: Read<T>) => { total: number | undefined; standing: number | undefined; words: string };
  /** Which of those that are still in the list the row at `index` is, from 1 on; undefined for one that has left it. */
  placeOf: (rows: readonly T[], index: number) => number | undefined;
}

type Pages<T> = InfiniteData<CursorPage<T>, unknown>;

interface Read<T> {
  rows: readonly T[];
  /** As the last page that was read says it. */
  total: number | undefined;
  first: CursorPage<T> | undefined;
}

/**
 * What leaves a list while it is worked through. Each page says how many rows there were when it was read: what left before the
 * last one is in its number already, what left since is in that of the first alone. Beside `GoneRows` so that lists from which
 * nothing leaves need none of it. `words` follow a number: `decided`.
 */
export function goneRows<T>(isGone: (row: T) => boolean, words: string): GoneRows<T> {
  const numbersOf: GoneRows<T>['numbersOf'] = ({ rows, total, first }) => {
    const gone = rows.filter(isGone).length;
    const left = total === undefined ? undefined : Math.min(total, (first?.totalCount ?? total) - gone);
    const now = left && Math.max(0, left);
    return {
      total: now,
      standing: now === undefined ? undefined : now + gone,
      words: gone > 0 ? `, ${formatNumber(gone)} ${words}` : '',
    };
  };
  return {
    isGone,
    numbersOf,
    totalOf: (data) =>
      data &&
      numbersOf({
        rows: data.pages.flatMap(({ items = [] }) => items),
        total: totalOf(data),
        first: data.pages[0],
      }).total,
    placeOf(rows, index) {
      const row = rows[index];
      if (row === undefined || isGone(row)) return undefined;
      return rows.slice(0, index + 1).filter((one) => !isGone(one)).length;
    },
  };
}
