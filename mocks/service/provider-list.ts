import type { ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { today } from './license-status';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { fold, searchableName } from './names';
import { isDeactivated } from './provider-lookup';
import { toListedProvider } from './provider-model';
import { type ProviderStatus, countStatuses, statusFilter } from './provider-status';
import { remembered } from './remembered';

export interface ProviderFilters extends ListQuery {
  status?: ProviderStatus | 'None';
  providerName?: string;
  credentialingStatus?: string[];
  providerTypeId?: string;
  npi?: number;
  deactivated?: boolean;
  nextCredentialingDateOnOrAfter?: string;
  nextCredentialingDateOnOrBefore?: string;
}

/** Some of the providers, such as those of a group; `key` changes with who is among them. */
export interface ProvidersWithin {
  key: string;
  has(provider: ProviderRecord): boolean;
}

/** A page of providers by the filters of the contract (`GET /providers`). */
export function listProviders(world: World, actor: Actor, query: ProviderFilters, within?: ProvidersWithin) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Id', ...filters } = query;
  const fits = providerFilter(world, filters);
  return listPage(
    {
      name: `providers ${sortedBy} ${within?.key ?? ''}`,
      // Only a status is a matter of the licenses and their monitors, which change much more often.
      sources: filters.status ? [world.providers, world.licenses, world.monitors] : [world.providers],
      view: () => world.providers.view(sortedBy),
      filterKey: within || keyOfFilters(filters) ? `${keyOfFilters(filters)} ${today(world)}` : '',
      filter: within ? (provider) => within.has(provider) && fits(provider) : fits,
    },
    { cursor, count, offset, sortDirection },
    { sortedBy },
    (record) => toListedProvider(world, actor, record),
  );
}

/** Counts of providers by what needs attention (as the list's `status` finds them) and by credentialing status. */
export function aggregateProviders(world: World, deactivated?: boolean) {
  const key = `provider counts ${deactivated} ${today(world)}`;
  return remembered(key, [world.providers, world.licenses, world.monitors], () => {
    const counted = [...world.providers.all()].filter(providerFilter(world, { deactivated }));
    const byStatus: Record<string, number> = {};
    for (const { credentialingStatus } of counted) {
      if (credentialingStatus === undefined) continue;
      byStatus[credentialingStatus] = (byStatus[credentialingStatus] ?? 0) + 1;
    }
    return {
      total: counted.length,
      aggregations: { ...countStatuses(world, counted), credentialingStatus: byStatus },
    };
  });
}

/** The test that the filters of the list make. */
export function providerFilter(
  world: World,
  filters: Omit<ProviderFilters, keyof ListQuery>,
): (provider: ProviderRecord) => boolean {
  const { status, credentialingStatus, providerTypeId, npi, deactivated } = filters;
  const { nextCredentialingDateOnOrAfter: from, nextCredentialingDateOnOrBefore: to } = filters;
  const name = fold(filters.providerName ?? '');
  const hasWantedStatus = status && status !== 'None' ? statusFilter(world, status) : undefined;
  return (provider) => {
    if (deactivated !== undefined && isDeactivated(provider) !== deactivated) return false;
    if (npi !== undefined && provider.npi !== npi) return false;
    if (providerTypeId !== undefined && provider.providerTypeId !== providerTypeId) return false;
    if (credentialingStatus && !credentialingStatus.includes(provider.credentialingStatus ?? ''))
      return false;
    const due = provider.nextCredentialingDate;
    if (from !== undefined && !(due !== undefined && due >= from)) return false;
    if (to !== undefined && !(due !== undefined && due <= to)) return false;
    if (name && !searchableName(provider).includes(name)) return false;
    return hasWantedStatus?.(provider) ?? true;
  };
}
