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
 * The reasons of a list that may be given for a decision: with `Found` not those that say of name, license number or license
 * type that it agrees where the chosen result differs in it. One that was chosen before stays, so that it is seen and can be
 * changed. Without `marks`, as long as no result is chosen, all are offered.
 */
export function offeredReviewReasons(
  reasons: readonly string[],
  { decision, reason }: Pick<Draft, 'decision' | 'reason'>,
  marks: ReviewMarks | undefined,
): readonly string[] {
  if (decision !== 'Found' || !marks) return reasons;
  return reasons.filter((one) => one === reason || !isContradicted(one, marks));
}
