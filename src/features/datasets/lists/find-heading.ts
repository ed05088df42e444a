import { oneLine, plainName, keysOfNames } from './columns';
import { meaningOfHeader } from './header-words';
import { looksLikeRecord } from './list-state';
import type { Layout, ListHeading } from './types';

/** A layout by its names, with how many of the names of both are the same. */
export interface LikeLayout {
  layout: Layout;
  /** Of the larger set of names, from 0 to 1. */
  ratio: number;
}

const searched = 40;

/** The layouts whose names a heading has, best first; of several that are equally like, in the order of `known`. */
export function likeLayouts(names: readonly string[], known: readonly Layout[]): LikeLayout[] {
  const given = keysOfNames(names);
  return known
    .filter(({ isHeadless }) => !isHeadless)
    .map((layout) => {
      const wanted = namesOf(layout);
      let common = 0;
      for (const name of given) if (wanted.has(name)) common += 1;
      return { layout, ratio: common / Math.max(given.size, wanted.size) };
    })
    .filter(({ ratio }) => ratio >= 0.4)
    .toSorted((one, other) => other.ratio - one.ratio);
}

const remembered = new WeakMap<Layout, Set<string>>();

function namesOf(layout: Layout): Set<string> {
  const before = remembered.get(layout);
  if (before) return before;
  const names = keysOfNames(layout.columns.map(({ name }) => name));
  remembered.set(layout, names);
  return names;
}

/**
 * Finds the heading of a sheet among its first 40 rows: the row, or two or three rows joined, that is most like a known layout;
 * where none is like one, the row with the most cells whose words mean a column of a list. Undefined where no row does.
 */
export function findListHeading(
  rows: readonly (readonly string[])[],
  known: readonly Layout[],
): ListHeading | undefined {
  let best: { heading: ListHeading; score: number } | undefined;
  for (let from = 0; from < Math.min(searched, rows.length); from += 1) {
    for (const length of [1, 2, 3]) {
      const heading = headingAt(rows, from, length);
      if (!heading) continue;
      const score = scoreOf(heading.names, known);
      const before = best?.score ?? 0;
      // A second row that fills the same columns belongs to the first one; others have to make the names better.
      const isBroken = length > 1 && fillTheSame(rows.slice(from, from + length));
      const isNoWorse = isBroken && best?.heading.from === from && score >= before;
      if (isNoWorse || score > before + (length > 1 && !isBroken ? 0.05 : 0)) best = { heading, score };
    }
  }
  return best?.heading;
}

function fillTheSame(rows: readonly (readonly string[])[]): boolean {
  const filled = rows.map((cells) =>
    cells
      .map((cell) => (cell.trim() === '' ? ' ' : 'x'))
      .join('')
      .trimEnd(),
  );
  return filled.every((columns) => columns === filled[0]);
}

function headingAt(
  rows: readonly (readonly string[])[],
  from: number,
  length: number,
): ListHeading | undefined {
  const parts = rows.slice(from, from + length);
  if (parts.length < length || parts.some((cells) => looksLikeRecord(cells) && !isDated(cells)))
    return undefined;
  // A title above the heading has one cell.
  const filledCells = parts.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  if (filledCells.some((count) => count < 2)) return undefined;
  const width = Math.max(...parts.map((cells) => cells.length));
  const names = Array.from({ length: width }, (_, column) =>
    oneLine(parts.map((cells) => cells[column] ?? '').join(' ')),
  );
  return { names, from, below: from + length };
}

/** A heading may have a date in one of its names, `Revised 05/09/2016`. */
function isDated(cells: readonly string[]): boolean {
  return cells.filter((cell) => /^revised\b|^as of\b|^updated\b/i.test(oneLine(cell))).length > 0;
}

/** 1 and more for a known layout; below 1 for a row of which most cells mean something, more with the more they mean. */
function scoreOf(names: readonly string[], known: readonly Layout[]): number {
  const [like] = likeLayouts(names, known);
  if (like && like.ratio >= 0.7) return 1 + like.ratio;
  const filled = names.filter((name) => plainName(name) !== '');
  const means = filled.filter((name) => name.length <= 60 && meaningOfHeader(name) !== undefined);
  const parts = new Set(means.map((name) => meaningOfHeader(name)?.part));
  const namesSomebody = ['name', 'last', 'lastOrFirm', 'firm'].some((part) => parts.has(part as 'name'));
  if (!namesSomebody || parts.size < 2 || means.length < filled.length / 2) return 0;
  return Math.min(0.99, (means.length / filled.length) * 0.4 + parts.size * 0.05);
}
