import { calendarDay, formatDate } from '@/lib/dates';
import { datasetName } from '@/lib/dataset-names';
import { textOf } from '@/lib/words';
import { choosableLists } from '../exclusion-lists';
import {
  always,
  infoAction,
  scanAction,
  type ElementContext,
  type ElementDeclaration,
  type ElementEvidence,
} from './declarations';
import type { Gap } from './types';
import { evidenceWindow, windowWords } from './window';

/** The first element of every checklist. A file counts as the application because somebody chose it (field.md 2.10). */
export const application: ElementDeclaration = {
  name: 'Application and attestation',
  clock: 'window',
  requests: 'every',
  asked: always,
  maySkip: false,
  profiles: ['Portal'],
  proof: 'any',
  documents: true,
  none: () => ({
    text: 'No application or attestation is on file',
    actions: [{ kind: 'record' }, { kind: 'upload' }, { kind: 'request-information' }],
  }),
  gaps: ({ evidence, records }, { request: { applicationReceivedDate } }) => [
    ...(evidence.length > 0 && records.length === 0 && evidence.every(({ verifiedAt }) => !verifiedAt)
      ? [
          {
            text: 'The day on which it was signed is not known',
            actions: [{ kind: 'record' } as const, { kind: 'request-information' } as const],
          },
        ]
      : []),
    ...(applicationReceivedDate
      ? []
      : [
          {
            text: 'The day on which the application came is not given',
            actions: [{ kind: 'application-date' } as const],
          },
        ]),
  ],
};

/** Each list that everybody is searched in, by the program; others count where they were searched (field.md 2.5). */
export const sanctions: ElementDeclaration = {
  name: 'Sanctions and exclusions',
  clock: 'window',
  requests: 'every',
  asked: always,
  maySkip: false,
  scans: ({ program }) => program.lists,
  provesScan: (type, context) =>
    choosableLists.some((list) => list === type) || (type === 'Npdb' && isAnsweredByDatabank(context)),
  proof: 'all',
  none: (context) => ({
    text: 'No list of sanctions or exclusions was searched',
    actions: context.program.lists.flatMap((list) => scanAction(context, list)),
  }),
  gaps: sanctionsGaps,
};

/** Lists that the databank answers too: Medicare and Medicaid sanctions and exclusions (field.md 2.5). */
const answeredByDatabank: readonly string[] = ['OigExclusions', 'StateSanctionsAndExclusions'];

/** Whether the databank stands in the place of a list that was not searched. */
const isAnsweredByDatabank = ({ program, all }: ElementContext) =>
  program.lists.some(
    (list) =>
      answeredByDatabank.includes(list) &&
      !all.some(({ kind, type }) => kind === 'datasetScans' && type === list),
  );

/**
 * The lists that are missing of those that everybody is searched in, or that were searched longer ago than evidence counts.
 * A list that somebody searched beside the console counts by the record of that.
 */
export function sanctionsGaps(own: ElementEvidence, context: ElementContext): Gap[] {
  const { evidence, records } = own;
  if (evidence.length === 0 && records.length === 0) return [];
  return context.program.lists.flatMap((list): Gap[] => {
    const name = datasetName(list);
    const dates = [
      ...evidence.flatMap(({ kind, type, verifiedAt }) =>
        kind === 'datasetScans' && (type === list || (type === 'Npdb' && answeredByDatabank.includes(list)))
          ? (verifiedAt ?? [])
          : [],
      ),
      ...records.flatMap(({ entry, date }) => (entry === name ? date : [])),
    ];
    const actions = [...scanAction(context, list), { kind: 'record', entry: name } as const];
    // One that failed or runs says so itself.
    const isTold = evidence.some(({ type, gaps }) => type === list && gaps.length > 0);
    const newest = dates.toSorted().at(-1);
    if (!newest) return isTold ? [] : [{ text: `${name}: not searched`, actions }];
    const window = evidenceWindow(newest, context.windowDays, context.from);
    return window.state === 'Expired' ? [{ text: `${name}: ${windowWords(window)}`, actions }] : [];
  });
}

const starts = ['currentEffectiveDate', 'effectiveDate', 'originalEffectiveDate'];
const ends = ['currentExpirationDate', 'expirationDate'];

/** Insurance that covers is valid on the day of the decision, whenever it was looked at (field.md 2.1). */
export const insurance: ElementDeclaration = {
  name: 'Liability insurance',
  aliases: ['Malpractice insurance', 'Professional liability insurance'],
  clock: 'valid',
  requests: 'every',
  asked: always,
  maySkip: true,
  claims: ['LiabilityInsurance'],
  proof: 'any',
  documents: true,
  none: (context) => ({
    text: 'No liability insurance is on file',
    actions: [...infoAction(context, 'Add the policy'), { kind: 'upload' }, { kind: 'request-information' }],
  }),
  unproved: 'A policy is on file, but nobody has seen its certificate',
  gaps: ({ evidence }, context) => {
    const policies = evidence.filter(({ type }) => type === 'LiabilityInsurance').map(({ facts }) => facts);
    if (policies.length === 0) return [];
    const [running, why] = policyOn(context.day, policies);
    return running
      ? []
      : [
          {
            text: why,
            actions: [...infoAction(context, 'Correct the policy'), { kind: 'request-information' }],
          },
        ];
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
  const known = policies.map((policy) => ({
    from: starts.map((name) => calendarDay(textOf(policy[name]))).find(Boolean),
    until: ends.map((name) => calendarDay(textOf(policy[name]))).find(Boolean),
  }));
  if (known.some(({ from, until }) => until !== undefined && until >= day && (!from || from <= day)))
    return [true, ''];
  const next = known.flatMap(({ from }) => (from && from > day ? from : [])).toSorted()[0];
  if (next) return [false, `No policy is in force: the next begins ${formatDate(next)}`];
  const last = known
    .flatMap(({ until }) => until ?? [])
    .toSorted()
    .at(-1);
  if (last) return [false, `No policy is in force: the last ended ${formatDate(last)}`];
  return [false, 'No policy says until when it is in force'];
}

export const npi: ElementDeclaration = {
  name: 'NPI',
  clock: 'once',
  requests: 'every',
  asked: always,
  maySkip: true,
  claims: ['Npi'],
  scans: () => ['Npi'],
  proof: 'all',
  none: (context) => ({ text: 'The NPI registry was not searched', actions: scanAction(context, 'Npi') }),
  unproved: 'An NPI is on file, but the registry was not searched',
};
