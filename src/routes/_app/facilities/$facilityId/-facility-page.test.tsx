// @vitest-environment happy-dom
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { PageIdleWatch } from '@/ui/page-idle';
import { simulateService, type SimulatedService } from '@/testing/service';
import { movePointer, renderPage } from '@/ui/testing';
import { Route } from './index';

let service: SimulatedService;
let facilityId: string;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  ({ id: facilityId } = service.put('facilities', { name: 'Elm Street Clinic' }));
  // What the service loads with its first answers no timer waits for.
  for (const path of [
    `/facilities/${facilityId}`,
    `/facilities/${facilityId}/specialties`,
    `/facilities/${facilityId}/info/accreditations`,
    '/facilities',
    '/datasets/matches',
    '/datasets/matches/aggregations',
    '/datasets/scans',
    '/datasets',
    '/monitors',
    '/credentialing-requests',
  ])
    await service.colleague(`GET ${path}`);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  focusManager.setFocused(true);
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open(tab: string) {
  renderPage(Route, '/facilities/$facilityId', `/facilities/${facilityId}?tab=${tab}`, createQueryClient());
  await advance(3);
}

const section = (title: string) => screen.getByRole('region', { name: title });
const types = ['Sam', 'OigExclusions', 'OfacSdn', 'Npi'] as const;

/** What a colleague adds to each list; of a list of databases each time another one. */
const add = {
  facilities: () => service.put('facilities', { parentFacilityId: facilityId }),
  specialties: () => service.put('facilitySpecialties', { facilityId }),
  scan: (nth = 0) => service.put('scans', { facilityId, type: types[nth] ?? 'Sam' }),
  match: (given: object = {}) => {
    const { id: scanId } = service.put('scans', { facilityId, isOld: true });
    return service.put('matches', { facilityId, scanId, ...given });
  },
  accepted: () => add.match({ resolution: 'Accept' }),
  monitor: (nth = 0) =>
    service.put('monitors', {
      facilityId,
      datasetType: types[nth] ?? 'Sam',
      nextMonitoringDate: '2027-01-01T12:00:00Z',
    }),
  request: () => service.put('credentialingRequests', { facilityId }),
};
const many = (amount: number, put: (nth: number) => unknown) => {
  for (let nth = 0; nth < amount; nth += 1) put(nth);
};
const rows = (title: string) => within(section(title)).queryAllByRole('listitem').length;

const lists: [string, string, (nth: number) => unknown][] = [
  ['summary', 'Facilities within', add.facilities],
  ['specialties', 'Specialties', add.specialties],
  ['screening', 'Accepted', add.accepted],
  ['screening', 'Latest scan of each list and database', add.scan],
  ['monitors', 'Monitors', add.monitor],
  ['credentialing', 'Credentialing requests', add.request],
];

test.each(lists)(
  'On %s, what a colleague adds to “%s” is listed within a minute, but moves nothing under the pointer',
  async (tab, title, put) => {
    put(0);
    await open(tab);
    expect(rows(title)).toBe(1);
    put(1);
    await advance(61);
    expect(rows(title)).toBe(2);

    movePointer('onto', section(title));
    put(2);
    await advance(100);
    act(() => [false, true].forEach((is) => focusManager.setFocused(is)));
    await advance(1);
    expect(rows(title)).toBe(2);
    movePointer('off', section(title));
    await advance(1);
    expect(rows(title)).toBe(3);
  },
);

test('On each tab stands how many there are, also of a list with more than a page', async () => {
  many(3, add.specialties);
  many(31, () => add.match());
  many(4, add.monitor);
  many(33, add.request);
  // Tabs are counted once the page has nothing else to do.
  render(<PageIdleWatch />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await open('summary');
  await advance(5);
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the page' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Summary',
    'Info',
    'Specialties 3',
    'Scans and matches 31',
    'Monitors 4',
    'Credentialing 33',
  ]);
  expect(screen.getByText(/^31 matches to decide/)).toBeTruthy();
});
