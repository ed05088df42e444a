import { type NameReading, readingsOfParts, readingsOfText } from './matching-names';
import { isOrganization, mayBePerson, namesOfOrganization, ownersOf } from './matching-organizations';

export interface Place {
  state?: string | undefined;
  city?: string | undefined;
  /** The first five digits. */
  zipCode?: string | undefined;
}

/** What a record says about whom it means, in the forms that are compared. */
export interface Facts {
  names: NameReading[];
  organizations: (readonly string[])[];
  /** The people after whom its organizations seem to be named. */
  owners?: readonly NameReading[];
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string | undefined;
  npi?: number | undefined;
  places: Place[];
  /** Where a state's authority issued it, that state. */
  issuer?: string | undefined;
  licenseNumber?: string | undefined;
  /** Numbers that nobody else has: of registrations, certificates, accreditations; and codes of schools. */
  numbers?: readonly string[];
}

/** Reads the facts of a list's record. What it is known as besides counts as its name does. */
export function factsOf(record: Readonly<Record<string, unknown>>): Facts {
  const names: NameReading[] = [];
  const organizations = [record.businessName, record.companies, record.facilityName].flatMap(
    (name) => text(name) ?? [],
  );
  const isOfFirm = isFirm(record);
  for (const entry of [record, ...objects(record.aliases), ...objects(record.alternateIdentities)]) {
    const name = organizationName(entry);
    // What may be either is read as both: nobody is overlooked for a surname that is a word of the trade.
    if (!isFirm(entry) || mayBePerson(name ?? '')) names.push(...readingsOf(entry));
    if (name !== undefined && (entry === record || isOfFirm || isFirm(entry))) organizations.push(name);
  }
  const source = object(record.source);
  const details = object(record.exclusionDetails);
  return {
    names,
    organizations: organizations.flatMap(namesOfOrganization),
    owners: organizations.flatMap(ownersOf),
    dateOfBirth: text(record.dateOfBirth)?.slice(0, 10),
    npi: typeof record.npiNumber === 'number' ? record.npiNumber : undefined,
    places: placesOf(record),
    issuer: text(source?.state),
    licenseNumber: text(details?.providerId),
  };
}

// By record, which never changes.
const cachedFacts = new WeakMap<object, Facts>();

/** The same for a record that is compared again and again: it is read once. */
export function factsOfRecord(record: Readonly<Record<string, unknown>>): Facts {
  const cached = cachedFacts.get(record);
  if (cached) return cached;
  const facts = factsOf(record);
  cachedFacts.set(record, facts);
  return facts;
}

/** Lists of firms and people have both under `fullName`. */
function organizationName({ fullName, firstName, lastName }: Readonly<Record<string, unknown>>) {
  return (firstName ?? lastName) ? undefined : text(fullName);
}

/** Whether what stands under `fullName` is no person's name. */
function isFirm(record: Readonly<Record<string, unknown>>): boolean {
  const name = organizationName(record);
  return name !== undefined && record.classification !== 'Individual' && isOrganization(name);
}

function readingsOf(record: Readonly<Record<string, unknown>>): NameReading[] {
  const parts = readingsOfParts(text(record.firstName), text(record.middleName), text(record.lastName));
  return parts.length > 0 ? parts : readingsOfText(text(record.fullName));
}

function placesOf(record: Readonly<Record<string, unknown>>): Place[] {
  const places = [text(record.address), text(record.addresses)]
    .concat(objects(record.addresses).map(({ address }) => text(address)))
    .filter((line) => line !== undefined)
    .map(placeOf);
  const state = text(record.lastKnowState);
  if (state) places.push({ state, zipCode: text(record.lastKnowZipCode)?.slice(0, 5) });
  return places.filter((place) => place.state !== undefined);
}

/** Reads `…, CITY, ST 12345` and the like; what is written otherwise tells nothing. */
export function placeOf(line: string): Place {
  const found = /(?:^|,)\s*([^,]+?),?\s+([A-Z]{2})\b[\s,]*(\d{5})?/.exec(line);
  if (!found) return {};
  const [, city, state, zipCode] = found;
  return { city: city?.toLowerCase(), state, zipCode };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function object(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function objects(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(object).filter((item) => item !== undefined) : [];
}
