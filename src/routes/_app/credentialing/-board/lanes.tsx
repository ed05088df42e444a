import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { everyMinute } from '@/lib/every-minute';
import type { CredentialingRequestFilters } from '@/api/models';
import { listCredentialingRequestsInfiniteOptions } from '@/api/operations.gen';
import { totalOf } from '@/api/paging';
import { formatNumber } from '@/lib/words';
import { useAssignmentTotal } from '@/table/list/assignment-count';
import { Status } from '@/ui/status';
import { BoardColumn, type OnBoard } from './column';
import type { Lane } from './drop';
import { ColumnTotal, LimitButton } from './limit';
import { type RequestParams, requestRows } from '../-list';
import classes from './board.module.css';

interface LanesProps {
  lanes: readonly Lane[];
  statuses: readonly string[];
  params: RequestParams;
  board: OnBoard;
}

/** A row of columns for each owner, below one head for all: the limits are those of whole columns. */
export function Lanes({ lanes, statuses, params, board }: LanesProps) {
  return (
    <>
      <div className={classes.heads}>
        {statuses.map((status) => (
          <ColumnHead key={status} status={status} params={params} />
        ))}
      </div>
      {lanes.map((lane) => (
        <LaneRow key={lane.ownerId} lane={lane} statuses={statuses} params={params} board={board} />
      ))}
    </>
  );
}

/** How many match, read from a page of one, or how many of them are one's share. */
function useTotal(params: RequestParams): number | undefined {
  const { share, ...filters } = params;
  const { data } = useInfiniteQuery({
    ...listCredentialingRequestsInfiniteOptions({ ...filters, count: 1 }),
    enabled: share === undefined,
    placeholderData: keepPreviousData,
    ...everyMinute,
  });
  const mine = useAssignmentTotal(requestRows(params), share !== undefined);
  return share === undefined ? totalOf(data) : mine;
}

function ColumnHead({ status, params }: { status: string; params: RequestParams }) {
  const currentEventStatus = [status] as CredentialingRequestFilters['currentEventStatus'];
  return (
    <div className={classes.title}>
      <span>
        <Status of="request" value={status} />{' '}
        <ColumnTotal status={status} total={useTotal({ ...params, currentEventStatus })} />
      </span>
      <LimitButton status={status} />
    </div>
  );
}

interface LaneRowProps extends Omit<LanesProps, 'lanes'> {
  lane: Lane;
}

function LaneRow({ lane, statuses, params, board }: LaneRowProps) {
  const titleId = useId();
  const row = useRef<HTMLElement>(null);
  const isNear = useNear(row);
  const { ownerId, name } = lane;
  const { ownerId: _owners, includeUnassigned: _nobody, ...others } = params;
  const ofOwner = { ...others, ...(ownerId ? { ownerId: [ownerId] } : { includeUnassigned: true }) };
  const total = useTotal(ofOwner);
  return (
    <section ref={row} className={classes.lane} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.owner}>
        <bdi>{name}</bdi> <span className="mute">{total === undefined ? '' : formatNumber(total)}</span>
      </h2>
      {isNear && (
        <div
          className={classes.row}
          // A narrow window scrolls it sideways, and without a card nothing in it takes the focus.
          tabIndex={0}
          role="group"
          aria-label={`Columns of ${name}`}
        >
          {statuses.map((status) => (
            <BoardColumn key={status} place={{ status, ownerId }} params={ofOwner} board={board} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Whether an element has come near what is seen: what nobody scrolls to is not read. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      root: target.parentElement,
      rootMargin: '400px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
