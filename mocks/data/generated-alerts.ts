import { hashText, idFor } from '../store/ids';
import type { AlertRecord, LicenseRecord, ProviderRecord } from '../store/records';
import { freeSourceDays, timeOfExpiryChecks } from './checks';
import { dateTimeAt, instantOf } from './dates';
import { day, hour, startOfDay } from '../store/time';
import type { Origin } from './origin';
import { firstProviders } from './license-kinds';
import type { PlannedVerification } from './plan';
import { draw, type Draw } from './random';
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

/** Of a renewal; most are dismissed as soon as somebody has seen them. */
const renewed = ['Renewed; the new date is on file.', 'Renewal as expected, nothing else changed.'];

/** Renewals that were seen longer ago raise none, so that they are not most of all alerts; after so long each is dismissed. */
const renewals = { raised: 60 * day, dismissed: 24 * day };

/** Why nobody needs to look at the alerts of somebody who left. */
const left = 'The provider was deactivated.';

/**
 * The alerts that the past of a license raised: one of each kind at a time. `last` is its latest verification, `renewal` the
 * one that was the first to find the term that runs, after one that found the term before.
 */
export function alertsOf(
  { seed, epoch }: Origin,
  license: LicenseRecord,
  { deactivatedAt }: ProviderRecord,
  { last, renewal }: { last: PlannedVerification | undefined; renewal: PlannedVerification | undefined },
  random: Draw,
): AlertRecord[] {
  const alerts: AlertRecord[] = [];
  if (license.currentVerificationStatus !== 'Found' || !last) return alerts;
  const expires = instantOf(license.expiryDate ?? '');
  const hasChanged = license.attempts > 1 && license.answer === 'CHANGE';
  // Nothing is raised about most for a long time.
  const isRenewed = renewal !== undefined && renewal.at > epoch - renewals.raised;
  if (expires - 91 * day > epoch && !hasChanged && !isRenewed) return alerts;
  const number = license.origin ?? 0;
  const until = deactivatedAt ? instantOf(deactivatedAt) : epoch;
  /** Raises one, which is dismissed soon in the given share, and with the provider's deactivation at last. */
  const add = (
    type: keyof typeof texts,
    at: number,
    entity: [type: string, id: string],
    ratio: number,
    { chances = random, notes = dismissals[type] } = {},
  ) => {
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
    const dismissedAt = startOfDay(at) + (1 + chances.below(2)) * day + 15 * hour + chances.below(5 * hour);
    if (chances.chance(ratio) && dismissedAt < until - hour) dismiss(alert, dismissedAt, chances.pick(notes));
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
  if (isRenewed && isPast(renewal.at)) {
    // Drawn apart, so that what else is generated stays as it was drawn.
    const chances = draw('renewal', seed, number);
    const ratio = renewal.at < epoch - renewals.dismissed ? 1 : 0.2;
    const entity: [string, string] = ['Verification', renewal.id];
    add('LicenseChanged', renewal.at + 4000, entity, ratio, { chances, notes: renewed });
  }
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
