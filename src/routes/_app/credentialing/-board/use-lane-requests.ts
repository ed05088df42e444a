import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CredentialingRequest } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { largestPage } from '@/api/query';
import { whileSeen } from '@/table/list/use-pages';
import { requestId, type RequestParams, requestRows } from '../-list';
import { placeId, type Place } from './drop';
import { useFrozen } from './use-frozen';

/** So many pages are read without a word: with the largest page, two thousand requests. */
const mostPages = 8;

/**
 * The requests of the board by owner, of one list that is read page after page: a list for each column of each lane would
 * be sixty reads at once, and as many totals. `isLifted` keeps them as they are while a card is dragged.
 */
export function useLaneRequests(params: RequestParams, isLifted: boolean) {
  const inLargePages: RequestParams & { count: number } = { ...params, count: largestPage };
  const { query } = requestRows(inLargePages);
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData, ...whileSeen });
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } =
    list;
  const data = useFrozen(list.data, isLifted);
  const requests = useMemo(() => itemsOf(data, requestId), [data]);
  const places = useMemo(() => byPlace(requests), [requests]);
  const pages = data?.pages.length ?? 0;
  const goesOn = hasNextPage && !list.isFetching && !error && !isPlaceholderData && pages < mostPages;
  useEffect(() => {
    if (goesOn) void fetchNextPage({ cancelRefetch: false });
  }, [goesOn, fetchNextPage]);

  const isWhole = data !== undefined && !hasNextPage;
  return {
    /** By the name of their place. */
    places,
    /** How many are at the places that `isThere` accepts; undefined until all of them are read. */
    total: (isThere: (place: Place) => boolean): number | undefined =>
      isWhole ? requests.filter((request) => isThere(placeOf(request))).length : undefined,
    /** Whether what a column lacks is not on its way. */
    isRead: data !== undefined && !goesOn && !isFetchingNextPage,
    isOld: isPlaceholderData,
    error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : list.refetch()),
    /** There are more than are read without a word. */
    unread:
      hasNextPage && pages >= mostPages
        ? {
            loaded: requests.length,
            total: data?.pages.at(-1)?.totalCount,
            isLoading: isFetchingNextPage,
            loadMore: () => void fetchNextPage({ cancelRefetch: false }),
          }
        : undefined,
    /** For who tells of requests that came since. */
    news: {
      query,
      rowId: requestId,
      rows: requests,
      first: data?.pages[0],
      total: data?.pages.at(-1)?.totalCount,
      hasMore: hasNextPage,
      loading: list.isPending,
      stale: isPlaceholderData,
      refreshing: list.isFetching && !isFetchingNextPage,
      refresh: () => void list.refetch(),
    },
  };
}

export type LaneRequests = ReturnType<typeof useLaneRequests>;

const placeOf = ({ currentEvent, owner }: CredentialingRequest): Place => ({
  status: currentEvent?.status ?? '',
  ownerId: owner?.id ?? '',
});

function byPlace(requests: readonly CredentialingRequest[]): ReadonlyMap<string, CredentialingRequest[]> {
  const places = new Map<string, CredentialingRequest[]>();
  for (const request of requests) {
    const id = placeId(placeOf(request));
    places.set(id, [...(places.get(id) ?? []), request]);
  }
  return places;
}
