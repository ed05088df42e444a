import type { AlertRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toAlert } from './alert-model';
import { notFound } from './errors';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { fold, searchableName } from './names';
import { isDeactivated } from './provider-lookup';

export interface AlertFilters extends ListQuery {
  providerId?: string;
  providerName?: string;
  providerNpi?: number;
  type?: string[];
  status?: 'Active' | 'Dismissed';
  providerDeactivated?: boolean;
}

/** A page of alerts, newest first unless asked otherwise. */
export function listAlerts(world: World, actor: Actor, query: AlertFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Timestamp', ...filters } = query;
  return listPage(
    {
      name: `alerts ${sortedBy}`,
      sources: [world.alerts, world.providers],
      view: () => world.alerts.view(sortedBy),
      filterKey: keyOfFilters(filters),
      filter: alertFilter(world, filters),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy, sortDirection: 'Desc' },
    (alert) => toAlert(world, actor, alert),
  );
}

/** @throws ServiceError 404. */
export function readAlert(world: World, actor: Actor, alertId: string) {
  return toAlert(world, actor, findAlert(world, alertId));
}

/** @throws ServiceError 404. */
export function findAlert(world: World, alertId: string): AlertRecord {
  const alert = world.alerts.get(alertId.toLowerCase());
  if (!alert) throw notFound('alert');
  return alert;
}

/** How many alerts are active and dismissed, and the active ones by type. */
export function aggregateAlerts(world: World, providerDeactivated?: boolean) {
  const counts = {
    active: 0,
    dismissed: 0,
    licenseChanged: 0,
    licenseExpiresSoon: 0,
    licenseExpired: 0,
    profileImportCompleted: 0,
  };
  const counted = alertFilter(world, { providerDeactivated });
  for (const alert of world.alerts.all()) {
    if (!counted(alert)) continue;
    if (alert.dismissalTimestamp !== undefined) counts.dismissed += 1;
    else {
      counts.active += 1;
      const type = countOf(alert.type);
      if (type) counts[type] += 1;
    }
  }
  return counts;
}

function countOf(type: string) {
  switch (type) {
    case 'LicenseChanged':
      return 'licenseChanged';
    case 'LicenseExpiresSoon':
      return 'licenseExpiresSoon';
    case 'LicenseExpired':
      return 'licenseExpired';
    case 'ProfileImportCompleted':
      return 'profileImportCompleted';
    default:
      return undefined;
  }
}

function alertFilter(world: World, filters: Omit<AlertFilters, keyof ListQuery>) {
  const { providerId, providerNpi, type, status, providerDeactivated } = filters;
  const name = fold(filters.providerName ?? '');
  const isAboutProvider = name || providerNpi !== undefined || providerDeactivated !== undefined;
  return (alert: AlertRecord): boolean => {
    if (providerId !== undefined && alert.providerId !== providerId.toLowerCase()) return false;
    if (type && !type.includes(alert.type)) return false;
    if (status && (alert.dismissalTimestamp === undefined) !== (status === 'Active')) return false;
    if (!isAboutProvider) return true;
    const provider = world.providers.get(alert.providerId);
    if (!provider) return false;
    if (providerNpi !== undefined && provider.npi !== providerNpi) return false;
    if (providerDeactivated !== undefined && isDeactivated(provider) !== providerDeactivated) return false;
    return !name || searchableName(provider).includes(name);
  };
}
