// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { movePointer, renderPage } from '@/ui/testing';
import { Route as DueCalendar } from './credentialing/calendar';
import { Route as EnrollmentPage } from './enrollments/$enrollmentId/index';
import { Route as ImportPage } from './imports/$importId/index';
import { Route as RunCalendar } from './monitors/calendar';
import { Route as ScanPage } from './scans/$scanId/index';

let service: SimulatedService;
let ids: Record<'provider' | 'scan' | 'import' | 'enrollment' | 'plan', string>;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const { id: provider } = service.put('providers', { firstName: 'Ada', lastName: 'Vega' });
  const { id: payerId } = service.put('payers', {});
  const { id: plan } = service.put('payerPlans', { payerId, name: 'Gold' });
  const { id: groupId } = service.put('groups', { providerIds: [provider], payerPlanIds: [plan] });
  ids = {
    provider,
    plan,
    scan: service.put('scans', { providerId: provider }).id,
    import: service.put('imports', { providerId: provider }).id,
    enrollment: service.put('enrollments', {
      groupId,
      providerId: provider,
      payerPlanId: plan,
      externalProviderPlanId: 'A-1',
    }).id,
  };
  // What the service loads with its first answers no timer waits for.
  for (const path of [
    `/datasets/scans/${ids.scan}`,
    `/providers/profiles/import/${ids.import}`,
    `/providers/enrollments/${ids.enrollment}`,
    '/providers/recredentialing/due',
    '/monitors',
    '/datasets',
    '/groups',
    '/facilities',
    '/licensetypes',
    '/providers/profiles/import',
    '/credentialing-requests',
    `/providers/${provider}/info`,
    `/providers/${provider}/licenses`,
  ])
    await service.colleague(`GET ${path}`);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  focusManager.setFocused(true);
  localStorage.clear();
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open(route: Parameters<typeof renderPage>[0], path: string, address: string) {
  renderPage(route, path, address, createQueryClient());
  await advance(3);
}

const openScan = () => open(ScanPage, '/scans/$scanId', `/scans/${ids.scan}`);
const openImport = () => open(ImportPage, '/imports/$importId', `/imports/${ids.import}`);
const openEnrollment = () =>
  open(EnrollmentPage, '/enrollments/$enrollmentId', `/enrollments/${ids.enrollment}`);
const openDue = () => open(DueCalendar, '/credentialing/calendar', '/credentialing/calendar');
const openRuns = () => open(RunCalendar, '/monitors/calendar', '/monitors/calendar');

const failScan = () => service.world.scans.update(ids.scan, { status: 'Failed' });
const failImport = () => service.world.imports.update(ids.import, { status: 'Failed' });
const run = () =>
  service.put('monitors', {
    providerId: ids.provider,
    datasetType: 'Sam',
    nextMonitoringDate: '2026-11-20T18:00:00Z',
  });

const pages: [string, () => Promise<void>, () => unknown, string | RegExp][] = [
  ['a scan', openScan, failScan, 'The scan failed.'],
  ['an import', openImport, failImport, /^The import failed/],
  [
    'an enrollment',
    openEnrollment,
    () => service.world.enrollments.update(ids.enrollment, { externalProviderPlanId: 'B-2' }),
    'B-2',
  ],
  [
    'the due calendar',
    openDue,
    () => service.put('providers', { nextCredentialingDate: '2026-11-20' }),
    /^1 provider due/,
  ],
  [
    'the runs calendar',
    openRuns,
    () => {
      run();
      run();
    },
    'Nov 20, 2026: 2 runs',
  ],
];

test.each(pages)(
  'What happens elsewhere stands on the page of %s within a minute',
  async (_what, openPage, happens, words) => {
    await openPage();
    expect(screen.queryByText(words)).toBeNull();
    happens();
    await advance(61);
    expect(screen.queryByText(words)).not.toBeNull();
  },
);

test('A calendar does not change under the pointer', async () => {
  const { id } = run();
  await openRuns();
  const today = screen.getByText('Nov 20, 2026: 1 run');
  movePointer('onto', today);
  service.world.monitors.remove(id);
  await advance(100);
  expect(screen.queryByText('Nothing is monitored')).toBeNull();
  movePointer('off', today);
  await advance(1);
  expect(screen.queryByText('Nothing is monitored')).not.toBeNull();
});

test('While an enrollment is edited it stays as it was when the form was opened', async () => {
  await openEnrollment();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  service.world.payerPlans.update(ids.plan, { name: 'Silver' });
  await advance(100);
  expect(screen.queryByRole('heading', { level: 1, name: /Gold/, hidden: true })).not.toBeNull();
});

const failures = [
  ['a scan', openScan, failScan],
  ['an import', openImport, failImport],
] as const;

test.each(failures)(
  'The failure of %s is acknowledged on its page, which can be taken back there',
  async (_what, openPage, fail) => {
    fail();
    await openPage();
    fireEvent.click(screen.getByRole('button', { name: 'Acknowledge the failure' }));
    await advance(1);
    expect(screen.queryByText(/^Acknowledged on/)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await advance(1);
    expect(screen.queryByText(/^Acknowledged on/)).toBeNull();
  },
);

test.each(failures)('Of %s that did not fail there is nothing to acknowledge', async (_what, openPage) => {
  await openPage();
  expect(screen.queryByRole('button', { name: 'Acknowledge the failure' })).toBeNull();
});
