import type { ProviderLicense } from '@/api/models';
import { readStored, writeStored } from '@/lib/storage';
import { createStore, useSelected, useStore } from '@/lib/store';
import type { ReviewParams } from './list';

export interface QueuedCase {
  providerId: string;
  licenseId: string;
}

/**
 * What became of a case: left for later, decided by somebody else meanwhile, or decided by the user. One becomes another
 * in this order only.
 */
const outcomes = ['skipped', 'elsewhere', 'resolved'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * One way through the queue. Decided cases leave the service's list; here they keep their place, so that the
 * position stays right, going back works, and nothing is met twice.
 */
export interface Pass {
  cases: readonly QueuedCase[];
  done: Readonly<Record<string, Outcome>>;
  /** When something was last noted, in milliseconds of real time. */
  at: number;
}

const empty: Pass = { cases: [], done: {}, at: 0 };
const passes = new Map<string, Pass>();
/** How often a pass was written. */
const writes = createStore(0);

/** A way through the queue ends when nothing was done on it for this long. */
const endsAfter = 30 * 60_000;

const prefix = 'review-pass:';
/** Under what a pass is kept: the filters that its list was opened with. */
export const passName = (params: ReviewParams) => prefix + JSON.stringify(params);

/** The pass of this name, kept in the tab; an empty one where none was begun. */
export function readPass(name: string): Pass {
  const known = passes.get(name);
  if (known) return known;
  const stored = readStored('session', name) as Partial<Pass> | undefined;
  const pass = Array.isArray(stored?.cases)
    ? { cases: stored.cases, done: stored.done ?? {}, at: stored.at ?? 0 }
    : empty;
  passes.set(name, pass);
  return pass;
}

/** Keeps a pass for the tab, and draws anew what shows it. */
export function writePass(name: string, pass: Pass): void {
  passes.set(name, pass);
  writeStored('session', name, pass === empty ? undefined : pass);
  writes.set(writes.get() + 1);
}

/** The pass of this name; the component renders again when it is written. */
export function usePass(name: string): Pass {
  return useSelected(writes, () => readPass(name));
}

/** A decision that was made here. */
export interface DecidedCase extends QueuedCase {
  /** Who and what: `Ada Vega: marked found with result 2`. */
  words: string;
}

const lastDecided = createStore<DecidedCase | undefined>(undefined);

/** Notes the decision that was made last, for the way back to it. */
export const noteDecided = (decided: DecidedCase): void => lastDecided.set(decided);

/** The decision that was made last in this tab. */
export const useLastDecided = (): DecidedCase | undefined => useStore(lastDecided);

/** Forgets every way through the queue: they belong to whoever was signed in. Storage is emptied elsewhere. */
export function clearPasses(): void {
  passes.clear();
  lastDecided.set(undefined);
}

/**
 * The queue itself is open. What was decided on the present way still counts, so that going on says "6 decided, 36
 * left"; skipped cases come up again. After a long rest a new way begins.
 */
export function startPass(params: ReviewParams, at = Date.now()): void {
  const name = passName(params);
  const pass = readPass(name);
  if (pass === empty) return;
  if (at - pass.at > endsAfter) return writePass(name, empty);
  const decided = Object.entries(pass.done).filter(([, outcome]) => outcome !== 'skipped');
  writePass(name, { ...pass, done: Object.fromEntries(decided) });
}

/**
 * Notes what became of a case. A decision is never turned back into a skip. One whose answer was lost is somebody else's
 * until the event log tells that it is the user's own.
 */
export function noteOutcome(params: ReviewParams, licenseId: string, outcome: Outcome): void {
  const name = passName(params);
  const pass = readPass(name);
  const before = pass.done[licenseId];
  if (before && outcomes.indexOf(outcome) <= outcomes.indexOf(before)) return;
  writePass(name, { ...pass, done: { ...pass.done, [licenseId]: outcome }, at: Date.now() });
}

function caseOf({ license, provider }: ProviderLicense): QueuedCase | undefined {
  const providerId = license?.providerId ?? provider?.id;
  return license?.id && providerId ? { providerId, licenseId: license.id } : undefined;
}

/** Appends what the list holds and the pass does not know yet; known cases keep their order. */
export function withCases(pass: Pass, rows: readonly ProviderLicense[]): Pass {
  const known = new Set(pass.cases.map(({ licenseId }) => licenseId));
  const fresh = rows.flatMap((row) => caseOf(row) ?? []).filter(({ licenseId }) => !known.has(licenseId));
  return fresh.length > 0 ? { ...pass, cases: [...pass.cases, ...fresh], at: Date.now() } : pass;
}

export interface Listed {
  /** The loaded rows of the list as the service last gave them. */
  rows: readonly ProviderLicense[];
  /** How many there are in all, where the service says. */
  total?: number | undefined;
  /** Every row is loaded. */
  complete: boolean;
}

/** Where a case stands, what comes before and after it, and how much is done. */
export function positionIn(pass: Pass, licenseId: string, listed: Listed) {
  const index = pass.cases.findIndex((one) => one.licenseId === licenseId);
  const tally = { resolved: 0, elsewhere: 0, skipped: 0 };
  for (const outcome of Object.values(pass.done)) tally[outcome] += 1;
  const decided = tally.resolved + tally.elsewhere;
  const isDecided = (id: string) => pass.done[id] !== undefined && pass.done[id] !== 'skipped';
  const waiting = new Set(listed.rows.flatMap((row) => row.license?.id ?? []));
  // The list may be older than the last decision; then what was just decided still stands in it.
  const stale = [...waiting].filter(isDecided).length;
  const total = Math.max(pass.cases.length, (listed.total ?? 0) - stale + decided);
  // What has left the whole list was decided by somebody else.
  const isGone = (one: QueuedCase) =>
    listed.complete && !waiting.has(one.licenseId) && !pass.done[one.licenseId];
  const isOpen = (one: QueuedCase) =>
    one.licenseId !== licenseId && !pass.done[one.licenseId] && !isGone(one);
  const gone = pass.cases.filter((one) => one.licenseId !== licenseId && isGone(one)).length;
  const after = index < 0 ? pass.cases : pass.cases.slice(index + 1);
  return {
    ...tally,
    index,
    total,
    decided,
    left: Math.max(0, total - decided - gone),
    previous: index > 0 ? pass.cases[index - 1] : undefined,
    next: index < 0 ? pass.cases[0] : pass.cases[index + 1],
    /** The cases to go on with after a decision: those ahead first, then what was left behind. */
    upcoming: [...after, ...pass.cases.slice(0, Math.max(0, index))].filter(isOpen),
  };
}

export type Position = ReturnType<typeof positionIn>;
