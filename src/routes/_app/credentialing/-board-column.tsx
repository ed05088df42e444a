import { Box, Group, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { CredentialingRequest, CredentialingRequestFilters } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { BoardCard } from './-board-card';
import { ensureStop } from './-board-keys';
import { requestListOptions, type RequestParams } from './-list';
import { statusWords } from '@/features/credentialing/request-words';
import classes from './-board.module.css';

interface BoardColumnProps {
  status: string;
  params: RequestParams;
  onMenu: (request: CredentialingRequest, anchor: HTMLElement) => void;
}

/** The requests of one status: as many as the service says there are, loaded further by its cursor. */
export function BoardColumn({ status, params, onMenu }: BoardColumnProps) {
  const titleId = useId();
  const column = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery({
    ...requestListOptions({
      ...params,
      currentEventStatus: [status] as CredentialingRequestFilters['currentEventStatus'],
    }),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const requests = itemsOf(data, ({ id }) => id);
  const total = data?.pages.at(-1)?.totalCount ?? (data && !hasNextPage ? requests.length : undefined);

  useEffect(() => ensureStop(column.current));

  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!mayLoad || !end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage({ cancelRefetch: false });
      },
      // The column is what scrolls: measured by the window, what it clips would never come near.
      { root: column.current, rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [mayLoad, fetchNextPage]);

  return (
    <section ref={column} className={classes.column} data-column={status} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        <Status of="request" value={status} />
        <Text span c="dimmed">
          {total === undefined ? '' : formatNumber(total)}
        </Text>
      </h2>
      {!data && !error && <SkeletonRows rows={3} />}
      {error && (
        <InlineError
          error={error}
          title={requests.length > 0 ? 'Not all could be loaded' : 'They could not be loaded'}
          kept="The other columns are not affected."
          onRetry={() => void (isFetchNextPageError ? fetchNextPage() : list.refetch())}
        />
      )}
      {data && requests.length === 0 && (
        <Text c="dimmed" px="xs">
          None
        </Text>
      )}
      {requests.length > 0 && (
        <Box
          component="ul"
          aria-label={statusWords(status)}
          opacity={list.isPlaceholderData ? 0.6 : undefined}
        >
          {requests.map((request, at) => (
            <BoardCard key={request.id ?? at} request={request} onMenu={onMenu} />
          ))}
        </Box>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Group ref={end} justify="center">
          <Button
            variant="subtle"
            size="xs"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage({ cancelRefetch: false })}
          >
            Load more, {formatNumber(requests.length)}
            {total === undefined ? '' : ` of ${formatNumber(total)}`} loaded
          </Button>
        </Group>
      )}
    </section>
  );
}
