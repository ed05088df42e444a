import { compareEntries, position, type Entry } from './collection';
import type { Key } from './order';

/** A cursor or offset that this list did not hand out. */
export class BadCursor extends Error {
  constructor(readonly parameter: 'cursor' | 'offset') {
    super(`not a ${parameter} of this list`);
  }
}

export interface PageRequest<T> {
  /** In ascending order. */
  view: readonly Entry<T>[];
  direction?: 'Asc' | 'Desc' | undefined;
  filter?: ((record: T) => boolean) | undefined;
  /** How many match, where that is known; counted otherwise. */
  total?: number | undefined;
  count: number;
  cursor?: string | undefined;
  offset?: string | undefined;
}

export interface PageResult<T> {
  items: T[];
  pageSize: number;
  count: number;
  totalCount: number;
  nextCursor?: string;
  previousCursor?: string;
  nextOffset?: string;
}

/**
 * One page of an ordered list (rules.md 2.1). A cursor holds the key and id of the row at the
 * edge of a page, so that rows which come or go between two requests neither repeat nor hide others.
 * Throws `BadCursor` for a cursor or offset that cannot be one.
 */
export function pageOf<T extends { id: string }>(request: PageRequest<T>): PageResult<T> {
  const { view, direction = 'Asc', filter = () => true, count, cursor, offset } = request;
  const step = direction === 'Asc' ? 1 : -1;
  const totalCount = request.total ?? countMatches(view, filter);
  const start = cursor === undefined ? undefined : readCursor(cursor);
  const skipped = offset === undefined ? 0 : readOffset(offset);

  const backwards = start?.before ?? false;
  const stride = backwards ? -step : step;
  let index = start ? besides(view, start, stride) : step === 1 ? 0 : view.length - 1;
  const items: Entry<T>[] = [];
  let toSkip = skipped;
  for (; index >= 0 && index < view.length && items.length < count; index += stride) {
    const entry = view[index];
    if (!entry || !filter(entry.record)) continue;
    if (toSkip > 0) toSkip -= 1;
    else items.push(entry);
  }
  if (backwards) items.reverse();

  const first = items[0];
  const last = items.at(-1);
  const result: PageResult<T> = {
    items: items.map(({ record }) => record),
    pageSize: count,
    count: items.length,
    totalCount,
  };
  if (last && hasMatch(view, filter, last, step)) {
    result.nextCursor = writeCursor(last, false);
    // A page that was reached by a cursor has no known distance from the start.
    if (!start) result.nextOffset = String(skipped + items.length);
  }
  if (first && hasMatch(view, filter, first, -step)) result.previousCursor = writeCursor(first, true);
  return result;
}

interface Edge {
  key: Key;
  id: string;
  before: boolean;
}

/** The first index beyond the edge, in the direction of `walk`, whether the edge's row is still there or not. */
function besides<T extends { id: string }>(view: readonly Entry<T>[], edge: Edge, stride: number): number {
  const entry = { key: edge.key, record: { id: edge.id } };
  const index = position(view, entry);
  const stands = view[index] && compareEntries(view[index] as Entry<{ id: string }>, entry) === 0;
  return stride === 1 ? (stands ? index + 1 : index) : index - 1;
}

function hasMatch<T extends { id: string }>(
  view: readonly Entry<T>[],
  filter: (record: T) => boolean,
  entry: Entry<T>,
  step: number,
): boolean {
  for (let index = position(view, entry) + step; index >= 0 && index < view.length; index += step) {
    const candidate = view[index];
    if (candidate && filter(candidate.record)) return true;
  }
  return false;
}

function countMatches<T>(view: readonly Entry<T>[], filter: (record: T) => boolean): number {
  let matches = 0;
  for (const { record } of view) if (filter(record)) matches += 1;
  return matches;
}

function writeCursor(entry: Entry<{ id: string }>, before: boolean): string {
  const text = JSON.stringify([entry.key ?? null, entry.record.id, before ? 1 : 0]);
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function readCursor(cursor: string): Edge {
  try {
    const bytes = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    const parts: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))),
    );
    if (Array.isArray(parts) && parts.length === 3 && typeof parts[1] === 'string') {
      const key: unknown = parts[0];
      if (key === null || typeof key === 'string' || typeof key === 'number') {
        return { key: key ?? undefined, id: parts[1], before: parts[2] === 1 };
      }
    }
  } catch {
    // Not base64, or not JSON in it: answered below like any other text.
  }
  throw new BadCursor('cursor');
}

function readOffset(offset: string): number {
  if (!/^\d{1,9}$/.test(offset)) throw new BadCursor('offset');
  return Number(offset);
}
