import { DragDropContext } from '@hello-pangea/dnd';
import { Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CredentialingRequest } from '@/api/models';
import {
  aggregateCredentialingRequestsOptions,
  createCredentialingRequestEvent,
  listCredentialingRequestOwnersOptions,
  updateCredentialingRequest,
} from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { ReadError } from '@/ui/loaded';
import { Menu, type MenuItem } from '@/ui/menu';
import { SegmentedField } from '@/ui/segmented-field';
import { useShortcuts } from '@/ui/shortcuts';
import { styleNonce } from '@/ui/style-nonce';
import { requestStatuses } from '@/features/credentialing/request-statuses';
import { entityName, whyNoEvent } from '@/features/credentialing/request-words';
import { BoardColumn } from './column';
import { lanesOf } from './drop';
import { cardOf, cardOfRequest, focusCard, makeStop, moveFocus, neighbourOf } from './keys';
import type { RequestParams } from '../-list';
import { Lanes } from './lanes';
import { dragInstructions, useBoardDrag } from './use-drag';
import { useCardReturn } from './use-card-return';
import { useGive } from './use-give';
import { useMoves } from './use-moves';
import classes from './board.module.css';

interface OpenMenu {
  request: CredentialingRequest;
  anchor: HTMLElement;
}

interface BoardProps {
  params: RequestParams;
  /** A row of columns for each owner. */
  inLanes: boolean;
  onLanes: (inLanes: boolean) => void;
}

const ways = [
  { value: 'one', label: 'All together' },
  { value: 'lanes', label: 'Lanes by owner' },
] as const;

/** As a click on the button of the card that has the focus. */
function openFocused(): void {
  cardOf(document.activeElement)?.querySelector<HTMLButtonElement>('button')?.click();
}

/**
 * The requests that match the filters, a column for each status. One card of a column takes part in the tab order; keys go
 * from card to card and column to column, Enter opens, M or the menu moves, and so does dragging by pointer or by Space.
 */
export function Board({ params, inLanes, onLanes }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const blocked = useBlocked([createCredentialingRequestEvent, updateCredentialingRequest]);
  const [menu, setMenu] = useState<OpenMenu>();
  /** Where the focus goes once the columns have been rendered again. */
  const toFocus = useRef<{ requestId: string; otherwise: string | undefined }>(undefined);
  const neighbour = useRef<string>(undefined);
  const [, setGiven] = useState(0);
  const { moves, begin, dialog, isMoving } = useMoves((requestId) => {
    toFocus.current = { requestId, otherwise: neighbour.current };
  });
  const counted = useQuery({ ...aggregateCredentialingRequestsOptions(), retry: false }).data?.aggregations;
  const owners = useQuery({ ...listCredentialingRequestOwnersOptions(), enabled: inLanes });
  const lanes = inLanes ? lanesOf(owners.data ?? [], params.ownerId, params.includeUnassigned) : [];
  const give = useGive(lanes, (requestId) => {
    toFocus.current = { requestId, otherwise: neighbour.current };
    setGiven((times) => times + 1);
  });
  const back = useCardReturn(root, JSON.stringify(['board', params, inLanes]));
  const { handlers, isLifted, onShown, ...drag } = useBoardDrag({
    root,
    lanes,
    blocked,
    onLift: (card) => {
      neighbour.current = card && neighbourOf(card);
    },
    onStatus: begin,
    onOwner: (request, ownerId) => void give(request, ownerId),
  });
  // In a narrow window each column scrolls within a board that does, which dragging cannot follow: there the menu moves.
  const isWide = useMediaQuery('(width >= 640px)', undefined, { getInitialValueInEffect: false });

  useEffect(() => {
    const wanted = toFocus.current;
    if (!wanted || isMoving) return;
    toFocus.current = undefined;
    focusCard(cardOfRequest(root.current, wanted.requestId) ?? cardOfRequest(root.current, wanted.otherwise));
  });

  const openMenu = (request: CredentialingRequest, anchor: HTMLElement) => {
    neighbour.current = neighbourOf(anchor);
    setMenu({ request, anchor });
  };
  const owns = (request: CredentialingRequest): MenuItem[] =>
    lanes
      .filter(({ ownerId }) => ownerId !== (request.owner?.id ?? ''))
      .map(({ ownerId, name }, index) => ({
        label: ownerId ? `Give to ${name}` : 'Give to nobody',
        needs: updateCredentialingRequest,
        blocked: whyNoEvent(request),
        divided: index === 0,
        run: () => void give(request, ownerId),
      }));
  useShortcuts('Board', [
    { keys: 'm', label: 'Move the request to…', disabled: isLifted, run: openFocused },
    { keys: '.', label: 'Move the request to…', disabled: isLifted, run: openFocused },
  ]);

  const unknown = Object.keys(counted ?? {}).filter(
    (status) => !requestStatuses.some((one) => one === status),
  );
  const statuses: readonly string[] = params.currentEventStatus ?? [...requestStatuses, ...unknown];
  const canDrag = isWide && !blocked;
  const { onShown: onReturn } = back;
  const board = {
    ...drag,
    isLifted,
    canDrag,
    onMenu: openMenu,
    onShown: useCallback(
      (cardId: string, request: CredentialingRequest) => {
        onShown(cardId, request);
        onReturn(request);
      },
      [onShown, onReturn],
    ),
    sought: back.sought,
    onMissed: back.onMissed,
  };
  return (
    <>
      <Group px="var(--page-x)" pb="sm">
        <SegmentedField
          label="Lanes"
          data={ways}
          value={inLanes ? 'lanes' : 'one'}
          onChange={(way) => onLanes(way === 'lanes')}
        />
        {canDrag && (
          <Text c="dimmed" size="xs">
            Drag a card, or lift it with Space, to where it goes next.
          </Text>
        )}
      </Group>
      {owners.error && inLanes && (
        <ReadError
          query={owners}
          title="The owners could not be read"
          kept="Only the lane of nobody is shown."
        />
      )}
      <DragDropContext {...handlers} dragHandleUsageInstructions={dragInstructions} nonce={styleNonce}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys and the focus are those of the links inside */}
        <div
          ref={root}
          className={classes.board}
          data-lanes={inLanes || undefined}
          onKeyDown={(event) => moveFocus(event, root.current)}
          // What can be dragged does not get the focus when it is pressed.
          onClickCapture={({ target }) => target instanceof Element && back.onChoose(target)}
          onFocus={({ target }) => {
            makeStop(cardOf(target));
            back.onChoose(target);
          }}
        >
          {inLanes ? (
            <Lanes lanes={lanes} statuses={statuses} params={params} board={board} />
          ) : (
            <div className={classes.row}>
              {statuses.map((status) => (
                <BoardColumn key={status} status={status} params={params} board={board} />
              ))}
            </div>
          )}
          {menu && (
            <Menu
              anchor={menu.anchor}
              label={`Move ${entityName(menu.request, 'title')}`}
              items={[...moves(menu.request), ...owns(menu.request)]}
              align="end"
              onClose={() => setMenu(undefined)}
            />
          )}
          {dialog}
        </div>
      </DragDropContext>
    </>
  );
}
