import { formatDate, formatDay, localDayOf } from '@/lib/dates';
import { datasetName } from '@/lib/dataset-names';
import { committeeElement } from '../committee';
import { covers, insuranceNames, policyOf, recordCovers } from '../insurance-on-day';
import { choosableLists, isAnsweredByDatabank } from '../exclusion-lists';
import { isWeighedList } from '../match-record';
import { isOfList, newestCheck, searchResult } from '../recorded-checks';
import { isWhole } from '../scans-on-file';
import {
  always,
  infoAction,
  scanAction,
  type ElementContext,
  type ElementDeclaration,
  type ElementEvidence,
} from './declarations';
import type { Evidence, Finding, Gap } from './types';
import { methodWords, type VerificationRecord } from './verification-record';
import { evidenceWindow, searchWords } from './window';

/** The first element of every checklist. A file counts as the application because somebody chose it (field.md 2.10). */
export const application: ElementDeclaration = {
  name: 'Application and attestation',
  clock: 'window',
  requests: 'every',
  requiredFor: always,
  maySkip: false,
  profiles: ['Portal'],
  proof: 'any',
  documents: true,
  recordAs: 'Attestation',
  none: () => ({
    text: 'No signed application or attestation on file',
    actions: [{ kind: 'record', label: 'Attestation' }, { kind: 'upload' }, { kind: 'request-information' }],
  }),
  gaps: (cited, { request: { applicationReceivedDate } }) => [
    ...(isUnsigned(cited) ? [signatureMissing] : []),
    ...(applicationReceivedDate ? [] : [receivedMissing]),
  ],
};

/** Something is on file, and nothing says when it was signed. */
const isUnsigned = ({ evidence, records }: ElementEvidence) =>
  evidence.length > 0 && records.length === 0 && evidence.every(({ verifiedAt }) => !verifiedAt);

const signatureMissing: Gap = {
  text: 'Signature date missing',
  actions: [{ kind: 'record', label: 'Attestation' }, { kind: 'request-information' }],
};

const receivedMissing: Gap = {
  text: 'Application received date missing',
  actions: [{ kind: 'application-date' }],
};

/** Each list that everybody is searched in, by the program; others count where they were searched (field.md 2.5). */
export const sanctions: ElementDeclaration = {
  name: 'Sanctions and exclusions',
  clock: 'window',
  requests: 'every',
  requiredFor: always,
  maySkip: false,
  scans: ({ program }) => program.lists,
  provesScan: (type, context) =>
    choosableLists.some((list) => list === type) || (type === 'Npdb' && isDatabankQueried(context)),
  proof: 'all',
  none: (context) => ({
    text: 'No list of sanctions or exclusions searched',
    actions: context.program.lists.flatMap((list) => scanAction(context, list)),
  }),
  gaps: (cited, context) => [
    ...sanctionsGaps(cited, context),
    ...recordedMatches(cited, context).map(matchGap),
  ],
  findings: (cited, context) => recordedMatches(cited, context).map(matchFinding),
  // Verified once each list was searched: a part of them says nothing of the whole.
  dates: (cited, context) => {
    const dates = context.program.lists.map((list) => searchedOn(list, cited, context));
    const known = dates.filter((date) => date !== undefined);
    return known.length === dates.length ? known : [];
  },
};

/** Whether the databank stands in the place of a list that was not searched. */
const isDatabankQueried = ({ program, all }: ElementContext) =>
  program.lists.some((list) => isAnsweredByDatabank(list) && !all.some((one) => isSearchOf(one, list)));

const isExpired = (date: string, { windowDays, from }: ElementContext) =>
  evidenceWindow(date, windowDays, from).state === 'Expired';

/** Whether a scan searched a list for the provider as such: one by a former name alone leaves a gap (field.md 2.15). */
const isSearchOf = ({ kind, type, options }: Evidence, list: string) =>
  kind === 'datasetScans' && type === list && isWhole({ options });

/**
 * When a list was searched last, by a scan, by hand, or by the databank for as long as that counts; undefined where it was
 * not searched.
 */
function searchedOn(
  list: string,
  { evidence, records }: ElementEvidence,
  context: ElementContext,
): string | undefined {
  const scansOf = (wanted: string) =>
    evidence.flatMap((one) => (isSearchOf(one, wanted) ? (one.verifiedAt ?? []) : []));
  const cited = [
    ...scansOf(list),
    ...records.flatMap((one) => (isOfList(one, list) && one.date <= context.day ? one.date : [])),
  ];
  const byDatabank = isAnsweredByDatabank(list)
    ? scansOf('Npdb').filter((date) => !isExpired(date, context))
    : [];
  return [...cited, ...byDatabank].toSorted().at(-1);
}

/**
 * The lists that are missing of those that everybody is searched in, or that were searched longer ago than evidence counts.
 * A list that somebody searched beside the console counts by the record of that.
 */
export function sanctionsGaps(cited: ElementEvidence, context: ElementContext): Gap[] {
  const { evidence, records } = cited;
  if (evidence.length === 0 && records.length === 0) return [];
  return context.program.lists.flatMap((list): Gap[] => {
    const name = datasetName(list);
    const actions = [...scanAction(context, list), { kind: 'record', entry: name } as const];
    // One that failed or runs says so itself.
    if (evidence.some(({ type, gaps, verifiedAt }) => type === list && gaps.length > 0 && !verifiedAt))
      return [];
    const newest = searchedOn(list, cited, context);
    if (newest) {
      const window = evidenceWindow(newest, context.windowDays, context.from);
      return window.state === 'Expired'
        ? [{ text: `${name}: ${searchWords(window, context.windowDays)}`, actions }]
        : [];
    }
    const onFile = context.all.find((one) => isSearchOf(one, list) && one.verifiedAt !== undefined);
    const isByEntry = evidence.some(({ type, verifiedAt }) => type === list && verifiedAt !== undefined);
    const text = onFile
      ? `searched ${formatDay(onFile.verifiedAt)}, not part of this element`
      : isByEntry
        ? 'searched by a former name alone'
        : 'not searched';
    return [{ text: `${name}: ${text}`, actions }];
  });
}

interface RecordedMatch {
  list: string;
  record: VerificationRecord;
}

/** Lists on which somebody found whom the request is about by hand, or of which nobody can tell, and that were not searched since. */
const recordedMatches = ({ evidence, records }: ElementEvidence, { day }: ElementContext): RecordedMatch[] =>
  choosableLists.flatMap((list) => {
    const record = newestCheck(
      records.filter((one) => isOfList(one, list)),
      day,
    );
    if (!record || searchResult(record) === 'nobody') return [];
    const isSearchedSince = evidence.some(
      (one) => isSearchOf(one, list) && (localDayOf(one.verifiedAt) ?? '') >= record.date,
    );
    return isSearchedSince ? [] : [{ list, record }];
  });

const matchWords = ({ list, record }: RecordedMatch) =>
  `${datasetName(list)}: “${record.status}” at ${record.source}, ${methodWords(record.method)}, ${formatDate(record.date)}`;

/** What was found stays until a later search, or a later record, says otherwise. */
const matchGap = (match: RecordedMatch): Gap => ({
  text: matchWords(match),
  actions: [{ kind: 'record', entry: datasetName(match.list) }],
});

const matchFinding = (match: RecordedMatch): Finding => ({
  text: matchWords(match),
  ...(searchResult(match.record) === 'found' && !isWeighedList(match.list) && { isExclusion: true }),
});

/** Insurance that covers is valid on the day of the decision, whenever it was looked at (field.md 2.1). */
export const insurance: ElementDeclaration = {
  name: insuranceNames[0],
  aliases: insuranceNames.slice(1),
  clock: 'valid',
  requests: 'every',
  requiredFor: always,
  maySkip: true,
  claims: ['LiabilityInsurance'],
  proof: 'any',
  documents: true,
  none: (context) => ({
    text: 'No liability insurance on file',
    actions: [...infoAction(context, 'Add the policy'), { kind: 'upload' }, { kind: 'request-information' }],
  }),
  unproved: 'Certificate of insurance not on file',
  gaps: ({ evidence, records }, context) => {
    const policies = evidence.filter(({ type }) => type === 'LiabilityInsurance').map(({ facts }) => facts);
    if (policies.length === 0) {
      // A document does not tell until when it covers; whom somebody asked may have, which was not always recorded.
      const isUnread = evidence.length > 0 || records.length > 0;
      const tells = (one: VerificationRecord) => context.isDecided || recordCovers(context.day, one);
      if (!isUnread || records.some(tells)) return [];
      const add = infoAction(context, 'Add the policy');
      return [{ text: 'Policy dates missing', actions: [...add, { kind: 'record' }] }];
    }
    const [running, why] = policyOn(context.day, policies);
    if (running) return [];
    const correct = infoAction(context, 'Correct the policy');
    return [{ text: why, actions: [...correct, { kind: 'request-information' }] }];
  },
};

/**
 * Whether one of several policies covers on a day, `YYYY-MM-DD`, and why not, with the date. A policy without an end that
 * can be read covers nothing for sure.
 */
export function policyOn(
  day: string,
  policies: readonly Record<string, unknown>[],
): [running: boolean, why: string] {
  const known = policies.map(policyOf);
  if (known.some((policy) => covers(day, policy))) return [true, ''];
  const next = known.flatMap(({ from }) => (from && from > day ? from : [])).toSorted()[0];
  if (next) return [false, `No policy in force: the next begins ${formatDate(next)}`];
  const last = known
    .flatMap(({ until }) => until ?? [])
    .toSorted()
    .at(-1);
  if (last) return [false, `No policy in force: the last ended ${formatDate(last)}`];
  return [false, 'Policy expiration date missing'];
}

/** The number as the registry has it: found there once it stays verified (field.md 2.1). */
export const npi: ElementDeclaration = {
  name: 'NPI',
  clock: 'once',
  requests: 'every',
  requiredFor: always,
  maySkip: true,
  claims: ['Npi'],
  scans: () => ['Npi'],
  proof: 'all',
  none: (context) => ({
    text: 'NPI registry not searched',
    actions: [...scanAction(context, 'Npi'), { kind: 'record' }],
  }),
  unproved: 'NPI on file, registry not searched',
};

/**
 * What the committee, or the medical director, decided. No checklist has to have it: it comes with the decision, and never is a
 * gap (rules.md 17.11).
 */
export const committeeDecision: ElementDeclaration = {
  name: committeeElement,
  clock: 'valid',
  requests: 'every',
  requiredFor: () => 'never',
  maySkip: true,
  proof: 'any',
  documents: true,
  keepsStatus: true,
  none: () => ({ text: 'No minutes on file', actions: [{ kind: 'upload' }] }),
};
