import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProviderLicense } from '@/api/models';
import { describeError } from '@/api/errors';
import { serviceTime } from '@/lib/clock';
import { daysUntil, formatShortDate, formatTimeOfDay, relativeDays } from '@/lib/dates';
import { formatNumber, fullName } from '@/lib/words';
import { providerLicenseAggregationsOptions } from '@/queries/licenses';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { Icon } from '@/ui/icons';
import { Mono } from '@/ui/text';
import { queueOptions, queues, type QueueEntry } from './-today-data';
import classes from './-today.module.css';

interface TodayQueuesProps {
  current: number;
  onPoint(index: number): void;
}

/** A ledger of what waits: how much, what, and what expires first. */
export function TodayQueues({ current, onPoint }: TodayQueuesProps) {
  return (
    <section aria-label="Queues">
      <div className={classes.head} aria-hidden="true">
        <span>Open</span>
        <span>Queue</span>
        <span>Earliest expiry</span>
      </div>
      <ul>
        {queues.map((queue, index) => (
          <QueueRow
            key={queue.status}
            queue={queue}
            current={index === current}
            onPoint={() => onPoint(index)}
          />
        ))}
      </ul>
    </section>
  );
}

interface QueueRowProps {
  queue: QueueEntry;
  current: boolean;
  onPoint(): void;
}

function QueueRow({ queue, current, onPoint }: QueueRowProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(queueOptions(queue.status));
  const { data: counts } = useQuery({ ...providerLicenseAggregationsOptions(), retry: false });
  const total = data ? (data.total ?? counts?.aggregations?.[queue.status]) : undefined;
  return (
    <li
      className={classes.row}
      data-current={current || undefined}
      data-failed={Boolean(error) || undefined}
      onPointerEnter={onPoint}
    >
      <span className={classes.total}>
        {total !== undefined ? (
          formatNumber(total)
        ) : data || error ? (
          <Dash />
        ) : (
          <span className={classes.wait} />
        )}
      </span>
      <div className={classes.what}>
        <Link to={queue.to} search={queue.search} className={classes.link} onFocus={onPoint}>
          {queue.title}
        </Link>
        {error ? (
          <Failed error={error} countedAt={data && dataUpdatedAt} />
        ) : (
          <p className={classes.text}>{queue.text}</p>
        )}
      </div>
      {error ? (
        <Retry error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.deadline}>{data ? <Deadline row={data.first} /> : null}</div>
      )}
      {!error && <Icon name="chevronRight" className={classes.arrow} />}
    </li>
  );
}

/** What of a queue expires first, where its license has a date at all. */
function Deadline({ row }: { row: ProviderLicense | undefined }) {
  const expires = row?.license?.expiryDate;
  const days = daysUntil(expires);
  if (days === undefined) return <Dash />;
  const name = fullName(row?.provider);
  return (
    <>
      <p>
        License {days < 0 ? 'expired' : 'expires'} {relativeDays(expires)}
      </p>
      <p className={classes.small}>
        {[name === '–' ? '' : name, row?.license?.state, formatShortDate(expires)].filter(Boolean).join(', ')}
      </p>
    </>
  );
}

/** Says that a count failed, and how old the number is when an earlier one stands there. */
function Failed({ error, countedAt }: { error: Error; countedAt: number | undefined }) {
  return (
    <p className={classes.text} role="alert">
      <span className={classes.failed}>
        <Icon name="octagon" size={14} /> {countedAt ? 'Could not be counted again' : 'Could not be counted'}
      </span>{' '}
      {describeError(error).title}.{' '}
      {countedAt
        ? `The number is from ${formatTimeOfDay(serviceTime(countedAt))}.`
        : 'The other counts are not affected.'}
    </p>
  );
}

interface RetryProps {
  error: Error;
  retrying: boolean;
  onRetry(): void;
}

function Retry({ error, retrying, onRetry }: RetryProps) {
  const { correlationId } = describeError(error);
  return (
    <div className={classes.retry}>
      <Button variant="default" size="xs" loading={retrying} onClick={onRetry}>
        Retry this count
      </Button>
      {correlationId && (
        <span className={classes.id}>
          <Mono>{correlationId}</Mono>
          <CopyButton value={correlationId} label="correlation id" />
        </span>
      )}
    </div>
  );
}
