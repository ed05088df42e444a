import { Group, Text } from '@mantine/core';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { CredentialingRequest } from '@/api/models';
import { formatNumber } from '@/lib/words';
import { NewRows } from '@/table/new-rows';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { Verbatim } from '@/ui/text';
import { ColumnView, type OnBoard } from './column-view';
import { placeId, type Lane } from './drop';
import { FoldButton } from './fold-button';
import { FoldedColumn } from './folded';
import { isFolded, useFolds } from './folds';
import { focusFirst } from './keys';
import { ColumnTotal, LimitButton } from './limit';
import { type LaneRequests, useLaneRequests } from './use-lane-requests';
import type { RequestParams } from '../-list';
import classes from './board.module.css';

interface LanesProps {
  lanes: readonly Lane[];
  statuses: readonly string[];
  params: RequestParams;
  board: OnBoard;
}

/** A row of columns for each owner, below one head for all: the limits are those of whole columns. */
export function Lanes({ lanes, statuses, params, board }: LanesProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useLaneRequests(params, board.isLifted);
  const { news, error, unread } = shown;
  const folds = useFolds();
  const isWanted = params.currentEventStatus !== undefined;
  const folded = statuses.filter((status) =>
    isFolded(
      folds[status],
      status,
      shown.total((place) => place.status === status),
      isWanted,
    ),
  );
  return (
    <div ref={root}>
      <div className={classes.heads}>
        {statuses.map((status) => (
          <div key={status} className={classes.title} data-folded={folded.includes(status) || undefined}>
            {folded.includes(status) ? (
              <FoldButton status={status} isFolded />
            ) : (
              <>
                <span>
                  <Status of="request" value={status} />{' '}
                  <ColumnTotal status={status} total={shown.total((place) => place.status === status)} />
                </span>
                <Group gap={0} wrap="nowrap">
                  <LimitButton status={status} />
                  <FoldButton status={status} isFolded={false} />
                </Group>
              </>
            )}
          </div>
        ))}
      </div>
      {!board.isLifted && <NewRows model={{ ...news, focusRows: () => focusFirst(root.current) }} />}
      {error && (
        <InlineError
          error={error}
          title={shown.isRead ? 'Not all could be loaded' : 'They could not be loaded'}
          kept="What is shown is what was loaded before."
          onRetry={shown.retry}
        />
      )}
      {unread && !error && (
        <Group gap="sm" py="xs">
          <Text>
            {formatNumber(unread.loaded)}
            {unread.total === undefined ? '' : ` of ${formatNumber(unread.total)}`} requests are shown by
            owner.
          </Text>
          <Button variant="default" size="xs" loading={unread.isLoading} onClick={unread.loadMore}>
            Load more
          </Button>
        </Group>
      )}
      {lanes.map((lane) => (
        <LaneRow
          key={lane.ownerId}
          lane={lane}
          statuses={statuses}
          folded={folded}
          shown={shown}
          board={board}
        />
      ))}
    </div>
  );
}

interface LaneRowProps {
  lane: Lane;
  statuses: readonly string[];
  /** Those of them that are folded. */
  folded: readonly string[];
  shown: LaneRequests;
  board: OnBoard;
}

function LaneRow({ lane, statuses, folded, shown, board }: LaneRowProps) {
  const titleId = useId();
  const row = useRef<HTMLElement>(null);
  const isNear = useNear(row);
  const { ownerId, name } = lane;
  const total = shown.total((place) => place.ownerId === ownerId && statuses.includes(place.status));
  return (
    <section ref={row} className={classes.lane} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.owner}>
        <Verbatim>{name}</Verbatim>{' '}
        <span className="mute">{total === undefined ? '' : formatNumber(total)}</span>
      </h2>
      {isNear && (
        <div
          className={classes.row}
          // A narrow window scrolls it sideways, and without a card nothing in it takes the focus.
          tabIndex={0}
          role="group"
          aria-label={`Columns of ${name}`}
        >
          {statuses.map((status) =>
            folded.includes(status) ? (
              <FoldedColumn
                key={status}
                place={{ status, ownerId }}
                board={board}
                total={shown.places.get(placeId({ status, ownerId }))?.length ?? 0}
              />
            ) : (
              <LaneColumn key={status} status={status} ownerId={ownerId} shown={shown} board={board} />
            ),
          )}
        </div>
      )}
    </section>
  );
}

interface LaneColumnProps {
  status: string;
  ownerId: string;
  shown: LaneRequests;
  board: OnBoard;
}

/** So many cards of a column come at first in a lane, where others stand below. */
const cardsInLane = 10;
const none: readonly CredentialingRequest[] = [];

/** Cards that came all at once would push away what stands below: the next ones come when they are wanted. */
function LaneColumn({ status, ownerId, shown, board }: LaneColumnProps) {
  const column = useRef<HTMLElement>(null);
  const [most, setMost] = useState(cardsInLane);
  const place = { status, ownerId };
  const all = shown.places.get(placeId(place)) ?? none;
  const requests = useMemo(() => all.slice(0, most), [all, most]);
  return (
    <ColumnView
      place={place}
      board={board}
      column={column}
      requests={requests}
      total={all.length}
      isRead={shown.isRead}
      isOld={shown.isOld}
      onMore={all.length > most ? () => setMost(most + cardsInLane) : undefined}
    />
  );
}

/** Whether an element has come near what is seen: what nobody scrolls to is not read. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      root: target.parentElement?.parentElement,
      rootMargin: '400px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
