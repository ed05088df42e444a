// @vitest-environment happy-dom
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { PageIdleWatch } from '@/ui/page-idle';
import type { RecordOf } from '@/testing/records';
import { simulateService, type SimulatedService } from '@/testing/service';
import { movePointer, renderPage } from '@/ui/testing';
import { Route } from './index';

const ssn = '912-45-6783';
let service: SimulatedService;
let providerId: string;

// Parts of the page are loaded when they are opened, which takes what time it takes.
beforeAll(() =>
  Promise.all([
    import('./-entity-parts'),
    import('./-enrollments'),
    import('./-files'),
    import('./-imports'),
    import('./-notes'),
  ]),
);
beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  ({ id: providerId } = service.put('providers', {
    firstName: 'Ada',
    lastName: 'Vega',
    credentialingStatus: 'Credentialed',
    ssn,
  }));
  const { id: licenseId } = add.license();
  // What the service loads with its first answers no timer waits for.
  for (const path of [
    `/providers/${providerId}`,
    `/providers/${providerId}/licenses`,
    `/providers/${providerId}/licenses/${licenseId}/verifications`,
    `/providers/${providerId}/notes`,
    `/providers/${providerId}/info`,
    '/providers/profiles/import',
    '/providers/enrollments',
    '/files/uploads',
    '/credentialing-requests',
    '/groups',
    '/payers',
    '/datasets',
    '/datasets/matches',
    '/datasets/scans',
    '/monitors',
    '/alerts',
    '/log/events',
  ])
    await service.colleague(`GET ${path}`);
  service.world.licenses.remove(licenseId);
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  focusManager.setFocused(true);
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open(tab: string) {
  renderPage(Route, '/providers/$providerId', `/providers/${providerId}?tab=${tab}`, createQueryClient());
  await vi.waitFor(async () => {
    await advance(1);
    expect(screen.queryAllByRole('region').length).toBeGreaterThan(0);
  }, 10_000);
  await advance(3);
}

const yesterday = '2026-11-19T08:00:00Z';
const types = ['Sam', 'OigExclusions', 'StateSanctionsAndExclusions'] as const;
const sources = ['Npi', 'Portal', 'AmericanMedicalAssociationPhysician'] as const;

/** What a colleague adds to each list; of lists of databases and sources each time another one. */
const add = {
  license: (given: Partial<RecordOf<'licenses'>> = {}) => service.put('licenses', { providerId, ...given }),
  import: (nth: number) => service.put('imports', { providerId, source: sources[nth % 3] ?? 'Npi' }),
  file: (nth: number) => service.put('uploads', { path: `providers/${providerId}/${nth}.txt` }),
  request: () => service.put('credentialingRequests', { providerId }),
  group: () => service.put('groups', { providerIds: [providerId] }),
  scan: (nth: number) => service.put('scans', { providerId, type: types[nth] ?? 'Sam' }),
  match: (given: Partial<RecordOf<'matches'>> = {}) => {
    const { id: scanId } = service.put('scans', { providerId, isOld: true });
    return service.put('matches', { providerId, scanId, ...given });
  },
  monitor: (nth: number) =>
    service.put('monitors', {
      providerId,
      datasetType: types[nth % 3] ?? 'Sam',
      nextMonitoringDate: '2027-01-01T12:00:00Z',
    }),
  enrollment: () => {
    const { id: groupId } = service.put('groups', {});
    const { id: payerPlanId } = service.put('payerPlans', { payerId: service.put('payers', {}).id });
    return service.put('enrollments', { providerId, groupId, payerPlanId });
  },
  alert: (given: Partial<RecordOf<'alerts'>> = {}) => service.put('alerts', { providerId, ...given }),
  note: () => service.put('notes', { providerId }),
  event: () => service.put('events', { timestamp: yesterday, entityIds: [providerId] }),
  verification: () => {
    const [license] = service.world.licenses.by('providerId', providerId);
    const { id: licenseId } = license ?? add.license();
    return service.put('verifications', { providerId, licenseId, started: yesterday });
  },
};
const section = (title: string) => screen.getByRole('region', { name: title });
const many = (amount: number, put: (nth: number) => unknown) => {
  for (let nth = 0; nth < amount; nth += 1) put(nth);
};
const heading = (title: string) => within(section(title)).getByRole('heading').textContent;
const rows = (title: string) => within(section(title)).queryAllByRole('listitem').length;

const lists: [string, string, (nth: number) => unknown][] = [
  ['imports', 'Imported profiles', add.import],
  ['files', 'Files', add.file],
  ['credentialing', 'Credentialing requests', add.request],
  ['enrollments', 'Groups', add.group],
  ['screening', 'Accepted', () => add.match({ resolution: 'Accept' })],
  ['screening', 'Rejected', () => add.match({ resolution: 'Reject' })],
  ['screening', 'Latest scan of each list and database', add.scan],
  ['summary', 'In order', add.scan],
  ['timeline', 'Timeline', add.event],
  ['timeline', 'Timeline', add.verification],
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
    await advance(61);
    act(() => [false, true].forEach((is) => focusManager.setFocused(is)));
    await advance(1);
    expect(rows(title)).toBe(2);
    movePointer('off', section(title));
    await advance(1);
    expect(rows(title)).toBe(3);
  },
);

test('On each tab stands how many there are, also of a list with more than a page', async () => {
  many(3, () => add.license());
  many(31, () => add.match());
  many(32, () => add.match({ resolution: 'Accept', resolutionNote: 'Agrees' }));
  many(4, add.monitor);
  many(33, add.request);
  many(5, add.enrollment);
  many(34, () => add.alert());
  many(26, () => add.alert({ dismissalTimestamp: yesterday }));
  many(6, add.note);
  many(35, add.import);
  many(36, add.file);
  // Tabs are counted once the page has nothing else to do.
  render(<PageIdleWatch />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await open('screening');
  await advance(5);
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the file' })).getAllByRole('link');
  const numbers = tabs.flatMap(
    ({ textContent }) => /^(.*) (\d+)$/.exec(textContent)?.slice(1).join(' ') ?? [],
  );
  expect(numbers).toEqual([
    'Licenses 3',
    'Scans and matches 31',
    'Monitors 4',
    'Credentialing 33',
    'Enrollments 5',
    'Alerts 34',
    // Each dismissal is a note as well.
    'Notes 32',
    'Profile imports 35',
    'Files 36',
  ]);
  expect(heading('Matches to decide')).toBe('Matches to decide 31');
  expect(heading('Accepted')).toBe('Accepted 32');
});

test('a tab that counts what is open has no number where that is none', async () => {
  await open('summary');
  await advance(5);
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the file' })).getAllByRole('link');
  const words = tabs.map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['Scans and matches', 'Credentialing', 'Alerts', 'Files 0']));
});

test('Where the service gives no NPI, those that it lists stand in the head of the file', async () => {
  service.answers('GET /providers/{providerId}', (provider: object) => ({
    ...provider,
    npis: [{ npi: 1_234_567_893 }],
  }));
  await open('summary');
  expect(screen.getByText('1234567893')).toBeTruthy();
});

test('Of a social security number the end is shown, and all of it for half a minute once that is asked for', async () => {
  await open('summary');
  expect(screen.getByText('•••-••-6783')).toBeTruthy();
  expect(document.body.textContent).not.toContain(ssn);
  fireEvent.click(screen.getByRole('button', { name: 'Show the social security number' }));
  expect(screen.getByText(ssn)).toBeTruthy();
  await advance(31);
  expect(document.body.textContent).not.toContain(ssn);
});

test('A license whose approval was not decided says so', async () => {
  add.license({ approvedStatus: 'Pending' });
  await open('licenses');
  expect(within(section('All licenses')).getByText('Approval pending')).toBeTruthy();
});

test('A note says who wrote it, where the event log knows', async () => {
  const timestamp = yesterday;
  const { id: noteId } = service.put('notes', { providerId, note: 'Called the board', timestamp });
  service.put('notes', { providerId, note: 'Diploma is missing', timestamp });
  service.put('events', {
    timestamp,
    entityIds: [providerId, noteId],
    messageParameters: { user: 'dana@example.org' },
    context: { noteId },
  });
  await open('notes');
  const notes = within(section('Notes')).getAllByRole('article');
  expect(notes.map(({ textContent }) => textContent.includes(', dana@example.org'))).toEqual([true, false]);
});
