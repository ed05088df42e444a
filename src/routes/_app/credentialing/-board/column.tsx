import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { CredentialingRequest, CredentialingRequestFilters } from '@/api/models';
import { itemsOf, totalOf } from '@/api/paging';
import { useAssignmentTotal } from '@/table/list/assignment-count';
import { whileSeen } from '@/table/list/use-pages';
import { NewRows } from '@/table/new-rows';
import { ColumnView, type OnBoard } from './column-view';
import { placeId } from './drop';
import { FoldedColumn } from './folded';
import { isFolded, useFold } from './folds';
import { focusFirst } from './keys';
import { useFrozen } from './use-frozen';
import { type RequestParams, requestRows } from '../-list';

interface BoardColumnProps {
  status: string;
  params: RequestParams;
  board: OnBoard;
}

const requestId = ({ id }: CredentialingRequest) => id;

/** The requests of one status: as many as the service says there are, loaded further by its cursor. */
export function BoardColumn({ status, params, board }: BoardColumnProps) {
  const column = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const rows = requestRows({
    ...params,
    currentEventStatus: [status] as CredentialingRequestFilters['currentEventStatus'],
  });
  const list = useInfiniteQuery({ ...rows.query, placeholderData: keepPreviousData, ...whileSeen });
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const data = useFrozen(list.data, board.isLifted);
  const requests = useMemo(() => itemsOf(data, requestId), [data]);
  const mine = useAssignmentTotal(rows, params.share !== undefined && hasNextPage);
  const total = totalOf(data) ?? mine;

  const { sought, onMissed } = board;
  const isNamed = sought?.column === placeId({ status });
  const fold = useFold(status);
  // A card that is looked for in it is seen.
  const isSpine = !isNamed && isFolded(fold, status, data && total, params.currentEventStatus !== undefined);

  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!mayLoad || isSpine || !end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage({ cancelRefetch: false });
      },
      // What scrolls is the board, and in a narrow window the column: measured by the window, what it clips would never
      // come near.
      { root: scrollerOf(column.current), rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [mayLoad, isSpine, fetchNextPage]);

  const isSought = isNamed && data !== undefined && !list.isPlaceholderData;
  const isMissed = isSought && !list.isFetching && !(mayLoad && requests.length < sought.until);
  useEffect(() => {
    if (isMissed) onMissed();
    else if (isSought && mayLoad) void fetchNextPage({ cancelRefetch: false });
  }, [isMissed, isSought, mayLoad, onMissed, fetchNextPage]);

  const news = (
    <NewRows
      model={{
        query: rows.query,
        rowId: requestId,
        rows: requests,
        first: data?.pages[0],
        total,
        hasMore: hasNextPage,
        loading: list.isPending,
        stale: list.isPlaceholderData,
        refreshing: list.isFetching && !isFetchingNextPage,
        refresh: () => void list.refetch(),
        focusRows: () => focusFirst(column.current),
      }}
    />
  );
  if (isSpine)
    return (
      <FoldedColumn
        place={{ status }}
        board={board}
        total={total}
        // Where nothing stands what comes is read by itself, and unfolds it.
        news={total === 0 ? news : undefined}
      />
    );

  return (
    <ColumnView
      place={{ status }}
      board={board}
      column={column}
      requests={requests}
      total={total}
      isRead={data !== undefined}
      isOld={list.isPlaceholderData}
      error={error}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : list.refetch())}
      onMore={
        hasNextPage && !isFetchNextPageError ? () => void fetchNextPage({ cancelRefetch: false }) : undefined
      }
      isLoadingMore={isFetchingNextPage}
      end={end}
      news={news}
    />
  );
}

/** What an element scrolls in: the nearest around it, or itself, that does. */
function scrollerOf(element: Element | null): Element | null {
  for (let at = element; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}
