import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { itemsOf, totalOf } from '@/api/paging';
import { reviewId, reviewList, type ReviewParams } from '@/features/reviews/list';
import { caseId, casesOf, type Position, reviewSession } from '@/features/reviews/session';
import { everyMinute } from '@/lib/every-minute';
import { useStore } from '@/lib/store';
import { positionIn, withCases } from '@/queue/position';
import { useMyTotal } from '@/table/list/assignment-count';
import { fewPages } from '@/table/list/use-pages';

const aheadOf = 5;

/** Where a case stands in the session of the queue with these `params`. */
export function useReviewPosition(params: ReviewParams, licenseId: string): Position {
  const store = reviewSession(params);
  const queue = reviewList.rows(params, useQueryClient());
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...queue.query,
    // What others decide meanwhile is in position and count within a minute; a long queue is not read again unasked.
    refetchInterval: (list) => (fewPages(list) ? everyMinute.refetchInterval : false),
  });
  const mine = useMyTotal(queue, params.share);
  const stored = useStore(store);
  const rows = useMemo(() => itemsOf(data, reviewId), [data]);
  const session = useMemo(() => withCases(stored, casesOf(rows), caseId), [stored, rows]);
  useEffect(() => {
    // Onto what is there by now: the case that was opened may have changed what became of it.
    if (session !== stored) store.set(withCases(store.get(), session.cases, caseId));
  }, [store, session, stored]);
  const total = mine ?? totalOf(data);
  const complete = data !== undefined && !hasNextPage;
  const position = useMemo(() => {
    const ids = rows.flatMap(({ license }) => license?.id ?? []);
    return positionIn(session, licenseId, { ids, total, complete }, caseId);
  }, [session, licenseId, rows, total, complete]);
  const isNearEnd = position.index >= session.cases.length - aheadOf;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return position;
}
