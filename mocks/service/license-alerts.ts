import type { AlertRecord, LicenseRecord, VerificationRecord, World } from '../store/world';
import type { Actor } from './actor';
import { logLicense } from './license-log';
import { differ } from './verification-facts';
import { pastVerifications } from './past';
import { tellAlert } from './webhook-events';

type LicenseAlert = 'LicenseChanged' | 'LicenseExpiresSoon' | 'LicenseExpired';

const messages: Record<LicenseAlert, string> = {
  LicenseChanged: 'License {number} ({state}) differs from the verification before.',
  LicenseExpiresSoon: 'License {number} ({state}) expires on {date}.',
  LicenseExpired: 'License {number} ({state}) expired on {date}.',
};

/** The last successful verification of the same license before another one, by when they started. */
export function previousSuccess(
  world: World,
  verification: VerificationRecord,
): VerificationRecord | undefined {
  const { licenseId } = verification;
  const isSuccess = (other: VerificationRecord) => other.status === 'Found' && isBefore(other, verification);
  const [known] = world.verifications
    .by('licenseId', licenseId)
    .filter(isSuccess)
    .toSorted((a, b) => (isBefore(a, b) ? 1 : -1));
  for (const past of pastVerifications(world, licenseId)) {
    if (known && isBefore(past, known)) break;
    if (isSuccess(past)) return past;
  }
  return known;
}

/** Raises `LicenseChanged` when a successful verification differs from the successful one before. */
export function raiseLicenseChanged(
  world: World,
  actor: Actor,
  license: LicenseRecord,
  verification: VerificationRecord,
): void {
  if (verification.status !== 'Found') return;
  const before = previousSuccess(world, verification);
  if (before && differ(before, verification)) {
    raiseLicenseAlert(world, actor, license, 'LicenseChanged', verification);
  }
}

/** Raises an alert about a license; about a change, the alert points at the verification that found it. */
export function raiseLicenseAlert(
  world: World,
  actor: Actor,
  license: LicenseRecord,
  type: LicenseAlert,
  verification?: VerificationRecord,
): void {
  const { id, providerId, licenseNumber, state } = license;
  const alert: AlertRecord = {
    id: world.ids.next(),
    type,
    providerId,
    licenseId: id,
    entityType: verification ? 'Verification' : 'License',
    entityId: verification?.id ?? id,
    timestamp: world.clock.iso(),
    data: {
      messageTemplate: messages[type],
      messageParams: { number: licenseNumber, state, date: (license.expiryDate ?? '').slice(0, 10) },
      data: { licenseId: id },
    },
  };
  world.alerts.put(alert);
  logLicense(world, actor, 'AlertRaised', license, { type }, { alertId: alert.id });
  tellAlert(world, type, alert);
}

function isBefore(a: VerificationRecord, b: VerificationRecord): boolean {
  const [first, second] = [Date.parse(a.started), Date.parse(b.started)];
  return first === second ? a.id < b.id : first < second;
}
