import { delMany, keys } from 'idb-keyval';
import { now } from '@/lib/clock';
import {
  attempt,
  getManySealed,
  getSealed,
  markStored,
  mostDays,
  rosterStore,
  setSealed,
} from './browser-store';
import type { RosterValues } from './model/fields';
import type { KeptRow, KeptRun, LeftRow, RowOutcome } from './model/run';

// An import in the browser's database: its rows in pieces, none of which holds up the page; and what came of some neighbouring
// lines as one entry each, which is written again with each of them.

/** What is known of a line: its write was sent, or what came of it. */
export type LineProgress = 'begun' | RowOutcome;

/** An import without what came of its rows. */
export type PlannedRun = Omit<KeptRun, 'outcomes' | 'begun'>;

/** How an import lies there, beside its rows. */
interface StoredRun extends Pick<KeptRun, 'id' | 'kind' | 'file' | 'columnsLeft'> {
  /** Each row has its values in this order: no row repeats the names of its fields. */
  fields: readonly string[];
  /** How many pieces there are of each. */
  rows: number;
  left: number;
}

type StoredRow = [
  line: number,
  name: string,
  values: (string | null)[],
  onFileId?: string,
  changed?: RosterValues,
  isEnded?: boolean,
  leftOut?: string,
];

const rowsInPiece = 1_000;
const linesTogether = 20;

const nameOf = (id: string, part = '') => `run ${id} ${part}`;

/** Writes an import down. Gives whether the browser has room for it and allows that; else nothing of it stays. */
export async function storeRun({ id, kind, file, rows, left, columnsLeft }: PlannedRun): Promise<boolean> {
  markStored(true);
  await removeOldRuns();
  const fields = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const isStored = await attempt(async () => {
    const pieces = {
      rows: await storePieces(nameOf(id, 'rows'), rows, (row) => packed(row, fields)),
      left: await storePieces(nameOf(id, 'left'), left, (row) => row),
    };
    const stored: StoredRun = { id, kind, file, fields, ...pieces, ...(columnsLeft && { columnsLeft }) };
    await setSealed(nameOf(id), stored);
    return true;
  }, false);
  if (!isStored) await removeRun(id);
  return isStored;
}

/** An import as it was written down; undefined for one that is not there. */
export async function readRun(id: string): Promise<PlannedRun | undefined> {
  return attempt(async () => {
    const stored = await getSealed<StoredRun>(nameOf(id));
    if (!stored) return undefined;
    const { kind, file, fields, columnsLeft } = stored;
    const rows = await readPieces<StoredRow>(nameOf(id, 'rows'), stored.rows);
    const left = await readPieces<LeftRow>(nameOf(id, 'left'), stored.left);
    return {
      id,
      kind,
      file,
      left,
      rows: rows.map((row) => unpacked(row, fields)),
      ...(columnsLeft && { columnsLeft }),
    };
  }, undefined);
}

/** What is known of the lines of an import. */
export async function readProgress(id: string): Promise<Map<number, LineProgress>> {
  const stored = await attempt(async () => {
    const names = (await keys<string>(rosterStore)).filter((name) => name.startsWith(nameOf(id, 'lines')));
    return getManySealed<[number, LineProgress][]>(names);
  }, []);
  return new Map(stored.flatMap((lines) => lines ?? []));
}

/** Writes down what is known of a line, of all that is known. Gives whether the browser has room for it. */
export function storeProgress(
  id: string,
  line: number,
  known: ReadonlyMap<number, LineProgress>,
): Promise<boolean> {
  const first = line - (line % linesTogether);
  const lines = Array.from({ length: linesTogether }, (_, index) => first + index);
  const stored = lines.flatMap((one) => {
    const progress = known.get(one);
    return progress ? [[one, progress] as const] : [];
  });
  return attempt(async () => {
    await setSealed(nameOf(id, `lines ${first}`), stored);
    return true;
  }, false);
}

/** Takes an import away with all that came of its rows. */
export async function removeRun(id: string): Promise<void> {
  await removeWhere((name) => name.startsWith(nameOf(id)));
}

/** Takes away imports of tabs that were closed days ago: an id begins with the time that it was made at. */
async function removeOldRuns(): Promise<void> {
  const before = now() - mostDays * 86_400_000;
  await removeWhere((name) => Number(/^run (\d+)-/.exec(name)?.[1] ?? before) < before);
}

async function removeWhere(isGone: (name: string) => boolean): Promise<void> {
  await attempt(async () => {
    const names = await keys<string>(rosterStore);
    await delMany(names.filter(isGone), rosterStore);
  }, undefined);
}

async function storePieces<One>(name: string, all: readonly One[], stored: (one: One) => unknown) {
  const pieces = Math.ceil(all.length / rowsInPiece);
  for (let piece = 0; piece < pieces; piece += 1) {
    const from = piece * rowsInPiece;
    await setSealed(`${name} ${piece}`, all.slice(from, from + rowsInPiece).map(stored));
  }
  return pieces;
}

/** Throws where one of them is missing. */
async function readPieces<One>(name: string, pieces: number): Promise<One[]> {
  const all: One[] = [];
  for (let piece = 0; piece < pieces; piece += 1) {
    const some = await getSealed<One[]>(`${name} ${piece}`);
    if (!some) throw new Error(`${name} ${piece} is missing`);
    all.push(...some);
  }
  return all;
}

function packed(row: KeptRow, fields: readonly string[]): StoredRow {
  const { line, name, values, onFileId, changed = {}, isEnded = false, leftOut } = row;
  const inOrder = fields.map((field) => values[field] ?? null);
  if (leftOut) return [line, name, inOrder, onFileId ?? '', changed, isEnded, leftOut];
  if (isEnded) return [line, name, inOrder, onFileId ?? '', changed, isEnded];
  return onFileId ? [line, name, inOrder, onFileId, changed] : [line, name, inOrder];
}

function unpacked(stored: StoredRow, fields: readonly string[]): KeptRow {
  const [line, name, values, onFileId, changed, isEnded, leftOut] = stored;
  return {
    line,
    name,
    values: Object.fromEntries(
      fields.flatMap((field, index) => (values[index] ? [[field, values[index]]] : [])),
    ),
    ...(onFileId && { onFileId, ...(isEnded ? { isEnded } : { changed: changed ?? {} }) }),
    ...(leftOut && { leftOut }),
  };
}
