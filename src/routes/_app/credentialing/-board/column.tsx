import { Droppable, type DroppableProvided, type DroppableStateSnapshot } from '@hello-pangea/dnd';
import { Box, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CredentialingRequest, CredentialingRequestFilters } from '@/api/models';
import { itemsOf, totalOf } from '@/api/paging';
import { formatNumber } from '@/lib/words';
import { NewRows } from '@/table/new-rows';
import { useAssignmentTotal } from '@/table/list/assignment-count';
import { whileSeen } from '@/table/list/use-pages';
import { ActionIcon, Button } from '@/ui/button';
import { SkeletonRows } from '@/ui/route-states';
import { IconDiamondAlert } from '@/ui/icons';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { BoardCard } from './card';
import { placeId, type Place } from './drop';
import { ensureStop, focusFirst } from './keys';
import { type RequestParams, requestRows } from '../-list';
import { useEndOfMotion } from './use-end-of-motion';
import { ColumnTotal, LimitButton } from './limit';
import { statusWords } from '@/features/credentialing/request-statuses';
import classes from './board.module.css';

/** What every column knows of the board it stands on. */
export interface OnBoard {
  /** Cards can be dragged: this user may move them, and the window is wide enough. */
  canDrag: boolean;
  /** A card is lifted; until it is dropped nothing comes and nothing goes. */
  isLifted: boolean;
  /** Why the lifted card cannot be dropped at a place; undefined where it can, and where none is lifted. */
  whyNot: (place: Place) => string | undefined;
  /** The place at which a drop was refused, and why. */
  refused: { id: string; why: string } | undefined;
  onRefusalRead: () => void;
  onMenu: (request: CredentialingRequest, anchor: HTMLElement) => void;
  /** Tells the board which request is which card. */
  onShown: (cardId: string, request: CredentialingRequest) => void;
}

interface BoardColumnProps {
  place: Place;
  params: RequestParams;
  board: OnBoard;
}

const requestId = ({ id }: CredentialingRequest) => id;

/** So many cards of a column come at first in a lane, where others stand below. */
const cardsInLane = 10;

/** The requests of one status: as many as the service says there are, loaded further by its cursor. */
export function BoardColumn({ place, params, board }: BoardColumnProps) {
  const { status } = place;
  const isLane = place.ownerId !== undefined;
  const id = placeId(place);
  const titleId = useId();
  const column = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const shown: RequestParams = {
    ...params,
    ...(isLane && { count: cardsInLane }),
    currentEventStatus: [status] as CredentialingRequestFilters['currentEventStatus'],
  };
  const rows = requestRows(shown);
  const list = useInfiniteQuery({ ...rows.query, placeholderData: keepPreviousData, ...whileSeen });
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const data = useFrozen(list.data, board.isLifted);
  const requests = useMemo(() => itemsOf(data, requestId), [data]);
  const mine = useAssignmentTotal(rows, params.share !== undefined && hasNextPage);
  const total = totalOf(data) ?? mine;
  const { onShown } = board;

  useEffect(() => ensureStop(column.current));
  useEffect(() => {
    for (const [position, request] of requests.entries()) onShown(cardIdOf(id, request, position), request);
  }, [requests, id, onShown]);

  // In a lane the next cards would push away what stands below: there they come when they are asked for.
  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isLane;
  useEffect(() => {
    if (!mayLoad || !end.current) return undefined;
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
  }, [mayLoad, fetchNextPage]);

  const whyNot = board.whyNot(place);
  const refusal = whyNot ?? (board.refused?.id === id ? board.refused.why : undefined);
  const Heading = isLane ? 'h3' : 'h2';
  const state = (
    <>
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
    </>
  );
  const cards = requests.map((request, position) => (
    <BoardCard
      key={request.id ?? position}
      cardId={cardIdOf(id, request, position)}
      index={position}
      request={request}
      canDrag={board.canDrag}
      onMenu={board.onMenu}
    />
  ));
  const parts = { label: statusWords(status), isOld: list.isPlaceholderData, state, cards };
  return (
    <section
      ref={column}
      role={isLane ? 'group' : undefined}
      className={classes.column}
      data-column={status}
      data-place={id}
      data-refusing={whyNot !== undefined || undefined}
      aria-labelledby={titleId}
    >
      <div className={classes.head}>
        <div className={classes.title}>
          <Heading id={titleId}>
            <Status of="request" value={status} />{' '}
            {isLane ? (
              <span className="mute">{total === undefined ? '' : formatNumber(total)}</span>
            ) : (
              <ColumnTotal status={status} total={total} />
            )}
          </Heading>
          {!isLane && <LimitButton status={status} />}
        </div>
        {!board.isLifted && (
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
        )}
        {/* While a card is lifted all of them say it, and only the one where it is let go says it aloud. */}
        <div role={whyNot ? undefined : 'status'}>
          {refusal && (
            <div className={classes.refusal}>
              <IconDiamondAlert size={16} aria-hidden />
              <span>
                <b>Not allowed.</b> {refusal}
              </span>
              {!whyNot && (
                <ActionIcon size="sm" aria-label="Close" onClick={board.onRefusalRead}>
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              )}
            </div>
          )}
        </div>
      </div>
      <Droppable droppableId={id}>{(provided, snapshot) => drawPlace(provided, snapshot, parts)}</Droppable>
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

interface PlaceParts {
  /** What the list of cards is called. */
  label: string;
  /** They are those of other filters; the right ones are on their way. */
  isOld: boolean;
  state: ReactNode;
  cards: ReactNode[];
}

interface PlaceProps extends PlaceParts {
  provided: DroppableProvided;
  snapshot: DroppableStateSnapshot;
}

function drawPlace(provided: DroppableProvided, snapshot: DroppableStateSnapshot, parts: PlaceParts) {
  return <DropPlace provided={provided} snapshot={snapshot} {...parts} />;
}

/** The part of a column on which cards are dropped, which leaves room for the one that is held over it. */
function DropPlace({ provided, snapshot, label, isOld, state, cards }: PlaceProps) {
  const list = useRef<HTMLUListElement>(null);
  const { innerRef, droppableProps, placeholder } = provided;
  const { isUsingPlaceholder } = snapshot;
  useEndOfMotion(list, '[data-rfd-placeholder-context-id]', 'height', !isUsingPlaceholder);
  return (
    <div
      ref={innerRef}
      {...droppableProps}
      className={classes.place}
      data-over={snapshot.isDraggingOver || undefined}
    >
      {state}
      <Box
        ref={list}
        component="ul"
        aria-label={cards.length > 0 ? label : undefined}
        role={cards.length > 0 ? undefined : 'presentation'}
        opacity={isOld ? 0.6 : undefined}
      >
        {cards}
        {placeholder}
      </Box>
    </div>
  );
}

/** The name under which a request of a place is dragged. */
const cardIdOf = (place: string, { id }: CredentialingRequest, index: number) => `${place}/${id ?? index}`;

/** A value as it was when it began to be held; the present one while it is not. */
function useFrozen<Value>(value: Value, isFrozen: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!isFrozen && kept !== value) setKept(() => value);
  return isFrozen ? kept : value;
}

/** What an element scrolls in: the nearest around it, or itself, that does. */
function scrollerOf(element: Element | null): Element | null {
  for (let at = element; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}
