import { isSlipOf } from '@/lib/name-search';
import { wordsOf } from '@/lib/names';
import type { Hit, HitGroup } from './palette-hit';

/** So much of what is done on a screen says that it is meant, and nobody’s name. */
const leastOfDetail = 6;

/** Whether each typed word is found in a text. */
const all = (typed: readonly string[], isFound: (word: string) => boolean) =>
  typed.length > 0 && typed.every(isFound);

const begins = (words: readonly string[]) => (typed: string) => words.some((word) => word.startsWith(typed));

/** The same, but for one slip. */
const resembles = (words: readonly string[]) => (typed: string) =>
  begins(words)(typed) || words.some((word) => isSlipOf(typed, word));

/** The name of whom an action is about is none of its words: by a name all who have it are found. */
const detailOf = ({ detail = '', about }: Hit) => (about ? '' : detail);
const said = (hit: Hit) => wordsOf(`${hit.label} ${hit.also ?? ''} ${detailOf(hit)}`);

/** Whether what was typed begins the words by which something is called. It stands before records, whose names come later. */
function isMeant(hit: Hit, typed: readonly string[]): boolean {
  const called = wordsOf(`${hit.label} ${hit.also ?? ''}`);
  if (all(typed, begins(called))) return true;
  return (
    typed.join(' ').length >= leastOfDetail && all(typed, begins([...called, ...wordsOf(detailOf(hit))]))
  );
}

/**
 * What the typed text says of screens and actions: those that are called so, and others that have its words within theirs, or where
 * there are none but for one slip.
 */
export function matching(groups: readonly HitGroup[], text: string): { meant: HitGroup[]; others: Hit[] } {
  const typed = wordsOf(text);
  const meant = groups.map(({ label, hits }) => ({ label, hits: hits.filter((hit) => isMeant(hit, typed)) }));
  const found = new Set(meant.flatMap(({ hits }) => hits));
  const rest = groups.flatMap(({ hits }) => hits).filter((hit) => !found.has(hit));
  const within = rest.filter((hit) => all(typed, (word) => said(hit).join(' ').includes(word)));
  if (found.size > 0 || within.length > 0) return { meant, others: within };
  return { meant, others: rest.filter((hit) => all(typed, resembles(said(hit)))) };
}

const isLetter = /[\p{L}\p{N}]/u;
const isLeftOut = /[\p{M}'’ʼ`´]/u;

/** The parts of a text, each with whether it is what was typed; accents, capitals and apostrophes do not count. */
export function markedParts(text: string, typed: string): { text: string; isTyped: boolean }[] {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const written = isLetter.test(character)
      ? (wordsOf(character)[0] ?? ' ')
      : isLeftOut.test(character)
        ? ''
        : ' ';
    for (const unit of written) {
      folded += unit;
      places.push(place);
    }
    place += character.length;
  }
  places.push(text.length);
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of wordsOf(typed)) {
    const atStart = ` ${folded}`.indexOf(` ${word}`);
    const at = atStart >= 0 || word.length === 1 ? atStart : folded.indexOf(word);
    if (at < 0) continue;
    isMarked.fill(true, places[at], places[at + word.length]);
  }
  const parts: { text: string; isTyped: boolean }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const isTyped = isMarked[index] ?? false;
    const last = parts.at(-1);
    if (last?.isTyped === isTyped) last.text += text[index];
    else parts.push({ text: text[index] ?? '', isTyped });
  }
  return parts;
}
