import type { ProviderLicense } from '@/api/models';
import { session } from '@/api/session';
import type { positionIn } from '@/queue/position';
import {
  createQueueSession,
  emptySession,
  type Outcome,
  type QueueStore,
  recordOutcome,
  removeOutcome,
} from '@/queue/session';
import type { ReviewParams } from './list';

export interface QueuedCase {
  providerId: string;
  licenseId: string;
}

/** A way through the queue of reviews under some filters. What is decided has one home for all of them: `decisions.ts`. */
type ReviewSession = QueueStore<QueuedCase, never>;

export type Position = ReturnType<typeof positionIn<QueuedCase, never>>;

export const caseId = ({ licenseId }: QueuedCase): string => licenseId;

const sessions = new Map<string, ReviewSession>();

/** The session of the queue with these filters, kept in the tab; an empty one where none was begun. */
export function reviewSession(params: ReviewParams): ReviewSession {
  const name = `queue:reviews:${JSON.stringify(params)}`;
  const known = sessions.get(name) ?? createQueueSession<QueuedCase, never>(name);
  sessions.set(name, known);
  return known;
}

/** Forgets every session: they belong to whoever was signed in. Storage is emptied elsewhere. */
export function clearReviewSessions(): void {
  sessions.clear();
}
session.onEnd(clearReviewSessions);

/** A session ends when nothing was done in it for this long. */
const endsAfter = 30 * 60_000;

/**
 * The queue itself is open. What was decided in the present session still counts, so that going on says "6 decided, 36
 * left"; skipped cases come up again. After a long rest a new one begins.
 */
export function openReviewQueue(params: ReviewParams, at = Date.now()): void {
  const store = reviewSession(params);
  const { cases, outcomes, decisions, at: last } = store.get();
  if (cases.length === 0 && Object.keys(outcomes).length === 0) return;
  if (at - last > endsAfter) return store.set({ ...emptySession, decisions });
  const decided = Object.entries(outcomes).filter(([, outcome]) => outcome !== 'skipped');
  store.set({ ...store.get(), outcomes: Object.fromEntries(decided) });
}

/** A case that waits for a decision was not decided, whatever became of a verification before; a skipped one stays skipped. */
export function reopenDecided(params: ReviewParams, licenseId: string): void {
  const store = reviewSession(params);
  if (store.get().outcomes[licenseId] !== 'skipped') removeOutcome(store, licenseId);
}

/** Records what became of a case, see `recordOutcome`. */
export const recordReview = (params: ReviewParams, licenseId: string, outcome: Outcome): void =>
  recordOutcome(reviewSession(params), licenseId, outcome);

/** Forgets what became of a case: it waits again. */
export const reopenReview = (params: ReviewParams, licenseId: string): void =>
  removeOutcome(reviewSession(params), licenseId);

/** What a row of the list is in a session; a row without ids is none. */
export function casesOf(rows: readonly ProviderLicense[]): QueuedCase[] {
  return rows.flatMap(({ license, provider }) => {
    const providerId = license?.providerId ?? provider?.id;
    return license?.id && providerId ? { providerId, licenseId: license.id } : [];
  });
}
