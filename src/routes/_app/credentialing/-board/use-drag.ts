import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useCallback, useRef, useState, type RefObject } from 'react';
import type { CredentialingRequest } from '@/api/models';
import { entityName } from '@/features/credentialing/request-words';
import { dropOf, placeOf, placeWords, type Lane, type Place } from './drop';

/** Said of every card to assistive technology. */
export const dragInstructions =
  'Space lifts the request, the arrow keys carry it to another column, Space drops it and Escape puts it back. M opens a menu with the same moves.';

interface Lifted {
  request: CredentialingRequest;
  from: Place;
}

interface BoardDrag {
  root: RefObject<HTMLElement | null>;
  lanes: readonly Lane[];
  /** Why this user may move nothing. */
  blocked: string | undefined;
  /** A card begins to move. */
  onLift: (card: HTMLElement | undefined) => void;
  onStatus: (request: CredentialingRequest, status: string) => void;
  onOwner: (request: CredentialingRequest, ownerId: string) => void;
}

/**
 * Dragging on the board, by pointer and by keyboard: what is lifted, where it may go, what comes of a drop, all of it said
 * in words. A drop does what the menu does.
 */
export function useBoardDrag({ root, lanes, blocked, onLift, onStatus, onOwner }: BoardDrag) {
  const cards = useRef(new Map<string, CredentialingRequest>());
  const [lifted, setLifted] = useState<Lifted>();
  const [refused, setRefused] = useState<{ id: string; why: string }>();
  const onShown = useCallback((cardId: string, request: CredentialingRequest) => {
    cards.current.set(cardId, request);
  }, []);

  const elementOf = (attribute: 'place' | 'rfdDraggableId', id: string) =>
    [
      ...(root.current?.querySelectorAll<HTMLElement>(
        attribute === 'place' ? '[data-place]' : '[data-rfd-draggable-id]',
      ) ?? []),
    ].find(({ dataset }) => dataset[attribute] === id);

  /** Of what is carried by keyboard the column and those beside it are seen; only what is seen can be reached. */
  const show = (id: string) => elementOf('place', id)?.scrollIntoView({ block: 'nearest', inline: 'center' });

  const onDragStart = ({ draggableId, source, mode }: DragStart, { announce }: ResponderProvided) => {
    const request = cards.current.get(draggableId);
    setRefused(undefined);
    if (!request) return;
    const from = placeOf(source.droppableId);
    setLifted({ request, from });
    onLift(elementOf('rfdDraggableId', draggableId));
    announce(`${entityName(request, 'title')} is lifted from ${placeWords(from, lanes)}.`);
    if (mode === 'SNAP') show(source.droppableId);
  };

  const onDragUpdate = (
    { draggableId, source, destination, mode }: DragUpdate,
    provided: ResponderProvided,
  ) => {
    const request = cards.current.get(draggableId);
    if (!request) return;
    if (!destination) {
      provided.announce('Over no column.');
      return;
    }
    const [from, to] = [placeOf(source.droppableId), placeOf(destination.droppableId)];
    const drop = dropOf(request, from, to, blocked);
    const outcome =
      drop.kind === 'refused'
        ? `not allowed. ${drop.why}`
        : drop.kind === 'none'
          ? 'where it was.'
          : 'can be dropped here.';
    provided.announce(`${placeWords(to, lanes)}: ${outcome}`);
    if (mode === 'SNAP') show(destination.droppableId);
  };

  const onDragEnd = (
    { draggableId, source, destination, reason }: DropResult,
    provided: ResponderProvided,
  ) => {
    const request = cards.current.get(draggableId);
    setLifted(undefined);
    if (!request || !destination || reason === 'CANCEL') {
      provided.announce('It was put back.');
      return;
    }
    const drop = dropOf(request, placeOf(source.droppableId), placeOf(destination.droppableId), blocked);
    // Why not is said by the column itself.
    provided.announce(drop.kind === 'none' || drop.kind === 'refused' ? 'It was put back.' : 'Dropped.');
    if (drop.kind === 'refused') setRefused({ id: destination.droppableId, why: drop.why });
    if (drop.kind === 'status') onStatus(request, drop.status);
    if (drop.kind === 'owner') onOwner(request, drop.ownerId);
  };

  const whyNot = (place: Place): string | undefined => {
    if (!lifted) return undefined;
    const drop = dropOf(lifted.request, lifted.from, place, blocked);
    return drop.kind === 'refused' ? drop.why : undefined;
  };

  return {
    isLifted: lifted !== undefined,
    refused,
    whyNot,
    onShown,
    onRefusalRead: () => setRefused(undefined),
    handlers: { onDragStart, onDragUpdate, onDragEnd },
  };
}
