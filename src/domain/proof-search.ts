import { listDay } from './list-day';
import type { DatasetMatch, DatasetScan, Details } from '@/api/models';
import { localDayOf } from '@/lib/dates';
import { fillTemplate } from '@/lib/message-template';
import { isAnsweredByDatabank } from './exclusion-lists';
import type { ProofMonth } from './proof-month';
import { hasAnswered } from './scan-status';
import { isWhole, scannedAt } from './scans-on-file';
import { isUndecided } from './undecided';

/** What the proof of a month needs of a match. */
export interface ProofMatch {
  id: string | undefined;
  /** What tells the record on its list from others, where the service gives it. */
  recordId: string | undefined;
  /** As the record is called on the list. */
  record: string | undefined;
  resolution: string | undefined;
  note: string | undefined;
  needsDecision: boolean;
  /** The days on which it was found and on which a newer search took its place, `YYYY-MM-DD`. */
  foundOn: string | undefined;
  replacedOn: string | undefined;
}

/** What the proof of a month needs of a scan. */
export interface ProofScan {
  id: string | undefined;
  providerId: string;
  list: string;
  status: string | undefined;
  /**
   * The day on which the list was searched; for a scan that did not come to an end, on which it began. A continuous query has
   * none: that of its latest answer lies in any month.
   */
  on: string | undefined;
  /** Of a continuous query when it was opened, whatever was answered since: the same month is to give the same proof. */
  at: string;
  /** The day on which it was started; a continuous query is open from then on. */
  startedOn: string | undefined;
  /** It is, or was, open for as long as it was not ended, and tells by itself what is new. */
  isContinuous: boolean;
  /** The last day on which a continuous query is known to have been open; undefined while it is. */
  openUntil: string | undefined;
  trigger: string | undefined;
  /** The day of the list itself, `YYYY-MM-DD`, as the scan reports it; a continuous query has none. */
  listDate: string | undefined;
  /** It looked for one entry alone, such as a former name, and so not for the provider as such. */
  isOfEntry: boolean;
  failure: string | undefined;
  matches: readonly ProofMatch[];
}

/** The part of a scan that a proof needs; undefined for one that is not about a provider, or of no dataset. */
export function proofScan(scan: Details<DatasetScan>): ProofScan | undefined {
  const { id, type: list, providerId, status, started, trigger, failureReason } = scan;
  if (!providerId || !list) return undefined;
  const startedOn = localDayOf(started);
  const openUntil = status === 'Active' ? undefined : localDayOf(scan.completed ?? scan.verifiedAt);
  const isContinuous = status === 'Active' || wasContinuous(scan, startedOn, openUntil);
  const at = (hasAnswered(scan) && !isContinuous ? scannedAt(scan) : undefined) ?? started ?? '';
  const on = isContinuous ? undefined : localDayOf(at);
  const failure = fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams);
  return {
    id,
    providerId,
    list,
    status,
    on,
    at,
    startedOn,
    isContinuous,
    openUntil,
    trigger: trigger ?? undefined,
    listDate: isContinuous ? undefined : listDay(scan.datasetMetadata),
    isOfEntry: !isWhole(scan),
    failure: failure === '–' ? undefined : failure || undefined,
    matches: (scan.matches ?? []).map((match) => proofMatch(match, on)),
  };
}

/** Whether a query that has ended was a continuous one. What ended on its first day is a query of that day. */
const wasContinuous = (
  { status, monitoringMetadata }: Details<DatasetScan>,
  startedOn: string | undefined,
  openUntil: string | undefined,
): boolean =>
  status === 'Completed' &&
  monitoringMetadata?.monitoringInterval === 'Continuous' &&
  startedOn !== undefined &&
  openUntil !== undefined &&
  openUntil > startedOn;

/** `searchedOn` is the day of its search; of a continuous query each match has a day of its own. */
function proofMatch(match: Details<DatasetMatch>, searchedOn: string | undefined): ProofMatch {
  const record = (match.data?.record ?? {}) as Record<string, unknown>;
  const text = (name: string) => {
    const value = record[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const parts = [text('firstName'), text('middleName'), text('lastName')].filter(Boolean).join(' ');
  return {
    id: match.id,
    recordId: text('id') || undefined,
    record: text('fullName') || parts || undefined,
    resolution: match.userActionResolution ?? undefined,
    note: match.userActionResolutionNote?.trim() || undefined,
    needsDecision: isUndecided(match),
    foundOn: searchedOn ?? localDayOf(match.createdTimestamp),
    replacedOn: localDayOf(match.obsoleteTimestamp),
  };
}

/**
 * How it stands with the search of one list for one provider in a month. `databank`: a query of the databank answered it
 * (field.md 2.5). The four after that are gaps, of who was to be searched: `failed` without another search, `entry` by a
 * former name alone, `running` still, `missed`. `not due` is what is missing of who was not active all month.
 */
export type SearchState = 'searched' | 'databank' | 'failed' | 'entry' | 'running' | 'missed' | 'not due';

export interface ProofCell {
  list: string;
  state: SearchState;
  /** The latest search of the month; where there is none, the scan that tells why. */
  scan: ProofScan | undefined;
  /** How many searches of the list came to an end in the month. */
  searches: number;
}

const gapStates: readonly SearchState[] = ['failed', 'entry', 'running', 'missed'];

/** Whether a search was due and is missing. */
export const isGap = ({ state }: ProofCell): boolean => gapStates.includes(state);

/**
 * Whether a scan came to an end in the month with an answer; of a continuous query, whether it was open in it, also where it
 * has ended since (field.md 2.15).
 */
export function isSearchOf(scan: ProofScan, { first, last }: ProofMonth): boolean {
  const { status, on, startedOn, isContinuous, openUntil } = scan;
  if (isContinuous)
    return startedOn !== undefined && startedOn <= last && (openUntil === undefined || openUntil >= first);
  return status === 'Completed' && on !== undefined && on >= first && on <= last;
}

/** The search of a list in a month, from all scans of one provider, in any order; by the calendar month (field.md 2.3). */
export function proofCell(
  list: string,
  scans: readonly ProofScan[],
  month: ProofMonth,
  isDue: boolean,
): ProofCell {
  const ofList = scans.filter((scan) => scan.list === list);
  const searches = ofList.filter((scan) => isSearchOf(scan, month));
  const whole = searches.filter(({ isOfEntry }) => !isOfEntry);
  const found = latest(whole);
  if (found) return { list, state: 'searched', scan: found, searches: whole.length };
  const databank = isAnsweredByDatabank(list)
    ? latest(scans.filter((scan) => scan.list === 'Npdb' && !scan.isOfEntry && isSearchOf(scan, month)))
    : undefined;
  if (databank) return { list, state: 'databank', scan: databank, searches: 0 };
  if (!isDue) return { list, state: 'not due', scan: undefined, searches: 0 };
  const began = ofList.filter(({ on }) => on !== undefined && on >= month.first && on <= month.last);
  const running = latest(began.filter(({ status }) => status === 'Pending' || status === 'Working'));
  const failed = latest(began.filter(({ status }) => status === 'Failed'));
  const ofEntry = latest(searches);
  const state = running ? 'running' : failed ? 'failed' : ofEntry ? 'entry' : 'missed';
  return { list, state, scan: running ?? failed ?? ofEntry, searches: 0 };
}

/** The latest of some scans; of two at the same time always the same one. */
function latest(scans: readonly ProofScan[]): ProofScan | undefined {
  let newest: ProofScan | undefined;
  for (const scan of scans)
    if (!newest || scan.at > newest.at || (scan.at === newest.at && (scan.id ?? '') > (newest.id ?? '')))
      newest = scan;
  return newest;
}
