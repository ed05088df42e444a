import { deaProblem, isValidNpi } from '@/lib/check-digits';
import { localDay } from '@/lib/dates';
import { normalised } from '@/lib/names';
import { npiDigits } from '@/lib/npi';
import { readBirthDate, readDate } from '../model/dates';
import { readPhone, readStates } from '../model/fields';
import { professionOf } from '../cells/degrees';
import { isNothing } from '../cells/nothing';
import { isWholeAddress } from '../values/whole-address';
import { wholeName } from '../cells/whole-name';
import { zipCodeOf } from '../cells/zip-codes';
import { readAction } from '../values/actions';

/**
 * What the values of a column may be by their form: a `date` or a `phone` whatever the column is called, a `day` or a `telephone`
 * where it is called so. A `standing` says whether somebody is there, an `ended` one that somebody is not any more.
 */
export type ContentKind =
  | 'npi'
  | 'dea'
  | 'deaForm'
  | 'yesNo'
  | 'date'
  | 'day'
  | 'state'
  | 'zip'
  | 'degree'
  | 'gender'
  | 'email'
  | 'phone'
  | 'telephone'
  | 'ssn'
  | 'standing'
  | 'ended'
  | 'wholeAddress'
  | 'wholeName';

/** What the values of a column are, as shares (0 to 1) of those that are not empty; several may be 1. */
export interface Content {
  /** How many values were looked at. */
  values: number;
  /** How many of them differ from each other. */
  distinct: number;
  shares: Readonly<Record<ContentKind, number>>;
  /** Of the dates, how many lie behind today. */
  past: number;
}

const genders = new Set([
  'F',
  'M',
  'FEMALE',
  'MALE',
  'WOMAN',
  'MAN',
  'U',
  'X',
  'UNKNOWN',
  'NONBINARY',
  'NON BINARY',
  'OTHER',
]);
/** What looks like a date whatever a column is called: ZIP codes and other numbers have five or seven digits, too. */
const dateSigns = /[/.-]|[a-z]{3}|^\d{8}$|^[3-5]\d{4}$/i;
/** Days as spreadsheets number them, and as they stand without a zero at the beginning: in a column of days they are days. */
const bareDay = /^(?:[1-5]\d{4}(?:\.\d+)?|\d{7})$/;
const phoneForm = /^(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?:\s*(?:x|ext)\.?\s*\d+)?$/i;

/** What a column of telephone numbers may hold otherwise: `555-0100`, `214/555-0100`. */
const digitsAndMarks = /^[\d\s()./+-]+$/;

/** `900-11-0001`, also masked: `***-**-0001`, `XXX-XX-0001`. */
const ssnForm = /^(?:\d{3}|[*x#•]{3})[-\s](?:\d{2}|[*x#•]{2})[-\s]\d{4}$|^[*x#•]{5}-?\d{4}$/i;

const dayOf = (text: string): string | undefined => {
  if (!dateSigns.test(text)) return undefined;
  const reading = readDate(text);
  return 'value' in reading ? reading.value || undefined : undefined;
};

/** Whether a field of dates can read a text; one of birth dates reads earlier days than the others. */
const isReadAsDay = (text: string) =>
  dayOf(text) !== undefined ||
  (bareDay.test(text) && [readDate, readBirthDate].some((read) => 'value' in read(text)));

const kinds: Readonly<Record<Exclude<ContentKind, 'date'>, (text: string) => boolean>> = {
  day: isReadAsDay,
  npi: (text) => isValidNpi(npiDigits(text)),
  // With blanks and hyphens, as its field reads it.
  dea: (text) => deaProblem(text.replace(/[\s-]/g, '')) === undefined,
  deaForm: (text) => /^[A-HJ-NPR-UX][A-Z9]\d{7}$/i.test(text.replace(/[\s-]/g, '')),
  yesNo: (text) => /^(?:yes|no|y|n|true|false)$/i.test(text),
  state: (text) => text.length <= 60 && 'value' in readStates(text),
  zip: (text) => /^\d/.test(text) && zipCodeOf(text) !== undefined,
  degree: (text) => text.length <= 30 && professionOf(text) !== undefined,
  gender: (text) => genders.has(normalised(text)),
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  phone: (text) => phoneForm.test(text),
  telephone: (text) => phoneForm.test(text) || (digitsAndMarks.test(text) && 'value' in readPhone(text)),
  ssn: (text) => ssnForm.test(text),
  // Of letters nobody knows which word they stand for: `I` is inactive here, and initial there.
  standing: (text) => text.length > 2 && 'value' in readAction(text),
  ended: (text) => text.length > 2 && isEnding(text),
  wholeAddress: isWholeAddress,
  wholeName: (text) => !/\d/.test(text) && wholeName(text) !== undefined,
};

function isEnding(text: string): boolean {
  const reading = readAction(text);
  return 'value' in reading && reading.value === 'terminate';
}

/** Of a column without a value. */
export const noContent: Content = {
  values: 0,
  distinct: 0,
  shares: {
    npi: 0,
    dea: 0,
    deaForm: 0,
    yesNo: 0,
    date: 0,
    day: 0,
    state: 0,
    zip: 0,
    degree: 0,
    gender: 0,
    email: 0,
    phone: 0,
    telephone: 0,
    ssn: 0,
    standing: 0,
    ended: 0,
    wholeAddress: 0,
    wholeName: 0,
  },
  past: 0,
};

/** So many values tell what a column holds. */
const most = 100;
/** So many rows say what columns hold: one that is empty in them says nothing. */
const rowsWeighed = 1_000;

/** Of rows what was found in their columns: each column is looked at once, whoever asks. */
const contents = new WeakMap<readonly (readonly string[])[], Content[]>();

/** What stands in a column, as `contentOf` finds it in the first rows. */
export function contentIn(rows: readonly (readonly string[])[], column: number): Content {
  const known = contents.get(rows) ?? [];
  contents.set(rows, known);
  return (known[column] ??= contentOf(rows, column));
}

/** What stands in a column, by the first hundred of its values that are no words for nothing. */
function contentOf(rows: readonly (readonly string[])[], column: number): Content {
  const counts: Record<ContentKind, number> = { ...noContent.shares };
  const today = localDay();
  const different = new Set<string>();
  let [values, past] = [0, 0];
  for (let at = 0; at < rows.length && at < rowsWeighed; at += 1) {
    const text = rows[at]?.[column]?.trim() ?? '';
    if (text === '' || isNothing(text)) continue;
    values += 1;
    different.add(text);
    for (const [kind, fits] of Object.entries(kinds)) if (fits(text)) counts[kind as ContentKind] += 1;
    const day = dayOf(text);
    if (day) {
      counts.date += 1;
      if (day <= today) past += 1;
    }
    if (values === most) break;
  }
  const shares = Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [kind, values === 0 ? 0 : count / values]),
  ) as Record<ContentKind, number>;
  return { values, distinct: different.size, shares, past: counts.date === 0 ? 0 : past / counts.date };
}

/** Which form the values of a field have; undefined where any text may stand in it. */
export const kindOfField: Readonly<Partial<Record<string, ContentKind>>> = {
  npi: 'npi',
  deaNumber: 'dea',
  dateOfBirth: 'date',
  credentialedDate: 'date',
  nextCredentialingDate: 'date',
  recredentialedDates: 'date',
  boardCertifiedDate: 'date',
  boardRecertifiedDate: 'date',
  boardExpirationDate: 'date',
  policyFrom: 'date',
  policyUntil: 'date',
  termDate: 'date',
  effectiveDate: 'date',
  state: 'state',
  primaryPracticeState: 'state',
  additionalPracticeStates: 'state',
  licenseState: 'state',
  secondLicenseState: 'state',
  zipCode: 'zip',
  gender: 'gender',
  email: 'email',
  contactEmail: 'email',
  phone: 'phone',
  phoneNumber: 'phone',
  faxNumber: 'phone',
};

const texts = new Set([
  'lastName',
  'firstName',
  'fullName',
  'name',
  'dba',
  'contactName',
  'city',
  'addressLine1',
]);
const otherThanText: readonly ContentKind[] = ['npi', 'dea', 'date', 'zip', 'email', 'phone'];
/** Fewer values say nothing. */
const enough = 3;

/** What a field reads that is less certain by its form: the name of the column says what it is. */
const asCalled: Readonly<Partial<Record<ContentKind, ContentKind>>> = {
  date: 'day',
  phone: 'telephone',
  // A mistyped number is told in its row: the column is about it all the same.
  dea: 'deaForm',
};
/** The fields that single letters may be of; whether something is so is the value of no other. */
const ofLetters = new Set(['action', 'middleName']);

/** Whether the values of a column cannot be those of a field, whatever its heading says. */
export function contradicts(field: string, { values, shares }: Content): boolean {
  if (values > 0 && shares.yesNo > 0.85) return !ofLetters.has(field);
  if (values < enough) return false;
  if (shares.ssn > 0.5) return true;
  const kind = kindOfField[field];
  if (kind) return shares[asCalled[kind] ?? kind] < 0.15;
  return texts.has(field) && otherThanText.some((one) => shares[one] > 0.85);
}

/**
 * Whether nearly all values of a column have the form of a field that no other field has. A number that many rows share is that
 * of a group or of a place.
 */
export function fitsAlone(field: string, { values, distinct, shares }: Content): boolean {
  const kind = kindOfField[field];
  const isOfEachRow = distinct >= Math.max(enough, values / 5);
  return (
    (kind === 'npi' || kind === 'dea' || kind === 'email') &&
    values >= enough &&
    isOfEachRow &&
    shares[kind] > 0.9
  );
}

/** Whether most values of a column have the form of a field. */
export function fits(field: string, { values, shares }: Content): boolean {
  const kind = field === 'providerTypeId' ? 'degree' : kindOfField[field];
  return kind !== undefined && values >= enough && shares[kind] > 0.6;
}
