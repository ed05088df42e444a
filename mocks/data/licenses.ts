import { idFor } from '../store/ids';
import type {
  AlertRecord,
  LicenseRecord,
  LicenseTypeRecord,
  ProviderRecord,
  VerificationJobRecord,
} from '../store/records';
import { expiryAt, isDisciplined, statusAt } from './board-facts';
import { dateTimeAt, dateTimeFrom, day, startOfDay } from './dates';
import { professions } from './definitions';
import { oddCount } from './edge-cases';
import { alertsOf } from './generated-alerts';
import type { Origin } from './heads';
import { attemptsWithin, mostAttempts, planned, type Past, type PlannedVerification } from './plan';
import { draw, type Draw } from './random';
import { toldLicenses } from './story';

export interface GeneratedLicense {
  license: LicenseRecord;
  /** The past, oldest first; drawn only when somebody asks for it. */
  plan: () => PlannedVerification[];
  /** The end of it. */
  latest: PlannedVerification[];
  alerts: AlertRecord[];
  jobs: VerificationJobRecord[];
}

/** What a share of the licenses is made to show, by how their numbers begin. */
const kinds: [kind: string, upTo: number, isOpen?: boolean][] = [
  ['MULTI', 0.0052, true],
  ['NAME', 0.0094, true],
  ['TYPE', 0.0109, true],
  ['MULTI', 0.0162],
  ['NAME', 0.0217],
  ['TYPE', 0.0237],
  ['FAIL', 0.0277],
  ['NONE', 0.0322],
  ['DISC', 0.0442],
  ['CHANGE', 0.0565],
  ['SLOW', 0.058],
];

const ordinary: [kind?: undefined] = [];

/** The odd provider whose further licenses no board knows, in a world with edge cases. */
const unknownToBoard = 7;

/** Providers of whom a license is about to be verified when the service starts, the last one for the first time. */
export const busyProviders = [20, 21, 22, 23, 24];
const firstTimer = 24;

/** The licenses of a provider, each with the plan of its past; the same for the same origin and index. */
export function generatedLicenses(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
): GeneratedLicense[] {
  const random = draw('licenses', origin.seed, index);
  const u = random.next();
  const told = toldLicenses(index);
  const usual = origin.edgeCases && index < oddCount ? 2 : u < 0.45 ? 1 : u < 0.8 ? 2 : u < 0.95 ? 3 : 4;
  const licenses: GeneratedLicense[] = [];
  for (let nth = 0; nth < (told?.length ?? usual); nth += 1) {
    licenses.push(one(origin, provider, index, nth, random));
  }
  return licenses;
}

function one(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
  nth: number,
  random: Draw,
): GeneratedLicense {
  const { seed, epoch, edgeCases } = origin;
  const number = index * 8 + nth;
  const type = typeFor(origin, provider, nth, random);
  const told = toldLicenses(index)?.[nth];
  const isBusy = nth === 0 && busyProviders.includes(index);
  const isOdd = edgeCases && nth === 0 && index < oddCount;
  const u = random.next();
  const [kind, , isOpen = false] =
    told || isBusy
      ? [told?.kind, 0, told?.isOpen]
      : isOdd
        ? ['DISC']
        : edgeCases && index === unknownToBoard
          ? ['NONE']
          : (kinds.find((k) => u < k[1]) ?? ordinary);
  const expiresIn = told?.expiresIn ?? (kind === 'CHANGE' ? 200 + random.below(480) : expiryDays(random));
  const licenseNumber = told?.licenseNumber ?? numberFor(type, kind, random);
  const age = (startOfDay(epoch) - Date.parse(provider.createdAt ?? '')) / day;
  const past: Past = {
    seed,
    number,
    attempts:
      isBusy && index === firstTimer
        ? 0
        : (told?.attempts ?? (isOdd ? 2 : attemptsOf(kind, isOpen, age, random))),
    asks: outcome(kind) === 'NeedsReview',
    isOpen,
    newest: startOfDay(epoch) - random.below(isOpen ? 10 : 28) * day,
  };
  const { attempts } = past;
  const last = attempts > 0 ? planned(past, attempts) : undefined;
  const status = last?.decision?.status ?? (last ? outcome(kind) : 'Pending');
  const expiryDate = notLeapDay(dateTimeFrom(epoch, expiresIn));
  const issueDate =
    told?.issueDate ?? dateTimeFrom(epoch, expiresIn - 730 * (2 + random.below(9)) - random.below(200));
  const license: LicenseRecord = {
    id: idFor('license', seed, number),
    providerId: provider.id,
    licenseNumber,
    licenseTypeId: type.id,
    state: type.source.state ?? 'AZ',
    isPrimary: nth === 0,
    isCurrentlyPracticing: !random.chance(0.05),
    jobStatus: isBusy ? 'Pending' : 'Idle',
    approvedStatus: approval(random),
    restrictionStatus: kind === 'DISC' ? 'Restricted' : random.chance(0.25) ? 'Unrestricted' : 'None',
    createdAt: dateTimeAt(attempts > 0 ? planned(past, 1).at - 400 : epoch - 30_000),
    attempts,
    origin: number,
    currentVerificationId: last?.id,
    currentVerificationStatus: status,
  };
  if (told || random.chance(0.75))
    license.nonVerifiedInfo = { issueDate, expirationDate: expiryDate, status: 'Active' };
  if (type.name === 'Nurse practitioner' || type.name === 'Physician assistant') {
    license.prescriptiveAuthority = random.pick(authorities);
    const other = random.below(origin.size);
    if (random.chance(0.4) && other !== index)
      license.collaboratingProviderId = idFor('provider', seed, other);
  }
  const known = lastFound(past, status, last);
  if (known) {
    const { at, attempt } = known;
    license.expiryDate = kind ? expiryAt({ kind, expiryDate, at, attempt, attempts }) : expiryDate;
    license.status = statusAt({
      kind,
      expiryDate: license.expiryDate,
      at,
      attempt,
      origin: number,
      edgeCases,
    });
    license.issueDate = issueDate;
    license.hasDisciplinaryActions = isDisciplined(kind, licenseNumber);
  }
  return {
    license,
    jobs: isBusy ? [jobFor(origin, license, number, index)] : [],
    latest: last ? [last] : [],
    alerts: alertsOf(origin, license, number, expiresIn, last, random),
    plan: () => Array.from({ length: attempts }, (_, at) => planned(past, at + 1)),
  };
}

const authorities = [...Array.from({ length: 8 }, () => 'RequiredMet'), 'RequiredNotMet', 'NotRequired'];

/** What a source makes of a license whose number begins like this, before anybody decides. */
export function outcome(kind: string | undefined): string {
  if (kind === 'MULTI' || kind === 'NAME' || kind === 'TYPE') return 'NeedsReview';
  return kind === 'NONE' ? 'NotFound' : kind === 'FAIL' ? 'Failed' : 'Found';
}

/** The verification that told last what is on record; undefined where none did. */
function lastFound(
  past: Past,
  status: string,
  last: PlannedVerification | undefined,
): PlannedVerification | undefined {
  if (status === 'Found') return last;
  return past.asks && past.attempts > 1 ? planned(past, past.attempts - 1) : undefined;
}

function attemptsOf(kind: string | undefined, isOpen: boolean, age: number, random: Draw): number {
  const wanted = kind === 'CHANGE' ? 3 + random.below(3) : 1 + random.below(mostAttempts);
  // Few of those that wait for a decision wait for their first one.
  return Math.min(attemptsWithin(age), isOpen && random.chance(0.8) ? Math.max(2, wanted) : wanted);
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

/** A number in the form that the board of this state gives it, or one that asks for an answer. */
function numberFor(type: LicenseTypeRecord, kind: string | undefined, random: Draw): string {
  const digits = String(10_000 + random.below(989_999));
  if (kind) return kind + digits;
  const letters = professions.find(({ name }) => name === type.name)?.prefix ?? 'L';
  const state = type.source.state ?? '';
  if (state === 'CA') return letters.slice(0, 1) + digits;
  if (state === 'OH') return `35.${digits.padStart(6, '0')}`;
  if (state === 'VA') return `0101-${digits.padStart(6, '0')}`;
  return state < 'N' ? `${letters}-${digits}` : letters + digits;
}

/** Days until expiry: most far off, a few soon, a few past. */
function expiryDays(random: Draw): number {
  const u = random.next();
  if (u < 0.006) return -1 - random.below(40);
  if (u < 0.0117) return random.below(31);
  if (u < 0.0217) return 31 + random.below(30);
  if (u < 0.033) return 61 + random.below(30);
  return 91 + random.below(605);
}

/** Moving a leap day by years and back would not end where it began. */
function notLeapDay(date: string): string {
  return date.slice(5, 10) === '02-29' ? date.replace('02-29', '02-28') : date;
}

function approval(random: Draw): string {
  const u = random.next();
  return u < 0.84 ? 'Yes' : u < 0.96 ? 'Pending' : 'No';
}

function jobFor(
  { epoch, seed }: Origin,
  license: LicenseRecord,
  number: number,
  index: number,
): VerificationJobRecord {
  return {
    id: idFor('job', seed, number),
    kind: 'start-verification',
    dueAt: epoch + 2000 + (index - (busyProviders[0] ?? 0)) * 9000,
    licenseId: license.id,
    providerId: license.providerId,
    trigger: index === firstTimer ? 'Manual' : 'Monitor',
  };
}
