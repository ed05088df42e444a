import { IconChevronRight } from '@tabler/icons-react';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { describeError } from '@/api/errors';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { now, serviceTime } from '@/lib/clock';
import {
  daysUntil,
  formatDateTime,
  formatShortDate,
  formatTimeOfDay,
  localDay,
  relativeDays,
  relativeTime,
  formatDay,
} from '@/lib/dates';
import { formatNumber, fullName } from '@/lib/words';
import { Button } from '@/ui/button';
import { IconOctagonX } from '@/ui/icons';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { Mono } from '@/ui/text';
import { queueOptions, queues, type Queue, type QueueEntry } from './queue-list';
import type { useSeenBefore } from './seen';
import classes from './today.module.css';

interface TodayQueuesProps {
  current: number;
  onPoint(index: number): void;
  /** The counts when one last looked. */
  seen: ReturnType<typeof useSeenBefore>;
}

/** A ledger of what waits: how much, what, and what expires first. */
export function TodayQueues({ current, onPoint, seen }: TodayQueuesProps) {
  return (
    <section aria-label="Queues">
      <div className={classes.head} aria-hidden="true">
        <span>Open</span>
        <span>Queue</span>
        <span>Most pressing</span>
      </div>
      <ul>
        {queues.map((queue, index) => (
          <QueueRow
            key={queue.title}
            queue={queue}
            current={index === current}
            seen={seen}
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
  seen: TodayQueuesProps['seen'];
  onPoint(): void;
}

function QueueRow({ queue, current, seen, onPoint }: QueueRowProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(queueOptions(queue));
  const { data: counts } = useQuery({ ...aggregateProviderLicensesOptions(), retry: false });
  const status = queue.to === '/reviews' ? 'NeedsReview' : queue.search['licenseStatus'];
  const total =
    data?.total ?? (data && typeof status === 'string' ? counts?.aggregations?.[status] : undefined);
  return (
    <li className={classes.row} data-current={current || undefined}>
      <span className={classes.total}>
        {total !== undefined ? (
          formatNumber(total)
        ) : data?.uncounted ? (
          <Small>Not counted</Small>
        ) : data || error ? (
          <Dash />
        ) : (
          <span className={classes.wait} />
        )}
      </span>
      <div>
        <Link to={queue.to} search={queue.search} className={classes.link} onFocus={onPoint}>
          {queue.title}
        </Link>
        {error ? (
          <Failed error={error} countedAt={data && dataUpdatedAt} />
        ) : (
          <Text c="dimmed" component="div">
            <More total={total} title={queue.title} seen={seen} />
            {data?.parts?.length ? <Parts queue={queue} parts={data.parts} /> : queue.text}
            {data?.uncounted && `. ${data.uncounted}`}
            {data?.leftOut && ` ${data.leftOut}`}
          </Text>
        )}
      </div>
      {error ? (
        <Retry error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.deadline}>
          {data ? <Pressing queue={data} Counter={queue.Counter} /> : null}
        </div>
      )}
      {!error && <IconChevronRight size={16} aria-hidden />}
    </li>
  );
}

interface MoreProps {
  total: number | undefined;
  title: string;
  seen: TodayQueuesProps['seen'];
}

/** How many more there are than when one last looked. */
function More({ total, title, seen }: MoreProps) {
  const before = seen?.totals[title];
  if (!seen || total === undefined || before === undefined || total <= before) return null;
  const sameDay = localDay(seen.at) === localDay(now());
  const when = sameDay ? formatTimeOfDay(seen.at) : formatDateTime(new Date(seen.at).toISOString());
  return (
    <Text span c="var(--text)" mr="md">
      {formatNumber(total - before)} more since you looked, {when}.
    </Text>
  );
}

/** What a queue is made of, each part a link to exactly that many rows. */
function Parts({ queue, parts }: { queue: QueueEntry; parts: NonNullable<Queue['parts']> }) {
  return (
    <Group gap={14} display="inline-flex" className={classes.parts}>
      {parts.map(({ label, amount, search }) =>
        search ? (
          <Link key={label} to={queue.to} search={search} className="mute">
            {label} <b>{formatNumber(amount)}</b>
          </Link>
        ) : (
          <span key={label} className="mute">
            {label} <b>{formatNumber(amount)}</b>
          </span>
        ),
      )}
    </Group>
  );
}

/** What of a queue cannot wait: the license that expires first, what has waited longest, what is most relevant. */
function Pressing({
  queue: { first, oldest, high, due, total },
  Counter,
}: {
  queue: Queue;
  Counter: QueueEntry['Counter'];
}) {
  if (Counter)
    return (
      <Suspense>
        <Counter />
      </Suspense>
    );
  if (total === 0) return <Dash />;
  if (due) {
    const name = fullName(due);
    const date = formatShortDate(due.nextCredentialingDate);
    return (
      <>
        <p>First due {relativeDays(due.nextCredentialingDate)}</p>
        <Small>{[name === '–' ? '' : name, date].filter(Boolean).join(', ')}</Small>
      </>
    );
  }
  if (high !== undefined) {
    return (
      <>
        <p>{formatNumber(high)} of high relevance</p>
        <Small>without a due date</Small>
      </>
    );
  }
  if (oldest) {
    return (
      <>
        <p>Oldest {relativeTime(oldest)}</p>
        <Small>{formatDay(oldest)}</Small>
      </>
    );
  }
  return <Deadline row={first} />;
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Text c="dimmed" size="xs">
      {children}
    </Text>
  );
}

/** What of a queue expires first, where its license has a date at all. */
function Deadline({ row }: { row: Queue['first'] }) {
  const expires = row?.license?.expiryDate;
  const days = daysUntil(expires);
  if (days === undefined) return <Dash />;
  const name = fullName(row?.provider);
  return (
    <>
      <p>
        License {days < 0 ? 'expired' : 'expires'} {relativeDays(expires)}
      </p>
      <Small>
        {[name === '–' ? '' : name, row?.license?.state, formatShortDate(expires)].filter(Boolean).join(', ')}
      </Small>
    </>
  );
}

/** Says that a count failed, and how old the number is when an earlier one stands there. */
function Failed({ error, countedAt }: { error: Error; countedAt: number | undefined }) {
  return (
    <Text c="dimmed" role="alert">
      <Text span c="red" mr="xs">
        <IconOctagonX size={14} aria-hidden />{' '}
        {countedAt ? 'Could not be counted again' : 'Could not be counted'}
      </Text>{' '}
      {describeError(error).title}.{' '}
      {countedAt
        ? `The number is from ${formatTimeOfDay(serviceTime(countedAt))}.`
        : 'Each count is read by itself.'}
    </Text>
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
    <Group gap="xs" className={classes.retry}>
      <Button variant="default" size="xs" loading={retrying} onClick={onRetry}>
        Retry this count
      </Button>
      {correlationId && (
        <Group gap={0} wrap="nowrap" fz="xs">
          <Mono>{correlationId}</Mono>
          <CopyButton value={correlationId} label="correlation id" />
        </Group>
      )}
    </Group>
  );
}
