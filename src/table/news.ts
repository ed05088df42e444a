import type { CursorPage } from '@/api/paging';
import { formatNumber } from '@/lib/words';

/** What of a list is loaded, and as what. */
export interface Loaded<T> {
  rows: readonly T[];
  first: CursorPage<T>;
  total: number | undefined;
  hasMore: boolean;
  /** Whether a row was changed here since it was read: it stays in its place, wherever it belongs by now. */
  isChangedHere: (row: T) => boolean;
}

export interface News {
  /** Rows that came, as far as the first page and the totals tell. */
  added: number;
  /** Rows that somebody else took out of the list. */
  removed: number;
  /** The same rows in another order. */
  moved: boolean;
}

/** Compares the first page as it is now with what is loaded. Rows without an id are left out of it. */
export function newsOf<T>(
  now: CursorPage<T>,
  { rows, first, total, hasMore, isChangedHere }: Loaded<T>,
  rowId: (row: T) => string | undefined,
): News {
  const idsOf = (items: readonly T[] = []) => items.flatMap((item) => rowId(item) ?? []);
  const nowIds = idsOf(now.items);
  const seen = new Set(nowIds);
  const isSeen = (row: T) => seen.has(rowId(row) ?? '');
  // Of what is loaded only what is in the first page is asked for.
  const loaded = new Set(idsOf(rows).filter((id) => seen.has(id)));
  const isWhole = !hasMore && !now.nextCursor;
  // What follows the last row that is loaded came up from further down; what is last here may have gone there.
  const reach = nowIds.findLastIndex((id) => loaded.has(id)) + 1;
  const unseen = (isWhole || reach === 0 ? nowIds : nowIds.slice(0, reach)).filter(
    (id) => !loaded.has(id),
  ).length;
  const compared = isWhole ? rows : rows.slice(0, (first.items ?? []).findLastIndex(isSeen) + 1);
  const left = compared.filter((row) => rowId(row) !== undefined && !isSeen(row));
  const changedHere = left.filter(isChangedHere).length;
  const missing = left.length - changedHere;
  // Whether what was changed here further down is still in the list, the first page does not tell.
  const isCounted = !rows.slice(compared.length).some(isChangedHere);
  const grown =
    total === undefined || now.totalCount === undefined || !isCounted
      ? unseen - missing
      : now.totalCount - total + changedHere;
  const added = Math.max(unseen, grown + missing, 0);
  const moved = added === 0 && grown === 0 && !isSameOrder(nowIds, idsOf(first.items));
  return { added, removed: Math.max(0, added - grown), moved };
}

/** Whether those that are in both come in one order. */
function isSameOrder(now: readonly string[], before: readonly string[]): boolean {
  const [inNow, inBefore] = [new Set(now), new Set(before)];
  const order = before.filter((id) => inNow.has(id));
  return now.filter((id) => inBefore.has(id)).every((id, index) => id === order[index]);
}

/** `12 new`, `12 new, 3 gone`, `Changed`; nothing where all is as it was. */
export function newsWords({ added, removed, moved }: News): string | undefined {
  const words = [
    added > 0 && `${formatNumber(added)} new`,
    removed > 0 && `${formatNumber(removed)} gone`,
    moved && 'Changed',
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : undefined;
}
