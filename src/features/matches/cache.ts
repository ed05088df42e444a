import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DatasetMatch, DatasetMatchesAggregations, DatasetScan } from '@/api/models';
import type { CursorPage } from '@/api/paging';
import { getDatasetScanOptions } from '@/api/operations.gen';
import { withCountsChanged } from './counts';

type Pages = InfiniteData<CursorPage<DatasetMatch>>;

/** What the keys of every list of matches, and of every count of them, begin with. */
export const matchLists = ['/datasets/matches'];
export const matchCounts = ['/datasets/matches/aggregations'];

/** A match as it is once it is decided; a restored one waits for a decision again and has no note. */
export function decided(
  match: DatasetMatch,
  resolution: 'Accept' | 'Reject' | null,
  note: string | undefined,
): DatasetMatch {
  const { userActionResolution: _resolution, userActionResolutionNote: before, ...rest } = match;
  const kept = resolution ? (note ?? before) : note;
  return {
    ...rest,
    userActionNeeded: resolution === null && !match.obsoleteTimestamp,
    isIgnored: resolution === 'Reject',
    ...(resolution && { userActionResolution: resolution }),
    ...(kept !== undefined && { userActionResolutionNote: kept }),
  };
}

/**
 * Shows a match as it is now in lists and in its scan, without asking the service. In lists it keeps its place, even in
 * those that it does not belong to any more, so that nothing jumps under the eyes of who works through them.
 */
export function showInLists(queryClient: QueryClient, now: DatasetMatch): void {
  queryClient.setQueriesData<Pages>({ queryKey: matchLists }, (data) =>
    data && holds(data, now) ? { ...data, pages: data.pages.map((page) => inPage(page, now)) } : data,
  );
  if (now.scanId) {
    queryClient.setQueryData(
      getDatasetScanOptions({ scanId: now.scanId }).queryKey,
      (scan) => scan && inScan(scan, now),
    );
  }
}

/** Shows a match everywhere as it is `now` instead of as it was `before`: what is decided here, the counts show at once. */
export function showMatch(queryClient: QueryClient, before: DatasetMatch, now: DatasetMatch): void {
  showInLists(queryClient, now);
  queryClient.setQueriesData<DatasetMatchesAggregations>(
    { queryKey: matchCounts },
    (counts) => counts && withCountsChanged(counts, before, now),
  );
}

/** Whether something cached is a list whose loaded pages have a match. */
export function holds(data: unknown, match: DatasetMatch): boolean {
  const { pages } = (data ?? {}) as Partial<Pages>;
  return pages?.some(({ items }) => items?.some(({ id }) => id === match.id)) ?? false;
}

function inPage(page: CursorPage<DatasetMatch>, now: DatasetMatch): CursorPage<DatasetMatch> {
  const at = page.items?.findIndex(({ id }) => id === now.id) ?? -1;
  return page.items && at >= 0 ? { ...page, items: page.items.with(at, now) } : page;
}

/** In a scan, matches carry no scan (rules.md 12.4). */
function inScan(scan: DatasetScan, now: DatasetMatch): DatasetScan {
  const { scan: _scan, ...own } = now;
  return scan.matches
    ? { ...scan, matches: scan.matches.map((match) => (match.id === now.id ? own : match)) }
    : scan;
}
