import type { ScanRecord, World } from '../store/world';
import type { Actor } from './actor';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { hasMonitor } from './monitor-lookup';
import { type EntityFilters, entityFilter } from './scan-entities';
import { entityIdOf } from './scan-key';
import { scansIn } from './scan-past';
import { toScan } from './scan-results';

export interface ScanFilters extends ListQuery, Omit<EntityFilters, 'credentialingStatus'> {
  type?: string[];
  parameterSetId?: string;
  referenceId?: string;
  status?: string[];
  includeOldScans?: boolean;
  hasMonitor?: boolean;
  trigger?: string;
  credentialingStatus?: string;
}

/**
 * A page of scans, latest first unless asked otherwise. Those that a newer scan of the same dataset, entity,
 * parameter set and reference replaced come only when they are asked for (rules.md 11.4).
 */
export function listScans(world: World, actor: Actor, query: ScanFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Started', ...filters } = query;
  return listPage(
    {
      name: `scans ${sortedBy}`,
      sources: [
        world.scans,
        world.providers,
        world.facilities,
        ...(filters.hasMonitor === undefined ? [] : [world.monitors]),
      ],
      view: () => scansIn(world).view(sortedBy),
      // Without any filter not every scan is listed either.
      filterKey: keyOfFilters(filters) || 'default',
      filter: scanFilter(world, filters),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy, sortDirection: sortedBy === 'Started' || sortedBy === 'Completed' ? 'Desc' : 'Asc' },
    (scan) => toScan(world, actor, scan),
  );
}

function scanFilter(world: World, filters: Omit<ScanFilters, keyof ListQuery>) {
  const { type, status, includeOldScans, hasMonitor: isMonitored, trigger, credentialingStatus } = filters;
  const parameterSetId = filters.parameterSetId?.toLowerCase();
  const referenceId = filters.referenceId?.toLowerCase();
  const isAbout = entityFilter(world, {
    ...filters,
    credentialingStatus: credentialingStatus === undefined ? undefined : [credentialingStatus],
  });
  return (scan: ScanRecord): boolean => {
    if (scan.isOld && !includeOldScans) return false;
    if (type && !type.includes(scan.type)) return false;
    if (status && !status.includes(scan.status)) return false;
    if (trigger !== undefined && scan.trigger !== trigger) return false;
    if (parameterSetId !== undefined && scan.parameterSetId !== parameterSetId) return false;
    if (referenceId !== undefined && scan.referenceId !== referenceId) return false;
    if (isAbout && !isAbout(scan)) return false;
    return isMonitored === undefined || hasMonitor(world, scan.type, entityIdOf(scan)) === isMonitored;
  };
}
