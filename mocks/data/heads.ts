import { idFor } from '../store/ids';
import type { JobRecord } from '../store/job-records';
import type { AlertRecord, LicenseRecord, ProviderRecord } from '../store/records';
import { careerOf, yearsOfCareer } from './careers';
import { dateTimeAt, dateTimeFrom, instantOf } from './dates';
import { day, hour, startOfDay } from '../store/time';
import { type CompactAuthority, compactAuthority } from './compacts';
import { asEdgeCase, oddCount } from './edge-cases';
import { oddAlerts } from './edge-cases-work';
import { keepFirstLicensed } from './first-licenses';
import { importAlert } from './generated-alerts';
import { busyProviders, firstTimer, generatedLicenses } from './licenses';
import { homeOf } from './homes';
import { npiFor } from './npi';
import type { Origin } from './origin';
import { aliasFor, personFor } from './names';
import { addressIn, contactsOf } from './provider-contacts';
import { professions } from './professions';
import { isAskedAbout, isPrepared, standingOf } from './provider-standing';
import { draw, type Draw } from './random';
import { asInStory, storyPerson } from './story';
import { segmentOfState, statesNear, statesOfPractice } from './words';

/** Every provider, with what lists show and are filtered by. */
export function* generateProviders(origin: Origin): Generator<ProviderRecord> {
  for (let index = 0; index < origin.size; index += 1) yield generatedProvider(origin, index);
}

/**
 * Every license with the facts it is filtered and sorted by; the alerts about them are added to `alerts`. Everything deeper
 * is drawn later from the same numbers (`history.ts`).
 */
export function* generateLicenses(
  origin: Origin,
  providers: Iterable<ProviderRecord>,
  alerts: AlertRecord[],
): Generator<LicenseRecord> {
  const first: ProviderRecord[] = [];
  let index = 0;
  for (const provider of providers) {
    const ofProvider = generatedLicenses(origin, provider, index);
    keepFirstLicensed(origin, provider, index, ofProvider);
    for (const { license, alerts: ofLicense } of ofProvider) {
      alerts.push(...ofLicense);
      yield license;
    }
    const imported = importAlert(origin, provider, index);
    if (imported) alerts.push(imported);
    if (index < oddCount) first.push(provider);
    index += 1;
  }
  if (origin.edgeCases) alerts.push(...oddAlerts(origin, first));
}

/** The verifications that are about to start. */
export function generateJobs(origin: Origin): JobRecord[] {
  return busyProviders
    .filter((index) => index < origin.size)
    .flatMap((index) => generatedLicenses(origin, generatedProvider(origin, index), index))
    .flatMap(({ jobs }) => jobs);
}

export function generatedProvider(origin: Origin, index: number): ProviderRecord {
  const { seed, epoch, edgeCases, definitions } = origin;
  const random = draw('provider', seed, index);
  const character = storyPerson(index);
  const { state, kind } = homeOf(random, index);
  const { name: type = '', group: groupName } = professions[kind] ?? {};
  const { women = 50, youngest = 27 } = careerOf(type) ?? {};
  const isWoman = character ? character.gender === 'Female' : random.below(100) < women;
  const age = youngest + random.below(70 - youngest);
  const dateOfBirth =
    character?.dateOfBirth ?? dateTimeFrom(epoch, -Math.floor(365.25 * age) - random.below(365));
  const person = personFor(
    draw('name', seed, index),
    isWoman ? 'women' : 'men',
    Number(dateOfBirth.slice(0, 4)),
  );
  const { firstName, lastName } = character ?? person;
  const id = idFor('provider', seed, index);
  const { ready } = yearsOfCareer({ id, dateOfBirth }, type, epoch);
  const practicing = (new Date(epoch).getUTCFullYear() - ready) * 365 - 200;
  const address = addressIn(random, seed, index, state);
  const record: ProviderRecord = {
    id,
    firstName,
    lastName,
    dateOfBirth,
    npi: npiFor(seed, index),
    deactivated: false,
    primaryPracticeState: state,
    gender: character?.gender ?? gender(random, isWoman),
    providerTypeId: definitions.providerTypes[kind]?.id,
    nuccGroupId: definitions.taxonomyGroups.find(({ name }) => name === groupName)?.id,
    addresses: [address],
    ...standingOf(
      random,
      epoch,
      practicing,
      index === firstTimer ? 'In process' : undefined,
      character?.createdAt,
    ),
  };
  const added = Math.floor((startOfDay(epoch) - instantOf(record.createdAt ?? '')) / day);
  if (character || random.chance(0.94))
    record.ssn = `${100 + random.below(799)}-${10 + random.below(89)}-${1000 + random.below(8999)}`;
  if (random.chance(0.03) && added > 1 && !character) {
    record.deactivated = true;
    record.deactivatedAt = dateTimeAt(
      startOfDay(epoch) - (1 + random.below(Math.min(300, added - 1))) * day + 15 * hour,
    );
  }
  // Somebody is being recredentialed while a request says so; who is due and has none is credentialed until then.
  if (record.deactivated || !(isAskedAbout(index) || isPrepared(index)))
    if (record.credentialingStatus === 'Recredentialing') record.credentialingStatus = 'Credentialed';
  const authority = compactAuthority(record, type, state);
  if (random.chance(authority ? 0.5 : 0.28)) {
    const near = furtherStates(state, kind, authority);
    const others = new Set(near.length > 0 ? [random.pick(near), random.pick(near)] : []);
    if (others.size > 0) record.additionalPracticeStates = [...others].slice(0, random.chance(0.3) ? 2 : 1);
  }
  const segment = definitions.segments.find(({ name }) => name === segmentOfState.get(state));
  if (segment && random.chance(0.85)) record.segmentId = segment.id;
  const { ethnicity, languages } = character
    ? { ethnicity: 'PreferNotToSay', languages: [] }
    : person.community;
  const [language] = languages;
  if (random.chance(0.7))
    record.languages = ['English', ...(random.chance(language ? 0.75 : 0.06) ? [language ?? 'Spanish'] : [])];
  if (random.chance(0.3)) record.ethnicity = [random.chance(0.8) ? ethnicity : random.pick(unsaid)];
  Object.assign(record, contactsOf(random, seed, index, record));
  const alias = random.chance(0.16) ? aliasFor(draw('alias', seed, index), person, isWoman) : undefined;
  if (alias) record.aliases = [{ id: idFor('alias', seed, index), ...alias }];
  return asInStory(edgeCases ? asEdgeCase(record, index) : record, index, seed);
}

/** Where somebody may practice beside the first state: those that license the profession, or that a compact opens. */
function furtherStates(home: string, kind: number, authority: CompactAuthority | undefined): string[] {
  if (authority?.kind === 'therapy') return [...authority.states];
  return statesNear(home).filter(
    (other) =>
      statesOfPractice.includes(other) &&
      (authority?.states.has(other) || professions[kind]?.isLicensedIn(other)),
  );
}

const unsaid = ['PreferNotToSay', 'NoInformationToAnswer'];

/** What is on file; it differs from what the name tells for few. */
function gender(random: Draw, isWoman: boolean): string {
  const u = random.next();
  if (u < 0.95) return isWoman ? 'Female' : 'Male';
  if (u < 0.98) return u < 0.965 ? 'PreferNotToSay' : 'Unknown';
  return u < 0.99 ? 'NonBinaryOrThirdGender' : 'Other';
}
