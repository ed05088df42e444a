import type { components } from '../../src/api/schema';
import type { LicenseRecord, LicenseTypeRecord, ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { invalid, notFound } from './errors';
import { everyField, picked } from './every-field';
import { merged } from './info-entries';
import { logLicense } from './license-log';
import { removeLicense } from './license-removal';
import { findProvider } from './provider-lookup';
import { recordAtSource } from './source-records';
import { requestVerification } from './verification-jobs';
import { tellLicenseStatus } from './webhook-events';

type AttachLicenseRequest = components['schemas']['AttachLicenseRequest'];
type LicensePatch = components['schemas']['LicensePatch'];

/**
 * The license of a provider with an id.
 * @throws ServiceError 404 for an unknown provider, or a license that is not attached to it.
 */
export function findLicense(world: World, providerId: string, licenseId: string): LicenseRecord {
  const provider = findProvider(world, providerId);
  const license = world.licenses.get(licenseId.toLowerCase());
  if (license?.providerId !== provider.id) throw notFound('license of this provider');
  return license;
}

/** All licenses attached to a provider. */
export function licensesOf(world: World, providerId: string): LicenseRecord[] {
  return world.licenses.by('providerId', findProvider(world, providerId).id);
}

/**
 * Attaches a license, which starts its first verification unless `skipVerification` is set
 * (rules.md 9.2). The state is that of the license type where it has only one.
 * @throws ServiceError 404; 400 for an unknown license type, a state in which the type is not
 * issued, no state for a type of several, or a number that is attached already.
 */
export function attachLicense(
  world: World,
  actor: Actor,
  providerId: string,
  request: AttachLicenseRequest,
): LicenseRecord {
  const provider = findProvider(world, providerId);
  const licenseNumber = request.licenseNumber.trim();
  const type = world.licenseTypeById.get(request.licenseTypeId.toLowerCase());
  if (!type) throw invalid({ '$.licenseTypeId': ['There is no such license type.'] });
  const state = stateOf(type, request.state);
  checkCollaborator(world, request.collaboratingProviderId);
  checkIsNew(world, provider, type, licenseNumber, state);
  const license: LicenseRecord = {
    ...picked(request, statedFields),
    id: world.ids.next(),
    providerId: provider.id,
    licenseNumber,
    licenseTypeId: type.id,
    state,
    isPrimary: request.isPrimary ?? world.licenses.by('providerId', provider.id).length === 0,
    jobStatus: 'Idle',
    approvedStatus: request.approvedStatus ?? 'Pending',
    restrictionStatus: request.restrictionStatus ?? 'None',
    createdAt: world.clock.iso(),
    attempts: 0,
  };
  world.licenses.put(license);
  recordAtSource(world, license, provider, type);
  if (license.isPrimary) keepOnePrimary(world, license);
  logLicense(world, actor, 'LicenseAttached', license);
  return request.skipVerification ? license : requestVerification(world, actor, license, 'Manual');
}

/**
 * Changes what the organization itself says about a license (rules.md 1.4).
 * @throws ServiceError 404; 400 for an unknown collaborating provider.
 */
export function updateLicense(
  world: World,
  actor: Actor,
  licenseId: string,
  patch: LicensePatch,
): LicenseRecord {
  const old = world.licenses.get(licenseId.toLowerCase());
  if (!old) throw notFound('license');
  checkCollaborator(world, patch.collaboratingProviderId);
  const fields = patchableFields.filter((name) => patch[name] !== undefined);
  const changes = Object.fromEntries(fields.map((name) => [name, patch[name]]));
  const license = world.licenses.put(merged(old, changes));
  if (patch.isPrimary) keepOnePrimary(world, license);
  logLicense(world, actor, 'LicenseChanged', license, { fields: fields.join(', ') });
  tellLicenseStatus(world, old, license);
  return license;
}

/**
 * Detaches a license with its verifications, screenshots, attachments, exported reports, alerts and
 * running jobs (rules.md 9.8).
 * @throws ServiceError 404.
 */
export function detachLicense(world: World, actor: Actor, providerId: string, licenseId: string): void {
  const license = findLicense(world, providerId, licenseId);
  removeLicense(world, license);
  logLicense(world, actor, 'LicenseDetached', license);
}

/** What is stored as it is sent when a license is attached; `attachLicense` says of each other field what becomes of it. */
const statedFields = everyField<
  Exclude<
    keyof AttachLicenseRequest,
    | 'licenseNumber'
    | 'licenseTypeId'
    | 'state'
    | 'isPrimary'
    | 'approvedStatus'
    | 'restrictionStatus'
    | 'skipVerification'
  >
>()([
  'firstName',
  'lastName',
  'isCurrentlyPracticing',
  'prescriptiveAuthority',
  'collaboratingProviderId',
  'nonVerifiedInfo',
]);

const patchableFields = everyField<keyof LicensePatch>()([
  'restrictionStatus',
  'approvedStatus',
  'nonVerifiedInfo',
  'isCurrentlyPracticing',
  'isPrimary',
  'prescriptiveAuthority',
  'collaboratingProviderId',
]);

function stateOf(type: LicenseTypeRecord, wanted: string | undefined): string {
  const [only, ...more] = type.issuedIn;
  if (wanted === undefined) {
    if (only !== undefined && more.length === 0) return only;
    throw invalid({ '$.state': ['This license type exists in several states: choose one.'] });
  }
  if (!type.issuedIn.includes(wanted)) {
    throw invalid({ '$.state': [`This license type is not issued in ${wanted}.`] });
  }
  return wanted;
}

function checkIsNew(
  world: World,
  provider: ProviderRecord,
  type: LicenseTypeRecord,
  licenseNumber: string,
  state: string,
): void {
  const isAttached = world.licenses
    .by('providerId', provider.id)
    .some(
      (license) =>
        license.licenseTypeId === type.id &&
        license.state === state &&
        license.licenseNumber.toUpperCase() === licenseNumber.toUpperCase(),
    );
  if (isAttached) {
    throw invalid({
      '$.licenseNumber': ['A license of this type with this number is attached to the provider already.'],
    });
  }
}

function checkCollaborator(world: World, providerId: string | null | undefined): void {
  if (providerId && !world.providers.has(providerId)) {
    throw invalid({ '$.collaboratingProviderId': ['There is no such provider.'] });
  }
}

function keepOnePrimary(world: World, primary: LicenseRecord): void {
  for (const other of world.licenses.by('providerId', primary.providerId)) {
    if (other.id !== primary.id && other.isPrimary) world.licenses.update(other.id, { isPrimary: false });
  }
}
