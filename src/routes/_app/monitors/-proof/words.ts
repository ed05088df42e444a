import type { Gap, LicenseProof, ProofRow } from '@/domain/monitoring-proof';
import { daysToDecide, type Finding } from '@/domain/proof-findings';
import { monthsAfter, type Standing } from '@/domain/proof-month';
import type { ProofCell, ProofScan } from '@/domain/proof-search';
import { joined, listNames } from '@/features/monitors/required-note';
import { datasetName } from '@/lib/dataset-names';
import { formatDate, formatDay } from '@/lib/dates';
import { count, formatNumber, spellOut, uncapitalized } from '@/lib/words';
import type { Proof } from './read-proof';

/** `2026-10` → `October 2026`. */
export function longMonth(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
}

/** So many who were missed are named in the sentence itself; more stand below it. */
const mostNamed = 3;

/** What the month comes to, in the sentence that an auditor reads first. */
export function verdictWords({ question, summary }: Proof): string {
  const { due, searches, made, gaps, missed } = summary;
  const month = longMonth(question.month.month);
  if (due === 0) return `In ${month}, no provider was active all month.`;
  const lists = listNames(question.lists);
  const providers = `${count(due, 'provider')} who ${due === 1 ? 'was' : 'were'} active all month`;
  if (gaps.length === 0)
    return `In ${month}, ${lists} ${question.lists.length === 1 ? 'was' : 'were'} searched for ${due > 1 ? 'all ' : ''}${providers}.`;
  const of = `In ${month}, ${formatNumber(made)} of ${count(searches, 'search', 'searches')} were made that were due: ${lists}, of ${providers}.`;
  const who = `${count(missed, 'provider was', 'providers were')} missed`;
  if (missed > mostNamed) return `${of} ${who}.`;
  return `${of} ${who}: ${joined(missedNames(gaps))}.`;
}

/** Who was missed, each once, with the lists: `Ada Quill (SAM exclusions)`. */
function missedNames(gaps: readonly Gap[]): string[] {
  return rowsWithGaps(gaps).map(
    ({ row, cells }) => `${row.title} (${joined(cells.map(({ list }) => datasetName(list)))})`,
  );
}

/** Gaps by provider, in their order. */
export function rowsWithGaps(gaps: readonly Gap[]): { row: ProofRow; cells: ProofCell[] }[] {
  const found = new Map<string, { row: ProofRow; cells: ProofCell[] }>();
  for (const { row, cell } of gaps) {
    const known = found.get(row.id);
    if (known) known.cells.push(cell);
    else found.set(row.id, { row, cells: [cell] });
  }
  return [...found.values()];
}

/** What else the month comes to: who came and left, what was found and decided, the licenses. */
export function furtherWords({ question, summary, log, hasLicenses }: Proof): string[] {
  const { month } = question.month;
  const { added, left, findings, accepted, open, late } = summary;
  const rejected = findings.filter(({ finding }) => finding.state === 'Reject').length;
  const none = findings.filter(({ finding }) => finding.state === 'none').length;
  const outcomes = [
    [accepted, 'accepted'],
    [rejected, 'rejected'],
    [open, 'not decided yet'],
    [none, 'asking for no decision'],
  ] as const;
  return [
    ...(question.month.last >= question.today
      ? [`${longMonth(month)} is not over: what is missing can still be searched.`]
      : []),
    ...(added > 0
      ? [
          `${count(added, 'provider')} became active within the month; their searches are due from ${longMonth(monthsAfter(month, 1))} on.`,
        ]
      : []),
    ...(left > 0
      ? [
          `${count(left, 'provider was', 'providers were')} deactivated within the month; their searches were due until ${longMonth(monthsAfter(month, -1))}.`,
        ]
      : []),
    findings.length === 0
      ? 'The searches found no match.'
      : `The searches found ${count(findings.length, 'match', 'matches')}: ${joined(outcomes.flatMap(([amount, words]) => (amount > 0 ? [`${formatNumber(amount)} ${words}`] : [])))}.`,
    ...(late > 0
      ? [`${count(late, 'match was', 'matches were')} not decided within ${daysToDecide} days.`]
      : []),
    ...(hasLicenses && log
      ? [
          `${formatNumber(summary.verifiedLicenses)} of ${count(summary.licenses, 'license')} of these providers were looked up at their source within the month.`,
        ]
      : []),
  ];
}

/** By which rules it was made, and what the service does not tell: the same for every reader of the same month. */
export function ruleWords({ question, summary, log, hasLicenses, hasRequests }: Proof): string[] {
  const { month } = question;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const deleted = log?.deleted ?? [];
  return [
    `A search is due of each list once in each calendar month (NCQA, September 2025), of everybody who was active from before ${formatDate(month.first)} until after ${formatDate(month.last)}. A search counts that came to an end in the month; one that failed does not, nor does one by a former name alone.`,
    `The lists are those of the program as it stands today: ${listNames(question.lists)}. A query of the NPDB in the month, or a continuous one that was open in it, also where it has ended since, answers for OIG exclusions and state lists.`,
    `Days of searches and decisions are those of the time zone ${zone}. Rows stand in the order of names. The same month gives the same proof, but for what was decided, deactivated or deleted since.`,
    ...(summary.undatedLists > 0
      ? [`${count(summary.undatedLists, 'search', 'searches')} did not report the date of the list itself.`]
      : []),
    ...(log
      ? deleted.length > 0
        ? [
            `${count(deleted.length, 'provider was', 'providers were')} deleted since ${formatDate(month.first)}, with all searches: ${deleted.join(', ')}. The service keeps nothing that this proof could tell of them.`,
          ]
        : []
      : [
          'Your role cannot read the event log: who decided, and when, who was deactivated for a while, and which licenses were looked up is not told.',
        ]),
    ...(hasLicenses
      ? [
          'Which licenses were looked up is told as far as the event log holds it. The rule of the calendar month is one of lists; licenses stand beside them.',
        ]
      : ['Your role cannot read licenses.']),
    hasRequests
      ? 'Beside an accepted match stands the credentialing request that began, or was decided, since then, with what the committee or the medical director decided about it.'
      : 'Your role cannot read credentialing requests: what went on from an accepted match is not told.',
  ];
}

/** `deactivated Oct 12, 2026`; undefined of who was active all month. */
export function standingWords({ is, on }: Standing): string | undefined {
  if (is === 'due' || is === 'absent') return undefined;
  const day = on ? formatDate(on) : 'on a day that is not reported';
  return `${is === 'added' ? 'active since' : 'deactivated'} ${day}`;
}

/** By whom a search was started: `monitor`, `person`, or the person’s address. */
export function starterWords(scan: ProofScan, starters: ReadonlyMap<string, string> | undefined): string {
  if (scan.trigger === 'Monitor') return 'monitor';
  if (scan.trigger === 'Manual') return starters?.get(scan.id ?? '') ?? 'person';
  return scan.trigger ? spellOut(scan.trigger).toLowerCase() : 'not reported';
}

/** How it stands with one search, in words that stand beside the name of its list. */
export function cellWords({ state, scan }: ProofCell): string {
  switch (state) {
    case 'searched':
      return formatDate(scan?.on);
    case 'databank':
      return scan?.isContinuous
        ? `answered by the NPDB, continuous query since ${formatDate(scan.startedOn)}`
        : `answered by the NPDB, ${formatDate(scan?.on)}`;
    case 'failed':
      return `the search of ${formatDate(scan?.on)} failed${scan?.failure ? `: ${scan.failure}` : ''}`;
    case 'entry':
      return `searched by a former name alone, ${formatDate(scan?.on)}`;
    case 'running':
      return `a search of ${formatDate(scan?.on)} has not come to an end`;
    case 'missed':
      return 'not searched';
    case 'not due':
      return 'not due';
  }
}

export const listDateWords = ({ listDate }: ProofScan): string =>
  listDate ? `list of ${formatDate(listDate)}` : 'list date not reported';

/** `accepted after 3 days`, `not decided for 41 days`. */
export function outcomeWords({ state, days, decidedInSearchOf }: Finding): string {
  const within =
    days === undefined ? 'when is not reported' : days === 0 ? 'the same day' : `after ${count(days, 'day')}`;
  const later = decidedInSearchOf
    ? `, as the same record in the search of ${formatDate(decidedInSearchOf)}`
    : '';
  switch (state) {
    case 'Accept':
      return `accepted, ${within}${later}`;
    case 'Reject':
      return `rejected, ${within}${later}`;
    case 'open':
      return `not decided for ${count(days ?? 0, 'day')}`;
    case 'none':
      return 'asks for no decision';
  }
}

/** What an accepted finding went on to; undefined of one that was not accepted, or where that is not known. */
export function requestWords({ state, request }: Finding, hasRequests: boolean): string | undefined {
  if (state !== 'Accept' || !hasRequests) return undefined;
  if (!request) return 'No credentialing request since then';
  const { type, createdAt, status, statusAt, decision } = request;
  const kind = `${type ? `${spellOut(type)} request` : 'Request'} of ${formatDay(createdAt)}`;
  if (decision)
    return `${kind}: ${uncapitalized(decision.words)} by ${decision.by}, ${formatDate(decision.day)}`;
  return status ? `${kind}: ${uncapitalized(spellOut(status))}, ${formatDay(statusAt)}` : kind;
}

/** `RN 12345, TX`. */
export const licenseWords = ({ license: { type, number, state } }: LicenseProof): string =>
  [[type, number].filter(Boolean).join(' '), state].filter(Boolean).join(', ') || 'License';

/** When a license was looked up in the month, and what came of it. */
export const lookupWords = ({ verified }: LicenseProof): string =>
  verified
    .map(({ on, status }) =>
      [formatDate(on), status && uncapitalized(spellOut(status))].filter(Boolean).join(', '),
    )
    .join('; ') || 'no lookup told';
