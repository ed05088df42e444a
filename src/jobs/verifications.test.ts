import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getLicenseOptions,
  listLicenseVerificationsOptions,
  listProviderLicensesInfiniteOptions,
} from '@/api/operations.gen';
import { waitForPollDelay } from '@/api/poll-delay';
import { firstPageKey } from '@/api/paging';
import { simulateService } from '@/testing/service';
import { jobsToTell } from './job-store';
import {
  hasEnded,
  updateOf,
  type VerificationJob,
  verificationNotices,
  verificationPolling,
  verificationStore,
  watchVerification,
  watchVerifications,
} from './verifications';

beforeEach(() => verificationStore.restore());

test('Verifications that were asked for together are followed, the newest request for a license alone', () => {
  const [one, two] = ['l1', 'l2'].map((licenseId) => ({ providerId: 'p1', licenseId }));
  if (!one || !two) throw new Error('no license');
  watchVerifications([one, two]);
  watchVerifications([{ ...one, licenseNumber: 'MD1' }]);
  expect(verificationStore.jobs()).toMatchObject([
    { licenseId: 'l1', licenseNumber: 'MD1' },
    { licenseId: 'l2' },
  ]);
});

test('A license that is not in the answer any more was detached', () => {
  expect(updateOf(job({ state: 'running', status: 'Working' }), undefined)).toEqual({
    state: 'gone',
    status: 'Working',
  });
});

test('While the earlier verification is still the current one, the new one has not ended', () => {
  const job: VerificationJob = {
    providerId: 'p',
    licenseId: 'l',
    before: 'old',
    startedAt: 0,
    state: 'running',
  };
  const idle = { jobStatus: 'Idle', currentVerificationStatus: 'Found', currentVerification: { id: 'old' } };
  expect(hasEnded(job, idle, 5_000)).toBe(false);
  expect(hasEnded(job, idle, 25_000)).toBe(true);
  expect(hasEnded(job, { ...idle, currentVerification: { id: 'new' } }, 5_000)).toBe(true);
});

test('The end makes stale what shows it, but not the license that was read to see it', () => {
  const queryClient = new QueryClient();
  const ids = { providerId: 'p1', licenseId: 'l1' };
  const keys = [getLicenseOptions(ids), listLicenseVerificationsOptions(ids)].map(({ queryKey }) => queryKey);
  const stale = (ended: VerificationJob) => {
    for (const key of keys) queryClient.setQueryData<object>(key, {});
    verificationPolling.invalidate(queryClient, [ended]);
    return keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  };
  expect(stale(job({ state: 'ended' }))).toEqual([false, true]);
  expect(stale(job({ state: 'gone' }))).toEqual([true, true]);
});

test('The end moves no row of a table on screen: what is new is read beside it, and its own row is shown as it is', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  const { id: licenseId } = service.put('licenses', { providerId, currentVerificationStatus: 'Found' });
  const queryClient = new QueryClient();
  const list = listProviderLicensesInfiniteOptions();
  const row = { license: { id: licenseId, currentVerificationStatus: 'NeedsReview' } };
  queryClient.setQueryData(list.queryKey, { pages: [{ items: [row] }], pageParams: [undefined] });
  const reads = { rows: 0, beside: 0 };
  const onScreen = (queryKey: QueryKey, what: keyof typeof reads) => {
    const queryFn = () => void (reads[what] += 1);
    return new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
    );
  };
  queryClient.setQueryData(firstPageKey(list.queryKey), {});
  const leave = [onScreen(list.queryKey, 'rows'), onScreen(firstPageKey(list.queryKey), 'beside')];
  await verificationPolling.read(queryClient, [job({ providerId, licenseId, state: 'running' })]);
  verificationPolling.invalidate(queryClient, [job({ providerId, licenseId })]);
  await vi.waitFor(() => expect(reads.beside).toBe(1));
  expect(reads.rows).toBe(0);
  expect(queryClient.getQueryData(list.queryKey)?.pages).toMatchObject([
    { items: [{ license: { id: licenseId, currentVerificationStatus: 'Found' } }] },
  ]);
  for (const one of leave) one();
});

test('A license may be looked at 2 seconds after its verification began, others at once', async () => {
  vi.useFakeTimers();
  watchVerification('p', 'l');
  const looked: string[] = [];
  for (const id of ['l', 'other']) void waitForPollDelay(id).then(() => looked.push(id));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(looked).toEqual(['other']);
  await vi.advanceTimersByTimeAsync(1);
  expect(looked).toEqual(['other', 'l']);
  vi.useRealTimers();
});

test('Without a job status the verification status decides', () => {
  const job: VerificationJob = { providerId: 'p', licenseId: 'l', startedAt: 0, state: 'running' };
  expect(hasEnded(job, { currentVerificationStatus: 'Working' }, 0)).toBe(false);
  expect(hasEnded(job, { currentVerificationStatus: 'NotFound' }, 0)).toBe(true);
});

const job = (change: Partial<VerificationJob>): VerificationJob => ({
  providerId: 'p1',
  licenseId: 'l1',
  licenseNumber: 'MD20418',
  providerName: 'Chidi Abara',
  startedAt: 0,
  state: 'ended',
  status: 'Found',
  ...change,
});

test('A found license links to its page', () => {
  expect(verificationNotices([job({})])).toMatchObject([
    {
      tone: 'success',
      title: 'Verification found: MD20418',
      message: 'Chidi Abara',
      link: { to: '/providers/$providerId/licenses/$licenseId', label: 'Open license' },
    },
  ]);
});

test('A license that was found is good news unless its board says that it is in no good standing', () => {
  expect(verificationNotices([job({ boardStatus: 'Active' })])).toMatchObject([
    { tone: 'success', message: 'Chidi Abara' },
  ]);
  expect(verificationNotices([job({ boardStatus: 'Suspended' })])).toMatchObject([
    { tone: 'warning', message: 'Chidi Abara, “Suspended” at its board' },
  ]);
});

test('One that needs review links to its review', () => {
  expect(verificationNotices([job({ status: 'NeedsReview' })])[0]).toMatchObject({
    tone: 'warning',
    title: 'Verification needs review: MD20418',
    link: { to: '/reviews/$providerId/$licenseId', params: { providerId: 'p1', licenseId: 'l1' } },
  });
});

test('A detached license is told without a link', () => {
  const [notice] = verificationNotices([job({ state: 'gone' })]);
  expect(notice?.title).toBe('License is gone: MD20418');
  expect(notice?.link).toBeUndefined();
});

test('Many that end together make one notice with the counts', () => {
  const many = ['Found', 'Found', 'NeedsReview', 'Failed'].map((status, index) =>
    job({ status, licenseId: `l${index}`, providerId: `p${index}` }),
  );
  expect(verificationNotices(many)).toMatchObject([
    {
      title: '4 verifications ended',
      message: '2 found, 1 needs review, 1 failed',
      link: { to: '/reviews' },
    },
  ]);
});

/** How four verifications that end together are told, of which these end otherwise than well. */
const told = (...worst: Partial<VerificationJob>[]) => {
  const good = Array.from({ length: 4 - worst.length }, () => ({ boardStatus: 'Active' }));
  const [notice] = verificationNotices(
    [...good, ...worst].map((one, index) => job({ licenseId: `l${index}`, ...one })),
  );
  return [notice?.tone, notice?.message];
};

test('Many that end together are no success where one failed, was not found, is gone or is not good at its board', () => {
  expect(told()).toEqual(['success', '4 found']);
  expect(told({ status: 'Failed' })).toEqual(['warning', '3 found, 1 failed']);
  expect(told({ status: 'NotFound' }, { status: 'NotFound' })).toEqual(['warning', '2 found, 2 not found']);
  expect(told({ state: 'gone' })).toEqual(['warning', '3 found, 1 gone']);
  expect(told({ boardStatus: 'Revoked' }, { status: 'Failed' })).toEqual([
    'warning',
    '3 found, 1 of them with a board status that is not good, 1 failed',
  ]);
});

test('An unknown or absent status is still told', () => {
  expect(verificationNotices([job({ status: 'PartlyFound' })])[0]?.title).toBe(
    'Verification partly found: MD20418',
  );
  expect(verificationNotices([job({ status: undefined })])[0]?.title).toBe('Verification ended: MD20418');
});

test('Many that were asked for together are told once, when the last has ended', () => {
  const all = ['a', 'b', 'c', 'd'].map((licenseId) => job({ licenseId, startedAt: 5 }));
  const [first, ...rest] = all;
  if (!first) throw new Error('no job');
  const waiting = [first, ...rest.map((other) => ({ ...other, state: 'running' as const }))];
  expect(jobsToTell([first], waiting)).toEqual([]);
  expect(jobsToTell([first], all)).toEqual(all);
});

test('A few are told as they end', () => {
  const [one, two] = [job({ licenseId: 'a' }), job({ licenseId: 'b', state: 'running' })];
  expect(jobsToTell([one], [one, two])).toEqual([one]);
});
