import type { components } from '../../src/api/schema';
import type { EventRecord, World } from '../store/world';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { recallEvents } from './past';
import { type TimeRange, isWithin } from './time-range';

type EventLogEntry = components['schemas']['EventLogEntry'];

export interface EventFilters extends ListQuery, TimeRange {
  type?: string[];
  includeFailedRequests?: boolean;
  entityId?: string[];
  category?: string[];
  subcategory?: string[];
  correlationId?: string;
}

/** A page of the event log, newest first unless asked otherwise; failed requests only when asked for. */
export function listEvents(world: World, query: EventFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Timestamp', ...wanted } = query;
  const filters = { ...wanted, entityId: wanted.entityId?.map((id) => id.toLowerCase()) };
  // Nothing of the past is newer than the epoch, and to make it takes seconds.
  if (filters.after === undefined || Date.parse(filters.after) < world.epoch)
    recallEvents(world, filters.entityId);
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
  if (correlationId && event.correlationId !== correlationId.toLowerCase()) return false;
  return isWithin(Date.parse(event.timestamp), filters);
}

function toEntry(event: EventRecord): EventLogEntry {
  const { id, timestamp, type, messageTemplate, messageParameters, correlationId, context } = event;
  return { id, timestamp, type, messageTemplate, messageParameters, correlationId, context };
}
