import type { components } from '../../src/api/schema';
import type { ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { logEvent } from './events';
import { removeLicense } from './license-removal';
import { entriesOf } from './provider-info';
import { fullName } from './names';
import { checkProvider, fieldsOf } from './provider-fields';
import { findProvider, isDeactivated } from './provider-lookup';
import { removeScansOf, updateContinuousQueries } from './scan-updates';
import { tellProviderStatus } from './webhook-events';
import { tellRejectedUpdate } from './webhook-npdb';

type ProviderRequest = components['schemas']['ProviderRequest'];
type ProviderPatch = components['schemas']['ProviderPatch'];

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
  tellProviderStatus(world, old, record);
  updateContinuousQueries(world, record);
  tellRejectedUpdate(world, old, record);
  return record;
}

/**
 * Deletes a provider with its licenses and everything that hangs on them, its notes, alerts, monitors and scans.
 * @throws ServiceError 404.
 */
export function deleteProvider(world: World, actor: Actor, providerId: string): void {
  const provider = findProvider(world, providerId);
  const licenses = world.licenses.by('providerId', provider.id);
  for (const license of licenses) removeLicense(world, license);
  for (const note of world.notes.by('providerId', provider.id)) world.notes.remove(note.id);
  for (const alert of world.alerts.by('providerId', provider.id)) world.alerts.remove(alert.id);
  for (const entry of entriesOf(world, provider.id)) world.providerInfo.remove(entry.id);
  for (const monitor of world.monitors.by('entityId', provider.id)) world.monitors.remove(monitor.id);
  for (const row of world.credentialingRequests.by('providerId', provider.id)) {
    world.credentialingRequests.remove(row.id);
  }
  for (const row of world.imports.by('providerId', provider.id)) world.imports.remove(row.id);
  for (const enrollment of world.enrollments.by('providerId', provider.id)) {
    world.enrollments.remove(enrollment.id);
  }
  for (const { id, providerIds } of world.groups.all()) {
    const rest = providerIds.filter((member) => member !== provider.id);
    if (rest.length < providerIds.length) world.groups.update(id, { providerIds: rest });
  }
  removeScansOf(world, provider.id);
  world.providers.remove(provider.id);
  const parameters = { provider: fullName(provider), licenses: String(licenses.length) };
  logEvent(world, actor, 'ProviderDeleted', parameters, { providerId: provider.id });
}
