import type { components } from '../../src/api/schema';
import type { VerificationRecord, World } from '../store/world';
import type { Actor } from './actor';
import { conflict, invalid, notFound } from './errors';
import { previousSuccess } from './license-alerts';
import { logLicense } from './license-log';
import { toVerification } from './verification-model';
import { findLicense } from './licenses';
import { factsOf } from './verification-facts';
import { requestVerification } from './verification-jobs';
import { recall } from './past';
import { tellLicenseStatus } from './webhook-events';

type Resolution = components['schemas']['LicenseVerificationResolution'];
type Verification = components['schemas']['LicenseVerification'];

/** Starts a verification of one license. @throws ServiceError 404. */
export function verifyLicense(world: World, actor: Actor, providerId: string, licenseId: string): void {
  requestVerification(world, actor, findLicense(world, providerId, licenseId), 'Manual');
}

/**
 * Starts a verification of several licenses of a provider, all or none.
 * @throws ServiceError 404 when one of them is not attached to the provider; 400 when none is named.
 */
export function verifyLicenses(world: World, actor: Actor, providerId: string, licenseIds: string[]): void {
  if (licenseIds.length === 0) throw invalid({ $: ['Name at least one license.'] });
  const licenses = licenseIds.map((licenseId) => findLicense(world, providerId, licenseId));
  for (const license of new Set(licenses)) requestVerification(world, actor, license, 'Manual');
}

/** The verifications of a license, newest first, with one that is running. @throws ServiceError 404. */
export function listVerifications(
  world: World,
  actor: Actor,
  providerId: string,
  licenseId: string,
): Verification[] {
  const license = findLicense(world, providerId, licenseId);
  recall(world, license.id);
  return world.verifications
    .by('licenseId', license.id)
    .toSorted((a, b) => Date.parse(b.started) - Date.parse(a.started))
    .map((verification) => toVerification(actor, verification));
}

/** @throws ServiceError 404. */
export function findVerification(
  world: World,
  providerId: string,
  licenseId: string,
  verificationId: string,
): VerificationRecord {
  const license = findLicense(world, providerId, licenseId);
  recall(world, license.id);
  const verification = world.verifications.get(verificationId.toLowerCase());
  if (verification?.licenseId !== license.id) throw notFound('verification of this license');
  return verification;
}

/**
 * A person decides about a verification that needs review (rules.md 9.5).
 * `originalStatus` stays; the license follows when this is its latest verification. Whoever decided knows what it
 * changed: no alert arises from it (rules.md 14.3).
 * @throws ServiceError 404; 409 when it is not in `NeedsReview` (any more); 400 without a decision,
 * with an index outside the results, or without one where the source returned several and one is right.
 */
export function resolveVerification(
  world: World,
  actor: Actor,
  ids: { providerId: string; licenseId: string; verificationId: string },
  resolution: Resolution,
): VerificationRecord {
  const old = findVerification(world, ids.providerId, ids.licenseId, ids.verificationId);
  if (old.status !== 'NeedsReview') {
    throw conflict(`This verification does not need review: its status is ${old.status}.`);
  }
  const { status } = resolution;
  if (!status) throw invalid({ '$.status': ['A value is required.'] });
  const correctResultIndex = status === 'Found' ? chosenResult(old, resolution) : undefined;
  const verification = world.verifications.put({
    ...old,
    status,
    ...(correctResultIndex === undefined ? {} : { correctResultIndex }),
  });
  const license = findLicense(world, ids.providerId, ids.licenseId);
  const parameters = { status };
  const entities = { verificationId: verification.id };
  if (license.currentVerificationId !== verification.id) {
    logLicense(world, actor, 'VerificationResolved', license, parameters, entities);
    return verification;
  }
  const resolved = world.licenses.update(license.id, {
    currentVerificationStatus: status,
    ...factsOf(verification),
  });
  logLicense(world, actor, 'VerificationResolved', resolved, parameters, entities);
  tellLicenseStatus(world, license, resolved);
  return verification;
}

/**
 * A verification beside the last successful one before it, with a jsondiffpatch delta from the
 * older to the newer.
 * @throws ServiceError 404; 409 where there is no earlier successful verification, or this one is
 * still running.
 */
export async function diffVerification(
  world: World,
  actor: Actor,
  ids: { providerId: string; licenseId: string; verificationId: string },
): Promise<{ old: Verification; new: Verification; diff: unknown }> {
  const record = findVerification(world, ids.providerId, ids.licenseId, ids.verificationId);
  if (record.originalStatus === undefined) throw conflict('This verification is still running.');
  const before = previousSuccess(world, record);
  if (!before) throw conflict('There is no earlier successful verification to compare with.');
  const [older, newer] = [toVerification(actor, before), toVerification(actor, record)];
  // Only this operation needs the library, so that it is loaded when first asked for.
  const { delta } = await import('./delta');
  return { old: older, new: newer, diff: delta(older, newer) };
}

function chosenResult(verification: VerificationRecord, { correctResultIndex }: Resolution): number {
  const count = verification.results?.length ?? 0;
  if (correctResultIndex === undefined) {
    if (count === 1) return 0;
    const problem =
      count === 0 ? 'The source returned nothing that could be right.' : 'Say which result is right.';
    throw invalid({ [count === 0 ? '$.status' : '$.correctResultIndex']: [problem] });
  }
  if (!Number.isInteger(correctResultIndex) || correctResultIndex < 0 || correctResultIndex >= count) {
    throw invalid({ '$.correctResultIndex': [`There are results 0 to ${count - 1}.`] });
  }
  return correctResultIndex;
}
