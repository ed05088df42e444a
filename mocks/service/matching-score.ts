import type { components } from '../../src/api/schema';
import type { ListRecord } from '../data/dataset-lists-records';
import type { Facts, Place } from './matching-facts';
import { similarityOfNames } from './matching-names';
import { similarityOfOrganizations } from './matching-organizations';
import { type NamedOrganization, type Subject, parametersOf, subjectOf } from './matching-subject';
import type { ScanParameter } from './scan-parameters';

export type MatchRelevance = components['schemas']['MatchRelevance'];

/** A record of a dataset that may be about somebody. */
export interface FoundRecord {
  /** In the shape that the contract has for the dataset. The same record has the same id in every scan. */
  record: ListRecord;
  /** From 0 to 1. */
  score: number;
  /** Absent for datasets that do not weigh their records. */
  relevance?: MatchRelevance;
  positiveParameters: ScanParameter[];
  negativeParameters: ScanParameter[];
  /** When the record was last renewed, as a date-time, where it says. */
  recordTimestamp?: string | undefined;
}

export interface Comparison {
  /** From 0 to 1. */
  score: number;
  /** They agree with the record. */
  positive: ScanParameter[];
  /** The record says otherwise. What it does not say is in neither. */
  negative: ScanParameter[];
}

/** How much of the doubt that is left each agreement takes away, and how much of the score a contradiction leaves. */
const weights = {
  name: { takes: 0.65, leaves: 0.8 },
  organization: { takes: 0.75, leaves: 0.8 },
  dateOfBirth: { takes: 0.6, leaves: 0.72 },
  npi: { takes: 0.75, leaves: 0.8 },
  number: { takes: 0.75, leaves: 0.8 },
  license: { takes: 0.55, leaves: 0.95 },
  address: { takes: 0.25, leaves: 0.92 },
};

/** Names that agree less are two names. */
const leastName = 0.55;
const leastOrganization = 0.6;

/** The same as `compareSubject` for parameters that are compared with one record. */
export const compare = (parameters: readonly ScanParameter[], facts: Facts): Comparison =>
  compareSubject(subjectOf(parameters), facts);

/**
 * Compares parameters with what a record says (openapi.yaml). The score grows with each thing that
 * agrees, and more when it agrees better; it falls with each that differs.
 */
export function compareSubject(subject: Subject, facts: Facts): Comparison {
  const tally = new Tally();
  compareNames(tally, subject, facts);
  compareDays(tally, subject.parameters, facts);
  compareNumbers(tally, subject.parameters, facts);
  compareLicenses(tally, subject.parameters, facts);
  compareAddresses(tally, subject.parameters, facts);
  return tally.comparison();
}

/** Adds up what agrees and what differs. */
class Tally {
  #doubt = 1;
  #factor = 1;
  readonly #positive: ScanParameter[] = [];
  readonly #negative: ScanParameter[] = [];

  /** What agrees well enough to be told as such; `similarity` from 0 to 1. */
  agrees(kind: keyof typeof weights, similarity: number, parameter: ScanParameter | undefined): void {
    this.#doubt *= 1 - weights[kind].takes * similarity;
    if (parameter) this.#positive.push(parameter);
  }

  /** What does not; where it is similar all the same, that takes some doubt away instead of lowering the score. */
  differs(kind: keyof typeof weights, parameter: ScanParameter | undefined, similarity = 0): void {
    this.#doubt *= 1 - weights[kind].takes * similarity;
    if (similarity === 0) this.#factor *= weights[kind].leaves;
    if (parameter) this.#negative.push(parameter);
  }

  comparison(): Comparison {
    const score = (1 - this.#doubt) * this.#factor;
    return { score, positive: this.#positive, negative: this.#negative };
  }
}

/**
 * A practice that is named after somebody agrees with that person, and less than the person's own record; it never
 * differs from anybody (rules.md 12.9).
 */
function compareNames(tally: Tally, { people, organizations }: Subject, facts: Facts): void {
  const { owners = [] } = facts;
  if (people.length > 0 && facts.names.length + owners.length > 0) {
    const theirs = owners.length > 0 ? [...facts.names, ...owners] : facts.names;
    const [person, similarity] = best(people, ({ readings }) => similarityOfNames(readings, theirs));
    if (similarity >= leastName) tally.agrees('name', similarity, person?.parameter);
    else if (facts.names.length > 0) tally.differs('name', people[0]?.parameter);
  }
  if (organizations.length === 0) return;
  const [organization, similarity] = best(organizations, (ours) => similarityToOrganization(ours, facts));
  if (similarity >= leastOrganization) tally.agrees('organization', similarity, organization?.parameter);
  else if (facts.organizations.length > 0) tally.differs('organization', organization?.parameter);
}

function compareDays(tally: Tally, parameters: readonly ScanParameter[], facts: Facts): void {
  for (const parameter of parametersOf(parameters, 'DateOfBirth')) {
    const born = parameter.dateOfBirth?.slice(0, 10);
    if (!born || !facts.dateOfBirth) continue;
    const similarity = similarityOfDays(born, facts.dateOfBirth);
    if (similarity === 1) tally.agrees('dateOfBirth', 1, parameter);
    else tally.differs('dateOfBirth', parameter, similarity);
  }
}

/** The NPI, and whatever other number nobody else has. */
function compareNumbers(tally: Tally, parameters: readonly ScanParameter[], facts: Facts): void {
  for (const parameter of parametersOf(parameters, 'Npi')) {
    if (facts.npi === undefined || parameter.number === undefined) continue;
    if (parameter.number === facts.npi) tally.agrees('npi', 1, parameter);
    else tally.differs('npi', parameter);
  }
  const { numbers = [] } = facts;
  for (const kind of numbers.length > 0 ? numbered : []) {
    const carrying = parameters.filter(({ type }) => type === kind);
    const same = carrying.find((parameter) => numbers.includes(numberOf(parameter) ?? ''));
    if (same) tally.agrees('number', 1, same);
    else if (carrying[0]) tally.differs('number', carrying[0]);
  }
}

function compareLicenses(tally: Tally, parameters: readonly ScanParameter[], facts: Facts): void {
  if (facts.licenseNumber === undefined) return;
  const licenses = parametersOf(parameters, 'License');
  const number = plain(facts.licenseNumber);
  const same = licenses.find((license) => plain(license.number ?? '') === number);
  const other = licenses.find((license) => license.state === facts.issuer);
  if (same) tally.agrees('license', 1, same);
  else if (other) tally.differs('license', other);
}

function compareAddresses(tally: Tally, parameters: readonly ScanParameter[], facts: Facts): void {
  const addresses = parametersOf(parameters, 'Address').filter(({ state }) => state !== undefined);
  if (addresses.length === 0 || facts.places.length === 0) return;
  const [address, similarity] = best(addresses, (ours) =>
    Math.max(...facts.places.map((theirs) => similarityOfPlaces(ours, theirs))),
  );
  if (similarity === 1) tally.agrees('address', 1, address);
  else tally.differs('address', addresses[0], similarity);
}

/** By the names of both, or by the person after whom one of them is named. */
function similarityToOrganization({ names, owners }: NamedOrganization, facts: Facts): number {
  let best = similarityOfNames(owners, facts.names);
  for (const ours of names)
    for (const theirs of facts.organizations) best = Math.max(best, similarityOfOrganizations(ours, theirs));
  return best;
}

/** How alike two days are, as `YYYY-MM-DD`: day and month in each other's place, or one digit off, is a slip of the pen. */
export function similarityOfDays(ours: string, theirs: string): number {
  if (ours === theirs) return 1;
  const [year, month, day] = ours.split('-');
  if (theirs === `${year}-${day}-${month}`) return 0.7;
  let different = 0;
  for (let index = 0; index < ours.length; index += 1) if (ours[index] !== theirs[index]) different += 1;
  return different === 1 ? 0.6 : 0;
}

/** The state alone tells less than the city or the ZIP code in it. */
function similarityOfPlaces(
  ours: { state?: string | undefined; city?: string | undefined; zipCode?: string | undefined },
  theirs: Place,
): number {
  if (ours.state !== theirs.state) return 0;
  const isSameZip = theirs.zipCode !== undefined && ours.zipCode?.slice(0, 5) === theirs.zipCode;
  return isSameZip || ours.city?.toLowerCase() === theirs.city ? 1 : 0.5;
}

function best<Item>(
  items: readonly Item[],
  similarityOf: (item: Item) => number,
): [Item | undefined, number] {
  let found: [Item | undefined, number] = [items[0], 0];
  for (const item of items) {
    const similarity = similarityOf(item);
    if (similarity > found[1]) found = [item, similarity];
  }
  return found;
}

const numbered = [
  'Dea',
  'BoardCertificationNumber',
  'FacilityAccreditationInfo',
  'Education',
  'Ssn',
  'Certificate',
  'FacilityCmsCertificationInfo',
  'NccpaBoardCertificateInfo',
] as const;

/** The number that nobody else has, of parameters that carry one. */
function numberOf(parameter: ScanParameter): string | undefined {
  switch (parameter.type) {
    case 'Dea':
      return parameter.registrationNumber;
    case 'BoardCertificationNumber':
      return parameter.boardCertificationNumber;
    case 'FacilityAccreditationInfo':
      return parameter.accreditationNumber;
    case 'Education':
      return parameter.schoolCode;
    case 'Ssn':
      return parameter.ssn;
    case 'Certificate':
    case 'FacilityCmsCertificationInfo':
      return parameter.certificateNumber;
    case 'NccpaBoardCertificateInfo':
      return parameter.number;
    default:
      return undefined;
  }
}

function plain(number: string): string {
  return number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
}
