import type { components } from '../../src/api/schema';
import type { CredentialingRequestRecord, World } from '../store/world';
import type { Actor } from './actor';
import { findRequest } from './credentialing-model';
import { notFound } from './errors';
import { toFacility } from './facilities';
import { facilitiesBelow, facilityInfoRules } from './facility-info';
import { toImport } from './import-model';
import { toEntry } from './info-entries';
import { recallProvider } from './past';
import { readAllInfo } from './provider-info-all';
import { findProvider } from './provider-lookup';
import { findFacility } from './scan-parameters';
import { listScans } from './scan-list';
import { filesOf } from './uploads';
import { toVerification } from './verification-model';

type Schemas = components['schemas'];

/**
 * What a provider is credentialed by: all entries, the current verification of each license, the latest scan of each
 * dataset and the latest profiles (rules.md 17.6).
 * @throws ServiceError 404, also for a request that is about somebody else.
 */
export async function providerCredentialingData(
  world: World,
  actor: Actor,
  providerId: string,
  requestId?: string,
): Promise<Schemas['ProviderCredentialingData']> {
  const provider = findProvider(world, providerId);
  checkRequest(world, requestId, (request) => request.providerId === provider.id);
  recallProvider(world, provider.id);
  const current = world.licenses
    .by('providerId', provider.id)
    .map(({ currentVerificationId }) => world.verifications.get(currentVerificationId))
    .filter((verification) => verification !== undefined);
  const imports = world.imports.by('providerId', provider.id);
  const latest = imports.filter((row) =>
    imports.every((other) => other.source !== row.source || other.started <= row.started),
  );
  return {
    providerInfo: readAllInfo(world, actor, provider.id),
    licenseVerifications: current.map((verification) => toVerification(actor, verification)),
    datasetScans: listScans(world, actor, { providerId: provider.id, count: 250 }).items,
    files: await filesOf(world, `providers/${provider.id}/`),
    profiles: latest.map((row) => toImport(world, actor, row)),
  };
}

/** The same for a facility, with those below it. @throws ServiceError 404. */
export async function facilityCredentialingData(
  world: World,
  actor: Actor,
  facilityId: string,
  requestId?: string,
): Promise<Schemas['FacilityCredentialingData']> {
  const facility = findFacility(world, facilityId);
  checkRequest(world, requestId, (request) => request.facilityId === facility.id);
  const entries = world.facilityInfo.by('facilityId', facility.id);
  const [, ...below] = facilitiesBelow(world, facility);
  return {
    facility: toFacility(facility),
    facilitySpecialties: world.facilitySpecialties.by('facilityId', facility.id),
    facilityInfo: Object.fromEntries(
      Object.entries(facilityInfoRules)
        .map(([collection, { infoType }]) => [
          infoType,
          entries.filter((entry) => entry.collection === collection).map(toEntry),
        ])
        .filter(([, list]) => (list?.length ?? 0) > 0),
    ),
    childFacilities: below.map(toFacility),
    datasetScans: listScans(world, actor, { entityId: facility.id, count: 250 }).items,
    files: await filesOf(world, `facilities/${facility.id}/`),
  };
}

function checkRequest(
  world: World,
  requestId: string | undefined,
  isAbout: (request: CredentialingRequestRecord) => boolean,
): void {
  if (requestId !== undefined && !isAbout(findRequest(world, requestId)))
    throw notFound('request about this record');
}
