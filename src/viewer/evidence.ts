/** Something that can be looked at: a screenshot, an attachment, a file. */
export interface EvidenceItem {
  /** Path or id of the file, as an answer gave it. */
  path: string;
  /** What it is, apart from all others on its page: `Last found Nov 20, 2025, 1 of 2`. */
  name: string;
  /** What it is saved as; the last part of its path unless said. */
  saveAs?: string | undefined;
}

/** What stands in a viewer of one or two sides: for each side, the place of its item in the list. */
export type Sides = readonly [number] | readonly [number, number];

/** How large evidence is drawn: 1 is as wide as its side of the viewer. */
const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];
export const [smallest, largest] = [0.25, 8];

/** A zoom that is neither smaller nor larger than what can be chosen. */
export const withinLimits = (zoom: number): number => Math.min(largest, Math.max(smallest, zoom));

/** The next larger step. */
export const closer = (zoom: number): number => steps.find((step) => step > zoom + 0.001) ?? largest;

/** The next smaller step. */
export const farther = (zoom: number): number => steps.findLast((step) => step < zoom - 0.001) ?? smallest;

/**
 * Where to scroll along one direction so that what stood at a point of the window stands there again after zooming.
 * All in pixels: `scrolled` before, `at` the point's distance from the window's edge, `ratio` of the sizes.
 */
export function scrolledAbout(scrolled: number, index: number, ratio: number): number {
  return Math.max(0, (scrolled + index) * ratio - index);
}

/** Another item at one side, a step on or back; it stops at the ends of the list. */
export function stepped(sides: Sides, side: number, by: number, items: number): Sides {
  const next = Math.min(items - 1, Math.max(0, (sides[side] ?? 0) + by));
  return placed(sides, side, next);
}

/** An item put to one side. */
export function placed(sides: Sides, side: number, item: number): Sides {
  if (sides.length === 1) return [item];
  return side === 0 ? [item, sides[1]] : [sides[0], item];
}

/**
 * One side, or two. Of two, `kept` is the one that stays; a second shows the item after the first, or the one before it
 * at the end of the list.
 */
export function withSides(sides: Sides, wanted: number, items: number, kept = 0): Sides {
  if (wanted === 1 || items < 2) return [sides[kept] ?? sides[0]];
  if (sides.length === 2) return sides;
  return [sides[0], sides[0] + 1 < items ? sides[0] + 1 : sides[0] - 1];
}
