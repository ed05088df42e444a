import type { DatasetMatch, DatasetScan, Details } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { addDays, daysBetween, formatDate, localDayOf } from '@/lib/dates';
import { count, uncapitalized } from '@/lib/words';
import { choosableLists, isAnsweredByDatabank, isExclusionList } from './exclusion-lists';
import { acceptedMatchForbids, isWeighedList } from './match-record';
import { monthlySearch } from './monthly-search';
import { checkFacts, checksOfList, newestCheck, type RecordedCheck, searchResult } from './recorded-checks';
import { type DatasetScans, isWhole, newestWhole, scannedAt } from './scans-on-file';
import type { TreatAnswer, TreatLine } from './treat';
import { isUndecided } from './undecided';

/** How long a search of a list counts between decisions (field.md 2.3). */
export interface ListClock {
  kind: 'CalendarMonth' | 'Window';
  /** Days, where it is the window. */
  windowDays: number;
}

/**
 * Whether a search of a day still counts on another one, both `YYYY-MM-DD`. By the calendar month each one has a search:
 * until a month is over, that of the month before is the last that was due (September 1, then October 15: field.md 2.3).
 */
export function isSearchCurrent(searched: string, day: string, clock: ListClock): boolean {
  if (clock.kind === 'CalendarMonth') return monthlySearch(searched, day) !== 'missed';
  const until = addDays(searched, clock.windowDays);
  return until !== undefined && until >= day;
}

/**
 * What the lists say of somebody: each that has to be searched, and every other one in which something stands. A search by
 * hand that is recorded on a checklist counts as one of its day; a search of that day or a later one goes before it.
 */
export function listLines(
  byDataset: ReadonlyMap<string, DatasetScans>,
  required: readonly string[],
  day: string,
  clock: ListClock,
  recorded: readonly RecordedCheck[],
): TreatLine[] {
  const databank = currentQuery(byDataset.get('Npdb'), day, clock);
  const checkOf = (type: string) => {
    const check = newestCheck(checksOfList(recorded, type), day);
    const searched = localDayOf(scannedAt(newestWhole(byDataset.get(type)) ?? {}));
    return check && (!searched || check.date > searched) ? check : undefined;
  };
  const others = [...new Set([...byDataset.keys(), ...choosableLists])].filter(
    (type) => isExclusionList(type) && !required.includes(type),
  );
  return [
    ...required.flatMap((type) => {
      const found = byDataset.get(type);
      const records = found ? recordLines(found, day) : [];
      const search = searchLine(type, found, { day, clock, databank, check: checkOf(type) });
      // What stands on a list is told with the day of its search; that search adds nothing, and one by hand does.
      const isTold = records.length > 0 && search.answer === 'yes' && !search.recorded;
      return isTold ? records : [search, ...records];
    }),
    ...others.flatMap((type) => {
      const found = byDataset.get(type);
      const check = checkOf(type);
      const byHand = check && checkLine(type, check);
      return [
        ...(byHand && byHand.answer !== 'yes' ? [byHand] : []),
        ...(found ? [...searchUnderWay(found), ...recordLines(found, day)] : []),
      ];
    }),
  ];
}

/**
 * That a list beside those that everybody is searched in is being searched: what was accepted in the search before is not told
 * while the new one runs (rules.md 12.6), so that nobody knows what stands there.
 */
function searchUnderWay({ type, answered, isUnderWay }: DatasetScans): TreatLine[] {
  if (!isUnderWay || answered.length > 0) return [];
  return [
    {
      ...lineOf(type, 'search', undefined),
      answer: 'cannot confirm',
      text: `${datasetName(type)}: a new search is under way`,
      brief: `${uncapitalized(datasetName(type))} is being searched`,
      isUnderWay: true,
    },
  ];
}

/**
 * The query of the databank that counts on a day: one of a day that does, or a continuous one, which reports for as long as
 * it is open (field.md 2.3, 2.5).
 */
function currentQuery(
  found: DatasetScans | undefined,
  day: string,
  clock: ListClock,
): Details<DatasetScan> | undefined {
  const newest = newestWhole(found);
  const searched = newest && localDayOf(scannedAt(newest));
  if (searched && isSearchCurrent(searched, day, clock)) return newest;
  return found?.answered.filter(isWhole).find(({ status }) => status === 'Active');
}

/**
 * What a search by hand says, whose day still counts. Whom it found stands on the list until a later search says otherwise:
 * no exclusion ends by its date alone (field.md 3).
 */
function checkLine(type: string, check: RecordedCheck): TreatLine {
  const name = datasetName(type);
  const within = uncapitalized(name);
  const { source, requestId, isConcern, status } = check;
  const result = searchResult(check);
  const line = { key: `list ${type} search`, topic: 'list', ...checkFacts(check) } as const;
  const action: TreatLine['action'] =
    requestId === undefined ? undefined : { kind: 'open request', requestId };
  if (result === 'found') {
    const isWeighed = isWeighedList(type);
    return {
      ...line,
      action,
      answer: isWeighed ? 'with restrictions' : 'no',
      text: `${name}: found there at ${source}${isWeighed ? '. A person weighs it' : ''}`,
      brief: `found in ${within}`,
    };
  }
  if (result === 'unknown' || isConcern)
    return {
      ...line,
      action,
      answer: 'cannot confirm',
      text:
        result === 'unknown'
          ? `${name}: “${status}” at ${source}; what that means is not known`
          : `${name}: searched at ${source}; the checklist marks it as a concern`,
      brief: `what the search of ${within} by hand came to is not clear`,
    };
  return {
    ...line,
    answer: 'yes',
    text: `${name}: ${status ? 'no match' : 'verified'} at ${source}`,
    brief: `${status ? 'no match' : 'verified'} in ${within}`,
  };
}

interface Searching {
  day: string;
  clock: ListClock;
  /** The query of the databank that counts. */
  databank: Details<DatasetScan> | undefined;
  /** A search by hand, where that is the newest. */
  check: RecordedCheck | undefined;
}

/** Whether a list was searched, and whether that still counts; the databank stands in for some that were not, or not lately. */
function searchLine(
  type: string,
  found: DatasetScans | undefined,
  { day, clock, databank, check }: Searching,
): TreatLine {
  const name = datasetName(type);
  const within = uncapitalized(name);
  const byHand = check && checkLine(type, check);
  if (check && byHand && (byHand.answer !== 'yes' || isSearchCurrent(check.date, day, clock))) return byHand;
  const scan = newestWhole(found);
  const searched = scan && localDayOf(scannedAt(scan));
  const line = lineOf(type, 'search', scan);
  const open = (text: string, brief: string): TreatLine => ({
    ...line,
    answer: 'cannot confirm',
    text: `${name}: ${text}`,
    brief,
    action: { kind: 'scan', datasetType: type },
  });
  const isStoodIn = databank !== undefined && isAnsweredByDatabank(type);
  const byDatabank = (): TreatLine => ({
    ...lineOf(type, 'search', databank),
    answer: 'yes',
    text: `${name}: answered by ${datasetName('Npdb')}${failedSince(found, databank)}`,
    brief: `${within} answered by ${datasetName('Npdb')}`,
  });
  const tooOld = (on: string, how: string) => {
    const ago = count(daysBetween(on, day) ?? 0, 'day');
    const limit =
      clock.kind === 'CalendarMonth' ? 'due once each calendar month' : `counts for ${clock.windowDays} days`;
    return open(`${how} ${ago} ago, ${formatDate(on)}; ${limit}`, `${within} ${how} ${ago} ago`);
  };
  if (check && !isStoodIn && !found?.isUnderWay)
    return { ...tooOld(check.date, 'searched by hand'), ...checkFacts(check) };
  if (!scan) {
    if (isStoodIn) return byDatabank();
    if (found?.isUnderWay) {
      const { action: _, ...running } = open('a new search is under way', `${within} is being searched`);
      return { ...running, isUnderWay: true };
    }
    if (found?.failed)
      return {
        ...open('the search failed', `the search of ${within} failed`),
        evidence: scanEvidence(found.failed),
      };
    return found?.newest
      ? open('searched by a former name alone', `${within} searched by a former name alone`)
      : open('not searched', `${within} not searched`);
  }
  if (!searched) return open('when it was searched is not known', `when ${within} was searched is not known`);
  if (!isSearchCurrent(searched, day, clock)) {
    return isStoodIn ? byDatabank() : tooOld(searched, 'searched');
  }
  const rejected = (found?.answered ?? []).reduce((sum, { matches }) => sum + (matches?.length ?? 0), 0);
  const result = rejected > 0 ? `${count(rejected, 'match', 'matches')}, nobody who is meant` : 'no match';
  const text = `${name}: ${result}${failedSince(found, scan)}`;
  return { ...line, answer: 'yes', text, brief: `${result} in ${within}` };
}

/** What is added to an answer after which a search of the list failed. */
function failedSince(found: DatasetScans | undefined, answer: Details<DatasetScan> | undefined): string {
  const failed = found?.failed && (scannedAt(found.failed) ?? found.failed.started);
  return failed && failed > ((answer && scannedAt(answer)) ?? '') ? '; a later search failed' : '';
}

/** What stands in the current scans of a list: matches to decide, and those that were accepted. */
function recordLines({ type, answered }: DatasetScans, day: string): TreatLine[] {
  const name = datasetName(type);
  let waiting = 0;
  let waitingIn: Details<DatasetScan> | undefined;
  const accepted: TreatLine[] = [];
  for (const scan of answered) {
    for (const match of scan.matches ?? []) {
      if (isUndecided(match)) {
        waiting += 1;
        waitingIn ??= scan;
      } else if (match.userActionResolution === 'Accept') accepted.push(acceptedLine(type, scan, match, day));
    }
  }
  const matches = count(waiting, 'match', 'matches');
  const undecided: TreatLine[] =
    waiting > 0
      ? [
          {
            ...lineOf(type, 'decide', waitingIn),
            answer: 'cannot confirm',
            text: `${name}: ${matches} to decide`,
            brief: `${matches} to decide in ${uncapitalized(name)}`,
            action: { kind: 'decide', datasetType: type },
          },
        ]
      : [];
  return [...undecided, ...accepted];
}

const effects: Readonly<Record<ReturnType<typeof acceptedMatchForbids>['effect'], TreatAnswer>> = {
  forbids: 'no',
  weigh: 'with restrictions',
  'not in force': 'yes',
};

/** An accepted match says somebody is on a list; whether that forbids treating depends on its record (field.md 3.7). */
function acceptedLine(
  type: string,
  scan: Details<DatasetScan>,
  match: Details<DatasetMatch>,
  day: string,
): TreatLine {
  const { effect, words, isUnread } = acceptedMatchForbids(match, day, type);
  const answer = isUnread ? 'cannot confirm' : effects[effect];
  const within = uncapitalized(datasetName(type));
  return {
    ...lineOf(type, match.id ?? 'accepted', scan),
    answer,
    text: `${words}${effect === 'weigh' ? '. A person weighs it' : ''}`,
    brief: `accepted match in ${within}`,
    ...(answer !== 'yes' && scan.id && { action: { kind: 'open scan', scanId: scan.id } }),
  };
}

const scanEvidence = ({ id }: Details<DatasetScan>): TreatLine['evidence'] =>
  id ? { kind: 'scan', scanId: id } : undefined;

function lineOf(type: string, what: string, scan: Details<DatasetScan> | undefined) {
  return {
    key: `list ${type} ${what}`,
    topic: 'list' as const,
    source: datasetName(type),
    verifiedAt: scan && scannedAt(scan),
    evidence: scan && scanEvidence(scan),
  };
}
