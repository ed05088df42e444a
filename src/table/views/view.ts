import type { Layout } from '../columns/layout';
import type { List } from '../list/list-spec';

/** A list as somebody wants to find it again, under a name. It holds filters, never rows. */
export interface SavedView {
  /** Tells it from the list's other views. */
  name: string;
  /** Filters and sort as they stand in the URL. */
  search: Record<string, unknown>;
  layout: Layout;
  /** Where its list stands: `/providers`. Views of older versions and of lists within a record have none. */
  to?: string;
  /** It stands in the navigation, under its list's entry. */
  pinned?: boolean;
  /** The organization has it, not this browser: who shared it, and when. */
  shared?: { by: string; at: string };
}

export const longestName = 60;
/** A list has so many views at most, one's own and shared ones each. */
export const mostViews = 100;
/** So many views of one list stand in the navigation. */
export const mostPinned = 5;

/** A name as it is kept: one line, without marks that turn text around; empty when nothing is left of it. */
export function viewName(text: unknown): string {
  if (typeof text !== 'string' && typeof text !== 'number') return '';
  const marks = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;
  return [...String(text).replace(marks, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, longestName)
    .join('')
    .trim();
}

/** What the browser kept of a list's views may be of an older version or edited by hand; what cannot be read is left out. */
export function viewsFrom(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return [];
  const names = new Set<string>();
  return stored.flatMap((one) => {
    const view = viewFrom(one);
    if (!view || names.has(view.name)) return [];
    names.add(view.name);
    return [view];
  });
}

/** One view of storage or of a file; undefined when it is none. */
export function viewFrom(raw: unknown): SavedView | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { search, layout, to, pinned, ...rest } = raw as Record<string, unknown>;
  const name = viewName(rest.name);
  if (!name || typeof search !== 'object' || search === null || Array.isArray(search)) return undefined;
  return {
    name,
    search: { ...search },
    // Read against the list's columns, and mended, when it is opened.
    layout: (typeof layout === 'object' && layout !== null ? layout : {}) as Layout,
    ...(isPlace(to) ? { to } : {}),
    ...(pinned === true && isPlace(to) ? { pinned } : {}),
  };
}

/** A place in this console, not an address elsewhere. */
function isPlace(to: unknown): to is string {
  return typeof to === 'string' && /^\/(?!\/)[\w\-/]*$/.test(to) && to.length < 200;
}

/** The name itself, or with the next free number when there is such a view: `My view (2)`. */
export function freeName(views: readonly SavedView[], wanted: string): string {
  const isTaken = (name: string) => views.some((view) => view.name === name);
  const stem = wanted.replace(/ \(\d+\)$/, '');
  for (let number = 2, name = wanted; ; number += 1) {
    if (!isTaken(name)) return name;
    const ending = ` (${number})`;
    name = `${[...stem].slice(0, longestName - ending.length).join('')}${ending}`;
  }
}

type SearchReader = Pick<List, 'toParams' | 'validateSearch'>;

/** Whether two addresses ask the same of a list: a sort that is the list's own may be said or left out. */
export function asksTheSame(
  list: SearchReader,
  one: Record<string, unknown>,
  other: Record<string, unknown>,
): boolean {
  return questionOf(list, one) === questionOf(list, other);
}

function questionOf(list: SearchReader, search: Record<string, unknown>): string {
  const params: Record<string, unknown> = list.toParams(list.validateSearch(search));
  return JSON.stringify(
    Object.keys(params)
      .toSorted()
      .map((name) => [name, params[name]]),
  );
}
