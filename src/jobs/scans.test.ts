import { beforeEach, expect, test } from 'vitest';
import type { DatasetScan } from '@/api/models';
import { type ScanJob, scanNotices, scanStore, updateOf, watchScan } from './scans';

beforeEach(() => scanStore.restore());

const working: DatasetScan = { id: 's1', type: 'OigExclusions', status: 'Working' };

test('A scan that was started is followed under whom it is about', () => {
  watchScan(working, { entityName: 'Chidi Abara' });
  expect(scanStore.jobs()).toMatchObject([
    { scanId: 's1', datasetType: 'OigExclusions', entityName: 'Chidi Abara', state: 'running' },
  ]);
});

test('A scan that failed at once is not followed: its answer has told all there is', () => {
  watchScan({ ...working, status: 'Failed' });
  watchScan({ status: 'Pending' });
  expect(scanStore.jobs()).toEqual([]);
});

test('A completed scan says how many matches it found, and how many of them wait for a decision', () => {
  const matches = [
    { id: 'm1', userActionNeeded: true },
    { id: 'm2', userActionNeeded: false },
  ];
  expect(updateOf({ ...working, status: 'Completed', matches })).toMatchObject({
    state: 'ended',
    matches: 2,
    toDecide: 1,
  });
});

test('A continuous scan is at its end once it is active: it stays so for years', () => {
  expect(updateOf({ ...working, status: 'Active' }).state).toBe('ended');
  expect(updateOf({ id: 's1' })).toEqual({ state: 'running', status: 'Working' });
});

test('Why it failed is kept in words', () => {
  const failureReason = { messageTemplate: 'No answer from {source}', messageParams: { source: 'OIG' } };
  expect(updateOf({ ...working, status: 'Failed', failureReason })).toMatchObject({
    status: 'Failed',
    failure: 'No answer from OIG',
  });
});

const job = (change: Partial<ScanJob>): ScanJob => ({
  scanId: 's1',
  datasetType: 'OigExclusions',
  entityName: 'Chidi Abara',
  startedAt: 0,
  state: 'ended',
  status: 'Completed',
  matches: 0,
  toDecide: 0,
  ...change,
});

test('A completed scan tells what it found and links to itself', () => {
  expect(scanNotices([job({})])).toMatchObject([
    {
      tone: 'success',
      title: 'Scan completed: OIG exclusions',
      message: 'Chidi Abara: no match',
      link: { to: '/scans/$scanId', params: { scanId: 's1' } },
    },
  ]);
});

test('Matches that wait for a decision ask for attention', () => {
  expect(scanNotices([job({ matches: 2, toDecide: 1 })])[0]).toMatchObject({
    tone: 'warning',
    message: 'Chidi Abara: 2 matches, 1 to decide',
  });
  expect(scanNotices([job({ matches: 1 })])[0]).toMatchObject({
    tone: 'success',
    message: 'Chidi Abara: 1 match, nothing to decide',
  });
});

test('A failed scan says why', () => {
  expect(scanNotices([job({ status: 'Failed', failure: 'No answer from OIG' })])[0]).toMatchObject({
    tone: 'error',
    title: 'Scan failed: OIG exclusions',
    message: 'Chidi Abara: No answer from OIG',
  });
});

test('A scan that is gone, or of which nothing is known, is told all the same', () => {
  const [gone] = scanNotices([job({ state: 'gone', datasetType: undefined })]);
  expect(gone?.title).toBe('Scan is gone');
  expect(gone?.link).toBeUndefined();
  expect(scanNotices([job({ status: undefined, entityName: undefined })])[0]).toMatchObject({
    tone: 'neutral',
    title: 'Scan ended: OIG exclusions',
    message: 'its status is not on file: it says nothing about whether there is a record',
  });
});

test('Many that end together make one notice with the counts', () => {
  const many = [
    job({ matches: 3, toDecide: 2 }),
    job({ toDecide: 1 }),
    job({ status: 'Failed' }),
    job({ state: 'gone' }),
  ];
  expect(scanNotices(many)).toMatchObject([
    {
      tone: 'warning',
      title: '4 scans ended',
      message: '3 matches to decide, 1 failed, 1 gone',
      link: { to: '/matches' },
    },
  ]);
});
