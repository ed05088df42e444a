import { textOf } from '@/lib/words';
import { boardWords, fillers, kinds, type Standing } from './board-words';

export type { Standing };

/** What a team settled about statuses that nobody else knows: the status as `statusKey` writes it → what it means. */
export type SettledWords = Readonly<Record<string, Exclude<Standing, 'unknown'>>>;

/** What the table and its rules make of a status, before anybody settled it. */
export interface Reading {
  standing: Standing;
  /** The word of the status that decided: `revoked`, `not active`, `narnia`; undefined where it has no words. */
  by: string | undefined;
  /** Whether it is a word of the table as it stands there: then nobody settles it otherwise. */
  isFixed: boolean;
}

/** A status as it is compared: lower case, without accents and what only parts its words, these parted by one space. */
export const statusKey = (status: unknown): string => keyOf(wordsOf(textOf(status)));

/** The worst comes last. */
const order: readonly Standing[] = ['good', 'unknown', 'limited', 'ended', 'taken away'];

/** The worse of two standings. */
export const worse = (one: Standing, other: Standing): Standing =>
  order.indexOf(one) >= order.indexOf(other) ? one : other;

/**
 * What a board's words say of a license (field.md 1.5), whatever their length, case and script. A word of the table means
 * what it means there; any other status is what the team settled, else what its words come to by rule: see `readingOf`.
 */
export function standingOf(status: unknown, settled: SettledWords = {}): Standing {
  const { standing, isFixed, key } = readText(textOf(status));
  if (isFixed) return standing;
  return (Object.hasOwn(settled, key) ? settled[key] : undefined) ?? standing;
}

/**
 * What a status comes to by rule. The worse part of a composed status wins; "stayed" turns the word it goes with into
 * `limited`; what is negated does not count. A status with a word, number or sign that nobody knows is never `good`. An
 * absent or empty status is `unknown`.
 */
export const readingOf = (status: unknown): Reading => readText(textOf(status));

/** Whether a reading would be made better by what somebody chooses. */
export const isBetter = (chosen: Standing, { standing }: Reading): boolean =>
  chosen !== standing && worse(chosen, standing) === standing;

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
const readBefore = new Map<string, Reading & { key: string }>();
const longestKept = 100;
const mostKept = 500;

function readText(text: string): Reading & { key: string } {
  const before = readBefore.get(text);
  if (before !== undefined) return before;
  const key = keyOf(wordsOf(text));
  const read = { ...readWords(wordsOf(withoutStart(text))), isFixed: tableWords.has(key), key };
  if (text.length <= longestKept) {
    if (readBefore.size >= mostKept) readBefore.clear();
    readBefore.set(text, read);
  }
  return read;
}

/**
 * A text in lower case, in which what looks alike is alike: no accents, no marks that nobody sees (soft hyphens, zero
 * width, direction), one kind of dash. Letters that are struck through keep a sign of it.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0334-\u0338\u20D0-\u20F0]/g, '~')
    .replace(/[\p{M}\p{Cf}\p{DI}]+/gu, '')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .toLowerCase();

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** A day, month or year by which something began: it is over, whatever else is said. */
const start = new RegExp(
  String.raw`\b(?:since|issued(?: on)?):? (?:\d{4}-\d\d-\d\d|(?:\d\d?/)?(?:\d\d?/)?\d{4}|${month}\.? (?:\d\d?,? )?\d{4})(?![\d/-])`,
  'g',
);

const withoutStart = (text: string) => plainText(text).replace(/\s+/g, ' ').replace(start, ' ');

const isSign = (word: string) => /^[;:.,()[\]{}|]$/.test(word);

const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

function keyOf(words: readonly string[]): string {
  const key = joined(words.filter((word) => !isSign(word))).join(' ');
  return hasLetter(key) ? key : '';
}

/** The words of a text, the signs between them that part what they say, and those that may mean anything: `* ? …`. */
function wordsOf(text: string): string[] {
  const words = plainText(text)
    .replace(/can(?:not|['’]t)\b/g, ' cannot ')
    .replace(/n['’]t\b/g, ' not ')
    .replace(/\bn\/a\b/g, 'none')
    .replace(/practis/g, 'practic')
    .match(/[\p{L}\p{N}]+|\.{2,}|[^\s\-/\\&'’‘"“”«»_!•·]/gu);
  return joined(words ?? []);
}

/** `In-active`, `in active` and `un-restricted` are words that were taken apart; by a sign too, unless they get good by it. */
function joined(words: readonly string[]): string[] {
  const whole: string[] = [];
  let last = -1;
  for (const word of words) {
    const both = `${whole[last] ?? ''}${word}`;
    const standing = last < 0 || isSign(word) ? undefined : tableWords.get(both);
    if (standing && (last === whole.length - 1 || standing !== 'good')) whole.splice(last, Infinity, both);
    else if (whole.push(word) && !isSign(word)) last = whole.length - 1;
  }
  return whole;
}

interface Phrase {
  words: readonly string[];
  standing: Exclude<Standing, 'unknown'>;
}

const tableWords = new Map(boardWords.map(([words, standing]) => [words, standing]));
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
const kind = new Set(kinds);
const filler = new Set([...fillers, ...kinds]);
const negators = new Set(['no', 'not', 'non', 'without', 'never', 'un', 'nor', 'free', 'zero', 'none']);
/** Those that deny a noun together with what is said of it: `no active discipline`. */
const determiners = new Set(['no', 'without', 'free', 'zero', 'nor', 'none']);
/** What stands between a negator and what it negates: `no current public discipline`. */
const qualifiers = new Set(
  'a an the active current currently any prior previous past known formal open longer public practice record history evidence of'.split(
    ' ',
  ),
);
/** What is denied may be followed by where, and how, that is known: `no discipline on record`. */
const tail = new Set('on record file found reported known noted taken practice'.split(' '));
/** What a negator goes on negating after "or": a noun, since `no discipline or suspended` denies the first alone. */
const nouns =
  /^(?:restrictions?|conditions?|limitations?|discipline|disciplinary actions?|disciplinary|encumbrances?|obligations?|orders?|probation|suspension|revocation|surrender|relinquishment|annulment|denial|prohibition|cancellation|termination|charges|accusations?|stipulations?|monitoring|supervision|investigation|stay)$/;
/** What may be said of a stay that is in effect; anything else may say that it is not: asked for, pending, lifted. */
const ofStay = new Set(
  'of by has been board court with on for year years month months day days summary administrative'.split(' '),
);

/** A word of standing where it stands, after what goes with it was read. */
interface Found {
  text: string;
  standing: Exclude<Standing, 'unknown'>;
}

type Token = ({ kind: 'word'; word: string } | { kind: 'standing'; found: Found }) & {
  /** What parts it from what stands before it; '' where nothing does. */
  sign: string;
};

/** What is being read: words, and what they come to so far. */
interface Sentence {
  tokens: readonly Token[];
  /** What the words of standing say, by their place. */
  read: Map<number, Standing>;
  /** The places of what does not count, or was counted with something else. */
  dropped: Set<number>;
  /** The places of good words that are denied. */
  denied: Set<number>;
}

function readWords(words: readonly string[]): Pick<Reading, 'standing' | 'by'> {
  const tokens = tokensOf(words);
  const sentence: Sentence = { tokens, read: new Map(), dropped: new Set(), denied: new Set() };
  const { read, dropped, denied } = sentence;
  tokens.forEach((token, index) => {
    if (token.kind === 'standing') read.set(index, token.found.standing);
  });
  negate(sentence);
  stay(sentence);
  dropTitles(sentence);
  let standing: Standing | undefined;
  let by: string | undefined;
  tokens.forEach((token, index) => {
    if (dropped.has(index)) return;
    const one = token.kind === 'standing' ? (read.get(index) ?? 'unknown') : 'unknown';
    if (token.kind === 'word' && isNeutral(token.word)) return;
    if (standing !== undefined && (one === standing || worse(one, standing) !== one)) return;
    standing = one;
    by = token.kind === 'word' ? token.word : `${denied.has(index) ? 'not ' : ''}${token.found.text}`;
  });
  return { standing: standing ?? 'unknown', by: by ?? words.find((word) => !isSign(word)) };
}

const isNeutral = (word: string) => filler.has(word);

function tokensOf(words: readonly string[]): Token[] {
  const tokens: Token[] = [];
  let sign = '';
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? '';
    if (isSign(word)) {
      sign = word;
      index += 1;
      continue;
    }
    const phrase = phrases
      .get(word)
      ?.find((one) => one.words.every((phraseWord, nth) => words[index + nth] === phraseWord));
    if (phrase && !isLabel(words, index)) {
      const found = { text: phrase.words.join(' '), standing: phrase.standing };
      tokens.push({ kind: 'standing', found, sign });
      index += phrase.words.length;
    } else {
      tokens.push({ kind: 'word', word: phrase ? 'status' : word, sign });
      index += 1;
    }
    sign = '';
  }
  return tokens;
}

/** `Current status: …` and `Current license status` name what follows, and say nothing of it. */
function isLabel(words: readonly string[], index: number): boolean {
  if (words[index] !== 'current') return false;
  const next = words[index + 1] ?? '';
  return (/^(?:licen[sc]e|licensure|registration)$/.test(next) ? words[index + 2] : next) === 'status';
}

/**
 * A negated word is not the word: `no discipline` and `not suspended` say nothing, while what is good turns into its end
 * (`not current`, `no longer licensed`). `Discipline: none` negates the word before it.
 */
function negate(sentence: Sentence): void {
  const { tokens, dropped } = sentence;
  tokens.forEach((token, index) => {
    if (token.kind !== 'word') return;
    // `In-licensed`, `in current`: whatever is meant by it, it is not what the word alone says.
    if (
      token.word === 'in' &&
      tokens[index + 1]?.sign === '' &&
      standingAt(tokens, index + 1)?.standing === 'good'
    )
      return settleNegated(sentence, index, index + 1);
    if (!negators.has(token.word)) return;
    if (isAnswer(tokens, index)) return settleNegated(sentence, index, index - 1);
    // `Restrictions: none current` is left to a person, as two negators in a row are.
    if (token.word === 'none' && standingAt(tokens, index - 1)) return;
    const target = targetOf(tokens, index + 1, determiners.has(token.word));
    if (target === undefined) return;
    for (let between = index + 1; between < target; between += 1) dropped.add(between);
    settleNegated(sentence, index, target);
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

/** Whether a negator answers the word before it, `Discipline: none`; what is bad is only denied by an answer to it. */
function isAnswer(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const answered = standingAt(tokens, index - 1);
  if (token?.kind !== 'word' || !answered) return false;
  const isPlain = token.word === 'no' || token.word === 'none';
  const next = tokens[isPlain ? afterTail(tokens, index + 1) : index + 1];
  if (next && !(isPlain && next.sign !== '')) return false;
  return answered.standing === 'good' || (isPlain && /^[:(]?$/.test(token.sign));
}

/** The place after words of `tail` from a place on. */
function afterTail(tokens: readonly Token[], from: number): number {
  let index = from;
  for (let token = tokens[index]; token?.kind === 'word' && token.sign === '' && tail.has(token.word);)
    token = tokens[(index += 1)];
  return index;
}

const standingAt = (tokens: readonly Token[], index: number): Found | undefined => {
  const token = tokens[index];
  return token?.kind === 'standing' ? token.found : undefined;
};

/**
 * The place of what a negator before `from` negates: the next word of standing, past qualifiers. Past fillers only what
 * is good, which gets worse by it, or a noun: `no license revoked` may say that one was.
 */
function targetOf(tokens: readonly Token[], from: number, isDeterminer: boolean): number | undefined {
  let qualified: number | undefined;
  let isNear = true;
  for (let index = from; index < tokens.length && index < from + 5; index += 1) {
    const token = tokens[index];
    if (!token || token.sign !== '') return qualified;
    if (token.kind === 'standing') {
      const { text, standing } = token.found;
      // `no active discipline` denies the discipline; `not active` has nothing further to deny.
      if (isDeterminer && qualifiers.has(text)) {
        qualified ??= index;
        continue;
      }
      if ((qualified !== undefined || (!isNear && standing !== 'good')) && !nouns.test(text))
        return qualified;
      return index;
    }
    if (qualifiers.has(token.word)) continue;
    if (negators.has(token.word) || !isNeutral(token.word)) return qualified;
    isNear = false;
  }
  return qualified;
}

/** Counts a negator with what it negates: what is bad does not count, what is good turns into its end. */
function settleNegated({ tokens, read, dropped, denied }: Sentence, negator: number, index: number): void {
  const found = standingAt(tokens, index);
  if (!found) return;
  dropped.add(negator);
  const last = Math.max(negator, index);
  for (let next = afterTail(tokens, last + 1) - 1; next > last; next -= 1) dropped.add(next);
  if (found.standing !== 'good') {
    dropped.add(index);
    return;
  }
  denied.add(index);
  read.set(
    index,
    found.text.endsWith('good standing') ? 'taken away' : found.text.startsWith('un') ? 'limited' : 'ended',
  );
}

/**
 * A stay turns what it goes with, the word before it or else the noun after it, into `limited`. It does only where it
 * is plainly in effect: beside a word that nobody knows (`requested`, `lifted`, `motion for`) or that tells of an end, what
 * was stayed stands.
 */
function stay({ tokens, read, dropped }: Sentence): void {
  const counts = (index: number) => !dropped.has(index);
  const isPassed = (index: number) => {
    const token = tokens[index];
    return token?.kind === 'word' && (!counts(index) || qualifiesStay(token.word));
  };
  const isDoubtful = tokens.some((token, index) => token.kind === 'word' && !isPassed(index));
  if (isDoubtful) return;
  const ends = [...read].filter(([index, standing]) => counts(index) && standing === 'ended').length;
  tokens.forEach((_, index) => {
    const word = standingAt(tokens, index)?.text ?? '';
    if (!counts(index) || !/^stay(?:ed|s)?$/.test(word)) return;
    let before = index - 1;
    while (isPassed(before)) before -= 1;
    let after = index + 1;
    while (isPassed(after) && tokens[after]?.sign === '') after += 1;
    const goesWith = (near: number) =>
      counts(near) &&
      (read.get(near) === 'taken away' ? ends === 0 : read.get(near) === 'ended' && ends === 1) &&
      (near === before
        ? read.get(near) !== 'ended' || word === 'stayed'
        : tokens[near]?.sign === '' && nouns.test(standingAt(tokens, near)?.text ?? ''));
    const place = [before, after].find(goesWith);
    if (place !== undefined) read.set(place, 'limited');
  });
}

const qualifiesStay = (word: string) => isNeutral(word) || ofStay.has(word) || /^\p{N}+$/u.test(word);

/** Beside a trade, `licensed` and `registered` are parts of its name. */
function dropTitles({ tokens, read, dropped }: Sentence): void {
  if (!tokens.some((token) => token.kind === 'word' && kind.has(token.word))) return;
  tokens.forEach((token, index) => {
    if (
      token.kind === 'standing' &&
      /^(?:licensed|registered)$/.test(token.found.text) &&
      read.get(index) === 'good'
    )
      dropped.add(index);
  });
}
