import { hashText, idFor } from '../store/ids';
import type { AlertRecord, LicenseRecord, ProviderRecord } from '../store/records';
import { freeSourceDays, timeOfExpiryChecks } from './checks';
import { dateTimeAt, instantOf } from './dates';
import { day, hour, startOfDay } from '../store/time';
import type { Origin } from './origin';
import { firstProviders } from './license-kinds';
import type { PlannedVerification } from './plan';
import type { Draw } from './random';
import { script } from './edge-cases';

const texts = {
  LicenseChanged: 'License {number} ({state}) differs from the verification before.',
  LicenseExpiresSoon: 'License {number} ({state}) expires on {date}.',
  LicenseExpired: 'License {number} ({state}) expired on {date}.',
};

const dismissals: Record<keyof typeof texts, readonly string[]> = {
  LicenseChanged: ['Known change, documented in the file.', 'Seen; the committee was told.'],
  LicenseExpiresSoon: [
    'Reminded the provider, who will renew in time.',
    'Renewal is filed with the board, waiting for it to show.',
  ],
  LicenseExpired: ['Taken off the schedule until the board shows the renewal.'],
};

/** Why nobody needs to look at the alerts of somebody who left. */
const left = 'The provider was deactivated.';

/** The alerts that the past of a license raised: one of each kind at a time. `last` is its latest verification. */
export function alertsOf(
  { seed, epoch }: Origin,
  license: LicenseRecord,
  { deactivatedAt }: ProviderRecord,
  last: PlannedVerification | undefined,
  random: Draw,
): AlertRecord[] {
  const alerts: AlertRecord[] = [];
  if (license.currentVerificationStatus !== 'Found' || !last) return alerts;
  const expires = instantOf(license.expiryDate ?? '');
  const hasChanged = license.attempts > 1 && license.answer === 'CHANGE';
  // Nothing is raised about most for a long time.
  if (expires - 91 * day > epoch && !hasChanged) return alerts;
  const number = license.origin ?? 0;
  const until = deactivatedAt ? instantOf(deactivatedAt) : epoch;
  /** Raises one, which is dismissed soon in the given share, and with the provider's deactivation at last. */
  const add = (type: keyof typeof texts, at: number, entity: [type: string, id: string], ratio: number) => {
    const before = alerts.at(-1);
    if (before?.type === type && !(instantOf(before.dismissalTimestamp ?? '') < at)) return;
    const alert: AlertRecord = {
      id: idFor(`alert ${type}`, seed, number * 8 + alerts.length),
      type,
      providerId: license.providerId,
      licenseId: license.id,
      entityType: entity[0],
      entityId: entity[1],
      timestamp: dateTimeAt(at),
      data: {
        messageTemplate: texts[type],
        messageParams: {
          number: license.licenseNumber,
          state: license.state,
          date: (license.expiryDate ?? '').slice(0, 10),
        },
        data: { licenseId: license.id },
      },
    };
    const dismissedAt = startOfDay(at) + (1 + random.below(2)) * day + 15 * hour + random.below(5 * hour);
    if (random.chance(ratio) && dismissedAt < until - hour)
      dismiss(alert, dismissedAt, random.pick(dismissals[type]));
    else if (deactivatedAt) dismiss(alert, until, left);
    alerts.push(alert);
  };
  const isAboutLicense: [string, string] = ['License', license.id];
  const isPast = (at: number) => at > instantOf(license.createdAt) && at < until;
  for (const offset of freeSourceDays) {
    const at = expires + offset * day + timeOfExpiryChecks;
    if (offset <= 0 && isPast(at)) add('LicenseExpiresSoon', at, isAboutLicense, 0.2);
  }
  const expired = expires + day + timeOfExpiryChecks;
  // What has expired stays until it is dealt with.
  if (isPast(expired)) add('LicenseExpired', expired, isAboutLicense, 0);
  if (hasChanged) add('LicenseChanged', last.at + 4000, ['Verification', last.id], 0.2);
  return alerts;
}

/** The alert about an import that ended, of some providers. */
export function importAlert(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
): AlertRecord | undefined {
  const { seed, epoch, edgeCases } = origin;
  const isOdd = edgeCases && (index === 3 || index === 5);
  if ((!isOdd && index % (index < firstProviders ? 60 : 250) !== 17) || provider.deactivated)
    return undefined;
  const daysAgo = 1 + ((hashText(provider.id) >>> 5) % 30);
  const at = startOfDay(epoch) - daysAgo * day + 9.4 * hour;
  const alert: AlertRecord = {
    id: idFor('import alert', seed, index),
    type: 'ProfileImportCompleted',
    providerId: provider.id,
    entityType: 'ProfileImport',
    entityId: idFor('profile import', seed, index),
    timestamp: new Date(at).toISOString(),
    data: {
      messageTemplate: 'The profile import from {source} completed.',
      messageParams: { source: isOdd ? script : 'NPI registry' },
      data: { source: 'Npi' },
    },
  };
  if (isOdd && index === 5) dismiss(alert, Math.min(at + day, epoch - hour), script);
  return alert;
}

function dismiss(alert: AlertRecord, at: number, note: string): void {
  alert.dismissalTimestamp = dateTimeAt(at);
  alert.dismissalNote = note;
}
