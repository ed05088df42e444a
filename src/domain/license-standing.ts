import { textOf } from '@/lib/words';
import { boardWords, fillers, type Standing } from './board-words';

export type { Standing };

/** What a team settled about statuses that nobody else knows: the status as `statusKey` writes it → what it means. */
export type SettledWords = Readonly<Record<string, Exclude<Standing, 'unknown'>>>;

/** A status as it is compared: lower case, without accents and signs, words parted by one space. */
export const statusKey = (status: unknown): string => wordsOf(textOf(status)).filter(isWord).join(' ');

/** The worst comes last. */
const order: readonly Standing[] = ['good', 'unknown', 'limited', 'ended', 'taken away'];

/** The worse of two standings. */
export const worse = (one: Standing, other: Standing): Standing =>
  order.indexOf(one) >= order.indexOf(other) ? one : other;

/**
 * What a board's words say of a license (field.md 1.5), whatever their length, case and script. The worse part of a
 * composed status wins; "stayed" turns the word it goes with into `limited`; what is negated does not count. A status with
 * a word that nobody knows is never `good`, but as the team settled it. An absent or empty status is `unknown`.
 */
export function standingOf(status: unknown, settled: SettledWords = {}): Standing {
  const read = readText(textOf(status));
  if (read !== 'unknown') return read;
  const key = statusKey(status);
  return (Object.hasOwn(settled, key) ? settled[key] : undefined) ?? 'unknown';
}

/**
 * Whether a change of a status is bad news: what is told now lets its holder do less than all, and no more than before; a
 * status that nobody understands, or none where there was one, has to be looked at. What is only written otherwise is no
 * change (field.md 1.5).
 */
export function isBadNews(before: unknown, after: unknown, settled: SettledWords = {}): boolean {
  const [was, is] = [standingOf(before, settled), standingOf(after, settled)];
  if (is === 'good' || statusKey(before) === statusKey(after)) return false;
  return is === 'unknown' || worse(is, was) === is;
}

/** What texts say, as they were read: the boards of a thousand licenses have some dozen words between them. */
const readBefore = new Map<string, Standing>();
const longestKept = 100;
const mostKept = 500;

function readText(text: string): Standing {
  const before = readBefore.get(text);
  if (before !== undefined) return before;
  const read = readWords(wordsOf(text));
  if (text.length <= longestKept) {
    if (readBefore.size >= mostKept) readBefore.clear();
    readBefore.set(text, read);
  }
  return read;
}

const isWord = (word: string) => !/^[;:.,()]$/.test(word);

/** The words of a text, and the signs between them that part what they say. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/can(?:not|['’]t)\b/g, ' cannot ')
      .replace(/n['’]t\b/g, ' not ')
      .replace(/\bin-active\b/g, 'inactive')
      .replace(/\bn\/a\b/g, 'none')
      // A status that asks says nothing for sure.
      .replace(/\?/g, ' unsure ')
      .replace(/practis/g, 'practic')
      .match(/[\p{L}\p{N}]+|[;:.,()]/gu) ?? []
  );
}

interface Phrase {
  words: readonly string[];
  standing: Exclude<Standing, 'unknown'>;
}

/** Phrases by their first word, the longest first. */
const phrases = new Map<string, Phrase[]>();
for (const [text, standing] of boardWords) {
  const words = text.split(' ');
  const first = words[0] ?? '';
  phrases.set(
    first,
    [...(phrases.get(first) ?? []), { words, standing }].toSorted((a, b) => b.words.length - a.words.length),
  );
}
const filler = new Set(fillers);
const negators = new Set(['no', 'not', 'non', 'without', 'never', 'un', 'nor', 'free', 'zero', 'none']);
/** What stands between a negator and what it negates: `no current public discipline`. */
const qualifiers = new Set([
  'active',
  'current',
  'currently',
  'any',
  'other',
  'prior',
  'previous',
  'past',
  'known',
  'formal',
  'further',
  'open',
  'longer',
]);
/** What a negator goes on negating after "or": a noun, since `no discipline or suspended` denies the first alone. */
const nouns =
  /^(?:restrictions?|conditions?|limitations?|discipline|disciplinary actions?|disciplinary|encumbrances?|obligations?|probation|suspension|revocation|surrender|charges|accusations?|stipulations?|monitoring|supervision|investigation)$/;
const lifted = new Set([
  'lifted',
  'vacated',
  'denied',
  'dissolved',
  'terminated',
  'removed',
  'expired',
  'ended',
  'set',
]);

/** A word of standing where it stands, after what goes with it was read. */
interface Found {
  text: string;
  standing: Exclude<Standing, 'unknown'>;
}

type Token = ({ kind: 'word'; word: string } | { kind: 'standing'; found: Found }) & {
  /** A sign before it parts it from what stands there. */
  isParted: boolean;
};

function readWords(words: readonly string[]): Standing {
  const tokens = tokensOf(words);
  const dropped = new Set<number>();
  const read = new Map<number, Standing>();
  let isUnknown = false;
  tokens.forEach((token, at) => {
    if (token.kind === 'standing') read.set(at, token.found.standing);
  });
  negate(tokens, read, dropped);
  stay(tokens, read, dropped);
  tokens.forEach((token, at) => {
    if (token.kind === 'word' && !dropped.has(at) && !isNeutral(token.word)) isUnknown = true;
  });
  const standings = [...read].filter(([at]) => !dropped.has(at)).map(([, standing]) => standing);
  if (standings.length === 0) return 'unknown';
  return standings.reduce(worse, isUnknown ? 'unknown' : 'good');
}

const isNeutral = (word: string) => filler.has(word) || /^\p{N}+(?:st|nd|rd|th)?$/u.test(word);

function tokensOf(words: readonly string[]): Token[] {
  const tokens: Token[] = [];
  let isParted = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    if (!isWord(word)) {
      isParted = true;
      at += 1;
      continue;
    }
    const phrase = phrases.get(word)?.find((one) => one.words.every((part, nth) => words[at + nth] === part));
    if (phrase) {
      const found = { text: phrase.words.join(' '), standing: phrase.standing };
      tokens.push({ kind: 'standing', found, isParted });
      at += phrase.words.length;
    } else {
      tokens.push({ kind: 'word', word, isParted });
      at += 1;
    }
    isParted = false;
  }
  return tokens;
}

/**
 * A negated word is not the word: `no discipline` and `not suspended` say nothing, while what is good turns into its end
 * (`not current`, `no longer licensed`). `Discipline: none` negates the word before it.
 */
function negate(tokens: readonly Token[], read: Map<number, Standing>, dropped: Set<number>): void {
  tokens.forEach((token, at) => {
    if (token.kind !== 'word' || !negators.has(token.word)) return;
    dropped.add(at);
    const previous = standingAt(tokens, at - 1);
    const target = targetOf(tokens, at + 1);
    if (target === undefined) {
      // `Discipline: none`, `Good standing: no`; two negators in a row are left to a person.
      if (previous && at === tokens.length - 1) settleNegated(tokens, read, dropped, at - 1);
      else if (previous && (token.word === 'none' || token.word === 'no'))
        settleNegated(tokens, read, dropped, at - 1);
      else dropped.delete(at);
      return;
    }
    if (token.word === 'none' && previous) {
      settleNegated(tokens, read, dropped, at - 1);
      return;
    }
    for (let between = at + 1; between < target; between += 1) dropped.add(between);
    settleNegated(tokens, read, dropped, target);
    for (let next = target; ;) {
      const joint = tokens[next + 1];
      const further = standingAt(tokens, next + 2);
      if (joint?.kind !== 'word' || !/^(?:or|nor)$/.test(joint.word) || !further || !nouns.test(further.text))
        break;
      next += 2;
      dropped.add(next);
    }
  });
}

const standingAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const token = tokens[at];
  return token?.kind === 'standing' ? token.found : undefined;
};

/** The place of what a negator before `from` negates: the next word of standing, past fillers and qualifiers. */
function targetOf(tokens: readonly Token[], from: number): number | undefined {
  let qualified: number | undefined;
  for (let at = from; at < tokens.length && at < from + 5; at += 1) {
    const token = tokens[at];
    if (token?.isParted) return qualified;
    if (token?.kind === 'standing') {
      // `no active discipline` denies the discipline; `not active` has nothing further to deny.
      if (qualifiers.has(token.found.text)) {
        qualified ??= at;
        continue;
      }
      if (qualified !== undefined && !nouns.test(token.found.text)) return qualified;
      return at;
    }
    if (token?.kind === 'word' && negators.has(token.word)) return qualified;
    if (token?.kind === 'word' && !qualifiers.has(token.word) && !isNeutral(token.word)) return qualified;
  }
  return qualified;
}

function settleNegated(
  tokens: readonly Token[],
  read: Map<number, Standing>,
  dropped: Set<number>,
  at: number,
): void {
  const found = standingAt(tokens, at);
  if (!found) return;
  if (found.standing !== 'good') dropped.add(at);
  else
    read.set(
      at,
      found.text === 'good standing' ? 'taken away' : found.text.startsWith('un') ? 'limited' : 'ended',
    );
}

/** "Stayed" goes with the word right before it, else with the one right after; a stay that was lifted does not count. */
function stay(tokens: readonly Token[], read: Map<number, Standing>, dropped: Set<number>): void {
  tokens.forEach((token, at) => {
    if (token.kind !== 'word' || !/^stay(?:ed|s)?$/.test(token.word)) return;
    dropped.add(at);
    const follows = tokens[at + 1];
    const next = follows?.kind === 'standing' ? follows.found.text : follows?.word;
    if (token.word !== 'stayed' && next !== undefined && lifted.has(next)) {
      if (follows?.kind === 'word') dropped.add(at + 1);
      return;
    }
    const place = [at - 1, at + 1, at + 2].find((near) => {
      const standing = read.get(near);
      const between = tokens[at + 1];
      if (near === at + 2 && !(between?.kind === 'word' && isNeutral(between.word))) return false;
      return !dropped.has(near) && (standing === 'taken away' || standing === 'ended');
    });
    if (place !== undefined) read.set(place, 'limited');
  });
}
