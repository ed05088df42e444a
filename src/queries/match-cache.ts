import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { DatasetMatch, DatasetMatchesAggregations, DatasetMatchFilters } from '@/api/models';
import type { CursorPage } from '@/api/paging';
import { matchKeys, scanKeys } from './keys';
import { withCountsChanged } from './match-counts';

type Pages = InfiniteData<CursorPage<DatasetMatch>, string | undefined>;

/** A match as it is once it is decided; restored ones wait for a decision again. */
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

/** Whether a list with these filters has a match, as far as decisions tell (contract.md, `GET /datasets/matches`). */
export function belongs(match: DatasetMatch, filters: DatasetMatchFilters): boolean {
  const { userActionNeeded, userActionResolution, includeOldMatches } = filters;
  if (match.obsoleteTimestamp && !includeOldMatches) return false;
  if (userActionNeeded !== undefined && (match.userActionNeeded ?? false) !== userActionNeeded) return false;
  return userActionResolution
    ? match.userActionResolution === userActionResolution
    : match.userActionResolution !== 'Reject';
}

/** Where a match stood in a list that it was taken out of. */
interface Place {
  page: number;
  /** The last matches before it in its page, the nearest first. */
  after: (string | undefined)[];
}

const neighbours = 10;
/** An undo comes soon; places of long ago are let go. */
const mostPlaces = 500;

/** By list and match. Dies with the cache that it belongs to. */
const places = new WeakMap<QueryClient, Map<string, Place>>();

/**
 * Shows a match everywhere as it is `now` instead of as it was `before`: it changes in the lists it belongs to, leaves
 * the others, comes back to its old place in those it had left, and is counted accordingly. Nothing is asked of the
 * service.
 */
export function showMatch(queryClient: QueryClient, before: DatasetMatch, now: DatasetMatch): void {
  const known = places.get(queryClient) ?? new Map<string, Place>();
  places.set(queryClient, known);
  for (const [key, pages] of queryClient.getQueriesData<Pages>({ queryKey: matchKeys.lists })) {
    if (pages) queryClient.setQueryData<Pages>(key, inList(pages, key, now, known));
  }
  if (now.scanId) {
    queryClient.setQueryData<{ matches?: DatasetMatch[] }>(
      scanKeys.one(now.scanId),
      (scan) =>
        scan?.matches && {
          ...scan,
          // In a scan, matches carry no scan (contract.md).
          matches: scan.matches.map((match) =>
            match.id === now.id ? { ...now, scan: match.scan ?? undefined } : match,
          ),
        },
    );
  }
  queryClient.setQueriesData<DatasetMatchesAggregations>(
    { queryKey: matchKeys.allAggregations },
    (counts) => counts && withCountsChanged(counts, before, now),
  );
}

function inList(data: Pages, key: QueryKey, now: DatasetMatch, known: Map<string, Place>): Pages {
  const stays = belongs(now, (key[2] ?? {}) as DatasetMatchFilters);
  const name = JSON.stringify([key, now.id]);
  const page = data.pages.findIndex(({ items }) => items?.some(({ id }) => id === now.id));
  if (page < 0) {
    const place = stays ? known.get(name) : undefined;
    return place ? putBack(data, place, now) : data;
  }
  const items = data.pages[page]?.items ?? [];
  const at = items.findIndex(({ id }) => id === now.id);
  if (stays) return withItems(data, page, items.with(at, now), 0);
  const after = items.slice(Math.max(0, at - neighbours), at).map(({ id }) => id);
  remember(known, name, { page, after: after.toReversed() });
  return withItems(data, page, items.toSpliced(at, 1), -1);
}

function remember(known: Map<string, Place>, name: string, place: Place): void {
  known.delete(name);
  known.set(name, place);
  const [oldest] = known.keys();
  if (known.size > mostPlaces && oldest !== undefined) known.delete(oldest);
}

function putBack(data: Pages, place: Place, match: DatasetMatch): Pages {
  const page = Math.min(place.page, data.pages.length - 1);
  const items = data.pages[page]?.items ?? [];
  const before = place.after.find((id) => items.some((item) => item.id === id));
  const at = before === undefined ? 0 : items.findIndex(({ id }) => id === before) + 1;
  return withItems(data, page, items.toSpliced(at, 0, match), 1);
}

function withItems(data: Pages, page: number, items: DatasetMatch[], more: number): Pages {
  return {
    ...data,
    pages: data.pages.map((one, at) => {
      const total = one.totalCount === undefined ? {} : { totalCount: Math.max(0, one.totalCount + more) };
      return at === page ? { ...one, items, ...total } : more === 0 ? one : { ...one, ...total };
    }),
  };
}
