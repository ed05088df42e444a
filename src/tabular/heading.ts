import { filledCells, hasNameWord, isHint, isName, isValue, usualFilled } from './cell-shape';
import type { Heading, MergedCells } from './types';

/** What helps to find a heading. */
export interface HeadingHelp {
  /** How many of these names are known to whoever wants the rows; a row with known names goes before others. */
  score?: (names: readonly string[]) => number;
  /** Of each row its number in the file, where `merged` is given. */
  lines?: readonly number[];
  merged?: readonly MergedCells[];
}

/** A heading further down is none of the table. */
const lastRow = 40;
/** So many rows below a heading say what its columns hold. */
const rowsBelow = 30;
const mostGroupRows = 2;

/**
 * The heading of a table among its first 40 rows, by its shape: names rather than values, about as many as the rows below
 * have cells, each another one, values below them. Rows of titles and notes above it are passed over. A row of groups above
 * it and a second row of names below it are joined with it; a row that says only what is required is none of its names.
 * Undefined where every row is one of values.
 */
export function findHeading(rows: readonly string[][], help: HeadingHelp = {}): Heading | undefined {
  const { lines } = help;
  let best: { at: number; score: number } | undefined;
  const end = rows.findIndex((_, at) => (lines?.[at] ?? at + 1) > lastRow);
  // Each row is compared with those below it: every text is looked at once.
  const holdsValue = remembered(isValue);
  // Few records above long notes are still the table: it is as wide as its wider rows.
  const width = usualFilled(rows, 0, Math.min(rows.length, lastRow + rowsBelow), 0.75);
  let records = 0;
  for (let at = 0; at < (end < 0 ? rows.length : end); at += 1) {
    const score = scoreOf(rows, at, { width, records }, help, holdsValue);
    // The same names on a later page are no better for having fewer pages below them.
    const worth = (score ?? -Infinity) - Math.min(records, 3);
    if (worth > (best?.score ?? -Infinity) + 0.001) best = { at, score: worth };
    const cells = (rows[at] ?? []).filter(Boolean);
    if (cells.length >= width * 0.6 && cells.filter(holdsValue).length >= cells.length * 0.2) records += 1;
  }
  return best && headingAt(rows, best.at, help);
}

/**
 * The heading whose main row is `rows[at]`, whatever it looks like, with the rows that belong to it above and below: for a
 * reader who says where the heading is.
 */
export function headingAt(rows: readonly string[][], at: number, help: HeadingHelp = {}): Heading {
  let names = rows[at] ?? [];
  let [from, below] = [at, at + 1];
  let hints: string[] | undefined;
  const isNext = (one: number, other: number) =>
    !help.lines || Math.abs((help.lines[one] ?? 0) - (help.lines[other] ?? 0)) === 1;
  for (let step = 0; step < mostGroupRows && from > 0 && isNext(from, from - 1); step += 1) {
    const above = rows[from - 1] ?? [];
    if (isHintRow(above)) {
      hints ??= above;
      from -= 1;
      continue;
    }
    const spread = isUpperHalf(above, names) ? above : groupNames(above, names, from - 1, help);
    if (!spread) break;
    names = joined(spread, names);
    from -= 1;
  }
  for (let step = 0; step < mostGroupRows && below < rows.length && isNext(below, below - 1); step += 1) {
    const next = rows[below] ?? [];
    if (isHintRow(next)) hints ??= next;
    else if (isFurtherNames(rows, below, names)) names = joined(names, next);
    else break;
    below += 1;
  }
  const width = names.findLastIndex((name) => name !== '') + 1;
  return {
    names: names.slice(0, width).map((name) => name.replace(/\s+/g, ' ')),
    from,
    below,
    ...(hints && { hints: Array.from({ length: width }, (_, column) => hints?.[column] ?? '') }),
  };
}

/**
 * How much a row looks like a heading, in a table that is so many cells wide and has so many records above it; undefined
 * where it cannot be one.
 */
function scoreOf(
  rows: readonly string[][],
  at: number,
  { width, records }: { width: number; records: number },
  { score }: HeadingHelp,
  holdsValue: typeof isValue,
): number | undefined {
  const row = rows[at] ?? [];
  const cells = row.filter(Boolean);
  const usual = Math.max(width, usualFilled(rows, at + 1, Math.min(rows.length, at + 1 + rowsBelow)));
  if (cells.length === 0 || (cells.length === 1 && usual > 2) || isHintRow(row)) return undefined;
  const ratioOf = (count: number) => count / cells.length;
  const values = ratioOf(cells.filter(holdsValue).length);
  if (values > 0.2) return undefined;
  const names = ratioOf(cells.filter(isName).length);
  if (names < 0.6) return undefined;
  const words = ratioOf(cells.filter(hasNameWord).length);
  const known = ratioOf(score?.(row) ?? 0);
  const contrast = ratioOf(valuesBelow(rows, at, holdsValue));
  if (words < 0.34 && known < 0.3 && contrast < 0.3) return undefined;
  // Below records, one of texts alone is likely.
  if (records > 0 && words < 0.6 && known < 0.3) return undefined;
  // Without a word of the trade, a row of texts above one date is as likely a record as a heading.
  if (words === 0 && known === 0 && contrast < 0.5) return undefined;
  const covers = Math.min(1, cells.length / Math.max(usual, 1));
  const distinct = ratioOf(new Set(cells.map((cell) => cell.toLowerCase())).size);
  return 2 * names + distinct + 2.5 * covers + 2 * words + 3 * known + 1.5 * contrast - 2 * values;
}

/** Of how many named columns most cells below are values. */
function valuesBelow(rows: readonly string[][], at: number, holdsValue = isValue): number {
  let count = 0;
  const below = rows.slice(at + 1, at + 1 + rowsBelow);
  for (const [column, name] of (rows[at] ?? []).entries()) {
    if (name === '' || isValue(name)) continue;
    const cells = below.flatMap((row) => row[column] || []);
    if (cells.length > 0 && cells.filter(holdsValue).length * 2 >= cells.length) count += 1;
  }
  return count;
}

/** A row of nothing but words such as required and optional. */
function isHintRow(row: readonly string[]): boolean {
  const cells = row.filter(Boolean);
  return (
    cells.length > 1 &&
    cells.every(isHint) &&
    cells.some((cell) => /requir|option|mandat|condit|situat|yyyy|\(\d/i.test(cell))
  );
}

/**
 * Of each column the name of the group above it; undefined for a row that is no row of groups, such as a title over all.
 * Where the file does not say which cells are merged, a group goes as far as the next one.
 */
function groupNames(
  row: readonly string[],
  names: readonly string[],
  at: number,
  { lines, merged = [] }: HeadingHelp,
): string[] | undefined {
  const cells = row.filter(Boolean);
  if (cells.length === 0 || !cells.every((cell) => isName(cell) && cell.length <= 60)) return undefined;
  const line = lines?.[at];
  const over = merged.filter(({ top, bottom }) => line !== undefined && top <= line && bottom >= line);
  const width = names.length;
  // A title stands alone and begins where the table does, however far its cell was merged.
  const isAlone = cells.length === 1;
  const begins = names.findIndex((name) => name !== '');
  if (isAlone && (row.findIndex(Boolean) <= begins || !over.some(({ left, right }) => right > left)))
    return undefined;
  // Legends stand above headings, too: `12 - Nurse`, `A = Abuse`. Groups are fewer than their columns.
  if (cells.some((cell) => /^\w{1,4}\s*[-=:]\s/.test(cell))) return undefined;
  if (over.length === 0 && !names.includes('') && cells.length * 1.5 > filledCells(names)) return undefined;
  const spread = Array.from({ length: width }, (_, column) => row[column] ?? '');
  for (const { left, right, top } of over)
    if (top === line)
      for (let column = left + 1; column <= Math.min(right, width - 1); column += 1)
        spread[column] = row[left] ?? '';
  if (over.some(({ left, right }) => right > left)) return spread;
  let group = '';
  for (let column = 0; column < width; column += 1) {
    const name = names[column] ?? '';
    const above = row[column];
    if (above) group = name === '' ? '' : above;
    else if (name !== '') spread[column] = group;
  }
  return spread;
}

/** The names of two rows of a heading, those above first; the same one is said once. */
function joined(above: readonly string[], below: readonly string[]): string[] {
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    const [upper = '', lower = ''] = [above[column], below[column]];
    return upper.toLowerCase() === lower.toLowerCase() ? lower : `${upper} ${lower}`.trim();
  });
}

/** A row above whose names go on in the row below it: `Exclusion`, below it `Date`. */
function isUpperHalf(row: readonly string[], names: readonly string[]): boolean {
  return isOfNames(row) && isOfNames(names) && filledCells(row) >= filledCells(names) * 0.6;
}

/** A row of short names, nearly all with a word by which columns are called. */
function isOfNames(row: readonly string[]): boolean {
  const cells = row.filter(Boolean);
  return (
    cells.length > 1 &&
    cells.every((cell) => isName(cell) && cell.length <= 40) &&
    cells.filter(hasNameWord).length >= cells.length * 0.8
  );
}

/** A row below that goes on with the names: words of the trade in most of its cells, no value, and values further below. */
function isFurtherNames(rows: readonly string[][], at: number, names: readonly string[]): boolean {
  const row = rows[at] ?? [];
  const cells = row.filter(Boolean);
  if (cells.length < 2 || cells.some(isValue) || !cells.every((cell) => isName(cell) && cell.length <= 40))
    return false;
  if (row.every((cell, column) => cell === (names[column] ?? ''))) return false;
  if (cells.filter(hasNameWord).length < cells.length * 0.5) return false;
  const usual = usualFilled(rows, at + 1, Math.min(rows.length, at + 1 + rowsBelow));
  // A record in the row below a whole heading has about as many cells as other records, and other words.
  return (
    cells.length < usual ||
    cells.filter(hasNameWord).length >= cells.length * 0.8 ||
    valuesBelow(rows, at) >= cells.length * 0.2
  );
}

/** A function of texts that does its work once for each text. */
function remembered(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    let answer = known.get(text);
    if (answer === undefined) known.set(text, (answer = test(text)));
    return answer;
  };
}
