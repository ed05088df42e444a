import type { CredentialingRequest } from '@/api/models';
import { decisionsOf, outcomeWords, type CommitteeDecision } from '@/domain/committee';
import { gapWords, type Element, type Finding, type OnFile } from '@/domain/evidence/types';
import {
  countsOf,
  endOfDay,
  findingsOf,
  requestElements,
  withGaps,
  type Rules,
} from '@/features/credentialing/request-elements';
import { entityName } from '@/features/credentialing/request-words';
import { calendarDay, formatDate, formatDay, localDayOf } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';

/** A request that is open, with what is on file about whom it is about. */
export interface OpenFile {
  request: CredentialingRequest;
  /** Undefined where the service named nobody. */
  onFile: OnFile | undefined;
}

/**
 * How a file stands before a decision: clean, so that the medical director may sign it off; flagged, so that the committee
 * weighs its findings; or not ready, as something is missing (field.md 2.11).
 */
export type AgendaStanding = 'clean' | 'flagged' | 'not ready';

export interface AgendaItem extends OpenFile {
  name: string;
  standing: AgendaStanding;
  elements: readonly Element[];
  /** What makes it not clean. */
  findings: readonly Finding[];
  /** Why it stands so, each a text that stands alone, without a full stop. */
  reasons: readonly string[];
  /** What was decided about it before: it was deferred. */
  before: CommitteeDecision | undefined;
}

/**
 * How an open file stands before a decision of a day, `YYYY-MM-DD`, by the program: its evidence has to count on that day, and
 * what was verified after it counts for none of that day (field.md 2.11: a decision is never backdated).
 */
export function agendaItem({ request, onFile }: OpenFile, day: string, rules: Rules): AgendaItem {
  const elements = onFile ? requestElements(request, onFile, { ...rules, from: endOfDay(day) }) : [];
  const findings = findingsOf(elements);
  const before = decisionsOf(request.checklist).at(-1);
  const missing = [
    ...(onFile ? [] : ['The service does not say whom this request is about']),
    ...withGaps(elements).map(({ name, gaps }) => `${name}: ${gapWords(gaps)}`),
    ...elements.flatMap((element) => laterThan(day, element)),
  ];
  const about = { request, onFile, name: entityName(request, 'title'), elements, findings, before };
  if (missing.length > 0) return { ...about, standing: 'not ready', reasons: missing };
  if (findings.length > 0 || before)
    return {
      ...about,
      standing: 'flagged',
      reasons: [...findings.map(({ text }) => text), ...(before ? [beforeWords(before)] : [])],
    };
  return { ...about, standing: 'clean', reasons: cleanWords(elements, day, rules) };
}

/** Why a file cannot have been decided on a day, `YYYY-MM-DD`: its request came later. Undefined where it can, or nobody says when. */
export function whyTooEarly(
  { request: { applicationReceivedDate, createdAt }, name }: Pick<AgendaItem, 'request' | 'name'>,
  day: string,
): string | undefined {
  // An application may lie there before somebody enters its request.
  const days = [calendarDay(applicationReceivedDate), localDayOf(createdAt)].flatMap((one) => one ?? []);
  const submitted = days.toSorted().at(0);
  return submitted !== undefined && day < submitted
    ? `The request of ${name} was submitted ${formatDate(submitted)}, after the decision of ${formatDate(day)}.`
    : undefined;
}

/** What an element says that was verified after a day. */
function laterThan(day: string, { name, verifiedAt, clock }: Element): string[] {
  const verified = clock === 'window' ? localDayOf(verifiedAt) : undefined;
  return verified !== undefined && verified > day
    ? [`${name}: verified ${formatDay(verifiedAt)}, after the decision of ${formatDate(day)}`]
    : [];
}

const beforeWords = (before: CommitteeDecision) =>
  [
    `${outcomeWords({ ...before, until: undefined })} ${formatDate(before.day)}`,
    before.until && ` until ${formatDate(before.until)}`,
    before.reason && `: ${before.reason}`,
  ]
    .filter(Boolean)
    .join('');

/** How every text ends that says why a file is clean. */
const noneFound = 'No discipline, restriction, exclusion or report';

/** Whether a text that minutes keep says why a file is clean, and is no finding that was weighed. */
export const isWhyClean = (text: string): boolean => text.endsWith(noneFound);

/** Why a file is clean, by the program. */
function cleanWords(elements: readonly Element[], day: string, { program }: Rules): string[] {
  const { inOrder, apart } = countsOf(elements);
  const skipped = apart > 0 ? [`${formatNumber(apart)} not applicable`] : [];
  const limit = `time limit ${count(program.windowDays(day), 'day')}, ${program.name}`;
  return [`${[`${count(inOrder, 'element')} in order`, ...skipped].join(', ')} (${limit}). ${noneFound}`];
}
