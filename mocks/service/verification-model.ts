import type { components } from '../../src/api/schema';
import type { LicenseRecord, VerificationRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toLicense } from './license-model';
import { recall } from './past';
import { visibleParameters } from './permissions';

type License = components['schemas']['License'];
type LicenseVerification = components['schemas']['LicenseVerification'];

/** A verification without what the service keeps beside it. */
export function toVerification(actor: Actor, record: VerificationRecord): LicenseVerification {
  const { licenseId: _license, providerId: _provider, additionalVerificationParameters, ...rest } = record;
  const parameters = visibleParameters(actor, additionalVerificationParameters);
  return { ...rest, ...(parameters && { additionalVerificationParameters: parameters }) };
}

/** A license with its latest verification (openapi.yaml). */
export function toLicenseWithVerification(world: World, actor: Actor, record: LicenseRecord): License {
  const { currentVerificationId: id } = record;
  if (id !== undefined && !world.verifications.has(id)) recall(world, record.id);
  const current = world.verifications.get(id);
  return { ...toLicense(world, record), currentVerification: current && toVerification(actor, current) };
}
