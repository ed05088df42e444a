import { oneLine } from './columns';
import { mayBeName, saysNothing } from './nothing';
import { areTitles } from './titles';

const mark =
  /[,;(\s]*(?:\b(?:a\s?\.?\/?k\s?\.?\/?a|f\s?\.?\/?k\s?\.?\/?a|n\s?\.?\/?k\s?\.?\/?a|d\s?\.?\/?b\s?\.?\/?a)\b\.?|\balso known as\b|\bdoing business as\b|\bformerly(?: known as)?\b|\bn[ée]e\b)[:\s]*/i;
const marks = new RegExp(mark, 'gi');
const leadingMark = new RegExp(`^${mark.source}`, 'i');
/** A mark that nobody is called by: with strokes, full stops or a colon, or in whole words. */
const sureMark =
  /^[,;(\s]*(?:[afn][./]\s?k[./]\s?a\b\.?|d[./]\s?b[./]\s?a\b\.?|(?:aka|fka|nka|dba)\s*(?=:)|also known as\b|doing business as\b|formerly known as\b)[:\s]*/i;

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * Splits off what follows `aka`, `dba` and the like: the name itself, then each of the others. Words such as `Aka` and `Nee`
 * are names too: only between two names they are marks.
 */
export function namesWithin(text: string): string[] {
  const whole = withoutLeading(text, sureMark);
  const segments: string[] = [];
  let from = 0;
  for (const { 0: found, index } of whole.matchAll(marks)) {
    const behind = whole.slice(index + found.length);
    if (!hasLetters(whole.slice(from, index)) || !hasLetters(behind) || areTitles(behind)) continue;
    segments.push(whole.slice(from, index));
    from = index + found.length;
  }
  segments.push(whole.slice(from));
  const names = segments
    .flatMap((segment, index) => (index === 0 ? [segment] : segment.split(/;/)))
    .map((segment, index) => cleaned(index === 0 ? segment : withoutLeading(segment, leadingMark)));
  const [first = '', ...others] = names;
  const said = others.filter((name) => !saysNothing(name));
  return said.length > 0 && saysNothing(first) && !mayBeName(first) ? said : [first, ...said];
}

/** The names of a cell for other names, where a mark may stand before the first of them, too. */
export function otherNamesWithin(text: string): string[] {
  return namesWithin(withoutLeading(text, leadingMark));
}

/** Without a mark at the beginning, if something follows it. */
function withoutLeading(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '');
  return hasLetters(rest) ? rest : text;
}

/** Without the brackets and marks that are left at the ends of a part. */
export function cleaned(text: string): string {
  const trimmed = oneLine(text).replace(/^[,;:/\s]+|[,;:/\s]+$/g, '');
  if (!/[()]/.test(trimmed)) return trimmed;
  const opened = trimmed.split('(').length;
  const closed = trimmed.split(')').length;
  if (closed > opened) return trimmed.replace(/\)\s*$/, '').trim();
  return opened > closed ? trimmed.replace(/\(\s*$/, '').trim() : trimmed;
}
