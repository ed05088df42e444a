import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ProviderLicense } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { readStored, writeStored } from '@/lib/storage';
import { reviewListOptions, type ReviewQuestion } from './-review-list';

export interface QueuedCase {
  providerId: string;
  licenseId: string;
}

export type Outcome = 'resolved' | 'skipped';

/**
 * One way through the queue. Resolved cases leave the service's list; here they keep their place, so that the
 * position stays right, going back works, and nothing is met twice.
 */
interface Pass {
  cases: QueuedCase[];
  done: Record<string, Outcome>;
}

const empty: Pass = { cases: [], done: {} };
const passes = new Map<string, Pass>();
const watchers = new Set<() => void>();

const nameOf = (question: ReviewQuestion) => `review-pass:${JSON.stringify(question)}`;

function read(name: string): Pass {
  const known = passes.get(name);
  if (known) return known;
  const stored = readStored('session', name) as Partial<Pass> | undefined;
  const pass = Array.isArray(stored?.cases) ? { cases: stored.cases, done: stored.done ?? {} } : empty;
  passes.set(name, pass);
  return pass;
}

function write(name: string, pass: Pass): void {
  passes.set(name, pass);
  writeStored('session', name, pass === empty ? undefined : pass);
  for (const watcher of watchers) watcher();
}

/** Forgets the last way through the queue: the next case that is opened begins a new one. */
export function startPass(question: ReviewQuestion): void {
  write(nameOf(question), empty);
}

/** Notes what became of a case. */
export function noteOutcome(question: ReviewQuestion, licenseId: string, outcome: Outcome): void {
  const name = nameOf(question);
  const pass = read(name);
  if (pass.done[licenseId] === 'resolved') return;
  write(name, { ...pass, done: { ...pass.done, [licenseId]: outcome } });
}

/** Appends what the list holds and the pass does not know yet; known cases keep their order. */
export function withCases(pass: Pass, rows: readonly ProviderLicense[]): Pass {
  const known = new Set(pass.cases.map(({ licenseId }) => licenseId));
  const fresh = rows.flatMap(({ license, provider }) => {
    const providerId = license?.providerId ?? provider?.id;
    return license?.id && providerId && !known.has(license.id) ? [{ providerId, licenseId: license.id }] : [];
  });
  return fresh.length > 0 ? { ...pass, cases: [...pass.cases, ...fresh] } : pass;
}

/** Where a case stands, what comes before and after it, and how much is done. */
export function positionIn(pass: Pass, licenseId: string, listed: number | undefined) {
  const index = pass.cases.findIndex((one) => one.licenseId === licenseId);
  const outcomes = Object.values(pass.done);
  const resolved = outcomes.filter((outcome) => outcome === 'resolved').length;
  const total = Math.max(pass.cases.length, (listed ?? 0) + resolved);
  const isOpen = (one: QueuedCase) => one.licenseId !== licenseId && !pass.done[one.licenseId];
  const after = index < 0 ? pass.cases : pass.cases.slice(index + 1);
  return {
    index,
    total,
    resolved,
    skipped: outcomes.length - resolved,
    left: Math.max(0, total - resolved),
    previous: index > 0 ? pass.cases[index - 1] : undefined,
    next: index < 0 ? pass.cases[0] : pass.cases[index + 1],
    /** The cases to go on with after a decision: those ahead first, then what was left behind. */
    upcoming: [...after, ...pass.cases.slice(0, Math.max(0, index))].filter(isOpen),
  };
}

const aheadOf = 5;

/** The pass through the queue that `question` asks for, seen from one case. */
export function useReviewPass(question: ReviewQuestion, licenseId: string) {
  const name = nameOf(question);
  const list = useInfiniteQuery(reviewListOptions(question));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const stored = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => read(name),
  );
  const pass = useMemo(
    () =>
      withCases(
        stored,
        itemsOf(data, ({ license }) => license?.id),
      ),
    [stored, data],
  );
  useEffect(() => {
    if (pass !== stored) write(name, pass);
  }, [name, pass, stored]);
  const position = positionIn(pass, licenseId, data?.pages.at(-1)?.totalCount);
  const isNearEnd = position.index >= pass.cases.length - aheadOf;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return position;
}
