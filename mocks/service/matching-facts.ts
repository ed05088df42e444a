import { type NameReading, readingsOfParts, readingsOfText, wordsOfOrganization } from './matching-names';

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

/** Reads the facts of a list's record. */
export function factsOf(record: Readonly<Record<string, unknown>>): Facts {
  const names = [...readingsOf(record)];
  for (const other of objects(record.aliases)) names.push(...readingsOf(other));
  for (const other of objects(record.alternateIdentities)) names.push(...readingsOf(other));
  const source = object(record.source);
  const details = object(record.exclusionDetails);
  return {
    names,
    organizations: [record.businessName, record.companies, record.facilityName, organizationName(record)]
      .map((name) => wordsOfOrganization(text(name)))
      .filter((words) => words.length > 0),
    dateOfBirth: text(record.dateOfBirth)?.slice(0, 10),
    npi: typeof record.npiNumber === 'number' ? record.npiNumber : undefined,
    places: placesOf(record),
    issuer: text(source?.state),
    licenseNumber: text(details?.providerId),
  };
}

/** Lists of firms and people hold both under `fullName`. */
function organizationName({ fullName, firstName, lastName }: Readonly<Record<string, unknown>>): unknown {
  return (firstName ?? lastName) ? undefined : fullName;
}

function readingsOf(record: Record<string, unknown>): NameReading[] {
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
