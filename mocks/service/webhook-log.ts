import type { components } from '../../src/api/schema';
import type { WebhookLogRecord, World } from '../store/world';
import type { Actor } from './actor';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { maySeeSensitiveData } from './permissions';
import { type TimeRange, isWithin } from './time-range';
import { payloadText } from './webhook-payload';
import { pastExchange, recallWebhookLog } from './webhook-past';

type WebhookLog = components['schemas']['WebhookLog'];

export interface WebhookLogFilters extends ListQuery, TimeRange {
  type?: string;
  status?: string;
  traceId?: string;
}

/** A page of the attempts to deliver messages, newest first unless asked otherwise. */
export function listWebhookLogs(world: World, actor: Actor, query: WebhookLogFilters) {
  recallWebhookLog(world);
  const { cursor, count, offset, sortDirection, sortedBy = 'Timestamp', ...filters } = query;
  return listPage(
    {
      name: `webhook log ${sortedBy}`,
      sources: [world.webhookLogs],
      view: () => world.webhookLogs.view(sortedBy),
      filterKey: keyOfFilters(filters),
      filter: (entry) => fits(entry, filters),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy, sortDirection: 'Desc' },
    (entry) => toWebhookLog(world, actor, entry),
  );
}

function fits(entry: WebhookLogRecord, filters: Omit<WebhookLogFilters, keyof ListQuery>): boolean {
  const { type, status, traceId } = filters;
  if (type !== undefined && entry.type !== type) return false;
  if (status !== undefined && entry.status !== status) return false;
  if (traceId !== undefined && entry.traceId !== traceId.toLowerCase()) return false;
  return isWithin(Date.parse(entry.timestamp), filters);
}

/**
 * An attempt as the contract has it; what was exchanged before the epoch is drawn now. Who may not see social
 * security numbers does not find them here either.
 */
function toWebhookLog(world: World, actor: Actor, { origin, ...entry }: WebhookLogRecord): WebhookLog {
  const attempt = origin === undefined ? entry : { ...entry, ...pastExchange(world, entry, origin) };
  if (attempt.payload === undefined || maySeeSensitiveData(actor)) return attempt;
  return { ...attempt, payload: payloadText(JSON.parse(attempt.payload), false) };
}
