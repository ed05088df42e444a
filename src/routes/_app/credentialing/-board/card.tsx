import { Draggable, type DraggableProvided, type DraggableStateSnapshot } from '@hello-pangea/dnd';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, useCallback, useRef } from 'react';
import type { CredentialingRequest } from '@/api/models';
import { spellOut, userWords } from '@/lib/words';
import { ActionIcon } from '@/ui/button';
import { Status } from '@/ui/status';
import { ageState, ageWords, entityName, modeWords } from '@/features/credentialing/request-words';
import { Verbatim } from '@/ui/text';
import { useEndOfMotion } from './use-end-of-motion';
import classes from './board.module.css';

interface CardProps {
  request: CredentialingRequest;
  onMenu: (request: CredentialingRequest, anchor: HTMLElement) => void;
}

interface BoardCardProps extends CardProps {
  /** Under which it is dragged: a request that just moved may stand in two columns for a moment. */
  cardId: string;
  index: number;
  canDrag: boolean;
}

/** A request on the board. Which card takes part in the tab order is written into the page by the board itself. */
export const BoardCard = memo(
  function BoardCard({ request, onMenu, cardId, index, canDrag }: BoardCardProps) {
    return (
      <Draggable draggableId={cardId} index={index} isDragDisabled={!canDrag}>
        {(provided, snapshot) => drawCard(provided, snapshot, { request, onMenu })}
      </Draggable>
    );
  },
  (one, other) =>
    one.request === other.request &&
    one.cardId === other.cardId &&
    one.index === other.index &&
    one.canDrag === other.canDrag,
);

function drawCard(provided: DraggableProvided, snapshot: DraggableStateSnapshot, card: CardProps) {
  return <Card provided={provided} snapshot={snapshot} {...card} />;
}

interface DrawnCardProps extends CardProps {
  provided: DraggableProvided;
  snapshot: DraggableStateSnapshot;
}

function Card({ request, onMenu, provided, snapshot }: DrawnCardProps) {
  const { id, type, priority, owner, createdAt } = request;
  const name = entityName(request);
  const { innerRef, draggableProps, dragHandleProps } = provided;
  // The card is taken hold of anywhere; for the keyboard its link is what has the focus, and the handle no button.
  const {
    tabIndex: _tabIndex,
    role: _role,
    'aria-describedby': instructions,
    ...handle
  } = dragHandleProps ?? { tabIndex: -1, role: '', 'aria-describedby': undefined };
  const card = useRef<HTMLElement>(null);
  useEndOfMotion(card, undefined, 'transform', snapshot.isDropAnimating);
  const hold = useCallback(
    (element: HTMLElement | null) => {
      card.current = element;
      innerRef(element);
    },
    [innerRef],
  );
  return (
    <li
      ref={hold}
      {...draggableProps}
      {...handle}
      className={classes.card}
      data-card={id}
      data-lifted={snapshot.isDragging || undefined}
    >
      <div className={classes.line}>
        <Link
          to="/credentialing/$requestId"
          params={{ requestId: id }}
          className={classes.name}
          tabIndex={-1}
          preload={false}
          aria-describedby={instructions}
        >
          <Verbatim>{name}</Verbatim>
        </Link>
        <ActionIcon
          size="sm"
          c="dimmed"
          tabIndex={-1}
          aria-label={`Move ${name}`}
          aria-haspopup="menu"
          onClick={(event) => onMenu(request, event.currentTarget)}
        >
          <IconDots size={14} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.line}>
        <span>{spellOut(type)}</span>
        <Status of="priority" value={priority} />
      </div>
      <div className={`${classes.line} mute`}>
        <span>{userWords(owner) ?? 'No owner'}</span>
        <time dateTime={createdAt}>
          <Age request={request} />
        </time>
      </div>
      <div className="mute">{modeWords(request).label}</div>
    </li>
  );
}

/** How old a request is: `12 days`, `34 days, late`, `71 days, overdue`. */
function Age({ request }: { request: CredentialingRequest }) {
  const state = ageState(request);
  const words = ageWords(request);
  return state ? <Status of="age" value={state} label={`${words}, ${state.toLowerCase()}`} /> : words;
}
