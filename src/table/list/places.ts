import { hashOf } from '@/lib/hash';
import { readStored, timesCleared, writeStored } from '@/lib/storage';
import { createStore } from '@/lib/store';

/**
 * Where a list was left. It lies in the browser: what was asked for and which rows stood there are hashes, since an id may be a
 * path that names somebody, and filters hold what was searched for.
 */
export interface Place {
  /** What was asked for. */
  question: number;
  /** The row that was opened, or, where none was, the first one in the window. */
  row: number;
  /** Rows beside it, the nearest first: where it is gone they tell where it stood. */
  near: readonly number[];
  index: number;
  /** Pixels of the window above the row. */
  above: number;
  /** How many pages were loaded. */
  pages: number;
  /** It was opened, or had the focus. */
  isOpened: boolean;
  /** The column of a board in which it stood. */
  column?: string;
}

/** An entry of the browser's history. */
export interface Entry {
  key: string;
  index: number;
}

const name = 'places';
/** So many lists are remembered in one tab. */
const most = 50;
let places: Map<string, Place> | undefined;
let clearedBefore = timesCleared();

/** By entry of the history, the one that was left last at the end: kept in memory too, where the browser forbids storage. */
function kept(): Map<string, Place> {
  if (clearedBefore !== timesCleared()) {
    clearedBefore = timesCleared();
    places = undefined;
  }
  places ??= new Map(Object.entries((readStored('session', name) ?? {}) as Record<string, Place>));
  return places;
}

/** Where a list was left in an entry of the history; undefined where it was not, or was asked something else. */
export function keptPlace(entry: string, question: string): Place | undefined {
  const place = kept().get(entry);
  return place?.question === hashOf(question) ? place : undefined;
}

/** Keeps where a list is left, over a reload and as long as the session; nothing where it stands as a new visit would have it. */
export function keepPlace(entry: string, place: Place | undefined): void {
  const all = kept();
  if (!all.delete(entry) && !place) return;
  if (place) all.set(entry, place);
  const oldest = all.keys().next().value;
  if (all.size > most && oldest !== undefined) all.delete(oldest);
  writeStored('session', name, Object.fromEntries(all));
}

interface Left<T> {
  question: string;
  rows: readonly T[];
  rowId: (row: T) => string | undefined;
  index: number;
  above: number;
  pages: number;
  isOpened: boolean;
  column?: string;
}

/** The place of a row; undefined for one without an id, which nothing finds again. */
export function placeOf<T>({ question, rows, rowId, ...left }: Left<T>): Place | undefined {
  const hashAt = (index: number) => {
    const row = rows[index];
    const id = row === undefined ? undefined : rowId(row);
    return id ? [hashOf(id)] : [];
  };
  const [row] = hashAt(left.index);
  if (row === undefined) return undefined;
  const near = [1, -1, 2, -2].flatMap((step) => hashAt(left.index + step));
  return { ...left, question: hashOf(question), row, near };
}

/** So many pages are read to find a row at most; they are as many as a list keeps for coming back. */
const mostRead = 40;
/** More than stand below a row in one window. */
const rowsBelow = 50;

/**
 * Where to stand among the rows that are there: at the row of the place, or, where it is not found, at the next one that stood
 * beside it. Undefined while more are to be read.
 */
export function findPlace<T>(
  place: Place,
  { rows, rowId, hasMore, pages }: Pick<Left<T>, 'rows' | 'rowId' | 'pages'> & { hasMore: boolean },
): { index: number; isThere: boolean } | undefined {
  const hashes = rows.map((row) => hashOf(rowId(row) ?? ''));
  const found = hashes.indexOf(place.row);
  const mayReadOn = hasMore && pages < Math.min(mostRead, place.pages + 2);
  // Without rows below it, it would stand at the lower edge of the window.
  const isLast = pages < place.pages && rows.length - found <= rowsBelow;
  if (mayReadOn && (found < 0 || isLast)) return undefined;
  if (found >= 0) return { index: found, isThere: true };
  const near = place.near.map((hash) => hashes.indexOf(hash)).find((index) => index >= 0);
  return { index: Math.min(near ?? place.index, rows.length - 1), isThere: false };
}

/** Whether a list is being read up to the row that was opened: until then nobody can say that it is not there. */
export const isReadingOn = createStore(false);
