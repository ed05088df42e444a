import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { WebhookLog, WebhookLogFilters } from '@/api/models';
import { cursorListOptions, walkAll, type FetchPage } from '@/api/paging';
import { onlySet, screenPage, widestPage } from './filters';
import { webhookLogKeys } from './keys';

/** Fetches the pages of `GET /webhookslog`; for `walkAll` with `widestPage` as `count`. */
export function webhookLogPages(filters: WebhookLogFilters, count = screenPage): FetchPage<WebhookLog> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/webhookslog', { params: { query }, signal })).data;
  };
}

/** Attempts at delivery, one row each. There is no filter by webhook, only by its type (contract.md). */
export function webhookLogListOptions(filters: WebhookLogFilters = {}) {
  return cursorListOptions({
    key: webhookLogKeys.list(onlySet(filters)),
    fetchPage: webhookLogPages(filters),
  });
}

/** Every attempt that the log holds of one message, the first attempt first. */
export function webhookMessageOptions(traceId: string) {
  return queryOptions({
    queryKey: webhookLogKeys.message(traceId),
    queryFn: async ({ signal }) => {
      const fetchPage = webhookLogPages({ traceId, sortedBy: 'Timestamp', sortDirection: 'Asc' }, widestPage);
      const attempts: WebhookLog[] = [];
      for await (const items of walkAll({ fetchPage, signal, keyOf: ({ id }) => id }))
        attempts.push(...items);
      return attempts;
    },
  });
}
