import { filledCells, isValue, usualFilled } from './cell-shape';
import type { AsideReason, AsideRow, Heading } from './types';

/** Rows that are records, and those that are none. */
export interface Sorted {
  rows: string[][];
  lines: number[];
  aside: AsideRow[];
}

const totalWords =
  /^\W*(?:(?:grand|sub|sum|report)[\s-]*)?(?:totals?|sum|count)\b(?:\s+(?:number|no\.?|count|of|all|records?|providers?|rows?|entries|items|listed|shown|:|=)\b\.?)*\s*[:=#]?\s*[\d,.]*\W*$|^\W*(?:number|no\.) of (?:records|providers|rows|entries|facilities)\b|^\W*(?:[\d,]+ )(?:records?|rows?|providers?|entries)(?: \w+){0,2}\W*$|^\W*records?(?: count)?\s*[:=]\s*[\d,]+$/i;
/** Beginnings of rows that are looked at although many of their cells have a value. */
const mayBeNone =
  /^[\W_]*(?:total|grand|sub-?\s?total|sum|count|number|no\.|record|report|[\d,]+ (?:row|record|provider|entr)|page|$)/i;
const pageWords =
  /^\W*(?:page|pg\.?)\s*:?\s*\d+(?:\s*(?:of|\/)\s*\d+)?\W*$|^\s*[-–—]?\s*\d{1,4}\s*[-–—]?\s*$|^\s*\d{1,4}\s*(?:of|\/)\s*\d{1,4}\s*$/i;
const pageWithin = /\bpage\s*\d+(?:\s*(?:of|\/)\s*\d+)?\b/i;
const noteWords =
  /^\W*(?:notes?\b|legend\b|key\b|source\b|disclaimer\b|(?:this|the|any|all|for|if|please|data|list|report|information)\s.{24,}|(?:created|generated|printed|revised|updated|exported|run|last updated|as of|report date|document created|confidential|copyright|end of (?:report|list|file|table))\b|©|\*+\s?\w|[A-Z]{1,4}\s?=\s?\w)/i;

/**
 * Parts the rows below a heading into records and what else tables have: total lines, the heading once more on another page,
 * page numbers, names of categories, notes and legends, lines drawn with hyphens. A record is doubted only where hardly any
 * of its cells has a value. Rows above the heading are titles. `lines` are the rows' numbers in the file.
 */
export function setAside(
  rows: readonly string[][],
  lines: readonly number[],
  { names, from, below }: Pick<Heading, 'names' | 'from' | 'below'>,
): Sorted {
  // Of few records above long notes the wider rows are the usual ones.
  const usual = usualFilled(rows, below, rows.length, 0.75);
  const thin = Math.max(1, Math.floor(usual / 4));
  const ofHeading = [names, ...rows.slice(from, below)];
  const headings = ofHeading.map((row) => new Set(row.map(keyOf)));
  // A look at its first letter spares most rows the rest.
  const initials = new Set(ofHeading.flat().map(initialOf));
  const sorted: Sorted = { rows: [], lines: [], aside: [] };
  const setOff = (at: number, reason: AsideReason) =>
    sorted.aside.push({ line: lines[at] ?? at + 1, reason, cells: (rows[at] ?? []).filter(Boolean) });
  for (let at = 0; at < from; at += 1) setOff(at, 'title');
  const end = endOfRecords(rows, below, usual, thin);
  for (let at = below; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const first = row.find(Boolean) ?? '';
    const isDoubted = filledCells(row, thin + 1) <= thin || at >= rows.length - 3 || mayBeNone.test(first);
    const reason =
      initials.has(initialOf(first)) && isRepeated(row, headings)
        ? 'heading'
        : isDoubted
          ? reasonOf(row, at >= end, usual, thin)
          : undefined;
    if (reason) {
      setOff(at, reason);
      continue;
    }
    sorted.rows.push(row);
    sorted.lines.push(lines[at] ?? at + 1);
  }
  return sorted;
}

/** Where the records end: below stand only rows in which hardly any cell has a value. */
function endOfRecords(rows: readonly string[][], below: number, usual: number, thin: number): number {
  if (usual < 3) return rows.length;
  let end = rows.length;
  while (end > below && filledCells(rows[end - 1] ?? [], thin + 1) <= thin) end -= 1;
  return end === below ? rows.length : end;
}

function reasonOf(
  row: readonly string[],
  isBelow: boolean,
  usual: number,
  thin: number,
): AsideReason | undefined {
  const cells = row.filter(Boolean);
  const [first = ''] = cells;
  if (cells.every((cell) => /^[\W_]+$/.test(cell) && !/\p{L}|\p{N}/u.test(cell))) return 'filler';
  const others = cells.slice(1);
  if (totalWords.test(first) && others.every(isAmount)) return 'total';
  if (
    cells.length <= thin &&
    others.every(isCount) &&
    /^\W*(?:grand\s+|sub-?\s?)?totals?\b.{0,60}$/i.test(first)
  )
    return 'total';
  if (usual < 3) return undefined;
  if (cells.length <= 2 && cells.some((cell) => pageWithin.test(cell))) return 'page';
  if (cells.length === 1 && pageWords.test(first)) return 'page';
  if (isBelow && row[0] === '' && cells.every(isAmount)) return 'total';
  if (cells.length > thin) return undefined;
  if (noteWords.test(first) || first.length > 100) return 'note';
  if (isBelow && cells.length <= 2) return 'note';
  if (cells.length > 1 || isValue(first)) return undefined;
  return first.split(/\s+/).length <= 8 ? 'category' : 'note';
}

/** An amount that is no NPI: `Total Care LLC` with one is a record. */
const isCount = (cell: string) => isAmount(cell) && !/^\d{10}$/.test(cell);

const isAmount = (cell: string) => /^[$(]?-?[\d,]+(?:\.\d+)?%?\)?$/.test(cell);

const initialOf = (cell: string) => cell.slice(0, 1).toLowerCase();

const keyOf = (cell: string) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A row that has the names of the columns, as a table has them on each page. */
function isRepeated(row: readonly string[], headings: readonly ReadonlySet<string>[]): boolean {
  const cells = row.flatMap((cell) => (cell === '' ? [] : keyOf(cell)));
  return (
    cells.length > 1 &&
    headings.some((heading) => cells.filter((cell) => heading.has(cell)).length >= cells.length * 0.8)
  );
}
