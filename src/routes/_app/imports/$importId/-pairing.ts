import type { Entry } from '@/info/definition';
import type { Facts } from '@/records/field';
import { valueAt } from '@/records/paths';
import { calendarDay } from '@/lib/dates';
import { normalised } from '@/lib/names';
import { textOf } from '@/lib/words';

/**
 * By which fields an imported entry is known to be one that we hold, the surest first. A set of fields counts only
 * where both sides have a value in every one of them.
 */
const knownBy: Record<string, string[][]> = {
  aliases: [['firstName', 'lastName']],
  addresses: [
    ['addressLine1', 'city'],
    ['addressLine1', 'zipCode'],
  ],
  emails: [['email']],
  specialties: [['taxonomyId']],
  educations: [
    ['schoolName', 'degree', 'endDate'],
    ['schoolName', 'degree'],
    ['schoolName', 'endDate'],
    ['schoolName'],
  ],
  trainings: [
    ['institutionName', 'trainingType', 'startDate'],
    ['institutionName', 'trainingType'],
    ['trainingType', 'startDate', 'endDate'],
  ],
  boardCertifications: [
    ['boardCertificationNumber', 'specialty'],
    ['boardCertificationNumber'],
    ['type', 'specialty'],
    ['type'],
  ],
  certificates: [['certificateNumber'], ['type']],
  dea: [['registrationNumber']],
  workHistory: [
    ['workHistoryType', 'name', 'startDate'],
    ['workHistoryType', 'name'],
    ['workHistoryType', 'startDate', 'endDate'],
  ],
  hospitalAffiliations: [['type', 'hospital.name']],
  liabilityInsurances: [
    ['policyNumber'],
    ['name', 'currentEffectiveDate'],
    ['name', 'currentExpirationDate'],
  ],
  medicaidEnrollments: [['state']],
};

/**
 * What tells two apart that have the less sure fields in common: a subspecialty of one board, a later degree of one school.
 * Taken for one, the later would be written over the earlier. Each set counts where both sides have a value in every one
 * of its fields, and all differ.
 */
const apartBy: Record<string, string[][]> = {
  boardCertifications: [['specialty']],
  educations: [['degree', 'endDate']],
  trainings: [['speciality', 'startDate']],
};

/** Numbers are given to one alone, whatever else is said of it. */
const isNumbered = (names: readonly string[]) => names.some((name) => name.endsWith('Number'));

const say = (facts: Facts, name: string) => plain(name, textOf(valueAt(facts, name)));

const contradict = (ours: string, theirs: string) => ours !== '' && theirs !== '' && ours !== theirs;

function endsBefore(first: Facts, second: Facts): boolean {
  const [end, start] = [say(first, 'endDate'), say(second, 'startDate')];
  return end !== '' && start !== '' && end < start;
}

/** Whether two entries that share some fields are two all the same: by what tells them apart, or one after the other. */
const isApart = (path: string, one: Facts, other: Facts) =>
  endsBefore(one, other) ||
  endsBefore(other, one) ||
  (apartBy[path] ?? []).some((names) => names.every((name) => contradict(say(one, name), say(other, name))));

export interface Pair {
  given: Facts;
  /** The entry of ours that it is, as far as can be told. */
  onFile: Entry | undefined;
}

/**
 * Finds for each imported entry the one that we hold, in the order in which they were given. No entry of ours is taken
 * twice; those that no imported one is are `left`.
 */
export function pairEntries(
  path: string,
  given: readonly Facts[],
  onFile: readonly Entry[],
): { pairs: Pair[]; left: Entry[] } {
  const left = [...onFile];
  const found = new Map<Facts, Entry>();
  for (const names of knownBy[path] ?? []) {
    for (const one of given) {
      if (found.has(one)) continue;
      const key = keyOf(one, names);
      const isIt = (entry: Entry) =>
        keyOf(entry, names) === key && (isNumbered(names) || !isApart(path, one, entry));
      const index = key === undefined ? -1 : left.findIndex(isIt);
      const [entry] = index < 0 ? [] : left.splice(index, 1);
      if (entry) found.set(one, entry);
    }
  }
  return { pairs: given.map((one) => ({ given: one, onFile: found.get(one) })), left };
}

/** Short forms that addresses differ by; the same as in a comparison of addresses, as far as they end a street. */
const shortened: [RegExp, string][] = [
  [/\bSTREET\b/g, 'ST'],
  [/\bAVENUE\b/g, 'AVE'],
  [/\bBOULEVARD\b/g, 'BLVD'],
  [/\bDRIVE\b/g, 'DR'],
  [/\bROAD\b/g, 'RD'],
  [/\bLANE\b/g, 'LN'],
  [/\bCOURT\b/g, 'CT'],
];

/** What some fields of an entry say, so that two that say the same are equal; undefined when one of them is empty. */
function keyOf(entry: Facts, names: readonly string[]): string | undefined {
  const parts = names.map((name) => plain(name, textOf(valueAt(entry, name))));
  return parts.every(Boolean) ? parts.join('|') : undefined;
}

function plain(name: string, value: string): string {
  if (name.endsWith('Date')) return calendarDay(value) ?? value;
  if (name.endsWith('Number')) return normalised(value).replaceAll(' ', '');
  if (name === 'zipCode') return value.slice(0, 5);
  const words = normalised(value);
  return name === 'addressLine1'
    ? shortened.reduce((text, [long, short]) => text.replace(long, short), words)
    : words;
}
