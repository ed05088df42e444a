// @vitest-environment happy-dom
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { PageIdleWatch } from '@/ui/page-idle';
import { movePointer, renderPage } from '@/ui/testing';
import { Route } from './index';

const provider = {
  id: 'p1',
  firstName: 'Ada',
  lastName: 'Vega',
  credentialingStatus: 'Credentialed',
  ssn: '912-45-6783',
};
/** What the service holds, by path; of a list that is filtered, for some of its filters. */
let held: Record<string, object[]>;
/** These come as an array, the others in pages. */
const verifications = '/providers/p1/licenses/l1/verifications';
const arrays = ['/providers/p1/licenses', verifications, '/providers/p1/notes', '/groups'];

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
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  focusManager.setFocused(true);
  held = {};
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/providers/p1') return Response.json({ ...provider, npis: [{ npi: 1_234_567_893 }] });
    const filter = searchParams.get('userActionResolution') ?? searchParams.get('status');
    const all = held[`${pathname} ${filter}`] ?? held[pathname] ?? [];
    if (arrays.includes(pathname)) return Response.json(all);
    const from = Number(searchParams.get('cursor') ?? 0);
    const to = from + Math.min(Number(searchParams.get('count') ?? 20), 20);
    const items = all.slice(from, to);
    const nextCursor = to < all.length ? String(to) : undefined;
    return Response.json({ items, totalCount: all.length, nextCursor });
  });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open(tab: string) {
  renderPage(Route, '/providers/$providerId', `/providers/p1?tab=${tab}`, createQueryClient());
  await vi.waitFor(async () => {
    await pass(1);
    expect(screen.queryAllByRole('region').length).toBeGreaterThan(0);
  }, 10_000);
  await pass(3);
}

const yesterday = '2026-11-19T08:00:00Z';
const row = (id: string) => ({
  id,
  path: id,
  type: id,
  status: 'Completed',
  name: id,
  matches: [],
  timestamp: yesterday,
  started: yesterday,
});
const section = (title: string) => screen.getByRole('region', { name: title });
const many = (amount: number) => Array.from({ length: amount }, (_, at) => row(`r${at}`));
const heading = (title: string) => within(section(title)).getByRole('heading').textContent;
const rows = (title: string) => within(section(title)).queryAllByRole('listitem').length;

const lists = [
  ['imports', 'Imported profiles', '/providers/profiles/import'],
  ['files', 'Files', '/files/uploads'],
  ['credentialing', 'Credentialing requests', '/credentialing-requests'],
  ['enrollments', 'Groups', '/groups'],
  ['screening', 'Accepted', '/datasets/matches Accept'],
  ['screening', 'Rejected', '/datasets/matches Reject'],
  ['screening', 'Latest scan of each list and database', '/datasets/scans'],
  ['summary', 'In order', '/datasets/scans'],
  ['timeline', 'Timeline', '/log/events'],
  ['timeline', 'Timeline', verifications],
] as const;

test.each(lists)(
  'On %s, what a colleague adds to “%s” is listed within a minute, but moves nothing under the pointer',
  async (tab, title, path) => {
    held = { '/providers/p1/licenses': [row('l1')], [path]: [row('Sam')] };
    await open(tab);
    expect(rows(title)).toBe(1);
    held[path] = [row('OigExclusions'), row('Sam')];
    await pass(61);
    expect(rows(title)).toBe(2);

    movePointer('onto', section(title));
    held[path] = [row('StateSanctionsAndExclusions'), row('OigExclusions'), row('Sam')];
    await pass(61);
    act(() => [false, true].forEach((is) => focusManager.setFocused(is)));
    await pass(1);
    expect(rows(title)).toBe(2);
    movePointer('off', section(title));
    await pass(1);
    expect(rows(title)).toBe(3);
  },
);

test('On each tab stands how many there are, also of a list with more than a page', async () => {
  held = {
    '/providers/p1/licenses': many(3),
    '/datasets/matches': many(31),
    '/datasets/matches Accept': many(32),
    '/monitors': many(4),
    '/credentialing-requests': many(33),
    '/providers/enrollments': many(5),
    '/alerts': many(60),
    '/alerts Active': many(34),
    '/providers/p1/notes': many(6),
    '/providers/profiles/import': many(35),
    '/files/uploads': many(36),
  };
  // Tabs are counted once the page has nothing else to do.
  render(<PageIdleWatch />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await open('screening');
  await pass(5);
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
    'Notes 6',
    'Profile imports 35',
    'Files 36',
  ]);
  expect(heading('Matches to decide')).toBe('Matches to decide 31');
  expect(heading('Accepted')).toBe('Accepted 32');
});

test('Where the service gives no NPI, those that it lists stand in the head of the file', async () => {
  await open('summary');
  expect(screen.getByText('1234567893')).toBeTruthy();
});

test('Of a social security number the end is shown, and all of it for half a minute once that is asked for', async () => {
  await open('summary');
  expect(screen.getByText('•••-••-6783')).toBeTruthy();
  expect(document.body.textContent).not.toContain(provider.ssn);
  fireEvent.click(screen.getByRole('button', { name: 'Show the social security number' }));
  expect(screen.getByText(provider.ssn)).toBeTruthy();
  await pass(31);
  expect(document.body.textContent).not.toContain(provider.ssn);
});

test('A license whose approval was not decided says so', async () => {
  held['/providers/p1/licenses'] = [{ id: 'l1', licenseNumber: 'RN-1', approvedStatus: 'Pending' }];
  await open('licenses');
  expect(within(section('All licenses')).getByText('Approval pending')).toBeTruthy();
});

test('A note says who wrote it, where the event log knows', async () => {
  const [mine, nobodys] = ['6a1f0c5e-8f2b-4f3a-9d59-0b6d2f1c7e11', '6a1f0c5e-8f2b-4f3a-9d59-0b6d2f1c7e12'];
  const timestamp = yesterday;
  held['/providers/p1/notes'] = [
    { id: mine, note: 'Called the board', timestamp },
    { id: nobodys, note: 'Diploma is missing', timestamp },
  ];
  held['/log/events'] = [
    { id: 'e1', timestamp, messageParameters: { noteId: mine, userEmail: 'dana@example.org' } },
  ];
  await open('notes');
  const notes = within(section('Notes')).getAllByRole('article');
  expect(notes.map(({ textContent }) => textContent.includes(', dana@example.org'))).toEqual([true, false]);
});
