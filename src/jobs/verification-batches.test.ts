import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { watchNotices } from '@/ui/testing-notices';
import { batchWords, closeBatch, isBatchOpen, newBatch } from './verification-batches';
import {
  updateOf,
  type VerificationJob,
  verificationPolling,
  verificationStore,
  watchVerifications,
} from './verifications';

const notices = watchNotices();

const found = (expires: string) => ({
  jobStatus: 'Idle' as const,
  currentVerificationStatus: 'Found' as const,
  currentVerification: { id: 'v2', results: [{ licenseStatus: 'Active', expires }] },
});

/** Starts verifications of a batch, and gives their jobs as they end. */
function start(batch: string, amount: number): VerificationJob[] {
  watchVerifications(
    Array.from({ length: amount }, (_, index) => ({
      providerId: 'p1',
      licenseId: `${batch}-${index}`,
      batch,
    })),
  );
  return verificationStore.jobs().filter((job) => job.batch === batch);
}

function end(jobs: readonly VerificationJob[], status: string, isChanged = false) {
  verificationPolling.onEnded?.(jobs.map((job) => ({ ...job, state: 'ended', status, isChanged })));
}

beforeEach(() => verificationStore.restore());

test('Work over many licenses tells once, when the last verification has ended, what came of all of them', () => {
  const batch = newBatch();
  const jobs = start(batch, 7);
  end(jobs.slice(0, 2), 'Found');
  end(jobs.slice(2, 3), 'Found', true);
  closeBatch(batch);
  expect(isBatchOpen(batch)).toBe(true);
  expect(notices()).toEqual([]);
  end(jobs.slice(3, 4), 'NeedsReview');
  end(jobs.slice(4, 5), 'Failed');
  end(jobs.slice(5, 6), 'NotFound');
  end(jobs.slice(6), 'Gone');
  expect(isBatchOpen(batch)).toBe(false);
  expect(notices()).toMatchObject([
    {
      title: '7 verifications ended',
      message: '3 found, 1 of them changed, 1 needs review, 1 not found, 1 failed, 1 closed, not completed',
      link: { to: '/reviews' },
    },
  ]);
  expect(verificationPolling.notices(jobs)).toEqual([]);
});

/** How four verifications of a batch that all end so are told. */
const ends = (status: string, boardStatus?: string) => {
  const batch = newBatch();
  verificationPolling.onEnded?.(
    start(batch, 4).map((job) => ({ ...job, state: 'ended' as const, status, boardStatus })),
  );
  closeBatch(batch);
  const { tone, message } = notices().at(-1) ?? {};
  return [tone, message];
};

test('Work of which no verification was simply found, or whose boards say “Revoked”, is not told as a success', () => {
  expect(ends('Found', 'Active')).toEqual(['success', '4 found']);
  expect(ends('NotFound')).toEqual(['warning', '0 found, 4 not found']);
  expect(ends('Failed')).toEqual(['warning', '0 found, 4 failed']);
  expect(ends('Gone')).toEqual(['warning', '0 found, 4 closed, not completed']);
  expect(ends('Found', 'Revoked')).toEqual([
    'warning',
    '4 found, 4 of them with a board status that is not good',
  ]);
});

test('Verifications that end before the work has begun all of them are not told yet', () => {
  const batch = newBatch();
  end(start(batch, 1), 'Found');
  expect(notices()).toEqual([]);
  end(start(batch, 2).slice(0, 1), 'Found');
  closeBatch(batch);
  expect(notices()).toEqual([]);
});

test('A license whose source says something else than before is changed, one of which nothing was known is not', () => {
  const onFile = { status: 'Active', expires: '2027-01-31T00:00:00Z' };
  const job: VerificationJob = {
    providerId: 'p1',
    licenseId: 'l1',
    startedAt: 0,
    state: 'running',
    onFile,
  };
  expect(updateOf(job, found('2027-01-31'))).toMatchObject({ state: 'ended', isChanged: false });
  expect(updateOf(job, found('2029-01-31'))).toMatchObject({ isChanged: true });
  expect(updateOf({ ...job, onFile: { status: 'Lapsed' } }, found('2029-01-31'))).toMatchObject({
    isChanged: true,
  });
  expect(updateOf({ ...job, onFile: {} }, found('2029-01-31'))).toMatchObject({ isChanged: false });
  expect(updateOf({ ...job, onFile: undefined }, found('2029-01-31'))).not.toHaveProperty('isChanged');
});

test('What is on screen is not read again for each of many, but once at their end', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryFn: () => ({}) } } });
  const { queryKey } = aggregateProviderLicensesOptions();
  new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(() => undefined);
  queryClient.setQueryData(queryKey, {});
  const batch = newBatch();
  const jobs = start(batch, 2);
  closeBatch(batch);
  end(jobs.slice(0, 1), 'Found');
  verificationPolling.invalidate(queryClient, jobs.slice(0, 1));
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  end(jobs.slice(1), 'Found');
  verificationPolling.invalidate(queryClient, jobs.slice(1));
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('Of an outcome that nobody had nothing is said', () => {
  const none = {
    started: 1,
    ended: 1,
    found: 1,
    changed: 0,
    notGood: 0,
    needsReview: 0,
    notFound: 0,
    failed: 0,
    other: 0,
    isClosed: true,
  };
  expect(batchWords(none)).toBe('1 found');
  expect(batchWords({ ...none, needsReview: 2 })).toBe('1 found, 2 need review');
});
