import * as z from 'zod/mini';
import { searchParams } from '@/lib/search-params';
import { choice, date, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

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
