import type { WebhookLogFilters, WebhookType } from '@/api/models';
import { addDays } from '@/lib/dates';
import type { LogSearch } from './-log-search';

/** What is asked of the service, with the time that it means; `at` is the present in milliseconds. */
export interface LogQuestion {
  filters: WebhookLogFilters;
  /** Milliseconds; undefined for all that the log holds. */
  from: number | undefined;
  to: number;
}

/** The time that is looked at, as the end of "the log of …". */
export function timeWords({ time, traceId }: LogSearch): string {
  if (time === '7d') return 'the last 7 days';
  if (time === 'range') return 'the chosen days';
  return time === 'all' || traceId ? 'all of its time' : 'the last 24 hours';
}

const dayLength = 86_400_000;

/**
 * The question behind an address. Days of a range are the reader's own, the first and the last included. Where a
 * trace id is looked for and no time is chosen, all of the log is meant: the message is wanted whenever it was. What
 * is sent after `at` is left to the next look: the list, its count and its chart are asked for one after another, and
 * would not agree.
 */
export function logQuestion(search: LogSearch, knownTypes: readonly WebhookType[], at: number): LogQuestion {
  const { status, traceId } = search;
  const type = knownTypes.find((known) => known === search.type);
  const { from, to } = timeOf(search, at);
  const end =
    to === undefined || to > at
      ? { before: new Date(at).toISOString(), beforeInclusive: true }
      : { before: new Date(to).toISOString(), beforeInclusive: false };
  return {
    filters: {
      ...(type ? { type } : {}),
      ...(status ? { status } : {}),
      ...(traceId ? { traceId } : {}),
      ...(from === undefined ? {} : { after: new Date(from).toISOString(), afterInclusive: true }),
      ...end,
      sortedBy: 'Timestamp',
      sortDirection: 'Desc',
    },
    from,
    to: Math.min(to ?? at, at),
  };
}

function timeOf({ time, from, to, traceId }: LogSearch, at: number): { from?: number; to?: number } {
  if (time === 'all' || (traceId && !time)) return {};
  if (time === '7d') return { from: at - 7 * dayLength };
  if (time !== 'range') return { from: at - dayLength };
  const start = from && midnight(from);
  const last = to && addDays(to, 1);
  const end = last && midnight(last);
  return { ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) };
}

/** The instant at which a day begins where the reader is. */
function midnight(date: string): number | undefined {
  const at = new Date(`${date}T00:00:00`).getTime();
  return Number.isNaN(at) ? undefined : at;
}
