import { clear, del, delMany, get, set, update } from 'idb-keyval';
import { now } from '@/lib/clock';
import { attempt, getSealed, markStored, mostDays, rosterStore as store, setSealed } from './browser-store';
import type { RosterKind } from './model/kind';
import type { LeftTable } from './left-rows';
import type { RosterWork } from './work';

/** A file and what was done with it before its import: enough to go on with it on another day. */
export interface RosterDraft {
  file: File;
  work: RosterWork;
}

interface StoredWork {
  work: RosterWork;
  /** Milliseconds of the service's clock. */
  savedAt: number;
}

const fileName = (kind: RosterKind['name']) => `file ${kind}`;
const idName = (kind: RosterKind['name']) => `id ${kind}`;

/** The ids of the drafts that this page is at, by their kinds: another tab may be at the same one. */
const ownIds = new Map<RosterKind['name'], string>();

/** Keeps a file that was chosen, in the place of one before. Gives whether the browser keeps it: it may have no room. */
export function keepFile(kind: RosterKind['name'], file: File): Promise<boolean> {
  markStored(true);
  const id = `${now()}-${Math.random()}`;
  ownIds.delete(kind);
  return attempt(async () => {
    await setSealed(fileName(kind), file);
    await set(idName(kind), id, store);
    ownIds.set(kind, id);
    return true;
  }, false);
}

/** Keeps what was done with the file so far, for this user and this browser. */
export async function keepWork(kind: RosterKind['name'], work: RosterWork): Promise<void> {
  const stored: StoredWork = { work, savedAt: now() };
  await attempt(() => setSealed(kind, stored), undefined);
}

/** What this user did with a file that was not imported; undefined for none, or one of more than seven days ago. */
export async function keptDraft(kind: RosterKind['name']): Promise<RosterDraft | undefined> {
  const stored = await attempt(() => getSealed<StoredWork>(kind), undefined);
  const file = await attempt(() => getSealed<File>(fileName(kind)), undefined);
  if (!stored || !file) return undefined;
  if (now() - stored.savedAt > mostDays * 86_400_000) {
    await forgetDraft(kind);
    return undefined;
  }
  const id = await attempt(() => get<string>(idName(kind), store), undefined);
  if (id !== undefined) ownIds.set(kind, id);
  // JSON has null for a column that is left out.
  const columns = stored.work.columns?.map((field) => field ?? undefined);
  return { file, work: { ...stored.work, ...(columns && { columns }) } };
}

/**
 * Takes the draft for its import. Gives false where another tab has taken the same one before, whose import would be made
 * twice; true where the browser keeps none, or another file was chosen meanwhile.
 */
export async function takeDraft(kind: RosterKind['name']): Promise<boolean> {
  const id = ownIds.get(kind);
  let isGone = false;
  const take = (stored = '') => {
    isGone = stored === '';
    return stored === id ? '' : stored;
  };
  if (id !== undefined) await attempt(() => update(idName(kind), take, store), undefined);
  return !isGone;
}

/** Takes it away: it was imported, or is not wanted. */
export async function forgetDraft(kind: RosterKind['name']): Promise<void> {
  await attempt(() => delMany([kind, fileName(kind), idName(kind)], store), undefined);
}

const leftName = (kind: RosterKind['name']) => `left ${kind}`;

/** Keeps the rows that an import leaves out, until the next one. */
export async function keepLeftRows(kind: RosterKind['name'], table: LeftTable): Promise<void> {
  const name = leftName(kind);
  await attempt(() => (table.rows.length > 0 ? setSealed(name, table) : del(name, store)), undefined);
}

/** The rows that this user's last import left out; undefined for none. */
export function keptLeftRows(kind: RosterKind['name']): Promise<LeftTable | undefined> {
  return attempt(() => getSealed<LeftTable>(leftName(kind)), undefined);
}

/** Takes all of it away at the end of a session: whoever signs in next finds nothing of it. `main.tsx` calls this. */
export async function forgetDrafts(): Promise<void> {
  await attempt(() => clear(store), undefined);
  markStored(false);
}
