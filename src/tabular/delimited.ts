import { addLines, newSheet } from './new-sheet';
import type { OddCell, Sheet, TextForm } from './types';

const delimiters = [',', '\t', ';', '|', '^'] as const;
type Delimiter = TextForm['delimiter'];

/** So much of a text says what parts its values. */
const sample = 64 * 1024;
const mostRows = 60;
/** A quotation mark that runs over so many lines to the end of a whole file was never meant to open a cell. */
const strayAfter = 3;

/**
 * A text as a sheet: values parted by commas, tabs, semicolons, `|` or `^`, rows by any line end, also by several kinds in
 * one file. Quoting is that of RFC 4180 and more lenient where programs write otherwise: a mark within a value is a
 * character of it, one that is never closed costs its own cell only (`odd` says where). A first line `sep=;` names the
 * delimiter and is no row. `delimiter` is what parts the values where that is known, `encoding` is passed on. Never throws; takes its time in one go.
 */
export function readDelimited(
  text: string,
  { delimiter, encoding = 'utf-8' }: Partial<Pick<TextForm, 'delimiter' | 'encoding'>> = {},
): Sheet & { text: TextForm } {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const [line = '', named] = /^"?sep=([,;\t|^])"?[^\S\r\n\t]*(?:\r\n|\n|\r|$)/i.exec(body) ?? [];
  const mark = delimiter ?? (named as Delimiter | undefined) ?? delimiterOf(body.slice(line.length));
  const sheet = newSheet();
  const { end, openQuote } = parse(body, mark, line.length, line ? 2 : 1, sheet.odd, (cells, at, to) => {
    if (cells.some(Boolean)) {
      sheet.rows.push(cells);
      sheet.lines.push(at);
    } else addLines(sheet.blank, at, to);
    return true;
  });
  return {
    ...sheet,
    text: { delimiter: mark, encoding, end, ...(openQuote !== undefined && { openQuote }) },
  };
}

/**
 * What parts the values of a text: the mark by which most of its first rows have the same number of values. A title above
 * the rows does not change it, nor do commas within the values of a few.
 */
export function delimiterOf(text: string): Delimiter {
  const start = text.slice(0, sample);
  let [best, most]: [Delimiter, number] = [',', 0];
  for (const mark of delimiters) {
    if (!start.includes(mark)) continue;
    const widths: number[] = [];
    parse(start, mark, 0, 1, [], (cells) => {
      if (cells.some(Boolean)) widths.push(cells.length);
      return widths.length < mostRows;
    });
    // The last row may be cut by the end of the sample.
    if (text.length > sample && widths.length > 1) widths.pop();
    const score = evenness(widths);
    if (score > most) [best, most] = [mark, score];
  }
  return best;
}

/** The share of rows that are as wide as most are, if that is more than one value; wider ones first. */
function evenness(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  let best = 0;
  for (const [width, count] of counts)
    best = Math.max(best, count / widths.length + Math.min(width, 30) / 200);
  return best;
}

/** Takes the values of a row with its first and last line; false ends the reading. */
type TakeRow = (cells: string[], first: number, last: number) => boolean;

/**
 * Walks over a text cell by cell, from `start`, which is in line `firstLine`. Jumps from mark to mark: nine characters of
 * ten are never looked at one by one.
 */
function parse(
  text: string,
  delimiter: string,
  start: number,
  firstLine: number,
  odd: OddCell[],
  take: TakeRow,
): Pick<TextForm, 'end' | 'openQuote'> {
  const { length } = text;
  let at = start;
  let line = firstLine;
  let rowLine = line;
  let cells: string[] = [];
  let [mark, feed, turn] = [-1, -1, -1];
  const ahead = (found: number, character: string) => {
    if (found >= at) return found;
    const next = text.indexOf(character, at);
    return next < 0 ? length : next;
  };
  let openQuote: number | undefined;
  let endsInLine = true;
  while (at < length) {
    endsInLine = false;
    const quoted = text[at] === '"' || text[at] === ' ' ? quotedCell(text, at, delimiter) : undefined;
    if (quoted === 'open') {
      openQuote = line;
      cells.push(unquoted(text.slice(at + 1)));
      break;
    }
    if (quoted) {
      if (quoted.odd) odd.push({ line, column: cells.length, what: 'quote' });
      cells.push(quoted.value);
      line += quoted.breaks;
      at = quoted.to;
    }
    mark = ahead(mark, delimiter);
    feed = ahead(feed, '\n');
    turn = ahead(turn, '\r');
    const to = Math.min(mark, feed, turn);
    if (!quoted) {
      if (text[at] === '"') odd.push({ line, column: cells.length, what: 'quote' });
      cells.push(text.slice(at, to).trim());
    }
    if (to === mark && to < length) {
      at = to + 1;
      // A delimiter at the very end of the text has an empty value behind it.
      if (at === length) cells.push('');
      continue;
    }
    at = to;
    if (to === length) break;
    at += text[to] === '\r' && text[to + 1] === '\n' ? 2 : 1;
    if (!take(cells, rowLine, line)) return { end: 'line' };
    line += 1;
    rowLine = line;
    cells = [];
    endsInLine = true;
  }
  if (cells.length > 0) take(cells, rowLine, line);
  if (openQuote !== undefined) return { end: 'quote', openQuote };
  return { end: endsInLine ? 'line' : 'row' };
}

interface QuotedCell {
  value: string;
  /** Where the cell ends: at a delimiter, a line end, or the end of the text. */
  to: number;
  /** Line ends within it. */
  breaks: number;
  odd: boolean;
}

/**
 * The quoted cell that begins at `from`, behind blanks or not; `open` where the text ends within it. Undefined for a cell
 * that is not quoted, or whose mark is a stray one: then it ends at its delimiter as any other does.
 */
function quotedCell(text: string, from: number, delimiter: string): QuotedCell | 'open' | undefined {
  let open = from;
  while (text[open] === ' ') open += 1;
  if (text[open] !== '"' || delimiter === '"') return undefined;
  let at = open + 1;
  let odd = false;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return open === from && isCutOff(text, open) ? 'open' : undefined;
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    let behind = quote + 1;
    while (text[behind] === ' ') behind += 1;
    if (behind >= text.length || text[behind] === delimiter || isBreak(text[behind] ?? '')) {
      const inside = text.slice(open + 1, quote);
      return {
        value: unquoted(inside),
        to: behind,
        breaks: breaksIn(inside),
        odd,
      };
    }
    // Not the end of a cell, and behind a delimiter the beginning of another: the first mark was none.
    const before = text[quote - 1] ?? '';
    if (quote > open + 1 && (before === delimiter || isBreak(before))) return undefined;
    odd = true;
    const next = text.indexOf('"', quote + 1);
    const lineEnd = nextBreak(text, quote);
    if (next < 0 || next > lineEnd || text[next - 1] === delimiter) {
      // `"Bob" Smith`: marks around what needs none are part of the value, as those of a nickname; of others, as in `"Smith, B" Jr`, the
      // quoted part and what follows are the value.
      const stop = text.indexOf(delimiter, quote);
      const to = Math.min(stop < 0 ? text.length : stop, lineEnd);
      const inside = text.slice(open + 1, quote);
      const isOwn =
        !inside.includes(delimiter) &&
        !/["\r\n]/.test(inside) &&
        /^\s+\p{L}/u.test(text.slice(quote + 1, to));
      const value = isOwn ? text.slice(open, to).trim() : unquoted(inside + text.slice(quote + 1, to));
      return { value, to, breaks: breaksIn(inside), odd };
    }
    at = quote + 1;
  }
}

/** What a quoted cell says: marks are there twice, and lines end as they do everywhere here. */
function unquoted(inside: string): string {
  const text = inside.includes('""') ? inside.replaceAll('""', '"') : inside;
  return (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).trim();
}

const isBreak = (character: string) => character === '\n' || character === '\r';

/** One search for both: one for each would run to the end of a file that has only the other. */
function nextBreak(text: string, from: number): number {
  const breaks = /[\r\n]/g;
  breaks.lastIndex = from;
  return breaks.exec(text)?.index ?? text.length;
}

function breaksIn(text: string): number {
  return text.includes('\n') || text.includes('\r') ? (text.match(/\r\n|\n|\r/g)?.length ?? 0) : 0;
}

/**
 * Whether a mark that nothing closes is due to a missing end. Otherwise it is a stray one: below it stand further whole
 * lines, up to a line end.
 */
function isCutOff(text: string, open: number): boolean {
  if (!/[\r\n]$/.test(text)) return true;
  return breaksIn(text.slice(open)) <= strayAfter;
}
