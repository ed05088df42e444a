import { currentUser } from '@/api/session';
import { now } from '@/lib/clock';
import { readStored, removeStored, storageKey, storedNames, writeStored } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';
import type { KeptRun, RowOutcome } from './model/run';
import {
  readProgress,
  readRun,
  removeRun,
  storeProgress,
  storeRun,
  type LineProgress,
  type PlannedRun,
} from './run-store';

// An import is lost with its page. So what is to be done lies in the browser's database, with what came of it: the next start
// goes on with the rest. Which import a tab is at says the tab's own storage: it goes with the tab, and no other takes it for
// its own. An import that the browser has no room for ends with its page, and says so.

/** Which import this tab is at. */
interface RunOfTab extends Pick<KeptRun, 'id' | 'kind'> {
  by: string | undefined;
}

const all = 'roster:';

/** The import of this page, where the browser has no room for it. */
const inMemory = createStore<PlannedRun | undefined>(undefined);

/** What is known of the lines of the import that this page is at. */
let progress: { id: string; lines: Map<number, LineProgress> } | undefined;

function runOfTab(): RunOfTab | undefined {
  const stored = readStored('session', `${all}run`) as RunOfTab | undefined;
  return stored?.id && stored.by === currentUser()?.email ? stored : undefined;
}

/**
 * Keeps an import until it is forgotten, the tab closes or the user signs out; there is one at a time. Where the browser
 * has no room for it, it is kept until the page is left.
 */
export async function keepRun(given: Omit<PlannedRun, 'id'>): Promise<KeptRun> {
  forgetRun();
  const id = `${now()}-${Math.random()}`;
  progress = { id, lines: new Map() };
  const planned = { id, ...given };
  const run = withProgress(planned, progress.lines);
  const isStored = await storeRun(planned);
  // The session ended meanwhile.
  if (progress?.id !== id) {
    await removeRun(id);
    return run;
  }
  const ofTab: RunOfTab = { id, kind: given.kind, by: currentUser()?.email };
  if (isStored) writeStored('session', `${all}run`, ofTab);
  if (!runOfTab()) inMemory.set(planned);
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

/** The write of a row is sent: a page that is loaded before its answer has to look whether it was carried out. */
export const keepBegun = (line: number): Promise<void> => keepProgress(line, 'begun');

/** What came of a row. */
export const keepOutcome = (line: number, outcome: RowOutcome): Promise<void> => keepProgress(line, outcome);

async function keepProgress(line: number, known: LineProgress): Promise<void> {
  if (!progress) return;
  const { id, lines } = progress;
  lines.set(line, known);
  if (!inMemory.get() && !(await storeProgress(id, line, lines))) await moveToMemory(id);
}

/** Whether the import outlives its page. */
export function useOutlivesPage(): boolean {
  return useStore(inMemory) === undefined;
}

/** The browser is full in the middle of an import. A page that went on without what came of a row would send it twice. */
async function moveToMemory(id: string): Promise<void> {
  const run = await readRun(id);
  // Another row has done so meanwhile, or the import was left.
  if (!run || progress?.id !== id) return;
  inMemory.set(run);
  removeStored('session', all);
  await removeRun(id);
}

/** What the import is about that this tab keeps for this user; undefined without one. */
export const keptKind = (): KeptRun['kind'] | undefined => (inMemory.get() ?? runOfTab())?.kind;

/** The import that this tab keeps for this user. */
export async function keptRun(): Promise<KeptRun | undefined> {
  const id = inMemory.get()?.id ?? runOfTab()?.id;
  const run = id && (inMemory.get() ?? (await readRun(id)));
  if (!run) return undefined;
  if (progress?.id !== id) {
    const lines = await readProgress(id);
    // Two ask at once: what became known since the first was answered stays.
    if (progress?.id !== id) progress = { id, lines };
  }
  return withProgress(run, progress.lines);
}

/** An import with what is known of its lines. */
function withProgress(run: PlannedRun, lines: ReadonlyMap<number, LineProgress>): KeptRun {
  const outcomes = new Map<number, RowOutcome>();
  const begun = new Set<number>();
  for (const [line, known] of lines)
    if (known === 'begun') begun.add(line);
    else outcomes.set(line, known);
  return { ...run, outcomes, begun };
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

/** Takes away the run and all that came of its rows. */
export function forgetRun(): void {
  const id = progress?.id ?? runOfTab()?.id;
  progress = undefined;
  inMemory.set(undefined);
  removeStored('session', all);
  if (id) void removeRun(id);
}
