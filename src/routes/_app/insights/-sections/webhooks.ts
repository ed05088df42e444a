import { queryOptions } from '@tanstack/react-query';
import { listWebhookLogsPages } from '@/api/operations.gen';
import type { WebhookLog, WebhookLogFilters } from '@/api/models';
import { addDays, localDayOf } from '@/lib/dates';
import { groupedBy } from '../-figures';
import { midnight, stretchOf, type Stretch } from '../-periods';
import type { AggregationOptions } from '../-aggregate';

/** A failed attempt; what was exchanged is left out. */
export interface FailedAttempt {
  day: string;
  type: string;
}

function during(from: string, to: string): WebhookLogFilters {
  return {
    after: new Date(midnight(from)).toISOString(),
    afterInclusive: true,
    before: new Date(midnight(addDays(to, 1) ?? to)).toISOString(),
    beforeInclusive: false,
    sortedBy: 'Timestamp',
    sortDirection: 'Desc',
  };
}

const failedKey = (from: string, to: string) => ['insights', 'failed attempts', from, to];

/** Every attempt to deliver that failed in a time. */
export function failedAttempts(from: string, to: string): AggregationOptions<WebhookLog, FailedAttempt[]> {
  return {
    key: failedKey(from, to),
    fetchPage: listWebhookLogsPages({ ...during(from, to), status: 'Failed' }),
    start: () => [],
    add: (attempts, entries) => {
      for (const { timestamp, type = '' } of entries) {
        const day = localDayOf(timestamp);
        if (day) attempts.push({ day, type });
      }
      return false;
    },
    copy: (attempts) => [...attempts],
  };
}

/** The day of the oldest entry of the log, which may be younger than a period; null of an empty one. */
export function logBeginOptions() {
  return queryOptions({
    queryKey: ['insights', 'first delivery'],
    staleTime: 600_000,
    queryFn: async ({ signal }) => {
      const oldest = listWebhookLogsPages({ sortedBy: 'Timestamp', sortDirection: 'Asc', count: 1 });
      const { items } = await oldest(undefined, signal);
      return localDayOf(items?.[0]?.timestamp) ?? null;
    },
  });
}

/** How many attempts there were in a stretch; undefined where the service does not count. */
interface Attempts {
  key: string;
  amount: number | undefined;
}

/**
 * The attempts of each stretch, as the service counts its list: no entry of it is read for that. They belong to the failed
 * ones of the whole time: a share of counts of different hours would be wrong.
 */
export function attemptsOf(
  stretches: readonly Stretch[],
  from: string,
  to: string,
): AggregationOptions<Attempts, Map<string, number | undefined>> {
  return {
    key: [...failedKey(from, to), 'all attempts'],
    fetchPage: async (cursor, signal) => {
      const index = Number(cursor ?? 0);
      const stretch = stretches[index];
      if (!stretch) return { items: [] };
      const fetchPage = listWebhookLogsPages({ ...during(stretch.from, stretch.to), count: 1 });
      const { totalCount } = await fetchPage(undefined, signal);
      return {
        items: [{ key: stretch.key, amount: totalCount }],
        totalCount: stretches.length,
        ...(index + 1 < stretches.length ? { nextCursor: String(index + 1) } : {}),
      };
    },
    start: () => new Map(),
    add: (amounts, more) => {
      for (const { key, amount } of more) amounts.set(key, amount);
      return false;
    },
    copy: (amounts) => new Map(amounts),
  };
}

export interface DeliveryRow {
  stretch: Stretch;
  /** Undefined while it is not known, as `attempts` is. */
  failed: number | undefined;
  attempts: number | undefined;
}

/**
 * Attempts by stretch. Of the failed ones those back to `oldest` were read, where reading has not ended: a stretch that
 * begins by that day may have more.
 */
export function deliveriesOf(
  stretches: readonly Stretch[],
  failed: readonly FailedAttempt[],
  attempts: ReadonlyMap<string, number | undefined>,
  oldest?: string,
): DeliveryRow[] {
  const byStretch = groupedBy(failed, ({ day }) => stretchOf(stretches, day)?.key ?? '');
  return stretches.map((stretch) => ({
    stretch,
    failed:
      oldest !== undefined && stretch.from <= oldest ? undefined : (byStretch.get(stretch.key)?.length ?? 0),
    attempts: attempts.get(stretch.key),
  }));
}

export interface TypeRow {
  type: string;
  failed: number;
}

/** Failed attempts by the type of their message, most first. */
export function typesOf(failed: readonly FailedAttempt[]): TypeRow[] {
  return [...groupedBy(failed, ({ type }) => type)]
    .map(([type, attempts]) => ({ type, failed: attempts.length }))
    .toSorted((one, other) => other.failed - one.failed || one.type.localeCompare(other.type));
}
