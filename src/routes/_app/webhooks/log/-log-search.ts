import * as read from '@/lib/search-params';
import { choice, date, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

/** Whether a text is a whole trace id, as the service wants it. */
export function isTraceId(text: string): boolean {
  return read.uuid(text.trim()) !== undefined;
}

export const logStatuses = ['Failed', 'Completed', 'Triggered'] as const;
export const logTimes = ['7d', 'all', 'range'] as const;

/** What the log shows, all of it in the address: `message` and `attempt` say what is open. */
export const logSearch = read.searchParams({
  /** A known type: another one the service would refuse as a filter. */
  type: read.text,
  status: read.oneOf(logStatuses),
  /** The last 24 hours where it says nothing. */
  time: read.oneOf(logTimes),
  from: read.day,
  to: read.day,
  traceId: read.uuid,
  /** Only this webhook; the service has no such filter, so this one works on what it gives. */
  webhookId: read.text,
  message: read.text,
  attempt: read.whole(0),
  part: read.oneOf(['response', 'headers']),
});

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
