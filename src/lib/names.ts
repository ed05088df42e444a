/**
 * Text as it is compared: without case, accents, punctuation and repeated spaces. Apostrophes join what they part
 * (`O'Brien` is `OBRIEN`), hyphens and all other punctuation part it. Letters of every script are kept.
 */
export function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/['’ʼ`´.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase()
    .replaceAll('Ø', 'O')
    .replaceAll('Ł', 'L')
    .replaceAll('Đ', 'D')
    .replaceAll('Æ', 'AE');
}

/** The words of a text as they are compared, in order. */
export function wordsOf(text: string): string[] {
  const plain = normalised(text);
  return plain ? plain.split(' ') : [];
}

export interface HeldName {
  firstName?: string | undefined;
  lastName?: string | undefined;
  aliases?: { firstName?: string | undefined; lastName?: string | undefined }[] | undefined;
}

/** How a name that a source gives stands to the name that we hold. */
export type NameLikeness =
  | { like: 'same' }
  /** Equal but for something that people leave out or change; `through` says what, in words. */
  | { like: 'similar'; through: string }
  | { like: 'different' };

const suffixes = new Set('JR SR II III IV MD DO RN NP PA DDS DMD PHD PSYD APRN RPH ESQ'.split(' '));

/**
 * Compares a held name with one that a source gives, as `First Middle Last` or `LAST, FIRST MIDDLE`. Same only when
 * the words are the same ones, whatever their case, accents, punctuation and order; a wrong "same" is worse than a
 * needless "different".
 */
export function compareNames(held: HeldName, given: string): NameLikeness {
  const direct = compareOne(held, given);
  if (direct.like !== 'different') return direct;
  for (const alias of held.aliases ?? []) {
    const name = [alias.firstName, alias.lastName].filter(Boolean).join(' ');
    if (name && compareOne(alias, given).like !== 'different') {
      return { like: 'similar', through: `known alias ${name}` };
    }
  }
  return direct;
}

function compareOne(held: HeldName, given: string): NameLikeness {
  const first = wordsOf(held.firstName ?? '');
  const last = wordsOf(held.lastName ?? '');
  const ours = [...first, ...last];
  const theirs = wordsOf(given);
  if (ours.length === 0 || theirs.length === 0) return { like: 'different' };
  const onlyOurs = without(ours, theirs);
  const onlyTheirs = without(theirs, ours);
  if (onlyOurs.length === 0 && onlyTheirs.length === 0) return inOrder(last, given);
  // One word of both the first and the last name has to be there on both sides, else it is somebody else.
  if (!overlap(first, theirs) || !overlap(last, theirs)) return { like: 'different' };
  return explain(onlyOurs, onlyTheirs, last);
}

/** A comma says which part is the last name, so that James Thomas is not taken for Thomas James. */
function inOrder(last: string[], given: string): NameLikeness {
  const [beforeComma, afterComma] = given.split(',');
  if (afterComma === undefined || last.length === 0) return { like: 'same' };
  const stated = wordsOf(beforeComma ?? '').filter((word) => !suffixes.has(word));
  return without(stated, last).length === 0
    ? { like: 'same' }
    : { like: 'similar', through: 'first and last name the other way round' };
}

function explain(onlyOurs: string[], onlyTheirs: string[], last: string[]): NameLikeness {
  const reasons: string[] = [];
  let ours = onlyOurs;
  let theirs = onlyTheirs;
  const titles = [...ours, ...theirs].filter((word) => suffixes.has(word) && !last.includes(word));
  if (titles.length > 0) {
    reasons.push(`suffix or title ${titles.join(', ')} on one side only`);
    ours = ours.filter((word) => !titles.includes(word));
    theirs = theirs.filter((word) => !titles.includes(word));
  }
  for (const word of ours) {
    const match = theirs.find((other) => isInitialOf(word, other) || isInitialOf(other, word));
    if (!match) continue;
    reasons.push(`initial ${word.length < match.length ? word : match}`);
    ours = without(ours, [word]);
    theirs = without(theirs, [match]);
  }
  // Words left on both sides contradict each other; words of the last name cannot just be missing.
  if (ours.length > 0 && theirs.length > 0) return { like: 'different' };
  if (ours.some((word) => last.includes(word))) return { like: 'different' };
  const rest = [...ours, ...theirs];
  if (rest.length > 2) return { like: 'different' };
  if (rest.length > 0) reasons.push(`middle name ${rest.join(' ')} on one side only`);
  return { like: 'similar', through: reasons.join('; ') };
}

function isInitialOf(short: string, long: string): boolean {
  return short.length === 1 && long.length > 1 && long.startsWith(short);
}

function overlap(one: string[], other: string[]): boolean {
  return one.length === 0 || one.some((word) => other.includes(word));
}

/** What is left of `words` when each of `taken` takes one equal word away. */
function without(words: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Where the words of `text` stand that `other` does not have: pairs of start and end, for highlighting. */
export function differingRanges(text: string, other: string): [start: number, end: number][] {
  const left = wordsOf(other);
  const ranges: [number, number][] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}'’ʼ`´.]+/gu)) {
    const word = normalised(match[0]).replaceAll(' ', '');
    if (!word) continue;
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    else ranges.push([match.index, match.index + match[0].length]);
  }
  return ranges;
}
