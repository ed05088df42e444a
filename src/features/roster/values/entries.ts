import { boardTypes } from '@/info/board-types';
import type { Collection, Entry } from '@/info/definition';
import { aliases } from '@/info/provider/aliases';
import { boardCertifications } from '@/info/provider/board-certifications';
import { dea } from '@/info/provider/dea';
import { liabilityInsurances } from '@/info/provider/liability-insurances';
import { portal } from '@/info/provider/portal';
import { specialties } from '@/info/provider/specialties';
import { deaProblem } from '@/lib/check-digits';
import { formatDate } from '@/lib/dates';
import { normalised } from '@/lib/names';
import { textOf } from '@/lib/words';
import type { Facts } from '@/records/field';
import { valueAt, withValueAt } from '@/records/paths';
import { onWire } from '@/records/values';
import { readDate } from '../model/dates';
import { readChoice, readText, type Reading, type RosterField, type RosterValues } from '../model/fields';
import { shortBoards } from './board-names';
import type { SpecialtyReader } from './specialties';
import { wholeName } from '../cells/whole-name';

/** A column of a roster that is a field of an entry. */
interface EntryColumn extends RosterField {
  /** The field of the entry: `nonVerifiedInfo.expirationDate`. */
  name: string;
}

/** An entry of info that a row may give its provider, beside the record itself. */
export interface RosterEntry {
  collection: Collection;
  columns: readonly EntryColumn[];
  /** What it cannot do without: of these fields one each has a value. */
  needs: readonly (readonly string[])[];
  /** Why its values stay out where one of these is missing. */
  lacking: string;
  /** What goes with what the columns say; `onFile` are the entries that are there. */
  more?: (values: RosterValues, onFile: readonly Entry[]) => Facts;
  /** Whether one that is there is the same. */
  isSame: (onFile: Entry, given: Facts) => boolean;
}

const plainWord = (text: string | undefined) => normalised(textOf(text));
const plain = (entry: Facts, name: string) => normalised(textOf(valueAt(entry, name)));
const agree = (one: Facts, other: Facts, ...names: string[]) =>
  names.every((name) => plain(one, name) === plain(other, name));
/** Whether nothing that both say differs. */
const fitTogether = (one: Facts, other: Facts, ...names: string[]) =>
  names.every((name) => !plain(one, name) || !plain(other, name) || agree(one, other, name));

function readDea(text: string): Reading {
  if (/[;,|\n]/.test(text)) return { problem: 'These are several numbers: give each a row of its own.' };
  const number = text.replace(/[\s-]/g, '').toUpperCase();
  const problem = deaProblem(number);
  return problem ? { problem } : { value: number };
}

const amountForm = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?\s*(k|m|mm|million|mil)?$/i;

/** US dollars: `$1,000,000`, `1M`, `3 million`. */
function readAmount(text: string): Reading {
  const [, digits, unit = ''] = amountForm.exec(text) ?? [];
  if (!digits) return { problem: 'This is no amount: write it like 1,000,000.' };
  const factor = unit === '' ? 1 : /^k$/i.test(unit) ? 1_000 : 1_000_000;
  return { value: String(Number(digits.replace(/,/g, '')) * factor) };
}

const column = (
  key: string,
  name: string,
  label: string,
  names: readonly string[],
  more: Partial<RosterField> = {},
): EntryColumn => ({
  key,
  name,
  label,
  aliases: names,
  read: (text) => readText(text),
  isApart: true,
  ...more,
});

const date: Partial<RosterField> = { read: readDate, words: formatDate, nothing: 'date', width: 120 };
const amount: Partial<RosterField> = {
  read: readAmount,
  words: (value) => `$${Number(value).toLocaleString('en-US')}`,
  nothing: 'count',
};

const boards = boardTypes.map((choice) => ({ ...choice, words: shortBoards[choice.value] ?? [] }));

const dates = 'nonVerifiedInfo';

/** Of each collection the columns that a roster may have for it. */
export const rosterEntries = (specialty: SpecialtyReader): readonly RosterEntry[] => [
  {
    collection: aliases,
    columns: [
      column('otherLastName', 'lastName', 'Other last name', ['Maiden name', 'Other name', 'AKA'], {
        nothing: 'name',
      }),
      column('otherFirstName', 'firstName', 'Other first name', [], { nothing: 'name' }),
    ],
    needs: [['otherLastName']],
    lacking: 'The other name has no last name.',
    more({ otherLastName = '', otherFirstName, firstName }) {
      // Two words may be one last name; with a comma, or the same first name, they are a whole one.
      const isWhole =
        otherLastName.includes(',') || plainWord(otherLastName).startsWith(`${plainWord(firstName)} `);
      const name = !otherFirstName && firstName && isWhole ? wholeName(otherLastName) : undefined;
      return { firstName: otherFirstName ?? firstName, ...(name && pick(name)) };
    },
    isSame: (onFile, given) => agree(onFile, given, 'firstName', 'lastName'),
  },
  {
    collection: specialties,
    columns: [
      column('taxonomyId', 'taxonomyId', 'Specialty', ['Taxonomy code', 'Primary specialty'], {
        read: (text) => specialty.read(text),
        readMapped: specialty.read,
        ...(specialty.choices.length > 0 && { choices: specialty.choices, likely: specialty.likely }),
        words: (id) => specialty.choices.find(({ value }) => value === id)?.label ?? id,
        width: 180,
      }),
    ],
    needs: [['taxonomyId']],
    lacking: 'The specialty is not known.',
    // A provider has one primary specialty (rules.md 7.3).
    more: (_, onFile) => ({ type: onFile.some(({ type }) => type === 'Primary') ? 'Additional' : 'Primary' }),
    isSame: (onFile, given) => onFile['taxonomyId'] === given['taxonomyId'],
  },
  {
    collection: boardCertifications,
    columns: [
      column('boardType', 'type', 'Board', ['Board name', 'Certifying board', 'Board certification name'], {
        choices: boards,
        words: (value) => boards.find((board) => board.value === value)?.label ?? value,
        read: readChoice(boards, 'board'),
        width: 180,
      }),
      column('boardNumber', 'boardCertificationNumber', 'Board certificate number', []),
      column('boardSpecialty', 'specialty', 'Board specialty', ['Board certified specialty']),
      column('boardCertifiedDate', `${dates}.initialCertificationDate`, 'Board certified since', [], date),
      column('boardRecertifiedDate', `${dates}.recertificationDate`, 'Board recertified', [], date),
      column('boardExpirationDate', `${dates}.expirationDate`, 'Board certification expires', [], date),
    ],
    needs: [['boardType']],
    lacking: 'The board of the certification is not known.',
    isSame: (onFile, given) =>
      onFile['type'] === given['type'] &&
      (plain(onFile, 'boardCertificationNumber') && plain(given, 'boardCertificationNumber')
        ? agree(onFile, given, 'boardCertificationNumber')
        : fitTogether(onFile, given, 'specialty')),
  },
  {
    collection: liabilityInsurances,
    columns: [
      column('insurer', 'name', 'Malpractice insurer', ['Malpractice carrier', 'Insurance carrier']),
      column('policyNumber', 'policyNumber', 'Policy number', ['Malpractice policy number']),
      column('policyFrom', 'currentEffectiveDate', 'Policy in effect since', [], date),
      column('policyUntil', 'currentExpirationDate', 'Policy expires', [], date),
      column('policyOccurrence', 'occurrenceCoverageAmount', 'Coverage per occurrence', [], amount),
      column('policyAggregate', 'aggregateCoverageAmount', 'Aggregate coverage', [], amount),
    ],
    needs: [['insurer'], ['policyNumber', 'policyUntil']],
    lacking: 'A liability insurance has an insurer, and a policy number or a day on which it expires.',
    isSame: (onFile, given) =>
      plain(onFile, 'policyNumber') && plain(given, 'policyNumber')
        ? agree(onFile, given, 'policyNumber')
        : agree(onFile, given, 'name') && dayOf(onFile) === dayOf(given),
  },
  {
    collection: dea,
    columns: [
      column('deaNumber', 'registrationNumber', 'DEA number', ['DEA', 'DEA #', 'DEA registration'], {
        read: readDea,
        width: 120,
      }),
    ],
    needs: [['deaNumber']],
    lacking: 'The registration has no number.',
    isSame: (onFile, given) => agree(onFile, given, 'registrationNumber'),
  },
  {
    collection: portal,
    columns: [
      column('portalId', 'portalId', 'CAQH or other portal id', ['CAQH ID', 'CAQH number', 'Portal ID']),
    ],
    needs: [['portalId']],
    lacking: 'The portal login has no id.',
    isSame: (onFile, given) => agree(onFile, given, 'portalId'),
  },
];

const dayOf = (entry: Facts) => textOf(entry['currentExpirationDate']).slice(0, 10);
const pick = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({ firstName, lastName });

function factsOf({ collection, columns, more }: RosterEntry, values: RosterValues, onFile: readonly Entry[]) {
  let facts: Facts = {};
  for (const { key, name } of columns) {
    const text = values[key];
    const field = collection.fields.find((one) => one.name === name);
    if (!text || !field) continue;
    facts = withValueAt(facts, name, field.kind === 'amount' ? Number(text) : onWire(field, text));
  }
  return { ...facts, ...more?.(values, onFile) };
}

/** What the fields of the second, third … entry of a collection end with. */
const endingOf = (nth: number) => (nth === 0 ? '' : `#${nth + 1}`);

/** The values of the entries of a collection that a row gives, first its own, then those of the rows joined to it. */
export function givenEntries({ columns, needs }: RosterEntry, values: RosterValues): RosterValues[] {
  const all: RosterValues[] = [];
  for (;;) {
    const end = endingOf(all.length);
    if (!isWhole(needs, values, end)) return all;
    all.push(Object.fromEntries(columns.map(({ key }) => [key, values[`${key}${end}`]])));
  }
}

const isWhole = (needs: RosterEntry['needs'], values: RosterValues, end = '') =>
  needs.every((keys) => keys.some((key) => values[`${key}${end}`]));

/** Whether a row gives an entry that its record, which has these, does not have; of a single one any is enough. */
export function lacksEntry(entry: RosterEntry, values: RosterValues, onFile: readonly Entry[]): boolean {
  if (entry.collection.single && onFile.length > 0) return false;
  return givenEntries(entry, values).some((given) => {
    const facts = entryOf(entry, given, values, onFile);
    return !onFile.some((there) => entry.isSame(there, facts));
  });
}

/** The entry that these values of a row make, as it is sent. */
export const entryOf = (
  entry: RosterEntry,
  given: RosterValues,
  { firstName }: RosterValues,
  onFile: readonly Entry[],
): Facts => factsOf(entry, { ...given, firstName }, onFile);

/** Gives what finds, of the values of a row, those that make no whole entry. It is called for every row. */
export function unfinishedEntries(
  entries: readonly RosterEntry[],
): (values: RosterValues) => readonly { keys: readonly string[]; reason: string }[] {
  const known = entries.map(({ columns, needs, lacking }) => ({
    keys: columns.map(({ key }) => key),
    needs,
    reason: lacking,
  }));
  return (values) =>
    known.filter(({ keys, needs }) => {
      for (const key of keys) if (values[key]) return !isWhole(needs, values);
      return false;
    });
}

/** Adds the entries of another row of the same provider that this one does not have, and says which in words. */
export function joinEntries(
  entries: readonly RosterEntry[],
  values: Record<string, string | undefined>,
  other: RosterValues,
): string[] {
  return entries.flatMap((entry) =>
    givenEntries(entry, other).flatMap((given) => {
      const before = givenEntries(entry, values);
      const facts = entryOf(entry, given, other, []);
      if (before.some((one) => entry.isSame(entryOf(entry, one, values, []), facts))) return [];
      const end = endingOf(before.length);
      for (const { key } of entry.columns) values[`${key}${end}`] = given[key];
      return [`another ${entry.collection.one}`];
    }),
  );
}
