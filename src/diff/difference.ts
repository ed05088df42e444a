import { displayText } from '@/flexible-data/model';
import { dayIn, isTimed } from '@/lib/written-day';

/** A changed value as it is shown on both sides: the two texts never read the same. */
export interface ShownChange {
  before: string | undefined;
  after: string | undefined;
  /** Both mean the same: only how it is written differs. */
  isSpelling: boolean;
}

const signNames: Record<string, string> = {
  ' ': 'space',
  '\t': 'tab',
  '\n': 'line break',
  '\r': 'carriage return',
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u202f': 'narrow no-break space',
  '\ufeff': 'byte order mark',
};

/** Signs that look like others: each list begins with the sign that they are read as. */
const alike =
  '-\u2010\u2011 AАΑ BВΒ CС EЕΕ HНΗ IІΙ JЈ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YΥ ZΖ aа cс eе iі jј oоο pр sѕ xх yу';
const lookalikes = new Map(
  alike.split(' ').flatMap(([sign = '', ...others]) => others.map((other) => [other, sign] as const)),
);
const lookalike = new RegExp(`[${[...lookalikes.keys()].join('')}]`, 'g');

/** What a reader sees of a text: spaces of every kind and number are one, invisible signs are none. */
const visible = (text: string) =>
  text
    .normalize()
    .replace(lookalike, (sign) => lookalikes.get(sign) ?? sign)
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{DI}]/gu, '')
    .trim();

/** Every sign that a reader cannot see is written as its name: `Ada[no-break space]Quill`. */
function withMarks(text: string): string {
  return text
    .replace(lookalike, (sign) => `${sign}[U+${codeOf(sign)}]`)
    .replace(/^\s+|\s+$|\s{2,}|[^\S ]|[\p{Cc}\p{Cf}\p{DI}\p{M}]|(?! )\p{Z}/gu, (found) =>
      [...found].map((sign) => `[${signNames[sign] ?? `U+${codeOf(sign)}`}]`).join(''),
    );
}

const codeOf = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** A value as it came, so that two different ones read differently: a text in quotes where its kind matters. */
function rawTexts(before: unknown, after: unknown): [string, string] {
  if (typeof before === typeof after) {
    const [was, is] = [String(before), String(after)];
    if (visible(was) !== visible(is)) return [was.trim(), is.trim()];
    if (visible(was) && withMarks(was) !== withMarks(is)) return [withMarks(was), withMarks(is)];
  }
  return [literal(before), literal(after)];
}

const literal = (value: unknown) => {
  if (value === null) return 'no value';
  return value === '' ? 'an empty text' : JSON.stringify(value);
};

/** The day of a value that tells a day and no time of it. */
const dayAlone = (value: unknown) => (isTimed(value) ? undefined : dayIn(value));

/**
 * How two scalar values that are not equal are shown beside each other: as everywhere, but where that reads the same, as
 * they came, with what cannot be seen written out. Absent ones are undefined. Takes JSON scalars, never throws.
 */
export function shownChange(before: unknown, after: unknown): ShownChange {
  if (before === undefined || after === undefined) {
    const [was, is] = [before, after].map((value) => (value === undefined ? undefined : displayText(value)));
    return { before: was, after: is, isSpelling: false };
  }
  const [was, is] = [displayText(before), displayText(after)];
  const day = dayAlone(before);
  const isSameDay = day !== undefined && day === dayAlone(after);
  if (!isSameDay && visible(was) !== visible(is)) return { before: was, after: is, isSpelling: false };
  const [one, other] = rawTexts(before, after);
  return { before: one, after: other, isSpelling: true };
}

const longest = 160;
/** What stands before a difference that lies far inside a text. */
const lead = 40;

/**
 * Two different texts in at most 160 signs each: from the start, or from shortly before the first difference where it
 * lies further inside. The two excerpts read differently.
 */
export function excerpts(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after];
  let first = 0;
  while (first < before.length && before[first] === after[first]) first++;
  const from = first < longest - lead ? 0 : first - lead;
  const [was, is] = [excerpt(before, from), excerpt(after, from)];
  return visible(was) === visible(is) ? [withMarks(was), withMarks(is)] : [was, is];
}

/** A piece of a text from about `from` on, cut between words where there are some nearby: half a number is another one. */
function excerpt(text: string, from: number): string {
  const wordStart = text.lastIndexOf(' ', from) + 1;
  const start = from - wordStart <= 30 ? wordStart : from;
  const end = start + longest;
  const isCut = end < text.length;
  const piece = text.slice(start, end);
  const whole = isCut ? piece.replace(/\s\S{0,30}$|[\uD800-\uDBFF]$/, '') : piece;
  return `${start > 0 ? '…' : ''}${whole.replace(/^[\uDC00-\uDFFF]/, '')}${isCut ? '…' : ''}`;
}

/** Words with the spaces behind them: joined they are the text again. */
const wordsOf = (text: string) => text.match(/^\s+|\S+\s*/gu) ?? [];

/** Beyond so many signs a difference is no small one. */
const mostChanged = 40;

/**
 * What of a longer text differs, where that is one run of a few whole words: `Suite 110 is now Suite 300`, `“Suite 110”
 * was left out`. Undefined where the texts are short or differ in more.
 */
export function smallDifference(before: string, after: string): string | undefined {
  if (before.length < 24 && after.length < 24) return undefined;
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
  if (head + tail === 0) return undefined;
  const [was, is] = [old, now].map((words) =>
    words
      .slice(head, words.length - tail)
      .join('')
      .trim(),
  );
  if (!was && !is) return undefined;
  if ((was?.length ?? 0) > mostChanged || (is?.length ?? 0) > mostChanged) return undefined;
  if (!was) return `“${withoutEnd(is ?? '')}” was added`;
  if (!is) return `“${withoutEnd(was)}” was left out`;
  const previous = (old[head - 1] ?? '').trim();
  const [one, other] = withoutSharedEnd(was, is).map((text) => [previous, text].filter(Boolean).join(' '));
  return visible(one ?? '') === visible(other ?? '') ? undefined : `${one ?? ''} is now ${other ?? ''}`;
}

const endSign = /[,;.]+$/;

/** What parts the words from those after them belongs to neither. */
const withoutEnd = (text: string) => text.replace(endSign, '') || text;

function withoutSharedEnd(before: string, after: string): [string, string] {
  const end = endSign.exec(before)?.[0];
  if (!end || end !== endSign.exec(after)?.[0]) return [before, after];
  return [before.slice(0, -end.length) || before, after.slice(0, -end.length) || after];
}
