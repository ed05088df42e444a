import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CredentialingRequest } from '@/api/models';
import { aggregateCredentialingRequestsOptions } from '@/api/operations.gen';
import { Menu } from '@/ui/menu';
import { useShortcuts } from '@/ui/shortcuts';
import { entityName, requestStatuses } from '@/features/credentialing/request-words';
import { BoardColumn } from './-board-column';
import { cardOf, cardOfRequest, focusCard, makeStop, moveFocus, neighbourOf } from './-board-keys';
import type { RequestParams } from './-list';
import { useMoves } from './-use-moves';
import classes from './-board.module.css';

interface OpenMenu {
  request: CredentialingRequest;
  anchor: HTMLElement;
}

/** As a click on the button of the card that has the focus. */
function openFocused(): void {
  cardOf(document.activeElement)?.querySelector<HTMLButtonElement>('button')?.click();
}

/**
 * The requests that match the filters, a column for each status. One card of a column takes part in the tab order; keys go
 * from card to card and column to column, Enter opens, M or the menu moves.
 */
export function Board({ params }: { params: RequestParams }) {
  const root = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  /** Where the focus goes once the columns have been drawn anew. */
  const toFocus = useRef<{ requestId: string; otherwise: string | undefined }>(undefined);
  const beside = useRef<string>(undefined);
  const { moves, dialog, isMoving } = useMoves((requestId) => {
    toFocus.current = { requestId, otherwise: beside.current };
  });
  const counted = useQuery({ ...aggregateCredentialingRequestsOptions(), retry: false }).data?.aggregations;

  useEffect(() => {
    const wanted = toFocus.current;
    if (!wanted || isMoving) return;
    toFocus.current = undefined;
    focusCard(cardOfRequest(root.current, wanted.requestId) ?? cardOfRequest(root.current, wanted.otherwise));
  });

  const openMenu = (request: CredentialingRequest, anchor: HTMLElement) => {
    beside.current = neighbourOf(anchor);
    setMenu({ request, anchor });
  };
  useShortcuts('Board', [
    { keys: 'm', label: 'Move the request to…', run: openFocused },
    { keys: '.', label: 'Move the request to…', run: openFocused },
  ]);

  const unknown = Object.keys(counted ?? {}).filter(
    (status) => !requestStatuses.some((one) => one === status),
  );
  const statuses: readonly string[] = params.currentEventStatus ?? [...requestStatuses, ...unknown];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys and the focus are those of the links inside
    <div
      ref={root}
      className={classes.board}
      onKeyDown={(event) => moveFocus(event, root.current)}
      onFocus={({ target }) => makeStop(cardOf(target))}
    >
      {statuses.map((status) => (
        <BoardColumn key={status} status={status} params={params} onMenu={openMenu} />
      ))}
      {menu && (
        <Menu
          anchor={menu.anchor}
          label={`Move ${entityName(menu.request, 'title')}`}
          items={moves(menu.request)}
          align="end"
          onClose={() => setMenu(undefined)}
        />
      )}
      {dialog}
    </div>
  );
}
