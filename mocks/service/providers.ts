import type { components } from '../../src/api/schema';
import type { ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { logEvent } from './events';
import { removeLicense } from './license-removal';
import { fold, fullName, searchableName } from './names';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { today } from './license-status';
import { checkProvider, fieldsOf } from './provider-fields';
import { remembered } from './remembered';
import { findProvider, isDeactivated } from './provider-lookup';
import { toListedProvider } from './provider-model';
import { providerStatuses, statusFilter } from './provider-status';

type ProviderRequest = components['schemas']['ProviderRequest'];
type ProviderPatch = components['schemas']['ProviderPatch'];

export interface ProviderFilters extends ListQuery {
  status?: (typeof providerStatuses)[number] | 'None';
  providerName?: string;
  credentialingStatus?: string[];
  providerTypeId?: string;
  npi?: number;
  deactivated?: boolean;
  nextCredentialingDateOnOrAfter?: string;
  nextCredentialingDateOnOrBefore?: string;
}

/** A page of providers by the filters of the contract (`GET /providers`). */
export function listProviders(world: World, actor: Actor, query: ProviderFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Id', ...filters } = query;
  return listPage(
    {
      name: `providers ${sortedBy}`,
      // Only a status is a matter of the licenses, which change much more often.
      sources: filters.status ? [world.providers, world.licenses] : [world.providers],
      view: () => world.providers.view(sortedBy),
      filterKey: keyOfFilters(filters) && `${keyOfFilters(filters)} ${today(world)}`,
      filter: providerFilter(world, filters),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy },
    (record) => toListedProvider(world, actor, record),
  );
}

/** Counts of providers by what needs attention (as the list's `status` finds them) and by credentialing status. */
export function aggregateProviders(world: World, deactivated?: boolean) {
  const key = `provider counts ${deactivated} ${today(world)}`;
  return remembered(key, [world.providers, world.licenses], () => {
    const counted = [...world.providers.all()].filter(providerFilter(world, { deactivated }));
    const aggregations: Record<string, unknown> = {};
    for (const status of providerStatuses) {
      aggregations[status] = counted.filter(statusFilter(world, status)).length;
    }
    const byStatus: Record<string, number> = {};
    for (const { credentialingStatus } of counted) {
      if (credentialingStatus === undefined) continue;
      byStatus[credentialingStatus] = (byStatus[credentialingStatus] ?? 0) + 1;
    }
    return { total: counted.length, aggregations: { ...aggregations, credentialingStatus: byStatus } };
  });
}

/**
 * Adds a provider, with no licenses yet.
 * @throws ServiceError 400 for an NPI with a wrong check digit or of another active provider, a
 * social security number or birth date that cannot be, or an unknown provider type, group or segment.
 */
export function createProvider(world: World, actor: Actor, request: ProviderRequest): ProviderRecord {
  checkProvider(world, request);
  const { id, now } = { id: world.ids.next(), now: world.clock.iso() };
  const record: ProviderRecord = {
    ...fieldsOf(world, request),
    id,
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    credentialingStatus: request.credentialingStatus ?? 'Not credentialed',
    deactivated: request.deactivated ?? false,
    deactivatedAt: request.deactivated ? now : undefined,
    createdAt: now,
  };
  world.providers.put(record);
  logEvent(world, actor, 'ProviderCreated', { provider: fullName(record) }, { providerId: id });
  return record;
}

/**
 * Changes the fields that are sent; null empties one. Deactivating notes when, reactivating forgets it.
 * @throws ServiceError 404, and 400 as for creation.
 */
export function updateProvider(
  world: World,
  actor: Actor,
  providerId: string,
  patch: ProviderPatch,
): ProviderRecord {
  const old = findProvider(world, providerId);
  checkProvider(world, patch, old);
  const deactivated = patch.deactivated ?? isDeactivated(old);
  const hasTurned = deactivated !== isDeactivated(old);
  const record: ProviderRecord = {
    ...old,
    ...fieldsOf(world, patch),
    ...(patch.firstName === undefined ? {} : { firstName: patch.firstName.trim() }),
    ...(patch.lastName === undefined ? {} : { lastName: patch.lastName.trim() }),
    deactivated,
    ...(hasTurned ? { deactivatedAt: deactivated ? world.clock.iso() : undefined } : {}),
  };
  world.providers.put(record);
  const provider = fullName(record);
  const entities = { providerId: record.id };
  if (hasTurned) {
    const turned = deactivated ? 'ProviderDeactivated' : 'ProviderReactivated';
    logEvent(world, actor, turned, { provider }, entities);
  }
  const fields = Object.keys(patch).filter((name) => name !== 'deactivated');
  if (fields.length > 0) {
    logEvent(world, actor, 'ProviderChanged', { provider, fields: fields.join(', ') }, entities);
  }
  return record;
}

/**
 * Deletes a provider with its licenses and everything that hangs on them, its notes and alerts.
 * @throws ServiceError 404.
 */
export function deleteProvider(world: World, actor: Actor, providerId: string): void {
  const provider = findProvider(world, providerId);
  const licenses = world.licenses.by('providerId', provider.id);
  for (const license of licenses) removeLicense(world, license);
  for (const note of world.notes.by('providerId', provider.id)) world.notes.remove(note.id);
  for (const alert of world.alerts.by('providerId', provider.id)) world.alerts.remove(alert.id);
  world.providers.remove(provider.id);
  const parameters = { provider: fullName(provider), licenses: String(licenses.length) };
  logEvent(world, actor, 'ProviderDeleted', parameters, { providerId: provider.id });
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
