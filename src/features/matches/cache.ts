import { type InfiniteData, notifyManager, type QueryClient } from '@tanstack/react-query';
import { showInLists } from '@/api/cached-lists';
import type {
  DatasetMatch,
  DatasetMatchesAggregations,
  DatasetMatchFilters,
  DatasetScan,
} from '@/api/models';
import { getDatasetScanOptions } from '@/api/operations.gen';
import type { CursorPage } from '@/api/paging';
import { isRecord } from '@/lib/values';

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

/** Shows a match as it is now in lists and in its scan, without asking the service. */
export function showDecision(queryClient: QueryClient, now: DatasetMatch): void {
  showInLists<DatasetMatch>(
    queryClient,
    '/datasets/matches',
    ({ id }) => id === now.id,
    () => now,
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
  // One change for what shows both, which is rendered once.
  notifyManager.batch(() => {
    showDecision(queryClient, now);
    queryClient.setQueriesData<DatasetMatchesAggregations>(
      { queryKey: matchCounts },
      (counts) => counts && withCountsChanged(counts, before, now),
    );
    for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: matchLists })) {
      const count = countOf(queryKey[1]);
      if (!count) continue;
      const more = Number(count(now)) - Number(count(before));
      queryClient.setQueryData<InfiniteData<CursorPage<DatasetMatch>>>(queryKey, (list) =>
        plusTotal(list, more),
      );
    }
  });
}

/** The parameters of a list that is read for its number alone: what the service's own counts leave out. */
export const countParams = (
  about: Pick<DatasetMatchFilters, 'userActionResolution' | 'includeOldMatches'>,
) => ({
  ...about,
  count: 1,
});

/** Which matches such a list counts (rules.md 12.1); undefined for a list of rows. */
function countOf(params: unknown): ((match: DatasetMatch) => boolean) | undefined {
  if (!isRecord(params) || params['count'] !== 1) return undefined;
  const { count: _count, userActionResolution: decision, includeOldMatches: withOld, ...others } = params;
  if (Object.keys(others).length > 0) return undefined;
  return ({ userActionResolution: now, obsoleteTimestamp }) =>
    (withOld === true || !obsoleteTimestamp) &&
    (decision === undefined ? now !== 'Reject' : now === decision);
}

function plusTotal<Pages extends InfiniteData<CursorPage<DatasetMatch>> | undefined>(
  list: Pages,
  more: number,
): Pages {
  if (!list || more === 0) return list;
  const pages = list.pages.map((page) =>
    page.totalCount === undefined ? page : { ...page, totalCount: Math.max(0, page.totalCount + more) },
  );
  return { ...list, pages };
}

/** In a scan, matches carry no scan (rules.md 12.4). */
function inScan(scan: DatasetScan, now: DatasetMatch): DatasetScan {
  const { scan: _scan, ...next } = now;
  return scan.matches
    ? { ...scan, matches: scan.matches.map((match) => (match.id === now.id ? next : match)) }
    : scan;
}

type Count = NonNullable<DatasetMatchesAggregations['accepted']>;

/** Counts of decisions (rules.md 12.5) after one match has changed. */
function withCountsChanged(
  counts: DatasetMatchesAggregations,
  before: DatasetMatch,
  now: DatasetMatch,
): DatasetMatchesAggregations {
  const type = now.scan?.type ?? before.scan?.type;
  const needed = Number(needsAction(now)) - Number(needsAction(before));
  const accepted = Number(isAccepted(now)) - Number(isAccepted(before));
  return {
    ...counts,
    userActionNeeded: plus(counts.userActionNeeded, needed, type),
    accepted: plus(counts.accepted, accepted, type),
  };
}

/** Old matches are in neither count. */
const needsAction = (match: DatasetMatch) => match.userActionNeeded === true && !match.obsoleteTimestamp;
const isAccepted = (match: DatasetMatch) =>
  match.userActionResolution === 'Accept' && !match.obsoleteTimestamp;

function plus(count: Count | undefined, more: number, type: string | undefined): Count | undefined {
  if (!count || more === 0) return count;
  const { total, aggregations } = count;
  const next = type === undefined ? undefined : Math.max(0, (aggregations?.[type] ?? 0) + more);
  return {
    ...count,
    ...(total !== undefined && { total: Math.max(0, total + more) }),
    ...(aggregations &&
      type !== undefined &&
      next !== undefined && { aggregations: { ...aggregations, [type]: next } }),
  };
}
