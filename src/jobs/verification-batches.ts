import { session } from '@/api/session';
import { standingOf } from '@/domain/license-standing';
import { createStore, useStore } from '@/lib/store';
import { count, formatNumber } from '@/lib/words';
import { notify } from '@/ui/notify';
import { getSetting } from '@/ui/settings';

/** A license of which somebody may have to do something. */
export interface BatchCase {
  outcome: 'changed' | 'notGood' | 'needsReview' | 'notFound' | 'failed';
  providerId: string;
  licenseId: string;
  licenseNumber?: string | undefined;
  providerName?: string | undefined;
}

/** What came of verifications, by how many. */
interface Counts {
  found: number;
  /** Of those found, the ones of which the source says something else than before. */
  changed: number;
  /** Of those found, the ones that their board does not call good. */
  notGood: number;
  needsReview: number;
  notFound: number;
  failed: number;
  /** How they ended is not known: the license is gone, or with a status that nobody knew. */
  other: number;
}

const nothing: Counts = {
  found: 0,
  changed: 0,
  notGood: 0,
  needsReview: 0,
  notFound: 0,
  failed: 0,
  other: 0,
};

/** What became of verifications that were asked for together, by bulk work. */
export interface VerificationBatch extends Counts {
  /** How many the service took on. */
  started: number;
  ended: number;
  /** The licenses that were not simply found, in the order in which their verifications ended. */
  cases: readonly BatchCase[];
  /** Nothing more is added by the work. */
  isClosed: boolean;
}

const none: VerificationBatch = { ...nothing, started: 0, ended: 0, cases: [], isClosed: false };

const batches = createStore<Readonly<Record<string, VerificationBatch>>>({});

session.onEnd(() => batches.set({}));

let made = 0;

/** A name for verifications that are counted together. */
export const newBatch = () => `${Date.now()}-${++made}`;

/** The verifications that one bulk job started; undefined where it started none. */
export function useVerificationBatch(batch: string | undefined): VerificationBatch | undefined {
  const all = useStore(batches);
  return batch === undefined ? undefined : all[batch];
}

/** Everything that is counted together in this tab, by the names of the batches. */
export function useVerificationBatches(): Readonly<Record<string, VerificationBatch>> {
  return useStore(batches);
}

/** Whether a batch is followed in this tab and not all of it has ended. */
export function isBatchOpen(batch: string | undefined): boolean {
  const found = batch === undefined ? undefined : batches.get()[batch];
  return found !== undefined && !isDone(found);
}

/** Whether a batch is followed in this tab. */
export const isBatch = (batch: string | undefined) => batch !== undefined && batch in batches.get();

const isDone = ({ isClosed, started, ended }: VerificationBatch) => isClosed && ended >= started;

/** Counts verifications that the service has taken on. */
export function countStarted(batch: string, amount: number): void {
  change(batch, (before) => ({ ...before, started: before.started + amount, isClosed: false }));
}

/** Says that the work has come to rest: once the last verification has ended, all of them are told of. */
export function closeBatch(batch: string): void {
  if (isBatch(batch)) change(batch, (before) => ({ ...before, isClosed: true }));
}

const outcomes: Readonly<Record<string, 'found' | 'needsReview' | 'notFound' | 'failed'>> = {
  Found: 'found',
  NeedsReview: 'needsReview',
  NotFound: 'notFound',
  Failed: 'failed',
};

interface Ended extends Omit<BatchCase, 'outcome'> {
  status?: string | undefined;
  isChanged?: boolean | undefined;
  boardStatus?: string | undefined;
}

/** Whether a board says of a license that was found what is no good news (field.md 1.1); one that says nothing does not. */
export const isNotGood = (boardStatus: string | undefined): boolean =>
  Boolean(boardStatus) && standingOf(boardStatus, getSetting('boardWords')) !== 'good';

/** How many of the licenses that were found their boards do not call good, as a part of a sentence. */
export const notGoodWords = (amount: number): string =>
  `${formatNumber(amount)} of them with a board status that is not good`;

/** What came of verifications that ended; one that was found may have changed, and be no good news. */
export function countsOf(ended: readonly Pick<Ended, 'status' | 'isChanged' | 'boardStatus'>[]): Counts {
  const counts = { ...nothing };
  for (const { status, isChanged = false, boardStatus } of ended) {
    const outcome = outcomes[status ?? ''] ?? 'other';
    counts[outcome] += 1;
    counts.changed += Number(isChanged);
    counts.notGood += Number(outcome === 'found' && isNotGood(boardStatus));
  }
  return counts;
}

const countedKeys = Object.keys(nothing) as (keyof Counts)[];

/** Counts a verification that has ended. */
export function countEnded(batch: string, ended: Ended): void {
  const { providerId, licenseId, licenseNumber, providerName } = ended;
  const counts = countsOf([ended]);
  // One that changed into what is not good is named as both: what it was before is told in another place.
  const countedAs = countedKeys.filter(
    (one): one is BatchCase['outcome'] =>
      counts[one] > 0 &&
      one !== 'found' &&
      one !== 'other' &&
      (one === 'notGood' || one === 'changed' || counts.changed === 0),
  );
  change(batch, (before) => ({
    ...before,
    ended: before.ended + 1,
    ...Object.fromEntries(countedKeys.map((one) => [one, before[one] + counts[one]])),
    cases: [
      ...before.cases,
      ...countedAs.map((one) => ({ outcome: one, providerId, licenseId, licenseNumber, providerName })),
    ],
  }));
}

function change(batch: string, by: (before: VerificationBatch) => VerificationBatch): void {
  const now = by(batches.get()[batch] ?? none);
  batches.set({ ...batches.get(), [batch]: now });
  if (isDone(now) && now.started > 0) {
    notify({
      id: `batch-${batch}`,
      // What is not simply found calls for a look, and so does what its board does not call good.
      tone: now.found < now.ended || now.notGood > 0 ? 'warning' : 'success',
      title: `${count(now.started, 'verification')} ended`,
      message: batchWords(now),
      link:
        now.needsReview > 0
          ? { to: '/reviews', label: 'Open reviews' }
          : { to: '/licenses', label: 'Open licenses' },
    });
  }
}

/** `280 found, 5 of them changed, 2 of them with a board status that is not good, 12 need review, 3 failed`. */
export function batchWords({
  found,
  changed,
  notGood,
  needsReview,
  notFound,
  failed,
  other,
}: Counts): string {
  return [
    `${formatNumber(found)} found`,
    changed > 0 && `${formatNumber(changed)} of them changed`,
    notGood > 0 && notGoodWords(notGood),
    needsReview > 0 && `${formatNumber(needsReview)} ${needsReview === 1 ? 'needs' : 'need'} review`,
    notFound > 0 && `${formatNumber(notFound)} not found`,
    failed > 0 && `${formatNumber(failed)} failed`,
    other > 0 && `${formatNumber(other)} closed, not completed`,
  ]
    .filter(Boolean)
    .join(', ');
}
