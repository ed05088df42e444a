import type { components } from '../../src/api/schema';
import type { LicenseRecord, VerificationRecord, World } from '../store/world';
import { toLicense } from './license-model';
import { recall } from './past';

type License = components['schemas']['License'];
type LicenseVerification = components['schemas']['LicenseVerification'];

/** A verification without what the service keeps beside it. */
export function toVerification(record: VerificationRecord): LicenseVerification {
  const { licenseId: _license, providerId: _provider, ...verification } = record;
  return verification;
}

/** A license with its latest verification (openapi.yaml). */
export function toLicenseWithVerification(world: World, record: LicenseRecord): License {
  const { currentVerificationId: id } = record;
  if (id !== undefined && !world.verifications.has(id)) recall(world, record.id);
  const current = world.verifications.get(id);
  return { ...toLicense(world, record), currentVerification: current && toVerification(current) };
}
