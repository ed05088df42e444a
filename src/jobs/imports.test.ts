import { beforeEach, expect, test } from 'vitest';
import type { ProfileImport } from '@/api/models';
import { type ImportJob, importNotices, importStore, updateOf, watchImport } from './imports';

beforeEach(() => importStore.restore());

const pending: ProfileImport = { id: 'i1', source: 'Npi', status: 'Pending' };

test('an import that was started is followed under whose profile it is', () => {
  watchImport(pending, 'Chidi Abara');
  expect(importStore.jobs()).toMatchObject([
    { importId: 'i1', source: 'Npi', providerName: 'Chidi Abara', state: 'running' },
  ]);
});

test('one that has ended already, or has no id, is not followed', () => {
  watchImport({ ...pending, status: 'Failed' });
  watchImport({ status: 'Pending' });
  expect(importStore.jobs()).toEqual([]);
});

test('why it failed is kept in words', () => {
  const failed = {
    status: 'Failed',
    failureCode: 'NoContent',
    failureReason: { messageTemplate: 'It is empty.' },
  };
  expect(updateOf({ ...pending, ...failed } as ProfileImport)).toEqual({
    state: 'ended',
    status: 'Failed',
    failure: 'No content: It is empty.',
  });
});

const job = (change: Partial<ImportJob>): ImportJob => ({
  importId: 'i1',
  source: 'Npi',
  providerName: 'Chidi Abara',
  startedAt: 0,
  state: 'ended',
  status: 'Completed',
  ...change,
});

test('an import that ended leads to its page', () => {
  expect(importNotices([job({})])).toEqual([
    {
      id: 'import-i1',
      tone: 'success',
      title: 'Import completed: NPI registry',
      message: 'Chidi Abara',
      link: { to: '/imports/$importId', params: { importId: 'i1' }, label: 'Open import' },
    },
  ]);
});

test('one that failed says why', () => {
  const [notice] = importNotices([job({ status: 'Failed', failure: 'Not found: No profile.' })]);
  expect(notice).toMatchObject({ tone: 'error', message: 'Chidi Abara: Not found: No profile.' });
});

test('one that is gone leads nowhere', () => {
  expect(importNotices([job({ state: 'gone' })])[0]?.link).toBeUndefined();
});

test('many are told together', () => {
  const many = ['Completed', 'Completed', 'Failed', 'Completed'].map((status, index) =>
    job({ status, importId: `i${index}` }),
  );
  expect(importNotices(many)).toMatchObject([
    { tone: 'error', title: '4 imports ended', message: '3 completed, 1 failed', link: { to: '/imports' } },
  ]);
});
