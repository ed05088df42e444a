import type { ScanParameter } from '@/api/models';
import { differingRanges, type NameOnFile } from '@/lib/names';
import { formatDate } from '@/lib/dates';
import { isRecord, recordOf } from '@/lib/values';
import { npiOf } from '@/lib/npi';
import { textOf } from '@/lib/words';
import { compareName, compareNumber } from './compare';
import { compareAddresses, type AddressOnFile } from './compare-address';
import { compareDay } from './compare-day';
import { compareOccupation } from './compare-occupation';
import { compareText } from './compare-text';
import type { Comparison, Mark } from './marks';

/** What we hold of the provider or facility that a record may be about. */
export interface SubjectOnFile extends NameOnFile {
  /** Of a facility; a provider has a first and a last name instead. */
  facilityName?: string | undefined;
  dateOfBirth?: string | undefined;
  npi?: string | undefined;
  addresses?: readonly AddressOnFile[] | undefined;
  occupation?: string | undefined;
  /** The file itself is on its way, or could not be read: what is not here may well be on file. */
  unread?: 'being read' | 'not read' | undefined;
}

export interface MatchField {
  id: string;
  label: string;
  /** As they are shown; empty when there is nothing. */
  onFile: string;
  given: string;
  comparison: Comparison;
  mono?: boolean;
}

type Fields = Record<string, unknown>;

const firstText = (...values: unknown[]) => values.map(textOf).find(Boolean) ?? '';

/**
 * Field by field, how a record of any dataset stands to what we hold, and the rest of the record, which has no
 * counterpart on our side (openapi.yaml). Fields that neither side has are left out; while what we hold is being read, all stay. `agreeing` is what the service
 * compared and took for the same.
 */
export function matchFields(
  onFile: SubjectOnFile,
  record: unknown,
  agreeing: readonly ScanParameter[] = [],
): { fields: MatchField[]; rest: Fields } {
  const whole = recordOf(record);
  const [subject, basic] = [recordOf(whole['subjectInformation']), recordOf(whole['basic'])];
  const fields = [
    byService(nameField(onFile, whole, subject, basic), agreeing),
    dayField(onFile, firstText(whole['dateOfBirth'], subject['dateOfBirth'])),
    npiField(onFile.npi, [whole['npiNumber'], ...[subject['npi']].flat()]),
    addressField(onFile.addresses ?? [], addressesOf(whole, subject)),
    plain('occupation', 'Occupation', onFile.occupation, occupationOf(whole), compareOccupation),
  ];
  const rest = Object.entries(whole).filter(([name, value]) => !compared.has(name) && hasContent(value));
  return {
    fields: fields
      .filter(({ onFile: ours, given }) => ours || given || onFile.unread === 'being read')
      .map((field) =>
        onFile.unread && !field.onFile
          ? { ...field, comparison: { mark: 'missing' as const, why: onFile.unread } }
          : field,
      ),
    rest: Object.fromEntries(rest),
  };
}

const compared = new Set(
  'id hash firstName middleName lastName prefix suffix fullName dateOfBirth npiNumber address specialty speciality'.split(
    ' ',
  ),
);

function nameField(onFile: SubjectOnFile, ...places: Fields[]): MatchField {
  const business = firstText(
    ...places.flatMap((one) => [one['businessName'], one['facilityName'], one['organizationName']]),
  );
  const person = firstText(...places.map(personOf), ...places.map((one) => one['name']));
  if (onFile.facilityName !== undefined) {
    return plain('name', 'Name', onFile.facilityName, business || person, compareText);
  }
  const given = person || business;
  const ours = [onFile.firstName, onFile.lastName].map(textOf).filter(Boolean).join(' ');
  return { id: 'name', label: 'Name', onFile: ours, given, comparison: compareName(onFile, given) };
}

/** The service knows aliases that we do not: names that it takes for the same are similar, whatever their words. */
function byService(field: MatchField, agreeing: readonly ScanParameter[]): MatchField {
  const isSame = agreeing.some(({ type }) => type === 'Name' || type === 'FacilityName');
  return isSame && field.comparison.mark === 'differs'
    ? { ...field, comparison: { mark: 'similar', why: 'the service takes both names for the same' } }
    : field;
}

function personOf(place: Fields): string {
  const parts = ['firstName', 'middleName', 'lastName', 'suffix'].map((name) => textOf(place[name]));
  return textOf(place['fullName']) || parts.filter(Boolean).join(' ');
}

function dayField({ dateOfBirth }: SubjectOnFile, given: string): MatchField {
  const [ours, theirs] = [dateOfBirth ? formatDate(dateOfBirth) : '', given ? formatDate(given) : ''];
  const comparison = compareDay(dateOfBirth, given);
  // Both are compared as days and shown as texts: what differs is marked in the text.
  const ranges = comparison.mark === 'differs' ? { ranges: differingRanges(theirs, ours) } : {};
  return {
    id: 'born',
    label: 'Date of birth',
    onFile: ours,
    given: theirs,
    comparison: { ...comparison, ...ranges },
  };
}

const isSameNpi = (one: string, other: string) =>
  npiOf(one) === undefined ? compareNumber(one, other).mark === 'agrees' : npiOf(one) === npiOf(other);

/** Of several NPIs on either side, the one that both have. Lists write zeros where they have none. */
function npiField(onFile: string | undefined, given: readonly unknown[]): MatchField {
  const ours = [textOf(onFile), ...textOf(onFile).split(/[\s,;]+/)];
  const theirs = given.map(textOf).filter((number) => /[1-9]/.test(number));
  const same = theirs.find((number) => ours.some((one) => isSameNpi(one, number)));
  const field = plain('npi', 'NPI', onFile, same ?? theirs[0] ?? '', compareNumber);
  return { ...field, ...(same && { comparison: { mark: 'agrees' as const } }), mono: true };
}

function plain(
  id: string,
  label: string,
  onFile: string | undefined,
  given: string,
  compare: (onFile: string | undefined, given: string) => Comparison,
): MatchField {
  return { id, label, onFile: textOf(onFile), given, comparison: compare(onFile, given) };
}

const byLikeness: readonly Mark[] = ['agrees', 'similar', 'differs', 'missing'];

/** Of several addresses in a record, the one that is most like one of ours. */
function addressField(onFile: readonly AddressOnFile[], given: readonly string[]): MatchField {
  const all = given.map((text) => ({ text, comparison: compareAddresses(onFile, text) }));
  const [best] = all.toSorted(
    (one, other) => byLikeness.indexOf(one.comparison.mark) - byLikeness.indexOf(other.comparison.mark),
  );
  return {
    id: 'address',
    label: 'Address',
    onFile: onFile[0]?.text ?? '',
    given: best?.text ?? '',
    comparison: best?.comparison ?? compareAddresses(onFile, ''),
  };
}

function addressesOf(whole: Fields, subject: Fields): string[] {
  const lists = [
    whole['address'],
    whole['addresses'],
    whole['practiceLocations'],
    subject['workAddress'],
    subject['homeAddress'],
  ];
  return lists.flatMap((value) => (Array.isArray(value) ? value : [value])).flatMap(addressText);
}

function addressText(value: unknown): string[] {
  if (!isRecord(value)) return textOf(value) ? [textOf(value)] : [];
  const place = [value['state'], firstText(value['zipCode'], value['postalCode'])].map(textOf);
  const line = firstText(value['address'], value['addressLine'], value['addressLine1']);
  const parts = [line, value['addressLine2'], value['city'], place.filter(Boolean).join(' ')].map(textOf);
  return parts.some(Boolean) ? [parts.filter(Boolean).join(', ')] : [];
}

function occupationOf(whole: Fields): string {
  const taxonomies: unknown[] = Array.isArray(whole['taxonomies']) ? whole['taxonomies'] : [];
  const taxonomy = taxonomies.find((one) => recordOf(one)['isPrimary'] === true) ?? taxonomies[0];
  return firstText(
    whole['specialty'],
    whole['speciality'],
    whole['providerType'],
    recordOf(taxonomy)['description'],
  );
}

/** Whether a value says anything: empty texts, lists and objects do not. */
export function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasContent);
  if (isRecord(value)) return Object.values(value).some(hasContent);
  return value !== null && value !== undefined && value !== '';
}
