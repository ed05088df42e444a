import * as z from 'zod/mini';
import type { WebhookLogFilters, WebhookType } from '@/api/models';
import { addDays } from '@/lib/dates';
import { searchParams } from '@/lib/search-params';
import { choice, date, text } from '@/table/filters';
import { defineList } from '@/table/list-spec';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A parameter that is left out where it is malformed. */
function kept<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

/** Whether a text is a whole trace id, as the service wants it. */
export function isTraceId(text: string): boolean {
  return uuid.test(text.trim());
}

export const logStatuses = ['Failed', 'Completed', 'Triggered'] as const;
export const logTimes = ['7d', 'all', 'range'] as const;

/** What the log shows, all of it in the address: `message` and `attempt` say what is open. */
export const logSearch = searchParams(() =>
  z.object({
    /** A known type: another one the service would refuse as a filter. */
    type: kept(z.string()),
    status: kept(z.enum([...logStatuses])),
    /** The last 24 hours where it says nothing. */
    time: kept(z.enum([...logTimes])),
    from: kept(day()),
    to: kept(day()),
    traceId: kept(z.string().check(z.regex(uuid))),
    /** Only this webhook; the service has no such filter, so this one works on what it gives. */
    webhookId: kept(z.string()),
    message: kept(z.string()),
    attempt: kept(z.number()),
    part: kept(z.enum(['response', 'headers'])),
  }),
);

export type LogSearch = ReturnType<typeof logSearch>;

/** The filters of the log as a list has them, for its saved views; what is open is no part of them. */
export const logList = defineList({
  name: 'webhook-log',
  one: 'message',
  many: 'messages',
  filters: {
    type: text('Type'),
    status: choice('Status', logStatuses),
    time: choice('Time', logTimes),
    from: date('From'),
    to: date('Until'),
    traceId: text('Trace id'),
    webhookId: text('Webhook'),
  },
  sorts: { Timestamp: 'time' },
  sort: { sortedBy: 'Timestamp', sortDirection: 'Desc' },
});

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
