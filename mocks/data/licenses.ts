import { idFor } from '../store/ids';
import type {
  AlertRecord,
  JobRecord,
  LicenseRecord,
  LicenseTypeRecord,
  ProviderRecord,
} from '../store/records';
import { dateTimeFrom, day, hour, startOfDay } from './dates';
import { professions } from './definitions';
import type { Origin } from './heads';
import { draw, type Draw } from './random';
import { knownStatusText } from './status-text';

/** One executed verification of the past, before its results are drawn. */
export interface PlannedVerification {
  id: string;
  /** Counted from 1. */
  attempt: number;
  at: number;
  trigger: 'Manual' | 'Monitor';
  /** Set where somebody decided what the source's answer means. */
  decision?: { status: 'Found' | 'NotFound' | 'Failed'; at: number; reason: string } | undefined;
}

export interface GeneratedLicense {
  license: LicenseRecord;
  /** The past, oldest first; drawn only when somebody asks for it. */
  plan: () => PlannedVerification[];
  alerts: AlertRecord[];
  jobs: JobRecord[];
}

/** What a share of the licenses is made to show, by how their numbers begin. */
const kinds: [prefix: string, upTo: number, needsReview?: boolean][] = [
  ['MULTI', 0.0047, true],
  ['NAME', 0.01, true],
  ['TYPE', 0.0117, true],
  ['MULTI', 0.0162, false],
  ['NAME', 0.0217, false],
  ['TYPE', 0.0237, false],
  ['FAIL', 0.0277],
  ['NONE', 0.0332],
  ['DISC', 0.0482],
  ['CHANGE', 0.0632],
  ['SLOW', 0.0647],
];

/** Providers of whom a license is about to be verified when the service starts. */
export const busyProviders = [20, 21, 22, 23];

const reasons = [
  'Issue date and address match the application. The other result is a namesake.',
  'Middle name on the license is on the birth certificate in the file.',
  'Married name; certificate received and filed.',
  'Called the board: the record is this provider.',
  'License number on the wallet card was mistyped; this is another person.',
  'Type is the board’s older name for the same license.',
];

/** The licenses of a provider, each with the plan of its past; the same for the same origin and index. */
export function generatedLicenses(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
): GeneratedLicense[] {
  const random = draw('licenses', origin.seed, index);
  const u = random.next();
  const count = index < 12 ? 2 : u < 0.45 ? 1 : u < 0.8 ? 2 : u < 0.95 ? 3 : 4;
  return Array.from({ length: count }, (_, nth) => one(origin, provider, index, nth, random));
}

function one(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
  nth: number,
  random: Draw,
): GeneratedLicense {
  const { seed, epoch } = origin;
  const number = index * 8 + nth;
  const type = typeFor(origin, provider, nth, random);
  const forced = index < 12 && nth === 0 ? 'DISC' : undefined;
  const u = forced ? 0.04 : random.next();
  const kind = kinds.find(([, upTo]) => u < upTo);
  const prefix = kind?.[0];
  const expiresIn = prefix === 'CHANGE' ? 200 + random.below(500) : expiryDays(random);
  const digits = String(10_000 + random.below(989_999));
  const boardPrefix = professions.find(({ name }) => name === type.name)?.prefix ?? 'L';
  const licenseNumber = prefix
    ? `${prefix}${digits}`
    : `${boardPrefix}${random.chance(0.5) ? '-' : ''}${digits}`;
  const attempts = prefix === 'CHANGE' ? 3 + random.below(3) : 1 + random.below(6);
  const id = idFor('license', seed, number);
  const past: Past = {
    origin,
    number,
    attempts,
    asks: outcome(prefix) === 'NeedsReview',
    isOpen: kind?.[2] ?? false,
    newest: startOfDay(epoch) - random.below(kind?.[2] ? 10 : 28) * day,
  };
  const last = planned(past, attempts);
  const expiryDate = dateTimeFrom(epoch, expiresIn);
  const issueDate = dateTimeFrom(epoch, expiresIn - 730 * (2 + random.below(9)) - random.below(200));
  const status = last.decision?.status ?? outcome(prefix);
  const isKnown = status === 'Found' || status === 'NeedsReview';
  const license: LicenseRecord = {
    id,
    providerId: provider.id,
    licenseNumber,
    licenseTypeId: type.id,
    state: type.source.state ?? 'AZ',
    isPrimary: nth === 0,
    isCurrentlyPracticing: !random.chance(0.05),
    jobStatus: 'Idle',
    approvedStatus: random.pick(['Yes', 'Yes', 'Yes', 'Yes', 'Pending', 'No']),
    restrictionStatus:
      prefix === 'DISC' ? 'Restricted' : random.pick(['None', 'None', 'None', 'Unrestricted']),
    createdAt: new Date(past.newest - (attempts - 1) * 91 * day - 16 * hour).toISOString(),
    attempts,
    origin: number,
    currentVerificationId: last.id,
    currentVerificationStatus: status,
  };
  if (random.chance(0.75)) {
    license.nonVerifiedInfo = { issueDate, expirationDate: expiryDate, status: 'Active' };
  }
  if (type.name === 'Nurse practitioner' || type.name === 'Physician assistant')
    license.prescriptiveAuthority = 'RequiredMet';
  if (isKnown) {
    license.status = knownStatusText({ prefix, expiryDate, at: epoch, attempt: attempts });
    license.issueDate = issueDate;
    license.expiryDate = expiryDate;
    license.hasDisciplinaryActions = prefix === 'DISC' || (prefix === 'CHANGE' && attempts > 1);
  }
  const jobs: JobRecord[] = [];
  if (nth === 0 && busyProviders.includes(index)) {
    license.jobStatus = 'Pending';
    jobs.push({
      id: idFor('job', seed, number),
      kind: 'start-verification',
      dueAt: epoch + 2000 + (index - 20) * 9000,
      licenseId: id,
      providerId: provider.id,
      trigger: 'Monitor',
    });
  }
  return {
    license,
    jobs,
    alerts: alertsOf(origin, license, number, expiresIn, last, random),
    plan: () => Array.from({ length: attempts }, (_, nth) => planned(past, nth + 1)),
  };
}

/** What the source of a generated license answers, by how its number begins. */
export function outcome(prefix: string | undefined): string {
  if (prefix === 'MULTI' || prefix === 'NAME' || prefix === 'TYPE') return 'NeedsReview';
  return prefix === 'NONE' ? 'NotFound' : prefix === 'FAIL' ? 'Failed' : 'Found';
}

/** Half of them in the provider's own state, the rest where the provider practices too. */
function typeFor(
  { definitions }: Origin,
  provider: ProviderRecord,
  nth: number,
  random: Draw,
): LicenseTypeRecord {
  const name = definitions.providerTypes.find(({ id }) => id === provider.providerTypeId)?.name;
  const state =
    (nth === 0 ? undefined : provider.additionalPracticeStates?.[nth - 1]) ??
    provider.primaryPracticeState ??
    'AZ';
  const inState = definitions.licenseTypesByState.get(state) ?? definitions.licenseTypes;
  const own = inState.find((type) => type.name === name);
  const other = inState[random.below(inState.length)] ?? definitions.licenseTypes[0];
  const chosen = (nth === 0 || state !== provider.primaryPracticeState ? own : undefined) ?? other;
  if (!chosen) throw new Error('no license types are defined');
  return chosen;
}

/** Days until expiry: most far off, a few soon, a few past. */
function expiryDays(random: Draw): number {
  const u = random.next();
  if (u < 0.005) return -1 - random.below(40);
  if (u < 0.0117) return random.below(31);
  if (u < 0.0203) return 31 + random.below(30);
  if (u < 0.0325) return 61 + random.below(30);
  return 91 + random.below(1000);
}

interface Past {
  origin: Origin;
  number: number;
  attempts: number;
  /** Whether the source's answers need a decision. */
  asks: boolean;
  /** Whether the latest one still waits for it. */
  isOpen: boolean;
  /** Midnight of the day of the latest verification. */
  newest: number;
}

/** One verification of the past. Each is drawn from numbers of its own, so that the latest needs none before it. */
function planned(past: Past, attempt: number): PlannedVerification {
  const { seed } = past.origin;
  const random = draw('verification', seed, past.number * 16 + attempt);
  const isLast = attempt === past.attempts;
  const at = past.newest - (past.attempts - attempt) * 91 * day - 5 * hour - random.below(10 * hour);
  const status = random.chance(0.8) ? 'Found' : random.chance(0.7) ? 'NotFound' : 'Failed';
  const decision = {
    status: isLast ? status : ('Found' as const),
    at: at + 4 * hour + random.below(20 * hour),
    reason: random.pick(reasons),
  } as const;
  return {
    id: idFor('verification', seed, past.number * 16 + attempt),
    attempt,
    at,
    trigger: attempt === 1 ? 'Manual' : 'Monitor',
    decision: past.asks && !(isLast && past.isOpen) ? decision : undefined,
  };
}

function alertsOf(
  { seed, epoch }: Origin,
  license: LicenseRecord,
  number: number,
  expiresIn: number,
  last: PlannedVerification,
  random: Draw,
): AlertRecord[] {
  const alerts: AlertRecord[] = [];
  const expires = (license.expiryDate ?? '').slice(0, 10);
  const add = (
    type: 'LicenseChanged' | 'LicenseExpiresSoon' | 'LicenseExpired',
    at: number,
    text: string,
    entity: [string, string],
  ) => {
    const alert: AlertRecord = {
      id: idFor(`alert ${type}`, seed, number),
      type,
      providerId: license.providerId,
      licenseId: license.id,
      entityType: entity[0],
      entityId: entity[1],
      timestamp: new Date(at).toISOString(),
      data: {
        messageTemplate: text,
        messageParams: { number: license.licenseNumber, state: license.state, date: expires },
        data: { licenseId: license.id },
      },
    };
    if (random.chance(0.25)) {
      alert.dismissalTimestamp = new Date(Math.min(at + 2 * day, epoch - 3_600_000)).toISOString();
      alert.dismissalNote = 'Renewal confirmed with the provider.';
    }
    alerts.push(alert);
  };
  const morning = startOfDay(epoch) - 6 * 3_600_000;
  const asLicense: [string, string] = ['License', license.id];
  const isFound = license.currentVerificationStatus === 'Found';
  if (isFound && expiresIn < 0)
    add(
      'LicenseExpired',
      morning + expiresIn * day,
      'License {number} ({state}) expired on {date}.',
      asLicense,
    );
  if (isFound && expiresIn >= 0 && expiresIn <= 90 && random.chance(0.85)) {
    const step = [90, 60, 28, 14, 7, 3, 0].findLast((days) => days >= expiresIn) ?? 90;
    add(
      'LicenseExpiresSoon',
      morning + (expiresIn - step) * day,
      'License {number} ({state}) expires on {date}.',
      asLicense,
    );
  }
  if (license.attempts > 1 && license.licenseNumber.startsWith('CHANGE')) {
    add(
      'LicenseChanged',
      last.at + 4000,
      'License {number} ({state}) differs from the verification before.',
      ['Verification', last.id],
    );
  }
  return alerts;
}
