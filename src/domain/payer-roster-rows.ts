import type {
  Details,
  Group,
  License,
  PayerPlan,
  Provider,
  ProviderEnrollment,
  Taxonomy,
} from '@/api/models';
import { npiText } from '@/lib/npi';
import { statedDay, statedLocalDay } from '@/lib/stated-day';
import { recordOf } from '@/lib/values';
import { personName, spellOut, textOf } from '@/lib/words';
import { hasEnded } from './enrollment-days';
import { networkStatus, specialistType } from './enrollments';
import { covers, policyOf } from './insurance-on-day';
import { licenseExpiry } from './license-facts';
import type { SettledWords } from './license-standing';
import { isAbout, type PayerColumnSet, type PayerRow } from './payer-roster';
import { rosterLicense } from './payer-roster-license';
import { planName } from './payers';

type Facts = Readonly<Record<string, unknown>>;
type Address = NonNullable<Provider['addresses']>[number];

/** A provider of a roster, with the parts of the info that its columns need, each as `GET /providers/{providerId}/info` names it. */
export interface PayerFile {
  provider: Provider;
  info: Facts;
}

/** What the rows of a roster are made of. */
export interface RosterFacts {
  /** Every enrollment with the payer, or with the plan that was asked for, whatever its status. */
  enrollments: readonly ProviderEnrollment[];
  files: ReadonlyMap<string, PayerFile>;
  groups: readonly Group[];
  plans: readonly PayerPlan[];
  taxonomies: readonly Taxonomy[];
  /** A board by its type. */
  boardName: (type: string) => string;
  /** `YYYY-MM-DD` */
  today: string;
  /** Words of boards whose meaning the organization has settled. */
  settled?: SettledWords | undefined;
}

/** Who belongs to a roster. */
export interface RosterChoice {
  /** Those, too, whose enrollment the payer has not approved yet. */
  submitted: boolean;
}

/** Whether an enrollment was not closed before a day, and is approved; with `submitted` also one that waits for the payer. */
export function isOnRoster(
  enrollment: Details<ProviderEnrollment>,
  { submitted }: RosterChoice,
  today: string,
): boolean {
  if (hasEnded(enrollment, today)) return false;
  const { enrollmentStatus } = enrollment;
  return enrollmentStatus === 'Enrolled' || (submitted && enrollmentStatus === 'Submitted');
}

/**
 * The rows of a roster: active providers with an enrollment, one row for each practice location where the set has columns of
 * it, and for each group and plan where it has columns of those. A home address is no practice location. In the order of names.
 */
export function payerRows(set: PayerColumnSet, choice: RosterChoice, facts: RosterFacts): PayerRow[] {
  const by = {
    place: isAbout(set, 'location'),
    group: isAbout(set, 'group'),
    plan: isAbout(set, 'plan'),
  };
  const fields = new Set(set.columns.map(({ field }) => field));
  const only = (values: Facts): Record<string, string> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]): [string, string][] => {
        const text = textOf(value);
        return text && fields.has(key) ? [[key, text]] : [];
      }),
    );
  const { enrollments, files, today } = facts;
  const rows = new Map<string, PayerRow>();
  for (const enrollment of enrollments
    .filter((one) => isOnRoster(one, choice, today))
    .toSorted(firstEffective)) {
    const { providerId = '', groupId, payerPlanId } = enrollment;
    const file = files.get(providerId);
    if (!file || file.provider.deactivated) continue;
    for (const address of by.place ? placesOf(file.provider) : [undefined]) {
      const where = {
        ...(by.group && { group: groupId }),
        ...(by.plan && { plan: payerPlanId }),
        ...(address && { place: placeOf(address) }),
      };
      const key = JSON.stringify([providerId, where.group, where.plan, where.place]);
      if (rows.has(key)) continue;
      const { provider } = file;
      rows.set(key, {
        id: providerId,
        npi: npiText(provider),
        name: personName(provider),
        ...where,
        values: only({
          ...ofProvider(file, facts),
          ...ofLicense(rosterLicense(provider, practiceState(provider, address), facts)?.license),
          ...ofAddress(address),
          ...ofGroup(facts.groups.find(({ id }) => id === groupId) ?? enrollment.group),
          ...ofEnrollment(enrollment, facts.plans),
        }),
      });
    }
  }
  return [...rows.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Licenses on a roster that a payer may reject, by provider. */
export interface LicenseDoubts {
  id: string;
  name: string;
  /** `License RN-1: expired Mar 31, 2026` */
  words: readonly string[];
}

/**
 * Whose license on the rows of a roster is of another state than the practice, or not known to be in force: it is on the roster all
 * the same, as there is no better one. Empty where no column is about licenses, and of rows whose provider was not read.
 */
export function licenseDoubts(
  set: PayerColumnSet,
  rows: readonly PayerRow[],
  facts: RosterFacts,
): LicenseDoubts[] {
  if (!isAbout(set, 'license')) return [];
  const byProvider = new Map<string, { name: string; words: Set<string> }>();
  for (const { id, name, place } of rows) {
    const provider = facts.files.get(id)?.provider;
    if (!provider) continue;
    const address = placesOf(provider).find((one) => one && placeOf(one) === place);
    const { doubt } = rosterLicense(provider, practiceState(provider, address), facts) ?? {};
    if (!doubt) continue;
    const one = byProvider.get(id) ?? { name, words: new Set() };
    one.words.add(doubt);
    byProvider.set(id, one);
  }
  return [...byProvider].map(([id, { name, words }]) => ({ id, name, words: [...words] }));
}

const firstEffective = (one: ProviderEnrollment, other: ProviderEnrollment) =>
  (statedDay(one.effectiveDate) ?? '9').localeCompare(statedDay(other.effectiveDate) ?? '9');

const placeOf = ({ id, addressLine1, zipCode }: Address) =>
  id ?? `${textOf(addressLine1)} ${textOf(zipCode)}`;

/** Where a provider practices: addresses of work, or where none is said to be one, those of no kind. */
function placesOf({ addresses }: Provider): (Address | undefined)[] {
  const all = Array.isArray(addresses) ? addresses : [];
  const work = all.filter(({ type }) => type === 'Work');
  const places = work.length > 0 ? work : all.filter(({ type }) => type !== 'Home');
  return places.length > 0 ? places : [undefined];
}

const entriesOf = (value: unknown): Facts[] => (Array.isArray(value) ? value : [value]).map(recordOf);
/** A value of an enumeration in words; nothing where it is not given, since a cell takes a dash for a value. */
const inWords = (value: string | null | undefined) => (textOf(value) ? spellOut(value) : '');
const joined = (list: unknown) => (Array.isArray(list) ? list.map(textOf).filter(Boolean).join(', ') : '');

function ofProvider({ provider, info }: PayerFile, { taxonomies, boardName, today }: RosterFacts): Facts {
  const { recredentialedDates = [] } = provider;
  const specialties = entriesOf(info['Specialty']);
  const specialty = specialties.find(({ type }) => type === 'Primary') ?? specialties[0];
  const taxonomy = taxonomies.find(({ id }) => id !== undefined && id === specialty?.['taxonomyId']);
  const board = boardOnRoster(entriesOf(info['BoardCertifications']), today);
  const stated = recordOf(board['nonVerifiedInfo']);
  return {
    lastName: provider.lastName,
    firstName: provider.firstName,
    npi: npiText(provider),
    dateOfBirth: statedDay(provider.dateOfBirth),
    gender: inWords(provider.gender === 'Unknown' ? '' : provider.gender),
    providerTypeId: provider.providerType?.name,
    taxonomyId: taxonomy?.code,
    specialtyName: taxonomy?.displayName ?? taxonomy?.classification,
    phone: provider.phone,
    email: workEmail(provider),
    languages: joined(provider.languages),
    primaryPracticeState: provider.primaryPracticeState,
    additionalPracticeStates: joined(provider.additionalPracticeStates),
    deaNumber: entriesOf(info['DeaRegistrations'])
      .map(({ registrationNumber }) => textOf(registrationNumber))
      .find(isRegistration),
    portalId: entriesOf(info['Portal'])[0]?.['portalId'],
    boardType: textOf(board['type']) && boardName(textOf(board['type'])),
    boardSpecialty: board['specialty'],
    boardExpirationDate: statedDay(stated['expirationDate']),
    ...ofInsurance(entriesOf(info['LiabilityInsurance']), today),
    credentialedDate: statedDay(provider.credentialedDate),
    recredentialedDates: recredentialedDates
      .flatMap((day) => statedDay(day) ?? [])
      .toSorted()
      .at(-1),
    nextCredentialingDate: statedDay(provider.nextCredentialingDate),
  };
}

/** The primary certificate, else the first, of those that have not ended by a day; where all have, of all. */
function boardOnRoster(boards: readonly Facts[], today: string): Facts {
  const running = boards.filter(({ nonVerifiedInfo }) => {
    const until = statedDay(recordOf(nonVerifiedInfo)['expirationDate']);
    return until === undefined || until >= today;
  });
  const choice = running.length > 0 ? running : boards;
  return choice.find(({ isPrimary }) => isPrimary === true) ?? choice[0] ?? {};
}

/** A number that begins with X is history, and no registration (field.md 2.8). */
const isRegistration = (number: string) => number !== '' && !/^X/i.test(number);

/** An address of work, or of no kind; a personal one is nothing that a payer is told. */
function workEmail({ emails }: Provider): string | undefined {
  const all = Array.isArray(emails) ? emails : [];
  return (all.find(({ type }) => type === 'Work') ?? all.find(({ type }) => type !== 'Personal'))?.email;
}

const noPolicy = policyOf({});

/** The policy in force on a day, or the one that ends last. */
function ofInsurance(entries: readonly Facts[], today: string): Facts {
  const policies = entries
    .map(policyOf)
    .toSorted((one, other) => (other.until ?? '').localeCompare(one.until ?? ''));
  const { entry, until } = policies.find((policy) => covers(today, policy)) ?? policies[0] ?? noPolicy;
  const { name, policyNumber, occurrenceCoverageAmount: occurrence, aggregateCoverageAmount: sum } = entry;
  return {
    insurer: name,
    policyNumber,
    policyUntil: until,
    policyOccurrence: occurrence,
    policyAggregate: sum,
  };
}

const stateOf = ({ state, licenseType }: Details<License>) => state ?? licenseType?.source?.state;

const practiceState = (provider: Provider, address: Address | undefined) =>
  address?.state ?? provider.primaryPracticeState;

function ofLicense(license: License | undefined): Facts {
  if (!license) return {};
  return {
    licenseNumber: license.licenseNumber,
    licenseState: stateOf(license),
    licenseType: license.licenseType?.name,
    licenseExpires: statedDay(licenseExpiry(license)?.value),
  };
}

const ofAddress = (address: Address | undefined): Facts => ({
  addressLine1: address?.addressLine1,
  addressLine2: address?.addressLine2,
  city: address?.city,
  state: address?.state,
  zipCode: address?.zipCode,
});

const ofGroup = (group: Details<Group> | undefined): Facts => ({
  groupName: group?.name,
  groupNpi: group?.npi,
  groupTaxId: group?.taxId,
  remitAddressLine1: group?.remitAddress?.addressLine1,
  remitAddressLine2: group?.remitAddress?.addressLine2,
  remitCity: group?.remitAddress?.city,
  remitState: group?.remitAddress?.state,
  remitZipCode: group?.remitAddress?.zipCode,
});

const ofEnrollment = (enrollment: ProviderEnrollment, plans: readonly PayerPlan[]): Facts => ({
  plan: namedPlan(plans.find(({ id }) => id === enrollment.payerPlanId) ?? enrollment.payerPlan),
  payerProviderId: enrollment.externalProviderPlanId,
  networkStatus: networkStatus(enrollment.networkStatus),
  specialistType: specialistType(enrollment.specialistType),
  effectiveDate: statedDay(enrollment.effectiveDate),
});

/** A plan by its name; nothing where it has none, and the words for that are no name. */
const namedPlan = (plan: Details<PayerPlan> | undefined) =>
  [plan?.displayName, plan?.name, plan?.state].some((part) => textOf(part)) ? planName(plan) : '';

const closedDay = ({ closedDate }: ProviderEnrollment) => statedDay(closedDate) ?? '';
const isDenied = ({ enrollmentStatus }: ProviderEnrollment) => enrollmentStatus === 'Denied';

/**
 * Why a row of the last roster, which was sent on the day `since`, is on this one no more, with the day where it is recorded. Where
 * several enrollments may have carried the row, day and reason are those of the one that was closed last: an earlier day would
 * terminate a provider retroactively.
 */
export function whyEnded(
  { id, group, plan }: Pick<PayerRow, 'id' | 'group' | 'plan'>,
  { enrollments, files }: Pick<RosterFacts, 'enrollments' | 'files'>,
  since = '0',
): { day?: string | undefined; reason?: string | undefined } {
  const provider = files.get(id)?.provider;
  if (provider?.deactivated)
    return { day: statedLocalDay(provider.deactivatedAt), reason: 'Provider deactivated' };
  const its = enrollments.filter(
    (one) =>
      one.providerId === id && (!group || one.groupId === group) && (!plan || one.payerPlanId === plan),
  );
  const last = its.toSorted((one, other) => closedDay(other).localeCompare(closedDay(one)))[0];
  // What was closed before the last roster was not on it: a denial without a day is the likelier reason.
  const hasUndated = its.some((one) => isDenied(one) && !closedDay(one));
  if (hasUndated && last && closedDay(last) < since) return { reason: 'Enrollment denied' };
  if (last && closedDay(last))
    return { day: closedDay(last), reason: isDenied(last) ? 'Enrollment denied' : 'Enrollment closed' };
  if (!provider) return { reason: 'Provider no longer on file' };
  if (!last) return { reason: 'Enrollment removed' };
  const status = textOf(last.enrollmentStatus);
  return {
    reason: status ? `Enrollment ${spellOut(status).toLowerCase()}` : 'Enrollment status not on file',
  };
}
