// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { DatasetMonitor, Details, Monitor } from '@/api/models';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { CoverProviders } from './cover-providers';
import { MonitorDialog } from './dialog';
import { leavesMonthsOut, monthlyConcern } from './monthly';

const monitor = (changed: Partial<Details<DatasetMonitor>>): Details<Monitor> => ({
  type: 'Dataset',
  datasetType: 'OigExclusions',
  monitoringInterval: 'Monthly',
  ...changed,
});
const required = ['OigExclusions', 'Sam'];
const today = '2026-11-20';

test.each([
  ['searched on the first of this month', { lastMonitoringDate: '2026-11-01T12:00:00Z' }, undefined],
  [
    'searched in the month before, however long ago',
    { lastMonitoringDate: '2026-10-02T12:00:00Z' },
    undefined,
  ],
  ['not run yet', {}, undefined],
  [
    'not searched in all of October',
    { lastMonitoringDate: '2026-09-28T12:00:00Z' },
    'Not searched since Sep 2026',
  ],
  [
    'searched in this month by a run that failed',
    { lastMonitoringDate: '2026-11-02T12:00:00Z', lastVerification: { status: 'Failed' } },
    'The last search failed',
  ],
  [
    'searched in this month by a run that found something',
    { lastMonitoringDate: '2026-11-02T12:00:00Z', lastVerification: { status: 'Completed' } },
    undefined,
  ],
  ['run once a year', { monitoringInterval: 'Yearly' as const }, 'Not searched in each month'],
])('An exclusion list that was %s', (_, changed, concern) => {
  expect(monthlyConcern(monitor(changed), required, today)).toBe(concern);
});

test('Of a registry, a license and what says nothing of itself no search of the month is expected', () => {
  const old = { lastMonitoringDate: '2026-01-02T12:00:00Z' };
  expect(monthlyConcern(monitor({ ...old, datasetType: 'Npi' }), required, today)).toBeUndefined();
  expect(monthlyConcern({ ...old, type: 'License', licenseId: 'l1' }, required, today)).toBeUndefined();
  expect(monthlyConcern({ type: 'Dataset' }, required, today)).toBeUndefined();
  expect(leavesMonthsOut(undefined, 'Yearly', required)).toBe(false);
});

const warning = () => screen.queryByText(/A yearly monitor leaves months without a search/);

test('Who chooses a yearly monitor of an exclusion list is told that months are left out', async () => {
  const { id: providerId } = (await simulateService()).put('providers', {});
  const about = { providerId, datasetType: 'OigExclusions' };
  const dialog = <MonitorDialog about={about} onClose={() => undefined} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  expect((await screen.findByLabelText<HTMLSelectElement>('Interval')).value).toBe('Monthly');
  expect(warning()).toBeNull();
  await user.selectOptions(screen.getByLabelText('Interval'), 'Yearly');
  expect(warning()).not.toBeNull();
});

test('So is who does it for many providers at once', async () => {
  const { id } = (await simulateService()).put('providers', {});
  const selection = { count: 1, all: false, words: '1 provider', collect: async () => [{ id }] };
  const dialog = <CoverProviders selection={selection} onClose={() => undefined} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  const interval = await screen.findByLabelText('Interval of OIG exclusions');
  expect(warning()).toBeNull();
  await user.selectOptions(interval, 'Yearly');
  // At the list itself, told at once; and again in what is about to be sent.
  const row = screen.getAllByRole('listitem').find((one) => one.contains(interval));
  expect(row?.textContent).toContain('A yearly monitor leaves months without a search');
  expect(screen.getByRole('alert').textContent).toMatch(/A yearly monitor leaves/);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect((await screen.findByText(/Coverage counts a provider/)).textContent).toMatch(
    /^OIG exclusions: A required list is searched once in each calendar month\./,
  );
});
