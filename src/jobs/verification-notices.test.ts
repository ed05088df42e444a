import { expect, test } from 'vitest';
import { tellable } from './tellable';
import { endNotices } from './verification-notices';
import type { VerificationJob } from './verification-store';

const job = (change: Partial<VerificationJob>): VerificationJob => ({
  providerId: 'p1',
  licenseId: 'l1',
  licenseNumber: 'MD20418',
  providerName: 'Abara, Chidi',
  startedAt: 0,
  state: 'ended',
  status: 'Found',
  ...change,
});

test('A found license links to its page', () => {
  expect(endNotices([job({})])).toMatchObject([
    {
      tone: 'success',
      title: 'Verification found: MD20418',
      message: 'Abara, Chidi',
      link: { to: '/providers/$providerId/licenses/$licenseId', label: 'Open license' },
    },
  ]);
});

test('One that needs review links to its review', () => {
  expect(endNotices([job({ status: 'NeedsReview' })])[0]).toMatchObject({
    tone: 'warning',
    title: 'Verification needs review: MD20418',
    link: { to: '/reviews/$providerId/$licenseId', params: { providerId: 'p1', licenseId: 'l1' } },
  });
});

test('A detached license is told without a link', () => {
  const [notice] = endNotices([job({ state: 'gone' })]);
  expect(notice?.title).toBe('License is gone: MD20418');
  expect(notice?.link).toBeUndefined();
});

test('Many that end together make one notice with the counts', () => {
  const many = ['Found', 'Found', 'NeedsReview', 'Failed'].map((status, index) =>
    job({ status, licenseId: `l${index}`, providerId: `p${index}` }),
  );
  expect(endNotices(many)).toMatchObject([
    {
      title: '4 verifications ended',
      message: '2 found, 1 needs review, 1 failed',
      link: { to: '/reviews' },
    },
  ]);
});

test('An unknown or absent status is still told', () => {
  expect(endNotices([job({ status: 'PartlyFound' })])[0]?.title).toBe('Verification partly found: MD20418');
  expect(endNotices([job({ status: undefined })])[0]?.title).toBe('Verification ended: MD20418');
});

test('Many that were asked for together are told once, when the last has ended', () => {
  const all = ['a', 'b', 'c', 'd'].map((licenseId) => job({ licenseId, startedAt: 5 }));
  const [first, ...rest] = all;
  if (!first) throw new Error('no job');
  const waiting = [first, ...rest.map((other) => ({ ...other, state: 'running' as const }))];
  expect(tellable([first], waiting)).toEqual([]);
  expect(tellable([first], all)).toEqual(all);
});

test('A few are told as they end', () => {
  const [one, two] = [job({ licenseId: 'a' }), job({ licenseId: 'b', state: 'running' })];
  expect(tellable([one], [one, two])).toEqual([one]);
});
