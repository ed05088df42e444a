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
  const labelOf = labelsOnce();
  for (const spot of descendants(rootSpot(data))) {
    const inValue = isScalar(spot.value) && contains(expression, displayText(spot.value));
    if (inValue || contains(expression, labelOf(spot))) hits.push(spot);
    if (hits.length >= mostHits) break;
  }
  return hits;
}

/**
 * Gives the label by which a place counts. A table shows a column's name once, and the name of a row is ours: neither counts
 * for every row. What the labels of a row belong to is found once for all its cells, which come one after the other.
 */
function labelsOnce(): (spot: Spot) => string {
  const seen = new Map<object, Set<string>>();
  let parent: Spot | undefined;
  let isTable = false;
  let names: Set<string> | undefined;
  return (spot) => {
    if (spot.label === undefined || !spot.parent) return '';
    if (spot.parent !== parent) {
      parent = spot.parent;
      isTable = readNode(parent.value).kind === 'table';
      names = namesOfTable(parent.parent?.value, seen);
    }
    if (isTable || names?.has(spot.label)) return '';
    names?.add(spot.label);
    return spot.label;
  };
}

/** The names that a table has shown already; undefined where the value is no table. */
function namesOfTable(value: unknown, seen: Map<object, Set<string>>): Set<string> | undefined {
  if (typeof value !== 'object' || value === null || readNode(value).kind !== 'table') return undefined;
  const names = seen.get(value) ?? new Set();
  seen.set(value, names);
  return names;
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
