import type { DatasetMatch } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { calendarDay, formatDate } from '@/lib/dates';
import { parseTypedDate, typedDay } from '@/lib/typed-date';
import { spellOut, textOf, uncapitalized } from '@/lib/words';
import { recordOf } from '@/lib/values';
import { isEmptyDay } from '@/lib/stated-day';
import { type ExclusionList, isExclusionList } from './exclusion-lists';
import { leieWords } from './leie-codes';

/** Whether what a record tells of is in force on a day, and what says so. */
export interface RecordForce {
  state: 'in force' | 'not in force' | 'unknown';
  /** Without a full stop: `Reinstated Mar 3, 2025`. */
  why: string;
  /** What it is called where "in force" is not the word for it: `Deceased`. */
  label?: string;
  /** The day, as `YYYY-MM-DD`, from which it is in force, where that is still to come. */
  from?: string;
}

type Fields = Record<string, unknown>;
type Rule = (record: Fields, day: string) => RecordForce;

const inForce = (why: string): RecordForce => ({ state: 'in force', why });
const ended = (why: string): RecordForce => ({ state: 'not in force', why });
const unknown = (why: string): RecordForce => ({ state: 'unknown', why });

/** Texts in the place of a date that say there is none. */
const noDate = /^(?:indefinite(?:ly)?|permanent(?:ly)?|none|n\/?a|-+)?$/i;

/** A date as the service sends it, or as people type it; undefined without one that can be read. */
function dayOf(value: unknown): string | undefined {
  const day = typedDay(value);
  return day && day >= '1900' ? day : undefined;
}

const isUnreadable = (value: unknown) => {
  const text = textOf(value);
  return !noDate.test(text) && !isEmptyDay(calendarDay(text) ?? parseTypedDate(text) ?? '') && !dayOf(value);
};

/** What an end date makes of a record; undefined where the record names no end. */
function byEnd(end: unknown, start: unknown, word: string, day: string): RecordForce | undefined {
  if (isUnreadable(end)) return unknown(`Its end “${textOf(end)}” cannot be read as a date`);
  const [until, since] = [dayOf(end), dayOf(start)];
  if (!until) return undefined;
  if (since && until < since)
    return unknown(`Its end, ${formatDate(until)}, lies before its beginning, ${formatDate(since)}`);
  return until < day ? ended(`${word} ${formatDate(until)}`) : inForce(`Until ${formatDate(until)}`);
}

/** A period of years that is over says nothing of a reinstatement, which has to be applied for. */
function byPeriod(period: unknown, start: unknown, day: string): RecordForce | undefined {
  const text = textOf(period);
  const [, years] = /\b(\d{1,2})[\s-]*(?:years?|yrs?)\b/i.exec(text) ?? [];
  const since = dayOf(start);
  if (!years || !since) return undefined;
  const until = `${String(Number(since.slice(0, 4)) + Number(years)).padStart(4, '0')}${since.slice(4)}`;
  return until < day
    ? unknown(`Its period of ${years} years is over; the record does not say that anybody was reinstated`)
    : undefined;
}

function samForce(record: Fields, day: string): RecordForce {
  const status = textOf(record['recordStatus']).toLowerCase();
  const end = byEnd(record['terminationDate'], record['activeDate'], 'Terminated', day);
  if (end?.state === 'not in force') return end;
  if (status === 'inactive') return ended('Inactive in SAM');
  if (status && status !== 'active') return unknown(`SAM calls it “${textOf(record['recordStatus'])}”`);
  return end ?? inForce(status ? 'Active in SAM, without an end' : 'The record names no end');
}

/** Whatever a state calls the day of a reinstatement; the day on which somebody may apply for one is none. */
const reinstatement = /^(?:date )?(?:of )?reinstate(?:d|ment)(?: date| on)?$/i;

function stateForce(record: Fields, day: string): RecordForce {
  const details = recordOf(record['exclusionDetails']);
  const start = details['startDate'];
  const facts = Object.entries({ ...recordOf(record['additionalInfo']), ...details, ...record });
  const [, value] = facts.find(([name]) => reinstatement.test(spellOut(name))) ?? [];
  if (value === true || /^(?:yes|true|y)$/i.test(textOf(value))) return ended('Reinstated');
  const reinstated = dayOf(value);
  if (reinstated && reinstated <= day) return ended(`Reinstated ${formatDate(reinstated)}`);
  if (isUnreadable(value) && !/^(?:no|false|n)$/i.test(textOf(value)))
    return unknown(`Its reinstatement, “${textOf(value)}”, cannot be read as a date`);
  return (
    byEnd(details['endDate'], start, 'Ended', day) ??
    byPeriod(details['period'], start, day) ??
    inForce(
      reinstated ? `Reinstated as of ${formatDate(reinstated)}, not before` : 'The state’s list names no end',
    )
  );
}

/** What a list that gives the day of a reinstatement says; `otherwise` of a record without one. */
const byReinstatement =
  (otherwise: string): Rule =>
  ({ reinstatedDate: value }, day) => {
    if (isUnreadable(value))
      return unknown(`Its reinstatement, “${textOf(value)}”, cannot be read as a date`);
    const reinstated = dayOf(value);
    if (!reinstated) return inForce(otherwise);
    return reinstated <= day
      ? ended(`Reinstated ${formatDate(reinstated)}`)
      : inForce(`Reinstated as of ${formatDate(reinstated)}, not before`);
  };

/** The day on which opt-outs began to renew themselves (field.md 3.3). */
const renewsSince = '2015-06-16';

function optOutForce(record: Fields, day: string): RecordForce {
  const renews = 'An opt-out renews itself every two years';
  const until = dayOf(record['endDate']);
  if (!until) return inForce(renews);
  if (until < renewsSince)
    return unknown(`It ended ${formatDate(until)}, before opt-outs began to renew themselves`);
  return inForce(
    until < day
      ? `${renews}; the end date ${formatDate(until)} is no end`
      : `${renews}, next on ${formatDate(until)}`,
  );
}

function fugitiveForce(record: Fields): RecordForce {
  const status = textOf(record['status']);
  if (!status || /^(?:wanted|at large|fugitive)$/i.test(status)) return inForce(status || 'On the list');
  return unknown(`The OIG calls the person “${status}”`);
}

function tricareForce(record: Fields, day: string): RecordForce {
  const term = textOf(record['term']);
  if (/^reinstated\b/i.test(term)) return ended(term);
  return (
    byPeriod(term, record['excludeDate'], day) ?? inForce(term ? `Its term is “${term}”` : 'It names no end')
  );
}

function deathForce(record: Fields): RecordForce {
  const { deceased } = record;
  const died = dayOf(record['dateOfDeath']);
  if (deceased === false || /^(?:false|no)$/i.test(textOf(deceased)))
    return { ...ended('The record says so'), label: 'Not deceased' };
  if (!died && deceased !== true) return unknown('The record does not say that the person died');
  return { ...inForce(died ? `Died ${formatDate(died)}` : 'Without a date'), label: 'Deceased' };
}

function databankForce({ reports, reportPaths }: Fields): RecordForce {
  const isEmpty = Array.isArray(reports) && reports.length === 0;
  if (isEmpty && !(Array.isArray(reportPaths) && reportPaths.length > 0))
    return { ...ended('The NPDB’s answer is empty'), label: 'No report' };
  return { ...unknown('They have no end, and somebody weighs them'), label: 'Reports' };
}

const untilRemoved = () => inForce('It stands until it is taken off the list');

interface RecordRules {
  force: Rule;
  /** Since when it is in force, the first field that has a date. */
  begins?: readonly string[];
  /** In force or not, a person decides what it means for treating. */
  isWeighed?: boolean;
}

/** How the records of each list of exclusions, sanctions and deaths end, if they do (field.md 3). */
const rules: Record<ExclusionList, RecordRules> = {
  CmsPreclusion: {
    force: byReinstatement('The list names no reinstatement'),
    begins: ['exclusionDate', 'claimRejectionDate'],
  },
  Dmf: { force: deathForce },
  MedicareOptOut: { force: optOutForce, begins: ['effectiveDate'], isWeighed: true },
  Npdb: { force: databankForce, isWeighed: true },
  OfacConsolidated: { force: untilRemoved },
  OfacSdn: { force: untilRemoved },
  // The list itself has nobody who was reinstated; the OIG's file of reinstatements has its columns, with the day.
  OigExclusions: {
    force: byReinstatement('Does not end by date; whoever does not apply for reinstatement stays excluded'),
    begins: ['exclusionDate'],
  },
  OigFugitives: { force: fugitiveForce },
  Sam: { force: samForce, begins: ['activeDate'] },
  StateSanctionsAndExclusions: { force: stateForce, begins: ['startDate'] },
  Tricare: { force: tricareForce, begins: ['excludeDate'] },
};

const rulesOf = (datasetType: string | undefined): RecordRules | undefined =>
  isExclusionList(datasetType) ? rules[datasetType] : undefined;

/**
 * Whether what a record of a list tells of is in force on a day, `YYYY-MM-DD` (field.md 3). Of the LEIE only leaving
 * the list ends it, and a waiver is the OIG's alone; SAM has a status and an end; states have an end or a reinstatement,
 * CMS a reinstatement; a Medicare opt-out renews itself. Fields that are missing, null or cannot be read never end
 * anything. Of datasets whose records are not known, and of a match without its record, nothing is known.
 */
export function recordForce(datasetType: string | undefined, record: unknown, day: string): RecordForce {
  const known = rulesOf(datasetType);
  if (!known) return unknown('How records of this list end is not known');
  const fields = recordOf(record);
  if (Object.keys(fields).length === 0) return unknown('The match came without its record');
  const force = known.force(fields, day);
  const places = [fields, recordOf(fields['exclusionDetails'])];
  const from = known.begins?.flatMap((name) => places.map((one) => dayOf(one[name]))).find(Boolean);
  return from && from > day && force.state !== 'not in force'
    ? { state: 'not in force', why: `Takes effect ${formatDate(from)}`, from }
    : force;
}

/** Each state as it begins a sentence. */
const forceLabels: Record<RecordForce['state'], string> = {
  'in force': 'In force',
  'not in force': 'Not in force',
  unknown: 'Cannot confirm whether it is in force',
};

/** `Not in force: reinstated Mar 3, 2025`, `Cannot confirm whether it is in force: SAM calls it “Suspended”`. */
export const forceWords = ({ state, why, label = forceLabels[state] }: RecordForce): string =>
  `${label}: ${uncapitalized(why)}`;

/**
 * Why a record stands on its list, in words: of the LEIE its code with the least duration, of SAM the type of the
 * exclusion, and the CT code where an old record has one, of others what they give; '' where a record says nothing.
 */
export function recordReason(datasetType: string | undefined, record: unknown): string {
  const fields = recordOf(record);
  const ctCode = textOf(fields['ctCode']);
  switch (datasetType) {
    case 'OigExclusions':
      return leieWords(fields['exclusionType']);
    case 'Sam':
      return [textOf(fields['exclusionType']), ctCode && `CT code ${ctCode}`].filter(Boolean).join(', ');
    case 'StateSanctionsAndExclusions':
      return textOf(recordOf(fields['exclusionDetails'])['reason']);
    case 'Tricare':
      return textOf(fields['summary']);
    case 'OfacSdn':
    case 'OfacConsolidated':
      return textOf(fields['program']);
    default:
      return '';
  }
}

/** What being on a list in force comes to, where that is not an exclusion. */
const onList: Readonly<Record<string, string>> = {
  CmsPreclusion: 'Precluded',
  Dmf: 'Deceased',
  OfacConsolidated: 'Sanctioned',
  OfacSdn: 'Sanctioned',
  OigFugitives: 'Fugitive',
};

/**
 * Who is excluded, by which list, by what and since when, without a full stop: `Excluded: OIG exclusions, 1128b2, since Mar
 * 3, 2024`. For a record that is in force.
 */
export function exclusionWords(datasetType: string | undefined, record: unknown): string {
  const fields = recordOf(record);
  const places = [fields, recordOf(fields['exclusionDetails'])];
  const names = rulesOf(datasetType)?.begins ?? ['dateOfDeath'];
  const since = names.flatMap((name) => places.map((one) => dayOf(one[name]))).find(Boolean);
  const what =
    datasetType === 'OigExclusions' ? textOf(fields['exclusionType']) : recordReason(datasetType, record);
  const list = textOf(datasetType) ? datasetName(datasetType) : 'a list without a name';
  return `${onList[datasetType ?? ''] ?? 'Excluded'}: ${[list, what, since && `since ${formatDate(since)}`].filter(Boolean).join(', ')}`;
}

/** What a match that was accepted as about somebody means for their treating. */
export interface MatchEffect {
  /** `weigh`: it neither forbids nor permits by itself, a person decides. */
  effect: 'forbids' | 'weigh' | 'not in force';
  /** Which list, and why; without a full stop: `SAM exclusions, not in force: inactive in SAM`. */
  words: string;
  /** Whether it is in force cannot be read from the record, and nobody has weighed that yet. */
  isUnread?: true;
}

/** Whether a person weighs what it means to be on a list, in force or not: an opt-out, reports of the databank. */
export const isWeighedList = (datasetType: string | undefined): boolean =>
  rulesOf(datasetType)?.isWeighed === true;

/**
 * Whether an accepted match forbids treating on a day, `YYYY-MM-DD` (field.md 3.7). Only a record that is in force
 * does; of a Medicare opt-out, of the databank, of one that takes effect later or of which nothing is known, a person
 * weighs what it means. Asked of lists of exclusions, sanctions and deaths: what a registry knows forbids nothing.
 * `datasetType` where the match carries no scan, as within one (rules.md 12.4).
 */
export function acceptedMatchForbids(
  match: Pick<DatasetMatch, 'data' | 'scan'>,
  day: string,
  datasetType: string | undefined = match.scan?.type,
): MatchEffect {
  const force = recordForce(datasetType, match.data?.record, day);
  const reason = recordReason(datasetType, match.data?.record);
  const list = textOf(datasetType) ? datasetName(datasetType) : 'A list without a name';
  const words = [`${list}, ${uncapitalized(forceWords(force))}`, reason].filter(Boolean).join('. ');
  if (force.state === 'not in force') return { effect: force.from ? 'weigh' : 'not in force', words };
  if (isWeighedList(datasetType)) return { effect: 'weigh', words };
  return force.state === 'unknown'
    ? { effect: 'weigh', words, isUnread: true }
    : { effect: 'forbids', words };
}
