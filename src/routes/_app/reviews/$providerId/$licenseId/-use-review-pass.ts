import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { itemsOf, totalOf } from '@/api/paging';
import { session } from '@/api/session';
import { reviewId, reviewList, type ReviewParams } from '@/features/reviews/list';
import {
  clearPasses,
  passName,
  positionIn,
  usePass,
  withCases,
  writePass,
  type Position,
} from '@/features/reviews/pass';
import { everyMinute } from '@/lib/every-minute';
import { useOwnTotal } from '@/table/share-count';
import { fewPages } from '@/table/use-pages';

session.onEnd(clearPasses);

const aheadOf = 5;

/** The pass through the queue with these `params`, seen from one case. */
export function useReviewPass(params: ReviewParams, licenseId: string): Position {
  const name = passName(params);
  const queue = reviewList.rows(params, useQueryClient());
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...queue.query,
    // What others decide meanwhile is in position and count within a minute; a long queue is not read again unasked.
    refetchInterval: (list) => (fewPages(list) ? everyMinute.refetchInterval : false),
  });
  const own = useOwnTotal(queue, params.share);
  const stored = usePass(name);
  const rows = useMemo(() => itemsOf(data, reviewId), [data]);
  const pass = useMemo(() => withCases(stored, rows), [stored, rows]);
  useEffect(() => {
    if (pass !== stored) writePass(name, pass);
  }, [name, pass, stored]);
  const total = own ?? totalOf(data);
  const complete = data !== undefined && !hasNextPage;
  const position = useMemo(
    () => positionIn(pass, licenseId, { rows, total, complete }),
    [pass, licenseId, rows, total, complete],
  );
  const isNearEnd = position.index >= pass.cases.length - aheadOf;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return position;
}
