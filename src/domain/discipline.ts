import { textOf } from '@/lib/words';
import { plainText } from './license-standing';

/** Whether data hold discipline: none is said in so many words, some is told, or nobody could find out. */
export type Discipline = 'none' | 'unknown' | 'some';

const setOf = (words: string) => new Set(words.split(/\s+/));

/** What is denied, and what may be said of it before it is named. */
const noun =
  /^(?:actions?|discipline|orders?|records?|sanctions?|restrictions?|complaints?|encumbrances?|limitations?|conditions?|charges|accusations?|history|findings?|obligations?)$/;
const wordsBefore = setOf(
  'any public formal board current prior previous past known reported active open pending adverse disciplinary licensure license',
);
/** Where, and of whom, nothing is known. No word of it makes an exception (`other than`, `further`), or tells an act. */
const wordsAfter = setOf(
  `found known reported noted taken issued filed listed recorded imposed exist exists on file for against by with in at to
  date this that the our licensee licensees licence provider nurse physician practitioner individual person holder state
  time database has have been is are was were of or nor and ,`,
);
const isDisciplineWord = (word: string) => noun.test(word) || wordsBefore.has(word) || wordsAfter.has(word);

const answers = /^(?:-+|0|no|none|nil|false|n ?[./]? ?a|not applicable)$/;
const nobodyKnows =
  /\b(?:(?:not(?: yet)?|un)[ -]?(?:available|known|determined|obtained|obtainable|retrieved|provided|disclosed|verified|searched|checked)|(?:unable|not able|failed) to (?:determine|verify|retrieve|confirm|check|obtain|tell)|could not be (?:determined|verified|retrieved|confirmed|checked|obtained)|no (?:data|information))\b/;

function read(given: string): Discipline {
  const text = plainText(given).replace(/\s+/g, ' ').trim().replace(/[.!]$/, '');
  if (text === '' || answers.test(text)) return 'none';
  // How sources write that it is not known: that is no discipline told, and none denied.
  const rest = text.replace(nobodyKnows, '');
  const isRestKnown = wordsOf(rest).every(
    (word) =>
      isDisciplineWord(word) ||
      /^(?:data|information|status|online|available|currently|provided)$/.test(word),
  );
  if (/^\?+$/.test(text) || (rest !== text && isRestKnown)) return 'unknown';
  return isDenied(wordsOf(text)) ? 'none' : 'some';
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|[^\s/]/gu) ?? [];

/** Whether words say that there is nothing: `None reported`, `There are no disciplinary actions against this license`. */
function isDenied(words: readonly string[]): boolean {
  const from =
    words[0] === 'there'
      ? words.findIndex((word) => !/^(?:there|is|are|was|were|has|have|been)$/.test(word))
      : 0;
  const [denial, ...answer] = words.slice(Math.max(from, 0));
  if (!answer.every(isDisciplineWord)) return false;
  // `No action, order issued` lists nothing.
  if (answer.includes(',') && !answer.some((word) => /^(?:or|nor|and)$/.test(word))) return false;
  if (denial === 'none') return true;
  const first = answer.find((word) => !wordsBefore.has(word) && !/^(?:or|nor|and|,)$/.test(word));
  return /^(?:no|0|zero)$/.test(denial ?? '') && first !== undefined && noun.test(first);
}

/**
 * What flexible data (rules.md 10.1) say about discipline. Takes nodes of any shape and depth; empty tables and absent
 * values are none, a text is some unless it says in so many words that there is none, or that nobody knows.
 */
export function disciplineIn(data: unknown): Discipline {
  const waiting: unknown[] = [contentOf(data)];
  let isUnknown = false;
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (Array.isArray(one)) for (const part of one) waiting.push(contentOf(part));
    else if (typeof one === 'object' && one !== null)
      for (const part of Object.values(one)) waiting.push(contentOf(part));
    else if (one === true) return 'some';
    else {
      const answer = read(textOf(one));
      if (answer === 'some') return answer;
      isUnknown ||= answer === 'unknown';
    }
  }
  return isUnknown ? 'unknown' : 'none';
}

/** Whether data about discipline have to be looked at: they hold some, or do not tell. */
export const hasDiscipline = (data: unknown): boolean => disciplineIn(data) !== 'none';

/** What a node of flexible data holds, without its type; anything else as it is. */
function contentOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return 'data' in value && 'type' in value ? value.data : value;
}
