import { hashText, idFor } from '../store/ids';
import type { AlertRecord, LicenseRecord, ProviderRecord } from '../store/records';
import { day, hour, startOfDay } from './dates';
import type { Origin } from './heads';
import type { PlannedVerification } from './plan';
import type { Draw } from './random';
import { script } from './edge-cases';

const texts = {
  LicenseChanged: 'License {number} ({state}) differs from the verification before.',
  LicenseExpiresSoon: 'License {number} ({state}) expires on {date}.',
  LicenseExpired: 'License {number} ({state}) expired on {date}.',
};

const dismissals = [
  'Renewal confirmed with the provider.',
  'Seen; the committee was told.',
  'Renewed online today, waiting for the board to show it.',
  'Known change, documented in the file.',
];

/** Days before expiry on which an alert is due. */
const steps = [90, 60, 28, 14, 7, 3, 0];

/** The alerts that the past of a license raised. `expiresIn` is in days, `last` its latest verification. */
export function alertsOf(
  { seed, epoch }: Origin,
  license: LicenseRecord,
  number: number,
  expiresIn: number,
  last: PlannedVerification | undefined,
  random: Draw,
): AlertRecord[] {
  const alerts: AlertRecord[] = [];
  if (license.currentVerificationStatus !== 'Found' || !last) return alerts;
  const add = (type: keyof typeof texts, at: number, entity: [type: string, id: string]) => {
    const alert: AlertRecord = {
      id: idFor(`alert ${type}`, seed, number),
      type,
      providerId: license.providerId,
      licenseId: license.id,
      entityType: entity[0],
      entityId: entity[1],
      timestamp: new Date(at).toISOString(),
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
    // What has expired stays until it is dealt with.
    if (type !== 'LicenseExpired' && random.chance(0.2))
      dismiss(alert, Math.min(at + 2 * day, epoch - hour), random.pick(dismissals));
    alerts.push(alert);
  };
  const morning = startOfDay(epoch) - 6 * hour;
  if (expiresIn < 0) add('LicenseExpired', morning + expiresIn * day, ['License', license.id]);
  else if (expiresIn <= 90 && random.chance(0.8)) {
    const step = steps.findLast((days) => days >= expiresIn) ?? 90;
    add('LicenseExpiresSoon', morning + (expiresIn - step) * day, ['License', license.id]);
  }
  if (license.attempts > 1 && license.licenseNumber.startsWith('CHANGE')) {
    add('LicenseChanged', last.at + 4000, ['Verification', last.id]);
  }
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
  if (!isOdd && index % 250 !== 17) return undefined;
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
  alert.dismissalTimestamp = new Date(at).toISOString();
  alert.dismissalNote = note;
}
