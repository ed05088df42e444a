import type { DatasetScan, Details } from '@/api/models';
import { deaProblem } from '@/lib/check-digits';
import { datasetName } from '@/lib/dataset-names';
import { calendarDay, formatDate, localDayOf } from '@/lib/dates';
import { stateCode } from '@/lib/states';
import { recordOf } from '@/lib/values';
import { textOf, uncapitalized } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import { standingOf } from './license-standing';
import { checkFacts, isOfRegistration, newestCheck, type RecordedCheck } from './recorded-checks';
import { type DatasetScans, scannedAt } from './scans-on-file';
import type { TreatLine } from './treat';
import { isUndecided } from './undecided';

type Facts = Readonly<Record<string, unknown>>;

/** How it stands with a DEA registration on a day; `unknown` where the registry does not say it all. */
export type DeaState =
  | 'active'
  | 'inactive'
  | 'expired'
  | 'unknown'
  | 'not searched'
  | 'not found'
  | 'to decide';

/** A DEA registration, as it is on file, as the registry has it, or both. */
export interface DeaOnDay {
  /** '' where the registry gives none. */
  number: string;
  state: DeaState;
  /** Where it is registered, as a code; undefined where the registry does not say it. */
  usState: string | undefined;
  /** The last day, `YYYY-MM-DD`. */
  until: string | undefined;
  /** `Active until Jan 31, 2028`, `Expired Mar 3, 2025`. */
  words: string;
  scan: Details<DatasetScan> | undefined;
  /** Where somebody asked the DEA beside the console, and nobody did since. */
  check?: RecordedCheck;
}

const numberKey = (value: unknown) => textOf(value).replace(/\W/g, '').toUpperCase();

/**
 * The DEA registrations of somebody on a day, `YYYY-MM-DD` (field.md 2.1, 2.4, 2.8): those on file with what the registry
 * says of each, and those that only the registry knows. A registration counts while it is active, however long ago it was
 * looked up. `registrations` are entries of the file, `found` the current searches of the registry, `recorded` what somebody
 * asked the DEA beside the console, which counts until the registry is searched again.
 */
export function deaOn(
  day: string,
  registrations: readonly Facts[],
  found: DatasetScans | undefined,
  recorded: readonly RecordedCheck[] = [],
): DeaOnDay[] {
  const known = new Map<string, DeaOnDay>();
  for (const scan of found?.answered ?? []) {
    for (const match of scan.matches ?? []) {
      if (match.userActionResolution === 'Reject' || match.isIgnored) continue;
      const one = recordOn(day, recordOf(match.data?.record), isUndecided(match), scan);
      const before = known.get(one.number);
      if (!before || order[one.state] < order[before.state]) known.set(one.number, one);
    }
  }
  const unfound: DeaOnDay[] = [];
  for (const { registrationNumber } of registrations) {
    const number = numberKey(registrationNumber);
    if (known.has(number)) continue;
    const scan = found?.newest;
    const state = scan ? 'not found' : 'not searched';
    const words = scan ? 'Not found in the DEA registry' : 'The DEA registry was not searched';
    unfound.push({ number, state, usState: undefined, until: undefined, words, scan });
  }
  const checks = recorded.filter(
    ({ element, entry }) => element === 'dea registration' && isOfRegistration(entry),
  );
  const all = [...known.values(), ...unfound];
  const byHand = all.map((one) => {
    const check = newestCheck(
      checks.filter(({ entry }) => isAbout(entry, one.number)),
      day,
    );
    const searched = one.scan && localDayOf(scannedAt(one.scan));
    return check && (!searched || check.date > searched) ? checkedOn(day, one, check) : one;
  });
  const check = all.length === 0 ? newestCheck(checks, day) : undefined;
  return check ? [checkedOn(day, unnumbered, check)] : byHand;
}

const unnumbered = { number: '', usState: undefined, scan: undefined };

/** Whether a check is of a registration with a number, '' for one without. */
const isAbout = (entry: string | undefined, number: string) =>
  entry === undefined ||
  entry === datasetName('Dea') ||
  (number ? numberKey(entry).endsWith(number) : !/\d/.test(entry));

/** How a registration stands by what the DEA told somebody who asked (field.md 2.4, 2.8). */
function checkedOn(
  day: string,
  { number, usState, scan }: Pick<DeaOnDay, 'number' | 'usState' | 'scan'>,
  check: RecordedCheck,
): DeaOnDay {
  const until = calendarDay(check.until);
  const one = { number, usState: stateCode(check.state) ?? usState, until, scan, check };
  const word = textOf(check.status);
  const standing = standingOf(word);
  if (until && until < day) return { ...one, state: 'expired', words: `Expired ${formatDate(until)}` };
  if (standing === 'ended' || standing === 'taken away')
    return { ...one, state: 'inactive', words: `“${word}”, by ${check.source}` };
  const doubt = check.isConcern
    ? 'The checklist marks it as a concern'
    : word && standing !== 'good'
      ? `“${word}”, by ${check.source}`
      : (numberDoubt(number) ??
        (word && until
          ? undefined
          : `Verified at ${check.source}; until when it is active was not recorded`));
  if (doubt) return { ...one, state: 'unknown', words: doubt };
  return { ...one, state: 'active', words: `Active until ${formatDate(until)}` };
}

const order: Readonly<Record<DeaState, number>> = {
  active: 0,
  'to decide': 1,
  unknown: 2,
  inactive: 3,
  expired: 4,
  'not found': 5,
  'not searched': 6,
};

function recordOn(day: string, record: Facts, isToDecide: boolean, scan: Details<DatasetScan>): DeaOnDay {
  if (isToDecide)
    return {
      ...registrationOn(day, record),
      scan,
      state: 'to decide',
      words: 'Its match in the DEA registry waits for a decision',
    };
  return { ...registrationOn(day, record), scan };
}

/** How a registration stands on a day, `YYYY-MM-DD`, by what the registry has of it (field.md 2.4). */
export function registrationOn(day: string, record: Facts): Omit<DeaOnDay, 'scan'> {
  const until = statedDay(record['expirationDate']);
  const { active } = record;
  const one = {
    number: numberKey(record['registrationNumber']),
    usState: stateCode(textOf(record['state'])),
    until,
  };
  if (until && until < day) return { ...one, state: 'expired', words: `Expired ${formatDate(until)}` };
  if (active === false) return { ...one, state: 'inactive', words: 'Not active, by the DEA registry' };
  const doubt = numberDoubt(one.number);
  if (doubt) return { ...one, state: 'unknown', words: doubt };
  if (active !== true || !until)
    return { ...one, state: 'unknown', words: 'The DEA registry does not say until when it is active' };
  return { ...one, state: 'active', words: `Active until ${formatDate(until)}` };
}

/** Whether a registration is in force for a state: yes · nobody can tell yet · one of that state is not · there is none. */
export interface DeaOfState {
  force: 'in force' | 'cannot tell' | 'not in force' | 'none';
  /** The registration that says so: of the state, else one whose state is not told. */
  one: DeaOnDay | undefined;
}

/** What is neither in force nor over: a search, a decision or the registry has yet to say it. */
export const isDeaOpen = ({ state }: DeaOnDay) =>
  state === 'unknown' || state === 'to decide' || state === 'not searched';

/**
 * How it stands with the registration for one state, a code, on the day of `registrations`: one is needed for each state
 * (field.md 2.8). One that the registry does not place may be of this state, so that nobody can tell while it may run.
 */
export function deaOfState(state: string, registrations: readonly DeaOnDay[]): DeaOfState {
  const here = registrations.filter(({ usState }) => usState === state);
  const unplaced = registrations.filter(({ usState }) => usState === undefined);
  const active = here.find((one) => one.state === 'active');
  if (active) return { force: 'in force', one: active };
  const open = here.find(isDeaOpen) ?? unplaced.find((one) => one.state === 'active' || isDeaOpen(one));
  if (open) return { force: 'cannot tell', one: open };
  const [ended] = here;
  return ended ? { force: 'not in force', one: ended } : { force: 'none', one: unplaced[0] };
}

/** `DEA BQ1234563: expired Nov 19, 2026`. */
export const deaWords = ({ number, words }: DeaOnDay): string =>
  `${number ? `DEA ${number}` : 'DEA registration'}: ${uncapitalized(words)}`;

/**
 * Why a number cannot be that of a practitioner who may prescribe (field.md 2.8), however active its record is; undefined
 * for one that can, and where the registry gives none.
 */
function numberDoubt(number: string): string | undefined {
  if (!number) return undefined;
  if (!/^[A-Z][A-Z9]\d{7}$/.test(number)) return 'The DEA number is not two letters and seven digits';
  if (number.startsWith('X')) return 'A DEA number that begins with X is history';
  if (!/^[ABFGM]/.test(number))
    return 'The DEA number is not a practitioner’s: those begin with A, B, F, G or M';
  return deaProblem(number) && 'The DEA number does not pass its check digit';
}

/** Where what is said of a registration can be looked at, who says so and since when. */
export function deaSource({
  scan,
  check,
}: DeaOnDay): Pick<TreatLine, 'source' | 'verifiedAt' | 'recorded' | 'evidence'> {
  if (check) return checkFacts(check);
  return {
    source: datasetName('Dea'),
    verifiedAt: scan && scannedAt(scan),
    evidence: scan?.id ? { kind: 'scan', scanId: scan.id } : { kind: 'info', collection: 'dea' },
  };
}
