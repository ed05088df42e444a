import type { QueryClient } from '@tanstack/react-query';
import { listWebhooksOptions } from '@/api/operations.gen';
import type { Webhook } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { spellOut } from '@/lib/words';
import { isInsecure, shortUrl } from '@/domain/webhook-url';
import type { ListRows } from '@/table/list/list-spec';
import type { webhookList } from './-list';
import { recentLogOptions, type Tally, tallyOf } from './-recent';

/** A webhook as the list has it. */
export interface WebhookRow extends Webhook {
  /** What the log of the last 24 hours says, where it was counted for the export. */
  recent?: Tally;
}

type WebhookParams = ReturnType<typeof webhookList.toParams>;

/** The service gives all webhooks at once and neither filters nor sorts them: both are done here. */
export function webhookPages(params: WebhookParams, queryClient: QueryClient): ListRows<WebhookRow> {
  const fetchPage: FetchPage<WebhookRow> = async () => {
    const items = webhookRows(await queryClient.fetchQuery(listWebhooksOptions()), params);
    return { items, totalCount: items.length };
  };
  const key = [...listWebhooksOptions().queryKey, 'rows', params];
  return {
    query: cursorListOptions({ key, fetchPage }),
    fetchPage: countedPages(queryClient, fetchPage),
  };
}

/** The webhooks that match the list's parameters, in its order. */
export function webhookRows(webhooks: readonly Webhook[], params: WebhookParams): Webhook[] {
  const { type, url, insecure, sensitive, sortedBy, sortDirection } = params;
  const wanted = url?.toLowerCase();
  const found = webhooks.filter(
    (webhook) =>
      (!type || type.some((one) => one === webhook.type)) &&
      (!wanted || webhook.url?.toLowerCase().includes(wanted)) &&
      (insecure === undefined || isInsecure(webhook.url) === insecure) &&
      (sensitive === undefined || (webhook.includeSensitiveInfo ?? false) === sensitive),
  );
  const keys = (webhook: Webhook) => {
    // As the list shows it: whether it is https is a column of its own.
    const words = [spellOut(webhook.type), shortUrl(webhook.url) ?? ''];
    return (sortedBy === 'Url' ? words.toReversed() : words).join('\n');
  };
  const sign = sortDirection === 'Desc' ? -1 : 1;
  return found.toSorted((one, other) => sign * keys(one).localeCompare(keys(other), 'en'));
}

/** The same for the export, with what is counted from the log; without it where the log cannot be read. */
function countedPages(queryClient: QueryClient, fetchPage: FetchPage<WebhookRow>): FetchPage<WebhookRow> {
  return async (cursor, signal) => {
    const { items = [], ...page } = await fetchPage(cursor, signal);
    const log = await queryClient.fetchQuery(recentLogOptions()).catch(() => undefined);
    return { ...page, items: items.map((row) => (log ? { ...row, recent: tallyOf(log, row.id) } : row)) };
  };
}
