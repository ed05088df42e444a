// @vitest-environment happy-dom
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { PageIdleWatch } from '@/ui/page-idle';
import { movePointer, renderPage } from '@/ui/testing';
import { Route } from './index';

/** What the service holds, by path. */
let held: Record<string, object[]>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  focusManager.setFocused(true);
  held = {};
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/facilities/f1') return Response.json({ id: 'f1', name: 'Elm Street Clinic' });
    const all = held[pathname] ?? [];
    if (pathname.includes('/info/')) return Response.json(all);
    const from = Number(searchParams.get('cursor') ?? 0);
    const nextCursor = from + 20 < all.length ? String(from + 20) : undefined;
    return Response.json({ items: all.slice(from, from + 20), totalCount: all.length, nextCursor });
  });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open(tab: string) {
  renderPage(Route, '/facilities/$facilityId', `/facilities/f1?tab=${tab}`, createQueryClient());
  await pass(3);
}

const section = (title: string) => screen.getByRole('region', { name: title });
const row = (id: string) => ({ id, name: id, type: 'Sam', status: 'Completed' });
const many = (amount: number) => Array.from({ length: amount }, (_, at) => row(`r${at}`));
const rows = (title: string) => within(section(title)).queryAllByRole('listitem').length;

const lists = [
  ['summary', 'Facilities within', '/facilities'],
  ['specialties', 'Specialties', '/facilities/f1/specialties'],
  ['screening', 'Accepted', '/datasets/matches'],
  ['screening', 'Latest scan of each list and database', '/datasets/scans'],
  ['monitors', 'Monitors', '/monitors'],
  ['credentialing', 'Credentialing requests', '/credentialing-requests'],
] as const;

test.each(lists)(
  'On %s, what a colleague adds to “%s” is listed within a minute, but moves nothing under the pointer',
  async (tab, title, path) => {
    held[path] = [row('a')];
    await open(tab);
    expect(rows(title)).toBe(1);
    held[path] = [row('b'), row('a')];
    await pass(61);
    expect(rows(title)).toBe(2);

    movePointer('onto', section(title));
    held[path] = [row('c'), row('b'), row('a')];
    await pass(100);
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
    '/facilities/f1/specialties': many(3),
    '/datasets/matches': many(31),
    '/monitors': many(4),
    '/credentialing-requests': many(33),
  };
  // Tabs are counted once the page has nothing else to do.
  render(<PageIdleWatch />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await open('summary');
  await pass(5);
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
