import { idFor } from '../store/ids';
import type { VerificationJobRecord } from '../store/job-records';
import type { AlertRecord, LicenseRecord, LicenseTypeRecord, ProviderRecord } from '../store/records';
import {
  conditionOf,
  expiryAt,
  isDisciplined,
  type KnownLicense,
  renewalShownAt,
  renewedAhead,
  statusAt,
} from './board-facts';
import { type Check, checksOf } from './checks';
import { compactAuthority } from './compacts';
import { isStateRegistration } from './controlled-substances';
import { dateTimeAt, dateTimeFrom, instantOf, notLeapDay } from './dates';
import { day, hour, startOfDay } from '../store/time';
import { oddCount } from './edge-cases';
import { alertsOf } from './generated-alerts';
import type { Origin } from './origin';
import { physiciansIn } from './homes';
import { expiryDays, isExperienced, issuedAs, issuedOn, justRenewed, shortlyAfter } from './license-dates';
import { firstProviders, kindAt, outcome, questionOf } from './license-kinds';
import { numberFor } from './license-numbers';
import { isWatched, watchOf } from './monitors-watched';
import { isAdvancedNurse, isMidLevel, professions } from './professions';
import { planned, type Past, type PlannedVerification, verdictOf } from './plan';
import { draw, type Draw } from './random';
import { differencesOf, plainCase } from './several-kinds';
import { registeredIn } from './state-registrations';
import { storyLicenses } from './story';
import { statesNear, statesOfPractice } from './words';

export interface GeneratedLicense {
  license: LicenseRecord;
  /** The past, oldest first; drawn only when somebody asks for it. */
  plan: () => PlannedVerification[];
  /** The end of it. */
  latest: PlannedVerification[];
  alerts: AlertRecord[];
  jobs: VerificationJobRecord[];
}

/** The odd provider whose further licenses no board knows, in a world with edge cases. */
const unknownToBoard = 7;

/** Providers of whom a license is about to be verified when the service starts, the last one for the first time. */
export const busyProviders = [20, 21, 22, 23, 24];
export const firstTimer = 24;

/** The licenses of a provider, each with the plan of its past; the same for the same origin and index. */
export function generatedLicenses(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
): GeneratedLicense[] {
  const random = draw('licenses', origin.seed, index);
  const u = random.next();
  const fromStory = storyLicenses(index);
  const usual = origin.edgeCases && index < oddCount ? 2 : u < 0.5 ? 1 : u < 0.84 ? 2 : u < 0.96 ? 3 : 4;
  const profession = professionOf(origin, provider);
  const types = licenseTypesOf(
    origin,
    provider,
    profession,
    fromStory?.length ?? usual,
    fromStory !== undefined,
    random,
  );
  const generated = types.map((type, nth) => one(origin, provider, profession, index, nth, type, random));
  if (!fromStory && !(origin.edgeCases && index < oddCount))
    generated.push(...registrations(origin, provider, profession, index, generated));
  return generated;
}

/** What states gave of registrations for controlled substances, each beside the license of the same state (field.md 2.8). */
function registrations(
  origin: Origin,
  provider: ProviderRecord,
  profession: string | undefined,
  index: number,
  generated: readonly GeneratedLicense[],
): GeneratedLicense[] {
  const added = instantOf(provider.createdAt ?? '');
  const states = profession === undefined ? [] : registeredIn(provider, profession, index);
  return states.flatMap((state, nth) => {
    const type = origin.definitions.licenseTypesByState
      .get(state)
      ?.find(({ name }) => isStateRegistration(name));
    const ofHomeState = generated.find(({ license }) => license.state === state)?.license;
    const licensed = ofHomeState && issuedAs(ofHomeState);
    if (!type || licensed === undefined || instantOf(licensed) > added - 60 * day) return [];
    // Drawn apart, so that what others hold stays as it was drawn.
    const random = draw('state registration', origin.seed, index * 8 + nth);
    return [one(origin, provider, profession, index, generated.length + nth, type, random, licensed)];
  });
}

/** The name of the provider type; undefined for somebody of whom none is known. */
function professionOf({ definitions }: Origin, { providerTypeId }: ProviderRecord): string | undefined {
  return definitions.providerTypes.find(({ id }) => id === providerTypeId)?.name;
}

function one(
  origin: Origin,
  provider: ProviderRecord,
  profession: string | undefined,
  index: number,
  nth: number,
  type: LicenseTypeRecord,
  random: Draw,
  /** Of a registration of the state: when the license there was issued. */
  licensed?: string,
): GeneratedLicense {
  const { seed, epoch, edgeCases } = origin;
  const number = index * 8 + nth;
  const fromStory = storyLicenses(index)?.[nth];
  const isBusy = nth === 0 && busyProviders.includes(index);
  const isFirstTime = isBusy && index === firstTimer;
  const isOdd = edgeCases && nth === 0 && index < oddCount;
  const u = random.next();
  const isFirst = index < firstProviders;
  let [kind, , isOpen = false] =
    fromStory || isBusy
      ? [fromStory?.kind, 0, fromStory?.isOpen]
      : isOdd
        ? ['DISC']
        : edgeCases && index === unknownToBoard
          ? ['NONE']
          : kindAt(u, isFirst);
  // Nobody is credentialed by a license that was never found, or that has run out.
  const isNeeded = nth === 0 && provider.credentialedDate !== undefined;
  if (isNeeded && (kind === 'NONE' || kind === 'FAIL')) kind = undefined;
  // A license that opens other states has to be without discipline, and boards decide about those whom they know for years.
  if ((kind === 'DISC' || kind === 'CHANGE') && !fromStory && !isOdd) {
    const isOpening = nth === 0 && compactAuthority(provider, type.name, type.source.state ?? '');
    if (isOpening || !isExperienced(origin, provider, profession)) kind = undefined;
  }
  // A registration is plain: it is found, and runs.
  if (licensed !== undefined) [kind, isOpen] = [undefined, false];
  if (provider.deactivated) isOpen = false;
  const drawn = kind === 'CHANGE' ? 480 + random.below(200) : expiryDays(random, isFirst);
  const isLate = drawn < 0 && (isNeeded || kind !== undefined);
  const isUnderReview = outcome(kind) === 'NeedsReview' && drawn < 92;
  const usually =
    fromStory?.expiresIn ??
    (isLate || isUnderReview || licensed !== undefined ? 120 + random.below(570) : drawn);
  const licenseNumber = fromStory?.licenseNumber ?? numberFor(type, random);
  // What is looked at before it expires is found renewed at once: a source with a fee is asked only afterwards.
  const isPlain = kind === undefined && !fromStory && !isBusy && licensed === undefined;
  const expiresIn =
    (isPlain && usually > 120 && !type.hasPassThroughFee
      ? justRenewed(seed, number, { isFirst, ahead: renewedAhead(kind, licenseNumber) })
      : undefined) ?? usually;
  const expiryDate = notLeapDay(dateTimeFrom(epoch, expiresIn));
  const question = questionOf(kind);
  const formerName = provider.aliases?.find(({ lastName }) => lastName !== provider.lastName)?.lastName;
  // Where the question is still open, the answers before were accepted.
  const verdict = verdictOf(seed, number, { question, formerName, mustBeFound: isNeeded || isOpen });
  const isKnown = outcome(kind) === 'Found' || (question !== undefined && verdict === 'Found');
  const until = provider.deactivatedAt ? instantOf(provider.deactivatedAt) : epoch - 60_000;
  const past: Past = {
    seed,
    number,
    checks: isFirstTime
      ? []
      : checksOfLicense(
          {
            origin,
            provider,
            type,
            number,
            kind,
            isOpen,
            isFirst: isOpen && !fromStory && nth > 0 && random.chance(0.25),
          },
          { expiryDate: isKnown ? expiryDate : undefined, licenseNumber, until },
        ),
    question,
    verdict,
    isOpen,
    formerName,
    ...(question === 'MULTI'
      ? { differences: fromStory ? plainCase : differencesOf(number, provider.gender === 'Male') }
      : {}),
    until,
  };
  const attempts = past.checks.length;
  const last = attempts > 0 ? planned(past, attempts) : undefined;
  const status = last?.decision?.status ?? (last ? outcome(kind) : 'Pending');
  const createdAt = past.checks[0] ? past.checks[0].at - 400 : epoch - 30_000;
  const issuedFor =
    fromStory?.issueDate ?? issuedOn(origin, provider, profession, createdAt, expiryDate, kind, random);
  const issueDate =
    licensed !== undefined && issuedFor < licensed ? shortlyAfter(licensed, number) : issuedFor;
  const license: LicenseRecord = {
    id: idFor('license', seed, number),
    providerId: provider.id,
    licenseNumber,
    licenseTypeId: type.id,
    state: type.source.state ?? 'AZ',
    isPrimary: nth === 0,
    isCurrentlyPracticing: isPracticedIn(provider, type),
    jobStatus: isBusy ? 'Pending' : 'Idle',
    approvedStatus: 'Yes',
    restrictionStatus: random.chance(0.25) ? 'Unrestricted' : 'None',
    createdAt: dateTimeAt(createdAt),
    attempts,
    origin: number,
    answer: kind,
    currentVerificationId: last?.id,
    currentVerificationStatus: status,
  };
  if (fromStory || random.chance(0.75))
    license.nonVerifiedInfo = { issueDate, expirationDate: expiryDate, status: 'Active' };
  if (isMidLevel(type.name)) {
    license.prescriptiveAuthority = random.pick(authorities);
    const physicians = physiciansIn(seed, origin.size, license.state);
    if (random.chance(0.4) && physicians.length > 0)
      license.collaboratingProviderId = idFor('provider', seed, random.pick(physicians));
  }
  const known = lastFound(past, status, last);
  let isGood = false;
  if (known) {
    const { at, attempt } = known;
    license.expiryDate = expiryAt({ kind, licenseNumber, expiryDate, at, attempt, attempts });
    license.issueDate = issueDate;
    const facts: KnownLicense = {
      kind,
      licenseType: type,
      licenseNumber,
      issueDate,
      expiryDate: license.expiryDate,
      createdAt: license.createdAt,
      at,
      attempt,
      origin: number,
      edgeCases,
    };
    license.status = statusAt(facts);
    license.hasDisciplinaryActions = isDisciplined(facts);
    const condition = conditionOf(facts);
    if (condition === 'limited') license.restrictionStatus = 'Restricted';
    isGood =
      (condition === 'good' || condition === 'limited') && license.expiryDate >= dateTimeFrom(epoch, 0);
  }
  if (!isNeeded) license.approvedStatus = approval(license, isGood, nth, random);
  return {
    license,
    jobs: isBusy ? [jobFor(origin, license, number, index)] : [],
    latest: last ? [last] : [],
    alerts: alertsOf(origin, license, provider, { last, renewal: renewalSeen(past, license) }, random),
    plan: () => past.checks.map((_, position) => planned(past, position + 1)),
  };
}

const authorities = [...Array.from({ length: 8 }, () => 'RequiredMet'), 'RequiredNotMet', 'NotRequired'];

/** The verification that told last what is on record; undefined where none did. */
function lastFound(
  past: Past,
  status: string,
  last: PlannedVerification | undefined,
): PlannedVerification | undefined {
  if (status === 'Found') return last;
  return past.isOpen && past.checks.length > 1 ? planned(past, past.checks.length - 1) : undefined;
}

/** The verification that was the first to find the term that runs, where one before had found another; of plain answers. */
function renewalSeen(past: Past, license: LicenseRecord): PlannedVerification | undefined {
  const { answer, licenseNumber, expiryDate } = license;
  if (answer !== undefined || expiryDate === undefined) return undefined;
  const shown = renewalShownAt(answer, licenseNumber, expiryDate);
  const nth = past.checks.findIndex(({ at }) => at >= shown);
  return nth > 0 ? planned(past, nth + 1) : undefined;
}

/** When it was verified: attached with its provider or later, and again from time to time. */
function checksOfLicense(
  about: {
    origin: Origin;
    provider: ProviderRecord;
    type: LicenseTypeRecord;
    number: number;
    kind: string | undefined;
    isOpen: boolean;
    /** Whether its first verification is the latest. */
    isFirst: boolean;
  },
  known: { expiryDate: string | undefined; licenseNumber: string; until: number },
): Check[] {
  const { origin, provider, type, number, kind, isOpen } = about;
  const { seed, epoch } = origin;
  const random = draw('checks', seed, number);
  const added = instantOf(provider.createdAt ?? '') || epoch - 400 * day;
  const question = kind === 'CHANGE' ? 'change' : isOpen || outcome(kind) !== 'Found' ? 'review' : undefined;
  const age = Math.max(2, Math.floor((known.until - added) / day) - 1);
  const isMonitored = isWatched(seed, number) && !provider.deactivated;
  const daysAgo = question ? 1 + random.below(Math.min(isOpen ? 9 : 26, age)) : 5 + random.below(330);
  const byHand = startOfDay(known.until) - daysAgo * day + 14 * hour + random.below(6 * hour);
  const isLater = number % 8 > 0 && random.chance(0.35);
  const late = about.isFirst ? byHand : added + hour + random.next() * Math.max(0, byHand - 2 * day - added);
  const attached = isLater || about.isFirst ? Math.round(late) : added + (10 + random.below(50)) * 60_000;
  return checksOf(
    {
      attached: Math.min(attached, known.until - hour),
      until: known.until,
      watch: isMonitored && !about.isFirst ? watchOf(seed, number, epoch, question) : undefined,
      byHand: isMonitored || about.isFirst ? undefined : byHand,
      expiryDate: kind === 'CHANGE' ? undefined : known.expiryDate,
      isPaid: type.hasPassThroughFee,
      renewedAhead: renewedAhead(kind, known.licenseNumber),
      isRenewed: kind === 'MULTI' && !isOpen,
    },
    random,
  );
}

/**
 * What a provider is licensed as: in the state of the primary practice, in those of other ones that no compact opens, and
 * in states of before. Nurses in advanced practice are registered nurses too.
 */
function licenseTypesOf(
  { definitions }: Origin,
  provider: ProviderRecord,
  name = professions[0]?.name ?? '',
  count: number,
  isInStory: boolean,
  random: Draw,
): LicenseTypeRecord[] {
  const { primaryPracticeState = 'AZ', additionalPracticeStates = [] } = provider;
  const inState = (state: string, wanted = name) =>
    definitions.licenseTypesByState.get(state)?.find((type) => type.name === wanted);
  const ofHomeState = inState(primaryPracticeState) ?? inState('AZ') ?? definitions.licenseTypes[0];
  const generated = new Set(ofHomeState ? [ofHomeState] : []);
  const authority = compactAuthority(provider, name, primaryPracticeState);
  // Nobody practices where they are not licensed, by a license of that state or by that of a compact (field.md 1.3, 1.4).
  const isOpen = (state: string) => authority?.states.has(state) ?? false;
  for (const state of additionalPracticeStates) {
    const type = isOpen(state) ? undefined : inState(state);
    if (type) generated.add(type);
  }
  const add = (type: LicenseTypeRecord | undefined) => type && generated.size < count && generated.add(type);
  if (isAdvancedNurse(name) && !isInStory && random.chance(0.8))
    add(inState(primaryPracticeState, 'Registered nurse'));
  const near = statesNear(primaryPracticeState);
  for (let tries = 0; generated.size < count && tries < 12; tries += 1) {
    const state = random.chance(0.6) && near.length > 0 ? random.pick(near) : random.pick(statesOfPractice);
    if (!isOpen(state)) add(inState(state));
  }
  return [...generated];
}

function isPracticedIn(provider: ProviderRecord, { source: { state = '' } }: LicenseTypeRecord): boolean {
  const { primaryPracticeState, additionalPracticeStates = [] } = provider;
  return state === primaryPracticeState || additionalPracticeStates.includes(state);
}

/** What is found and runs is approved; of the rest some are looked at, and some were turned down. */
function approval(
  { currentVerificationStatus, status }: LicenseRecord,
  isGood: boolean,
  nth: number,
  random: Draw,
): string {
  if (isGood && currentVerificationStatus === 'Found')
    return nth < 2 && random.chance(0.1) ? 'Pending' : 'Yes';
  if (currentVerificationStatus === 'NeedsReview' && status !== undefined) return 'Yes';
  return currentVerificationStatus === 'Found' || nth > 1 || random.chance(0.5) ? 'No' : 'Pending';
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
    trigger: 'Manual',
  };
}
