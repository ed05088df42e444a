import type { components } from '../../src/api/schema';
import type { EventRecord, World } from '../store/world';
import type { Actor } from './actor';
import { type EventKindName, eventKinds } from './event-kinds';
import { type ListQuery, keyOfFilters, listPage } from './lists';

type EventLogEntry = components['schemas']['EventLogEntry'];

/** The resources that an event is about, by the name that its context carries them under. */
export type Entities = Partial<
  Record<'providerId' | 'licenseId' | 'verificationId' | 'noteId' | 'alertId' | 'tokenId', string>
>;

export interface EventFilters extends ListQuery {
  type?: string[];
  includeFailedRequests?: boolean;
  entityId?: string[];
  category?: string[];
  subcategory?: string[];
  before?: string;
  beforeInclusive?: boolean;
  after?: string;
  afterInclusive?: boolean;
  correlationId?: string;
}

/**
 * Writes an entry into the event log: who (the actor, or the service itself where there is none),
 * what, about which resources and under which correlation id.
 */
export function logEvent(
  world: World,
  actor: Actor,
  name: EventKindName,
  parameters: Record<string, string>,
  entities: Entities = {},
  failed = false,
): void {
  const [category, messageTemplate] = eventKinds[name];
  const { user } = actor;
  world.events.put({
    id: world.ids.next(),
    timestamp: world.clock.iso(),
    type: user ? 'Request' : 'System',
    messageTemplate,
    messageParameters: user ? { user: user.email, ...parameters } : parameters,
    correlationId: actor.correlationId,
    context: {
      category,
      subcategory: name,
      ...(user ? { user: { id: user.id, email: user.email } } : {}),
      ...entities,
    },
    category,
    subcategory: name,
    entityIds: Object.values(entities),
    ...(failed ? { failed } : {}),
  });
}

/** Logs a request that was refused or went wrong, if it came from a user of the organization. */
export function logFailedRequest(
  world: World,
  actor: Actor,
  request: { method: string; path: string; status: number; title: string },
): void {
  if (!actor.user) return;
  const { method, path, status, title } = request;
  logEvent(world, actor, 'RequestFailed', { method, path, status: String(status), title }, {}, true);
}

/** A page of the event log, newest first unless asked otherwise; failed requests only when asked for. */
export function listEvents(world: World, query: EventFilters) {
  world.recallEvents(query.entityId);
  const { cursor, count, offset, sortDirection, sortedBy = 'Timestamp', ...filters } = query;
  return listPage(
    {
      name: `events ${sortedBy}`,
      sources: [world.events],
      view: () => world.events.view(sortedBy),
      filterKey: keyOfFilters({ ...filters, includeFailedRequests: filters.includeFailedRequests ?? false }),
      filter: (event) => fits(event, filters),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy, sortDirection: sortedBy === 'Timestamp' ? 'Desc' : 'Asc' },
    toEntry,
  );
}

function fits(event: EventRecord, filters: EventFilters): boolean {
  const { type, entityId, category, subcategory, correlationId } = filters;
  if (event.failed && !filters.includeFailedRequests) return false;
  if (type && !type.includes(event.type ?? '')) return false;
  if (category && !category.includes(event.category)) return false;
  if (subcategory && !subcategory.includes(event.subcategory)) return false;
  if (entityId && !entityId.some((id) => event.entityIds.includes(id))) return false;
  if (correlationId && event.correlationId !== correlationId) return false;
  return isWithin(Date.parse(event.timestamp), filters);
}

function isWithin(time: number, { before, beforeInclusive, after, afterInclusive }: EventFilters): boolean {
  if (before !== undefined) {
    const end = Date.parse(before);
    if (beforeInclusive ? time > end : time >= end) return false;
  }
  if (after !== undefined) {
    const start = Date.parse(after);
    if (afterInclusive ? time < start : time <= start) return false;
  }
  return true;
}

function toEntry(event: EventRecord): EventLogEntry {
  const { id, timestamp, type, messageTemplate, messageParameters, correlationId, context } = event;
  return { id, timestamp, type, messageTemplate, messageParameters, correlationId, context };
}
