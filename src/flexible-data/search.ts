import { displayText, isScalar, readNode, rootSpot, descendants, type Spot } from './model';

/** More hits than this are not listed; a search that finds so many is not finished being typed. */
export const mostHits = 1_000;

/**
 * What to look for, as an expression that ignores letter case and takes every sign literally;
 * undefined for blank text.
 */
export function searchExpression(text: string): RegExp | undefined {
  const wanted = text.trim();
  if (!wanted) return undefined;
  return new RegExp(wanted.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+'), 'giu');
}

function contains(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0;
  return expression.test(text);
}

/**
 * Finds text in flexible data: in keys, headings and values as they are shown, outer before inner, at
 * most 1,000. Takes any JSON value of any depth, gives the places, never throws.
 */
export function search(data: unknown, text: string): Spot[] {
  const expression = searchExpression(text);
  if (!expression) return [];
  const hits: Spot[] = [];
  const labels = new Map<object, Set<string>>();
  for (const spot of descendants(rootSpot(data))) {
    const inValue = isScalar(spot.value) && contains(expression, displayText(spot.value));
    if (inValue || contains(expression, labelOf(spot, labels))) hits.push(spot);
    if (hits.length >= mostHits) break;
  }
  return hits;
}

/** A table shows a column's name once, and the name of a row is ours: neither counts for every row. */
function labelOf(spot: Spot, seen: Map<object, Set<string>>): string {
  if (spot.label === undefined || !spot.parent) return '';
  if (readNode(spot.parent.value).kind === 'table') return '';
  const table = spot.parent.parent;
  if (!table || typeof table.value !== 'object' || table.value === null) return spot.label;
  if (readNode(table.value).kind !== 'table') return spot.label;
  const names = seen.get(table.value) ?? new Set();
  seen.set(table.value, names);
  if (names.has(spot.label)) return '';
  names.add(spot.label);
  return spot.label;
}

/** Two spots are the same place when they have the same key in the same object. */
export function samePlace(one: Spot | undefined, other: Spot | undefined): boolean {
  if (!one || !other) return false;
  return one.owner === other.owner && one.key === other.key;
}

/** The places around one, innermost last, the place itself included. */
export function trailOf(spot: Spot | undefined): Spot[] {
  const trail: Spot[] = [];
  for (let at = spot; at; at = at.parent) trail.push(at);
  return trail.toReversed();
}

/**
 * Where a view must start so that `target` is in sight: the present start when the target is at most
 * `levels` below it and not inside a cell of a table, else the nearest place above the target from
 * which it is.
 */
export function startFor(target: Spot, start: Spot, levels: number): Spot {
  const trail = trailOf(target);
  let lowest = 0;
  for (const [index, spot] of trail.entries()) {
    const row = spot.parent?.parent;
    if (row && !isScalar(spot.value) && readNode(row.value).kind === 'table') lowest = index;
  }
  const present = trail.findIndex((spot) => spot.value === start.value && spot.depth === start.depth);
  const deepest = trail.length - 1;
  if (present >= lowest && deepest - present < levels) return start;
  return trail[Math.max(lowest, deepest - levels + 2, 0)] ?? start;
}
