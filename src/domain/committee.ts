import { addDays, addMonths, calendarDay, daysBetween, daysUntil, formatDate } from '@/lib/dates';
import { count, textOf } from '@/lib/words';

/** The element of a checklist that holds what the committee, or the medical director, decided. */
export const committeeElement = 'Committee decision';

/** What was decided. Approval for a shorter term and approval differ in their term alone. */
export const committeeOutcomes = ['approved', 'deferred', 'denied'] as const;

export type CommitteeOutcome = (typeof committeeOutcomes)[number];

/** Who decides: the committee of peers; of a clean file the medical director may (field.md 2.11). */
export const deciders = ['committee', 'medical director'] as const;

export type Decider = (typeof deciders)[number];

export interface Votes {
  for: number;
  against: number;
  abstained: number;
}

/** A decision about a credentialing request, as its checklist and the minutes keep it. */
export interface CommitteeDecision {
  /** The day on which it was decided, `YYYY-MM-DD`: not the day on which that was entered. */
  day: string;
  outcome: CommitteeOutcome;
  by: Decider;
  /** Who decided: those present, or the medical director alone. */
  names: readonly string[];
  /** For how many months it was approved; undefined for what was not approved. */
  months?: number | undefined;
  votes?: Votes | undefined;
  /** Who took no part in this decision. */
  recused: readonly string[];
  conditions?: string | undefined;
  reason?: string | undefined;
  /** Until when it was deferred, `YYYY-MM-DD`: the day on which it is looked at again; undefined where nobody said. */
  until?: string | undefined;
  /** What a deferral asks of the provider or facility, each in a line; undefined in a decision of before, whose reason told it. */
  asked?: readonly string[] | undefined;
  /** The day on which it was entered, `YYYY-MM-DD`, and by whom. */
  enteredOn: string;
  enteredBy: string;
}

/** How a letter about a decision is sent, in words. */
export const letterWays = ['Certified mail', 'Mail', 'E-mail', 'Portal', 'Fax', 'In person'] as const;

export type LetterWay = (typeof letterWays)[number];

/** So many days after a decision the provider is told of it (field.md 2.11, S6). */
export const letterDays = 30;

/** The last day on which the letter about a decision of a day is in time; undefined for what is no day. */
export const letterDue = (day: string): string | undefined => addDays(day, letterDays);

/** When recredentialing is due after an approval: the term counts from the day of the decision (field.md 2.2, 2.11). */
export function nextAfter({ day, months }: Pick<CommitteeDecision, 'day' | 'months'>): string | undefined {
  return months === undefined ? undefined : addMonths(day, months);
}

/** How many days after the decision it was entered; 0 where both are the same day. */
export function daysLate({ day, enteredOn }: Pick<CommitteeDecision, 'day' | 'enteredOn'>): number {
  return Math.max(0, daysBetween(day, enteredOn) ?? 0);
}

/** `Approved for 36 months` · `Approved for 12 months, with conditions` · `Deferred until Dec 15, 2026` · `Denied`. */
export function outcomeWords({
  outcome,
  months,
  conditions,
  until,
}: Pick<CommitteeDecision, 'outcome' | 'months' | 'conditions' | 'until'>): string {
  if (outcome === 'denied') return 'Denied';
  if (outcome === 'deferred') return until ? `Deferred until ${formatDate(until)}` : 'Deferred';
  const term = months === undefined ? '' : ` for ${count(months, 'month')}`;
  return `Approved${term}${conditions ? ', with conditions' : ''}`;
}

/** `Entered Nov 29, 2026, 5 days after the decision`; undefined where it was entered on its day. */
export function lateWords(decision: Pick<CommitteeDecision, 'day' | 'enteredOn'>): string | undefined {
  const days = daysLate(decision);
  if (days === 0) return undefined;
  return `Entered ${formatDate(decision.enteredOn)}, ${count(days, 'day')} after the decision`;
}

/** Names one after the other: between semicolons where one has a comma of its own, as in `Ada Chair, MD; Bo Member, NP`. */
export const nameWords = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');

/** A decision in a few words: `Approved for 36 months by the committee, Nov 24, 2026 (Ada Chair, Bo Member)`. */
export function decisionWords(decision: CommitteeDecision): string {
  const { by, day, names } = decision;
  const who = names.length > 0 ? ` (${nameWords(names)})` : '';
  return `${outcomeWords(decision)} by the ${by}, ${formatDate(day)}${who}`;
}

const inOneLine = (text: string) => textOf(text).replace(/\s+/g, ' ').trim();

/** A text as it stands in the line of a decision: in one line, without what parts the pieces of it. */
export const inOnePiece = (text: string): string => inOneLine(text).replace(/\|/g, '/');

const nameList = (names: readonly string[]) =>
  names.map((name) => inOnePiece(name).replace(/;/g, ',')).join('; ');

/**
 * A decision as a line of the source of its checklist element. The service has no field for it, and shows this line as it is
 * to whoever reads the checklist elsewhere (rules.md 17.11).
 */
export function decisionLine(decision: CommitteeDecision): string {
  const { day, outcome, by, names, months, votes, recused, conditions, reason, until, asked } = decision;
  const { enteredOn, enteredBy } = decision;
  return [
    `Decision ${outcome}`,
    `by ${by}`,
    day,
    ...(months === undefined ? [] : [`term ${months} months`]),
    ...(names.length > 0 ? [`decided by ${nameList(names)}`] : []),
    ...(votes ? [`votes ${votes.for} for, ${votes.against} against, ${votes.abstained} abstained`] : []),
    ...(recused.length > 0 ? [`recused ${nameList(recused)}`] : []),
    ...(conditions ? [`conditions ${inOnePiece(conditions)}`] : []),
    ...(reason ? [`reason ${inOnePiece(reason)}`] : []),
    ...(until ? [`deferred until ${until}`] : []),
    ...(asked && asked.length > 0 ? [`asked for ${nameList(asked)}`] : []),
    `entered ${enteredOn} by ${inOnePiece(enteredBy)}`,
  ].join(' | ');
}

/**
 * Whether two decisions say the same in everything but the day of their entry: one that is sent again after midnight, as
 * something failed, is still the one that was written before.
 */
export const isSameDecision = (one: CommitteeDecision, other: CommitteeDecision): boolean =>
  decisionLine({ ...one, enteredOn: other.enteredOn }) === decisionLine(other);

const readNames = (text: string | undefined) =>
  (text ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);

function decisionOf(line: string): CommitteeDecision | undefined {
  const [what, how, on, ...rest] = line.split(' | ');
  const outcome = committeeOutcomes.find((one) => what === `Decision ${one}`);
  const by = deciders.find((one) => how === `by ${one}`);
  const day = calendarDay(on);
  if (!outcome || !by || !day || day !== on) return undefined;
  const after = (start: string) => rest.find((one) => one.startsWith(start))?.slice(start.length);
  const [, months] = /^(\d{1,3}) months$/.exec(after('term ') ?? '') ?? [];
  const votes = /^(\d+) for, (\d+) against, (\d+) abstained$/.exec(after('votes ') ?? '');
  const until = calendarDay(after('deferred until '));
  const asked = readNames(after('asked for '));
  const [, enteredOn, enteredBy = ''] = /^(\d{4}-\d\d-\d\d) by (.*)$/.exec(after('entered ') ?? '') ?? [];
  return {
    day,
    outcome,
    by,
    names: readNames(after('decided by ')),
    months: months === undefined ? undefined : Number(months),
    votes: votes
      ? { for: Number(votes[1]), against: Number(votes[2]), abstained: Number(votes[3]) }
      : undefined,
    recused: readNames(after('recused ')),
    conditions: after('conditions '),
    reason: after('reason '),
    ...(until && { until }),
    ...(asked.length > 0 && { asked }),
    enteredOn: calendarDay(enteredOn) ?? day,
    enteredBy,
  };
}

/** The decisions that the source of an element holds, in the order in which they were entered; other lines are none. */
export function readDecisions(source: string | undefined | null): CommitteeDecision[] {
  return textOf(source)
    .split('\n')
    .flatMap((line) => decisionOf(line.trim()) ?? []);
}

/** A checklist as far as decisions are looked for in it. */
interface WithItems {
  items?: readonly { name?: string | undefined; source?: string | null | undefined }[] | null | undefined;
}

/** The decisions of a checklist, the last one last; none where it has no such element. */
export const decisionsOf = (checklist: WithItems | undefined | null): CommitteeDecision[] =>
  (checklist?.items ?? [])
    .filter(({ name }) => textOf(name) === committeeElement)
    .flatMap(({ source }) => readDecisions(source));

/**
 * Whether the decision at a place was corrected by a later entry: one about the same day, which is what the committee decided on
 * that day (rules.md 17.11).
 */
export const isCorrected = (decisions: readonly CommitteeDecision[], index: number): boolean =>
  decisions.slice(index + 1).some(({ day }) => day === decisions[index]?.day);

/** The days that are left to tell the provider, by the clock of the service; negative once they have passed. */
export const letterDaysLeft = (day: string, from?: number): number | undefined =>
  daysUntil(letterDue(day), from);
