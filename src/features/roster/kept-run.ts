import { currentUser } from '@/api/session';
import { readStored, removeStored, storageKey, storedNames, writeStored } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';
import { textOf } from '@/lib/words';
import type { RosterValues } from './model/fields';

// An import is lost with its page. So what is to be done lies in the tab's storage, and what came of it beside it, each
// row apart: the next start goes on with the rest. Browsers give a tab room for five million characters; five thousand
// rows with every column filled take three of them with all that came of them, because no row repeats the names of its
// fields. An import that is larger still ends with its page, and says so.

/** A row that is to be imported. */
export interface KeptRow {
  line: number;
  name: string;
  values: RosterValues;
  /** The record that is there already; without it one is created. */
  onFileId?: string;
  /** The fields in which that one is changed, with what it held of each when the rows were checked. */
  changed?: RosterValues;
  /** The record is not changed but ended: a provider is deactivated. */
  isEnded?: boolean;
}

/** What came of a row. */
export interface RowOutcome {
  id?: string;
  /** In words. */
  note: string;
  /** The record is there, and what goes with it is not: only that is left to do. */
  isPartial?: boolean;
}

/** A row that is not imported, and why. */
export interface LeftRow {
  line: number;
  name: string;
  why: string;
  /** It is part of a row that is imported. */
  isJoined?: boolean;
}

export interface KeptRun {
  /** The same in the copy that a duplicated tab gets. */
  id: string;
  kind: 'providers' | 'facilities';
  file: string;
  rows: readonly KeptRow[];
  /** What else the file holds. */
  left: readonly LeftRow[];
  outcomes: ReadonlyMap<number, RowOutcome>;
  /** Lines whose write was sent by an earlier page, and of whose answer nothing is known. */
  begun: ReadonlySet<number>;
}

/** How an import lies in the storage: each row has its values in the order of `fields`. */
interface StoredRun extends Pick<KeptRun, 'id' | 'kind' | 'file' | 'left'> {
  fields: readonly string[];
  rows: readonly StoredRow[];
  by: string | undefined;
}

type StoredRow = [
  line: number,
  name: string,
  values: (string | null)[],
  heldId?: string,
  changed?: RosterValues,
  isEnded?: boolean,
];

interface RunInMemory extends KeptRun {
  outcomes: Map<number, RowOutcome>;
  begun: Set<number>;
}

const all = 'roster:';

/** The import of this page, where the storage has no room for it. */
const inMemory = createStore<RunInMemory | undefined>(undefined);

/**
 * Keeps an import until it is forgotten, the tab closes or the user signs out; there is one at a time. Where the storage
 * has no room for it, it is kept until the page is left.
 */
export function keepRun({ kind, file, left, rows }: Omit<KeptRun, 'id' | 'outcomes' | 'begun'>): KeptRun {
  forgetRun();
  const id = `${Date.now()}-${Math.random()}`;
  const run = { id, kind, file, left, rows, outcomes: new Map(), begun: new Set<number>() };
  const fields = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const packed = rows.map(({ line, name, values, onFileId, changed = {}, isEnded }): StoredRow => {
    const inOrder = fields.map((field) => values[field] ?? null);
    if (isEnded) return [line, name, inOrder, onFileId, changed, isEnded];
    return onFileId ? [line, name, inOrder, onFileId, changed] : [line, name, inOrder];
  });
  const stored: StoredRun = { id, kind, file, left, fields, rows: packed, by: currentUser()?.email };
  if (!store('run', stored)) inMemory.set(run);
  return run;
}

/**
 * Waits until no other tab is at this import: a tab that is duplicated has a copy of what this one keeps. Gives whether
 * one was, and what lets the next one go on. Browsers know such locks over HTTPS.
 */
export async function claimRun({ id }: KeptRun, signal: AbortSignal) {
  const locks = globalThis.navigator?.locks as LockManager | null | undefined;
  let release: (() => void) | undefined;
  if (!locks) return { isShared: false, release };
  const rested = new Promise<void>((resolve) => (release = resolve));
  const take = (options: LockOptions) =>
    new Promise<boolean>((resolve, reject) => {
      const hold = (lock: Lock | null) => (resolve(lock !== null), lock ? rested : undefined);
      locks.request(storageKey(`${all}${id}`), options, hold).catch(reject);
    });
  const isFree = await take({ ifAvailable: true });
  if (!isFree) await take({ signal });
  return { isShared: !isFree, release };
}

/** The write of a row is sent. */
export function keepBegun(line: number): void {
  if (!inMemory.get() && !store(`begun:${line}`, true)) moveToMemory();
  inMemory.get()?.begun.add(line);
}

/** What came of a row. */
export function keepOutcome(line: number, outcome: RowOutcome): void {
  if (!inMemory.get() && !store(`outcome:${line}`, outcome)) moveToMemory();
  writeStored('session', `${all}begun:${line}`, undefined);
  inMemory.get()?.outcomes.set(line, outcome);
}

/** Whether the import outlives its page. */
export function useOutlivesPage(): boolean {
  return useStore(inMemory) === undefined;
}

/** Whether the storage had room for it, and is not forbidden. */
function store(name: string, value: unknown): boolean {
  writeStored('session', all + name, value);
  return readStored('session', all + name) !== undefined;
}

/** The storage is full in the middle of an import. A page that went on without what came of a row would send it twice. */
function moveToMemory(): void {
  const run = keptRun();
  removeStored('session', all);
  if (run) inMemory.set({ ...run, outcomes: new Map(run.outcomes), begun: new Set(run.begun) });
}

/** The import that this tab keeps for this user. */
export function keptRun(): KeptRun | undefined {
  const ownRun = inMemory.get();
  if (ownRun) return ownRun;
  const stored = readStored('session', `${all}run`) as StoredRun | undefined;
  if (!stored || !Array.isArray(stored.fields) || stored.by !== currentUser()?.email) return undefined;
  const { id, kind, file, fields, left } = stored;
  const rows = stored.rows.map(([line, name, values, onFileId, changed, isEnded]): KeptRow => ({
    line,
    name,
    values: Object.fromEntries(
      fields.flatMap((field, index) => (values[index] ? [[field, values[index]]] : [])),
    ),
    ...(onFileId && { onFileId, ...(isEnded ? { isEnded } : { changed: changed ?? {} }) }),
  }));
  const outcomes = new Map<number, RowOutcome>();
  for (const name of storedNames('session', `${all}outcome:`)) {
    const { id, note, isPartial } = (readStored('session', name) ?? {}) as Record<string, unknown>;
    outcomes.set(lineOf(name), {
      note: textOf(note),
      ...(typeof id === 'string' && { id }),
      ...(isPartial === true && { isPartial }),
    });
  }
  const begun = new Set(storedNames('session', `${all}begun:`).map(lineOf));
  return { id, kind: kind === 'facilities' ? kind : 'providers', file, rows, left, outcomes, begun };
}

/** The import came to rest: the next start does not go on with it by itself. */
export function keepRested(isRested: boolean): void {
  writeStored('session', `${all}rested`, isRested || undefined);
}

/** Whether an earlier page of this tab left an import in the middle. */
export function wasInterrupted(): boolean {
  return (
    storedNames('session', `${all}run`).length > 0 && readStored('session', `${all}rested`) === undefined
  );
}

/** Takes away the run and all that came of its rows, in this tab. */
export function forgetRun(): void {
  inMemory.set(undefined);
  removeStored('session', all);
}

const lineOf = (name: string) => Number(name.slice(name.lastIndexOf(':') + 1));
