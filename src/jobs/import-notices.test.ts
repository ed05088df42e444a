import { expect, test } from 'vitest';
import { importNotices } from './import-notices';
import type { ImportJob } from './import-store';

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
  const many = ['Completed', 'Completed', 'Failed', 'Completed'].map((status, at) =>
    job({ status, importId: `i${at}` }),
  );
  expect(importNotices(many)).toMatchObject([
    { tone: 'error', title: '4 imports ended', message: '3 completed, 1 failed', link: { to: '/imports' } },
  ]);
});
