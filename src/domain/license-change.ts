import type { LicenseVerification } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { statedDay } from '@/lib/stated-day';
import { textOf } from '@/lib/words';
import { type Discipline, disciplineIn } from './discipline';
import { resultOf } from './license-result';
import { type SettledWords, type Standing, standingOf, statusKey } from './license-standing';

/** What a change of a license comes to: it may end the right to treat · it has to be looked at · it was renewed or cleared. */
export type ChangeWeight = 'serious' | 'other' | 'settled';

export interface LicenseChange {
  weight: ChangeWeight;
  /** What changed, the worst first, each in a few words: `disciplinary action added`, `expires Dec 1, 2026 → Dec 1, 2028`. */
  words: readonly string[];
  /** The board's word was none of the good ones and is one now, and the license runs: a restriction is over. */
  becameGood: boolean;
  /** The last day that the license has now, `YYYY-MM-DD`, where it moved to a later one. */
  renewedUntil: string | undefined;
}

/** Two verifications of one license, and what a comparison of all that they hold says beside what is judged here. */
export interface ComparedVerifications {
  before: LicenseVerification;
  after: LicenseVerification;
  /** The names of everything else that differs: `Address`, `Other details`. */
  others: readonly string[];
  /** Whether the comparison found anything in them that is to be looked at first. */
  isBad: boolean;
}

/** What the result that counts says, as far as it can end a right to treat. */
interface Facts {
  isFound: boolean;
  word: string;
  standing: Standing;
  until: string | undefined;
  discipline: Discipline;
  /** Discipline as it came, to tell one from another, and how many rows of tables it has. */
  actions: string;
  entries: number;
}

function factsOf(verification: LicenseVerification, settled?: SettledWords): Facts {
  const result = resultOf(verification);
  const word = textOf(result?.licenseStatus);
  return {
    isFound: verification.status === 'Found' && result !== undefined,
    word,
    standing: standingOf(word, settled),
    until: statedDay(result?.expires),
    discipline: disciplineIn(result?.disciplinaryActions),
    actions: JSON.stringify(inOrder(result?.disciplinaryActions ?? null)),
    entries: rowsIn(result?.disciplinaryActions),
  };
}

/** The same with its keys in order: a source that names its fields in another order says nothing else. Lists keep theirs. */
function inOrder(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(inOrder);
  return Object.fromEntries(
    Object.entries(data)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, inOrder(value)]),
  );
}

/** How many rows the tables of flexible data have, at whatever depth (rules.md 10.1). */
function rowsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const parts: unknown[] = Object.values(data);
  const own = Array.isArray(data) ? parts.filter((part) => typeof part === 'object').length : 0;
  return own + parts.reduce<number>((sum, part) => sum + rowsIn(part), 0);
}

/**
 * What a change of a license means for who is on duty (field.md 1.1, 1.5), on a day `YYYY-MM-DD`. It is serious where the
 * license is not found any more, discipline came or is told otherwise, the board's word is not a good one and was another
 * before, or the last day is gone, past or nearer than it was: what nobody can read counts as serious too. It is settled
 * only where the license is found, in good standing, without discipline, and runs, and where nothing else differs than
 * that it runs longer, or that discipline or a bad word is gone. `settled` is what the team settled about words of boards.
 */
export function licenseChange(
  { before, after, others, isBad }: ComparedVerifications,
  day: string,
  settled?: SettledWords,
): LicenseChange {
  const [was, is] = [factsOf(before, settled), factsOf(after, settled)];
  const parts = [
    foundChange(was, is),
    disciplineChange(was, is),
    wordChange(was, is),
    expiryChange(was, is, day),
    ...others.slice(0, 3).map((name): Part => ({ weight: 'other', words: `${name} changed` })),
    ...(others.length > 3 ? [{ weight: 'other', words: `${others.length - 3} more` } as const] : []),
  ].filter((part) => part !== undefined);
  // What is serious first; else the board's word and the last day before an address, whatever each comes to.
  const words = parts.toSorted(
    (one, other) => Number(other.weight === 'serious') - Number(one.weight === 'serious'),
  );
  const isGood = is.isFound && is.standing === 'good' && is.until !== undefined && is.until >= day;
  const isClean = isGood && is.discipline === 'none';
  const isSettled =
    isClean && !isBad && parts.length > 0 && parts.every(({ weight }) => weight === 'settled');
  const isSerious = isBad || parts.some(({ weight }) => weight === 'serious');
  return {
    weight: isSerious ? 'serious' : isSettled ? 'settled' : 'other',
    words: words.length > 0 ? words.map((part) => part.words) : ['nothing differs that can be told'],
    becameGood: isGood && was.isFound && was.standing !== 'good',
    renewedUntil: is.until && was.until && is.until > was.until ? is.until : undefined,
  };
}

interface Part {
  weight: ChangeWeight;
  words: string;
}

function foundChange(was: Facts, is: Facts): Part | undefined {
  if (is.isFound) return was.isFound ? undefined : { weight: 'other', words: 'found again' };
  return { weight: 'serious', words: 'not found as it was' };
}

function disciplineChange(was: Facts, is: Facts): Part | undefined {
  if (was.actions === is.actions || (was.discipline === 'none' && is.discipline === 'none')) return undefined;
  if (is.discipline === 'none') return { weight: 'settled', words: 'no disciplinary action any more' };
  if (is.discipline === 'unknown')
    return { weight: 'serious', words: 'its board does not tell about discipline any more' };
  const more = is.entries - was.entries;
  const verb =
    more > 0 || was.discipline !== 'some' ? 'added' : more < 0 ? 'removed, others stand' : 'changed';
  return { weight: 'serious', words: `disciplinary action ${verb}` };
}

function wordChange(was: Facts, is: Facts): Part | undefined {
  if (statusKey(was.word) === statusKey(is.word)) return undefined;
  const weight = is.standing === 'good' ? 'settled' : 'serious';
  return { weight, words: `status ${was.word || '–'} → ${is.word || '–'}` };
}

function expiryChange(was: Facts, is: Facts, day: string): Part | undefined {
  if (was.until === is.until) return undefined;
  const words = `expires ${formatDate(was.until)} → ${formatDate(is.until)}`;
  if (!is.until || is.until < day || (was.until && is.until < was.until)) return { weight: 'serious', words };
  // A day where there was none is no renewal.
  return { weight: was.until ? 'settled' : 'other', words };
}
