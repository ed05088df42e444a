import { Droppable, type DroppableProvided, type DroppableStateSnapshot } from '@hello-pangea/dnd';
import { useId, useRef, type ReactNode } from 'react';
import { statusWords } from '@/features/credentialing/request-statuses';
import { formatNumber } from '@/lib/words';
import { Status } from '@/ui/status';
import type { OnBoard } from './column-view';
import { placeId, type Place } from './drop';
import { FoldButton } from './fold-button';
import { useEndOfMotion } from './use-end-of-motion';
import classes from './board.module.css';

interface FoldedColumnProps {
  place: Place;
  board: OnBoard;
  total: number | undefined;
  /** What reads the requests that came since. */
  news?: ReactNode;
}

/** A column that is folded: its name and how many it has. It takes a card all the same, and one press unfolds it. */
export function FoldedColumn({ place, board, total, news }: FoldedColumnProps) {
  const { status } = place;
  const titleId = useId();
  const id = placeId(place);
  const isLane = place.ownerId !== undefined;
  const Heading = isLane ? 'h3' : 'h2';
  return (
    <section
      role={isLane ? 'group' : undefined}
      className={classes.column}
      data-column={status}
      data-place={id}
      data-folded
      data-refusing={board.whyNot(place) !== undefined || undefined}
      aria-labelledby={titleId}
    >
      <Heading id={titleId} className={classes.spine}>
        {/* In a lane the head of all has the name. */}
        {isLane ? (
          <span className="visually-hidden">{statusWords(status)}</span>
        ) : (
          <Status of="request" value={status} />
        )}{' '}
        <span className="mute">{total === undefined ? '' : formatNumber(total)}</span>
      </Heading>
      <FoldButton status={status} isFolded />
      {!board.isLifted && news}
      <Droppable droppableId={id}>{drawSpine}</Droppable>
    </section>
  );
}

const drawSpine = (provided: DroppableProvided, snapshot: DroppableStateSnapshot) => (
  <Spine provided={provided} snapshot={snapshot} />
);

function Spine({ provided, snapshot }: { provided: DroppableProvided; snapshot: DroppableStateSnapshot }) {
  const { innerRef, droppableProps, placeholder } = provided;
  const place = useRef<HTMLDivElement>(null);
  useEndOfMotion(place, '[data-rfd-placeholder-context-id]', 'height', !snapshot.isUsingPlaceholder);
  return (
    <div
      ref={innerRef}
      {...droppableProps}
      className={classes.place}
      data-over={snapshot.isDraggingOver || undefined}
    >
      <div ref={place}>{placeholder}</div>
    </div>
  );
}
