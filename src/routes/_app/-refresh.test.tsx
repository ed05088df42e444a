// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { movePointer, renderPage } from '@/ui/testing';
import { Route as DueCalendar } from './credentialing/calendar';
import { Route as EnrollmentPage } from './enrollments/$enrollmentId/index';
import { Route as ImportPage } from './imports/$importId/index';
import { Route as RunCalendar } from './monitors/calendar';
import { Route as ScanPage } from './scans/$scanId/index';

/** What the service answers, by path; an empty list for all else. */
let answers: Record<string, object>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  focusManager.setFocused(true);
  localStorage.clear();
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  answers = { '/providers/p1': { id: 'p1', firstName: 'Ada', lastName: 'Vega' }, '/groups': [] };
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(answers[new URL(url).pathname] ?? { items: [] }),
  );
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open(route: Parameters<typeof renderPage>[0], path: string, address: string) {
  renderPage(route, path, address, createQueryClient());
  await pass(3);
}

const openScan = () => open(ScanPage, '/scans/$scanId', '/scans/s1');
const openImport = () => open(ImportPage, '/imports/$importId', '/imports/i1');
const openEnrollment = () => open(EnrollmentPage, '/enrollments/$enrollmentId', '/enrollments/e1');
const openDue = () => open(DueCalendar, '/credentialing/calendar', '/credentialing/calendar');
const openRuns = () => open(RunCalendar, '/monitors/calendar', '/monitors/calendar');

const scan = { id: 's1', type: 'Sam', status: 'Completed', providerId: 'p1', matches: [] };
const found = { id: 'i1', source: 'Npi', status: 'Completed', providerId: 'p1' };
const enrollment = { id: 'e1', providerId: 'p1', payerPlan: { name: 'Gold' }, externalProviderPlanId: 'A-1' };
const monitor = { id: 'm1', providerId: 'p1', nextMonitoringDate: '2026-11-20T18:00:00Z' };
const due = { id: 'p1', firstName: 'Ada', lastName: 'Vega', nextCredentialingDate: '2026-11-20' };

const pages = [
  ['a scan', openScan, '/datasets/scans/s1', scan, { ...scan, status: 'Failed' }, 'The scan failed.'],
  [
    'an import',
    openImport,
    '/providers/profiles/import/i1',
    found,
    { ...found, status: 'Failed' },
    /^The import failed/,
  ],
  [
    'an enrollment',
    openEnrollment,
    '/providers/enrollments/e1',
    enrollment,
    { ...enrollment, externalProviderPlanId: 'B-2' },
    'B-2',
  ],
  [
    'the due calendar',
    openDue,
    '/providers/recredentialing/due',
    { items: [] },
    { items: [due] },
    /^1 provider due/,
  ],
  [
    'the runs calendar',
    openRuns,
    '/monitors',
    { items: [monitor] },
    { items: [monitor, { ...monitor, id: 'm2' }] },
    'Nov 20, 2026: 2 runs',
  ],
] as const;

test.each(pages)(
  'What happens elsewhere stands on the page of %s within a minute',
  async (_what, openPage, path, before, after, words) => {
    answers[path] = before;
    await openPage();
    expect(screen.queryByText(words)).toBeNull();
    answers[path] = after;
    await pass(61);
    expect(screen.queryByText(words)).not.toBeNull();
  },
);

test('A calendar does not change under the pointer', async () => {
  answers['/monitors'] = { items: [monitor] };
  await openRuns();
  const today = screen.getByText('Nov 20, 2026: 1 run');
  movePointer('onto', today);
  answers['/monitors'] = { items: [] };
  await pass(100);
  expect(screen.queryByText('Nothing is monitored')).toBeNull();
  movePointer('off', today);
  await pass(1);
  expect(screen.queryByText('Nothing is monitored')).not.toBeNull();
});

test('While an enrollment is edited it stays as it was when the form was opened', async () => {
  answers['/providers/enrollments/e1'] = enrollment;
  await openEnrollment();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  answers['/providers/enrollments/e1'] = { ...enrollment, payerPlan: { name: 'Silver' } };
  await pass(100);
  expect(screen.queryByRole('heading', { level: 1, name: /Gold/, hidden: true })).not.toBeNull();
});

const failures = [
  ['a scan', openScan, '/datasets/scans/s1', scan],
  ['an import', openImport, '/providers/profiles/import/i1', found],
] as const;

test.each(failures)(
  'The failure of %s is acknowledged on its page, which can be taken back there',
  async (_what, openPage, path, answer) => {
    answers[path] = { ...answer, status: 'Failed' };
    await openPage();
    fireEvent.click(screen.getByRole('button', { name: 'Acknowledge the failure' }));
    expect(screen.queryByText(/^Acknowledged on Nov 20, 2026/)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(screen.queryByText(/^Acknowledged on/)).toBeNull();
  },
);

test.each(failures)(
  'Of %s that did not fail there is nothing to acknowledge',
  async (_what, openPage, path, answer) => {
    answers[path] = answer;
    await openPage();
    expect(screen.queryByRole('button', { name: 'Acknowledge the failure' })).toBeNull();
  },
);
