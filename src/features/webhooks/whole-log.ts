import { queryOptions } from '@tanstack/react-query';
import { listWebhookLogsOptions, listWebhookLogsPages } from '@/api/operations.gen';
import type { WebhookLog, WebhookLogFilters } from '@/api/models';
import { fetchAllPages } from '@/api/paging';
import { omitEmpty } from '@/api/query';

/** More attempts than this are not counted: they would be more than twenty requests. */
const mostCounted = 5_000;

/** What is counted of an attempt. What was exchanged is left out: it would fill the memory. */
export type Counted = Omit<WebhookLog, 'payload' | 'responsePayload' | 'responseHeaders'>;

export interface WholeLog {
  /** The newest first. */
  entries: Counted[];
  /** Whether these are all: otherwise only the newest ones were read. */
  complete: boolean;
}

/**
 * Every attempt of a time, to count them: the service counts nothing itself. `filters` should hold a type or the
 * start of a time; the status is left out, since shares need all of them.
 */
export function wholeWebhookLogOptions(filters: WebhookLogFilters) {
  const { status: _, traceId: _trace, ...request } = filters;
  const query: WebhookLogFilters = omitEmpty({ ...request, sortedBy: 'Timestamp', sortDirection: 'Desc' });
  return queryOptions({
    queryKey: [...listWebhookLogsOptions(query).queryKey, 'whole'],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<WholeLog> => {
      const entries: Counted[] = [];
      const pages = fetchAllPages({
        fetchPage: listWebhookLogsPages(query),
        signal,
        keyOf: ({ id }) => id,
      });
      for await (const items of pages) {
        entries.push(...items.map(counted));
        if (entries.length > mostCounted) return { entries: entries.slice(0, mostCounted), complete: false };
      }
      return { entries, complete: true };
    },
  });
}

function counted({
  payload: _payload,
  responsePayload: _answer,
  responseHeaders: _headers,
  ...kept
}: WebhookLog): Counted {
  return kept;
}
