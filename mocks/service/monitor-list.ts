import type { MonitorRecord, World } from '../store/world';
import type { Actor } from './actor';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { toListedMonitor } from './monitor-model';

export interface MonitorFilters extends ListQuery {
  type?: 'Dataset' | 'License';
  datasetTypes?: string[];
  licenseIds?: string[];
  entityType?: 'Practitioner' | 'Facility';
  entityIds?: string[];
  providerIds?: string[];
}

/** A page of enabled monitors with their settings, the next to run first unless asked otherwise. */
export function listMonitors(world: World, actor: Actor, query: MonitorFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'NextMonitoringDate', ...filters } = query;
  return listPage(
    {
      name: `monitors ${sortedBy}`,
      sources: [world.monitors],
      view: () => world.monitors.view(sortedBy),
      filterKey: keyOfFilters(filters),
      filter: monitorFilter(filters),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy },
    (monitor) => toListedMonitor(world, actor, monitor),
  );
}

function monitorFilter(filters: Omit<MonitorFilters, keyof ListQuery>): (monitor: MonitorRecord) => boolean {
  const { type, entityType } = filters;
  const datasetTypes = setOf(filters.datasetTypes);
  const licenseIds = setOf(filters.licenseIds);
  const entityIds = setOf(filters.entityIds);
  const providerIds = setOf(filters.providerIds);
  return ({ type: kind, datasetType, licenseId, providerId, facilityId }) =>
    (type === undefined || kind === type) &&
    (entityType === undefined || (providerId !== undefined) === (entityType === 'Practitioner')) &&
    has(datasetTypes, datasetType?.toLowerCase()) &&
    has(licenseIds, licenseId) &&
    has(entityIds, providerId ?? facilityId) &&
    has(providerIds, providerId);
}

function setOf(values: string[] | undefined): ReadonlySet<string> | undefined {
  return values && new Set(values.map((value) => value.toLowerCase()));
}

function has(wanted: ReadonlySet<string> | undefined, value: string | undefined): boolean {
  return wanted === undefined || (value !== undefined && wanted.has(value));
}
