import type { RosterValues } from '../model/fields';
import { joinEntries, type RosterEntry } from './entries';
import { addLicense, licensesIn, type RowLicense } from './licenses';
import { isSameName, isSameStreet, isSameValue } from './same';
import type { ConflictOption, Joined } from '../model/kind';

interface Line {
  line: number;
  values: RosterValues;
}

const place = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'];
const license = ['licenseNumber', 'licenseType', 'licenseState'];
const states = ['primaryPracticeState', 'additionalPracticeStates'];
const names = ['lastName', 'firstName'];
/** What a name is read of, and what stays out of every record. */
const besideNames = ['fullName', 'middleName', 'otherNames'];
/** Says something of a row and not of its provider. */
const ofRow = ['action', 'termDate', 'effectiveDate'];
/** Fields of several values: all rows add to them. */
const lists: Readonly<Record<string, string>> = {
  languages: 'another language',
  recredentialedDates: 'another day of recredentialing',
};
const apart = new Set([
  ...place,
  ...license,
  ...states,
  ...names,
  ...besideNames,
  ...ofRow,
  ...Object.keys(lists),
]);
/** Fields of which each place has its own: that of the first row stays. */
const ofPlace: Readonly<Record<string, string>> = {
  phone: 'another telephone, which stays out',
  email: 'another e-mail address, which stays out',
};

/** The street, the suite and the ZIP code of a row in one text, as it is compared. */
const streetOf = ({ addressLine1 = '', addressLine2 = '', zipCode = '' }: RosterValues) =>
  `${addressLine1} ${addressLine2} ${zipCode}`;

const isSameLicense = (one: RowLicense, other: RowLicense) =>
  isSameValue('', one.licenseNumber, other.licenseNumber) &&
  one.licenseType === other.licenseType &&
  one.licenseState === other.licenseState;

/**
 * Makes one of the rows of a provider: the first address, telephone and e-mail address, all licenses, and the states of all.
 * What one row lacks another gives. Names, days and choices of which two are said are conflicts.
 */
export function joinProviders(rows: readonly Line[], entries: readonly RosterEntry[] = []): Joined {
  const [first, ...others] = rows;
  const values: Record<string, string | undefined> = { ...first?.values };
  const { contradict, conflicts } = contradictionsIn(rows);
  const ofEntries = new Set(entries.flatMap(({ columns }) => columns.map(({ key }) => key)));

  const added = others.map(({ line, values: other }) => {
    const more = [addPlace(values, other), ...addLicenses(values, other), addStates(values, other)];
    more.push(...addLists(values, other), ...joinEntries(entries, values, other));
    // Names are compared as a whole, so that initials and hyphens are seen in their places.
    const isSamePerson = isSameName(other, { firstName: values['firstName'], lastName: values['lastName'] });
    for (const key of isSamePerson ? [] : names) {
      const [before = '', value] = [values[key], other[key]];
      if (value && !isSameValue(key, value, before)) contradict(key, before, value, line);
    }
    for (const [key, value] of Object.entries(other)) {
      if (!value || apart.has(key) || ofEntries.has(key) || key.includes('#')) continue;
      const before = values[key];
      if (!before) values[key] = value;
      else if (!isSameValue(key, value, before)) {
        if (ofPlace[key]) more.push(ofPlace[key]);
        else contradict(key, before, value, line);
      }
    }
    return more.filter(Boolean).join(', ');
  });
  return { values, added, conflicts: conflicts() };
}

/** Of a facility what tells its rows apart by more than a word: one place has one of each. */
const wordsOfAddition: Readonly<Record<string, string>> = {
  phoneNumber: 'a telephone number',
  faxNumber: 'a fax number',
  contactName: 'a contact',
  contactEmail: 'an e-mail address',
};

/** Makes one of the rows of a facility: what one row lacks another gives, and where two say something else, a person decides. */
export function joinFacilities(rows: readonly Line[]): Joined {
  const [first, ...others] = rows;
  const values: Record<string, string | undefined> = { ...first?.values };
  const { contradict, conflicts } = contradictionsIn(rows);
  const added = others.map(({ line, values: other }) => {
    const more: string[] = [];
    for (const [key, value] of Object.entries(other)) {
      const before = values[key];
      if (!value) continue;
      if (!before) {
        values[key] = value;
        more.push(wordsOfAddition[key] ?? 'what the other lacks');
      } else if (key !== 'name' && !isSameValue(key, value, before) && !isSameValue(key, before, value))
        contradict(key, before, value, line);
    }
    return [...new Set(more)].join(', ');
  });
  return { values, added, conflicts: conflicts() };
}

/** Takes down what some rows say against each other. */
function contradictionsIn(rows: readonly Line[]) {
  const conflicts = new Map<string, ConflictOption[]>();
  function contradict(field: string, before: string, value: string, line: number) {
    const options = conflicts.get(field) ?? [{ value: before, lines: linesOf(rows, field, before, line) }];
    const known = options.find((option) => isSameValue(field, value, option.value));
    const rest = options.filter((option) => option !== known);
    const next = known ? { ...known, lines: [...known.lines, line] } : { value, lines: [line] };
    conflicts.set(
      field,
      [...rest, next].toSorted((one, other) => (one.lines[0] ?? 0) - (other.lines[0] ?? 0)),
    );
  }

  return { contradict, conflicts: () => [...conflicts].map(([field, options]) => ({ field, options })) };
}

/** The lines above one that say something of a field. */
const linesOf = (rows: readonly Line[], field: string, value: string, before: number): number[] =>
  rows.flatMap(({ line, values }) =>
    line < before && values[field] && isSameValue(field, values[field], value) ? [line] : [],
  );

function addPlace(values: Record<string, string | undefined>, other: RosterValues): string | undefined {
  if (!other['addressLine1']) return undefined;
  const isFirst = !values['addressLine1'];
  if (!isFirst && !isSameStreet(streetOf(values), streetOf(other))) return 'another address, which stays out';
  for (const key of place) values[key] = isFirst ? other[key] : (values[key] ?? other[key]);
  return isFirst ? 'an address' : undefined;
}

function addLicenses(values: Record<string, string | undefined>, other: RosterValues): string[] {
  return licensesIn(other).flatMap((one) => {
    const known = licensesIn(values);
    if (known.some((before) => isSameLicense(before, one))) return [];
    addLicense(values, one, known.length);
    return [`license ${one.licenseNumber}`];
  });
}

const statesOf = ({ primaryPracticeState, additionalPracticeStates = '' }: RosterValues) =>
  [primaryPracticeState, ...additionalPracticeStates.split(',')].filter((state) => state);
function addLists(values: Record<string, string | undefined>, other: RosterValues): string[] {
  return Object.entries(lists).flatMap(([key, words]) => {
    const before = values[key]?.split(',') ?? [];
    const more = (other[key]?.split(',') ?? []).filter(
      (one) => !before.some((known) => isSameValue(key, one, known)),
    );
    if (more.length === 0) return [];
    values[key] = [...before, ...more].join(',');
    return [words];
  });
}

/** Whoever practices in two states practices in both: the first is the primary one. */
function addStates(values: Record<string, string | undefined>, other: RosterValues): string | undefined {
  const before = statesOf(values);
  const more = statesOf(other).filter((state) => !before.includes(state));
  if (more.length === 0) return undefined;
  const [primary, ...rest] = values['primaryPracticeState']
    ? before
    : [other['primaryPracticeState'], ...before];
  const all = [...new Set([...rest, ...more])].filter((state) => state && state !== primary);
  values['primaryPracticeState'] = primary;
  values['additionalPracticeStates'] = all.length > 0 ? all.join(',') : undefined;
  return `also practices in ${more.join(', ')}`;
}
