import type { Mark } from './marks';
import type { Draft } from './decision';

/** How what a reason of a review may speak of stands to the file, by the result that was chosen. */
export type ReviewMarks = Partial<Record<'name' | 'number' | 'type', Mark>>;

/** How people name what is compared; `license type` names no number, and a number alone is the license's. */
const topics: readonly (readonly [words: RegExp, topic: keyof ReviewMarks])[] = [
  [/\bnames?\b/, 'name'],
  [/\bnumbers?\b|\blicense no\b/, 'number'],
  [/\b(?:license )?types?\b/, 'type'],
];

/** Only what is said to agree is held against the evidence: `the same license` under another wording is a judgment. */
const agrees = /\b(?:agrees?|agreed|match(?:es)?|identical)\b/;
const denies = /\b(?:not|no|never|former|shortened|except|but|although|though)\b|n['’]t\b/;

/** Whether a reason says that something agrees which differs in the result that was chosen. */
function isContradicted(reason: string, marks: ReviewMarks): boolean {
  const words = reason.toLowerCase();
  if (!agrees.test(words) || denies.test(words)) return false;
  return topics.some(([named, topic]) => marks[topic] === 'differs' && named.test(words));
}

/**
 * How near a reason is to what the case turns on: it speaks of what differs, of what is similar, of neither, or only of what
 * agrees. That something agrees explains nothing that does not.
 */
function nearness(reason: string, marks: ReviewMarks): number {
  const words = reason.toLowerCase();
  const named = topics.flatMap(([is, topic]) => (is.test(words) ? [marks[topic]] : []));
  if (named.length === 0 || (agrees.test(words) && !denies.test(words))) return 0;
  if (named.includes('differs')) return 2;
  if (named.includes('similar')) return 1;
  return named.every((mark) => mark === 'agrees') ? -1 : 0;
}

/**
 * The reasons of a list that may be given for a decision: with `Found` not those that say of name, license number or license
 * type that it agrees where the chosen result differs in it, and first those that explain what differs or is similar. One that
 * was chosen before stays, so that it is seen and can be changed. Without `marks`, as long as no result is chosen, all are offered
 * in their order.
 */
export function offeredReviewReasons(
  reasons: readonly string[],
  { decision, reason }: Pick<Draft, 'decision' | 'reason'>,
  marks: ReviewMarks | undefined,
): readonly string[] {
  if (decision !== 'Found' || !marks) return reasons;
  const offered = reasons.filter((one) => one === reason || !isContradicted(one, marks));
  const isClear = !Object.values(marks).some((mark) => mark === 'differs' || mark === 'similar');
  return isClear ? offered : offered.toSorted((one, other) => nearness(other, marks) - nearness(one, marks));
}
