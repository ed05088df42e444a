import { meaningOfHeader } from './header-words';
import { layouts } from './layouts';
import type { Layout, ListSheet, RecognisedList } from './types';

/** Files without a heading: OFAC's, and others that are known by their name. */
export function recogniseHeadless(
  fileName: string,
  sheets: readonly ListSheet[],
): RecognisedList | undefined {
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) return undefined;
  const rows = sheet.rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const width = Math.max(0, ...rows.slice(0, 50).map((cells) => cells.length));
  const base = baseName(fileName);
  const known = layouts.filter(({ isHeadless }) => isHeadless);
  const fits = (layout: Layout) => isOfWidth(layout, width) && hasKeys(layout, rows);
  const named = known.find((layout) => layout.file?.test(base) && fits(layout));
  const alike = named
    ? [named]
    : known.filter((layout) => layout.part === 'main' && hasMarks(rows) && fits(layout));
  const [layout] = alike;
  if (!layout) return undefined;
  const lines = sheet.rows.map((_, at) => sheet.lines?.[at] ?? at + 1);
  return {
    certainty: named ? 'certain' : 'likely',
    layout,
    tables: [{ layout, sheet: sheet.name, columns: layout.columns, rows: sheet.rows, lines }],
    leftSheets: [],
    questions: named ? [] : [{ kind: 'which-list', candidates: alike }],
  };
}

/** Empty columns at the end may be there or not. */
function isOfWidth({ columns }: Layout, width: number): boolean {
  return width >= columns.length && width <= columns.length + 3;
}

/** The rows of OFAC's files begin with the number of the entity; a file with a heading is none of them. */
function hasKeys({ part }: Layout, rows: readonly (readonly string[])[]): boolean {
  const first = rows.slice(0, 20);
  const keyed = first.filter((cells) => /^\d+$/.test(cells[0]?.trim() ?? ''));
  return part === undefined
    ? !first.some((cells) => meaningOfHeader(cells[0] ?? '')?.part === 'firm' && /name/i.test(cells[0] ?? ''))
    : keyed.length >= Math.max(1, first.length - 1);
}

const hasMarks = (rows: readonly (readonly string[])[]) =>
  rows.slice(0, 20).some((cells) => cells.some((cell) => cell.trim() === '-0-'));

/** A file's name without its ending and what browsers put behind it: `SDN (1).CSV`. */
export function baseName(fileName: string): string {
  return fileName
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/[\s_-]*\(\d+\)$/, '')
    .trim();
}
