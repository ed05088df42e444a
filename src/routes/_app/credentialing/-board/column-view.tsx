import { Droppable, type DroppableProvided, type DroppableStateSnapshot } from '@hello-pangea/dnd';
import { Box, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import type { CredentialingRequest } from '@/api/models';
import { statusWords } from '@/features/credentialing/request-statuses';
import { formatNumber } from '@/lib/words';
import { ActionIcon, Button } from '@/ui/button';
import { IconDiamondAlert } from '@/ui/icons';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { BoardCard } from './card';
import { placeId, type Place } from './drop';
import { FoldButton } from './fold-button';
import { ensureStop } from './keys';
import { ColumnTotal, LimitButton } from './limit';
import type { SoughtCard } from './use-card-return';
import { useEndOfMotion } from './use-end-of-motion';
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
  /** The column that is read up to the card which was opened; undefined where none is. */
  sought: SoughtCard | undefined;
  /** That column does not have it. */
  onMissed: () => void;
}

interface ColumnViewProps {
  place: Place;
  board: OnBoard;
  column: RefObject<HTMLElement | null>;
  requests: readonly CredentialingRequest[];
  /** How many there are; undefined where nobody knows yet. */
  total: number | undefined;
  /** Whether `requests` are an answer: an empty column says so only then. */
  isRead: boolean;
  /** They are those of other filters; the right ones are on their way. */
  isOld: boolean;
  /** Why not all of them are there. */
  error?: Error | null;
  onRetry?: () => void;
  /** Loads or shows more; undefined where there are none. */
  onMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
  /** What stands below the cards, where more are loaded when it comes near. */
  end?: RefObject<HTMLDivElement | null>;
  /** What is said of requests that came since. */
  news?: ReactNode;
}

/** A column of the board: its head, what a refused drop says, and its cards. */
export function ColumnView({
  place,
  board,
  column,
  requests,
  total,
  isRead,
  isOld,
  error,
  onRetry,
  onMore,
  isLoadingMore = false,
  end,
  news,
}: ColumnViewProps) {
  const { status } = place;
  const isLane = place.ownerId !== undefined;
  const id = placeId(place);
  const titleId = useId();
  const { onShown } = board;

  useEffect(() => ensureStop(column.current));
  useEffect(() => {
    for (const [position, request] of requests.entries()) onShown(cardIdOf(id, request, position), request);
  }, [requests, id, onShown]);

  const whyNot = board.whyNot(place);
  const refusal = whyNot ?? (board.refused?.id === id ? board.refused.why : undefined);
  const Heading = isLane ? 'h3' : 'h2';
  const state = (
    <>
      {!isRead && !error && <SkeletonRows rows={3} />}
      {error && (
        <InlineError
          error={error}
          title={requests.length > 0 ? 'Not all could be loaded' : 'They could not be loaded'}
          kept="Each column is read by itself."
          onRetry={onRetry}
        />
      )}
      {isRead && requests.length === 0 && (
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
  const parts = { label: statusWords(status), isOld, state, cards };
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
          {!isLane && (
            <Group gap={0} wrap="nowrap">
              <LimitButton status={status} />
              <FoldButton status={status} isFolded={false} />
            </Group>
          )}
        </div>
        {!board.isLifted && news}
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
      {onMore && (
        <Group ref={end} justify="center">
          <Button variant="subtle" size="xs" loading={isLoadingMore} onClick={onMore}>
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
