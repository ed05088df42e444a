import { idFor } from '../store/ids';
import type { AlertRecord, JobRecord, LicenseRecord, ProviderRecord } from '../store/records';
import type { World } from '../store/world';
import { dateTimeAt, dateTimeFrom, day, dayFrom, hour, startOfDay } from './dates';
import { type Definitions, professions, usStates } from './definitions';
import { asEdgeCase } from './edge-cases';
import { oddAlerts } from './edge-cases-work';
import { importAlert } from './generated-alerts';
import { busyProviders, generatedLicenses } from './licenses';
import { npiFor } from './npi';
import { draw, type Draw } from './random';
import { asTold } from './story';
import {
  cities,
  credentialingStatuses,
  firstNames,
  languages,
  lastNames,
  statesOfPractice,
  streetKinds,
  streets,
} from './words';

export interface Origin {
  seed: number;
  /** How many providers. */
  size: number;
  /** Milliseconds; dates are relative to its day. */
  epoch: number;
  /** Whether the first records of each kind are what real data are at their worst. */
  edgeCases: boolean;
  definitions: Definitions;
}

/** What the records of a world are generated from. */
export function originOfWorld(world: World): Origin {
  const { seed, generated: size, epoch, edgeCases } = world;
  return { seed, size, epoch, edgeCases, definitions: world };
}

/** Every provider, with what lists show and are filtered by. */
export function generateProviders(origin: Origin): ProviderRecord[] {
  return Array.from({ length: origin.size }, (_, index) => generatedProvider(origin, index));
}

export interface LicenseHeads {
  licenses: LicenseRecord[];
  /** When each was verified last, in milliseconds, in the order of the licenses; undefined for never. */
  verifiedAt: (number | undefined)[];
  alerts: AlertRecord[];
}

/**
 * Every license with the facts it is filtered and sorted by, and the alerts about them. Everything deeper is drawn
 * later from the same numbers (`history.ts`).
 */
export function generateLicenses(origin: Origin, providers: readonly ProviderRecord[]): LicenseHeads {
  const heads: LicenseHeads = { licenses: [], verifiedAt: [], alerts: [] };
  for (const [index, provider] of providers.entries()) {
    for (const { license, latest, alerts } of generatedLicenses(origin, provider, index)) {
      heads.licenses.push(license);
      heads.verifiedAt.push(latest[0]?.at);
      heads.alerts.push(...alerts);
    }
    const imported = importAlert(origin, provider, index);
    if (imported) heads.alerts.push(imported);
  }
  if (origin.edgeCases) heads.alerts.push(...oddAlerts(origin, providers));
  return heads;
}

/** The verifications that are about to start. */
export function generateJobs(origin: Origin, providers: readonly ProviderRecord[]): JobRecord[] {
  return busyProviders.flatMap((index) => {
    const provider = providers[index];
    return provider ? generatedLicenses(origin, provider, index).flatMap(({ jobs }) => jobs) : [];
  });
}

/** Among the first providers is one of each state, from this one on. */
const firstOfStates = 30;

export function generatedProvider(origin: Origin, index: number): ProviderRecord {
  const { seed, epoch, edgeCases, definitions } = origin;
  const random = draw('provider', seed, index);
  const today = startOfDay(epoch);
  const kind = Math.floor(professions.length * random.next() ** 1.7);
  const state =
    usStates[index - firstOfStates]?.code ??
    (random.chance(0.93) ? random.pick(statesOfPractice) : random.pick(usStates).code);
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  const status = random.pick(credentialingStatuses);
  const credentialed = status !== 'In process' && status !== 'Not credentialed';
  const sinceCredentialed = 30 + random.below(1060);
  const addedDaysAgo = sinceCredentialed + 20 + random.below(900);
  const deactivated = random.chance(0.03);
  const providerType = definitions.providerTypes[kind];
  const group = definitions.taxonomyGroups.find(({ name }) => name === professions[kind]?.group);
  const record: ProviderRecord = {
    id: idFor('provider', seed, index),
    firstName,
    lastName,
    dateOfBirth: dateTimeFrom(epoch, -Math.floor(365.25 * (27 + random.below(44))) - random.below(365)),
    npi: npiFor(seed, index),
    credentialingStatus: status,
    deactivated,
    primaryPracticeState: state,
    gender: gender(random),
    providerTypeId: providerType?.id,
    nuccGroupId: group?.id,
    phone: phone(random),
    createdAt: dateTimeAt(today - addedDaysAgo * day + 8 * hour + random.below(9 * hour)),
    addresses: [address(random, seed, index, state)],
  };
  if (random.chance(0.94))
    record.ssn = `${100 + random.below(799)}-${10 + random.below(89)}-${1000 + random.below(8999)}`;
  if (credentialed) {
    record.credentialedDate = dateTimeFrom(epoch, -sinceCredentialed);
    record.nextCredentialingDate = dayFrom(epoch, 1095 - sinceCredentialed);
    if (random.chance(0.4)) record.recredentialedDates = [dateTimeFrom(epoch, -sinceCredentialed - 1090)];
  }
  if (deactivated)
    record.deactivatedAt = new Date(
      today - (1 + random.below(Math.min(300, addedDaysAgo - 1))) * day + 15 * hour,
    ).toISOString();
  if (random.chance(0.28))
    record.additionalPracticeStates = [
      ...new Set([random.pick(statesOfPractice), random.pick(statesOfPractice)]),
    ].filter((other) => other !== state);
  if (random.chance(0.85)) record.segmentId = random.pick(definitions.segments).id;
  if (random.chance(0.7))
    record.languages = ['English', ...(random.chance(0.4) ? [random.pick(languages.slice(1))] : [])];
  if (random.chance(0.3)) record.ethnicity = [random.pick(ethnicities)];
  if (random.chance(0.9)) record.emails = [email(random, seed, index, record)];
  if (random.chance(0.16)) {
    record.aliases = [{ id: idFor('alias', seed, index), firstName, lastName: random.pick(lastNames) }];
  }
  return asTold(edgeCases ? asEdgeCase(record, index) : record, index, seed, definitions);
}

const ethnicities = [
  'AmericanIndianOrAlaskaNative',
  'Asian',
  'BlackOrAfricanAmerican',
  'HispanicOrLatino',
  'NativeHawaiianOrOtherPacificIslander',
  'White',
  'PreferNotToSay',
  'NoInformationToAnswer',
];

function gender(random: Draw): string {
  const u = random.next();
  if (u < 0.93) return u < 0.52 ? 'Female' : 'Male';
  if (u < 0.97) return u < 0.95 ? 'PreferNotToSay' : 'Unknown';
  return u < 0.985 ? 'NonBinaryOrThirdGender' : 'Other';
}

function email(random: Draw, seed: number, index: number, { firstName, lastName }: ProviderRecord) {
  const u = random.next();
  return {
    id: idFor('email', seed, index),
    type: u < 0.8 ? 'Work' : u < 0.95 ? 'Personal' : 'Unspecified',
    email: `${plain(firstName)}.${plain(lastName)}@cedar-ridge.example`,
  };
}

const plainNames = new Map<string, string>();

/** A name as it stands in e-mail addresses. There are few names, so that each is worked out once. */
function plain(name = ''): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const letters = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
  plainNames.set(name, letters);
  return letters;
}

function phone(random: Draw): string {
  return `(${200 + random.below(799)}) 555-${String(random.below(10_000)).padStart(4, '0')}`;
}

function address(random: Draw, seed: number, index: number, state: string) {
  const [city, zip] = random.pick(cities[state] ?? [['Phoenix', '850'] as const]);
  return {
    id: idFor('address', seed, index),
    type: random.chance(0.9) ? 'Work' : random.chance(0.8) ? 'Home' : 'Unspecified',
    addressLine1: `${100 + random.below(9900)} ${random.pick(['N ', 'S ', 'E ', 'W ', ''])}${random.pick(streets)} ${random.pick(streetKinds)}`,
    ...(random.chance(0.25) ? { addressLine2: `Suite ${100 + random.below(800)}` } : {}),
    city,
    state,
    zipCode: `${zip}${String(random.below(100)).padStart(2, '0')}`,
  };
}
