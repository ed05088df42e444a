// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { movePointer, renderPage } from '@/ui/testing';
import { Route } from './index';

const provider = { id: 'p1', firstName: 'Ada', lastName: 'Vega', credentialingStatus: 'Credentialed' };
/** What the service holds, by path; of a list that is filtered, for some of its filters. */
let held: Record<string, object[]>;
/** These come as an array, the others in pages. */
const arrays = ['/providers/p1/licenses', '/providers/p1/notes', '/groups'];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  focusManager.setFocused(true);
  held = {};
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/providers/p1') return Response.json(provider);
    const items = held[`${pathname} ${searchParams.get('userActionResolution')}`] ?? held[pathname] ?? [];
    return Response.json(arrays.includes(pathname) ? items : { items, totalCount: items.length });
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
  // The part of the page may have to be loaded first, which takes what time it takes.
  await vi.waitFor(async () => {
    await pass(1);
    expect(screen.queryAllByRole('region').length).toBeGreaterThan(0);
  });
  await pass(3);
}

const row = (id: string) => ({ id, path: id, type: id, status: 'Completed', name: id, matches: [] });
const rows = (title: string) =>
  within(screen.getByRole('region', { name: title })).queryAllByRole('listitem').length;

const lists = [
  ['imports', 'Imported profiles', '/providers/profiles/import'],
  ['files', 'Files', '/files/uploads'],
  ['credentialing', 'Credentialing requests', '/credentialing-requests'],
  ['enrollments', 'Groups', '/groups'],
  ['screening', 'Accepted', '/datasets/matches Accept'],
  ['screening', 'Rejected', '/datasets/matches Reject'],
  ['screening', 'Latest scan of each dataset', '/datasets/scans'],
  ['summary', 'In order', '/datasets/scans'],
] as const;

test.each(lists)(
  'On %s, what a colleague adds to “%s” is listed within a minute, but moves nothing under the pointer',
  async (tab, title, path) => {
    held[path] = [row('Sam')];
    await open(tab);
    expect(rows(title)).toBe(1);
    held[path] = [row('OigExclusions'), row('Sam')];
    await pass(61);
    expect(rows(title)).toBe(2);

    movePointer('onto', screen.getByRole('region', { name: title }));
    held[path] = [row('StateSanctionsAndExclusions'), row('OigExclusions'), row('Sam')];
    await pass(100);
    act(() => [false, true].forEach((is) => focusManager.setFocused(is)));
    await pass(1);
    expect(rows(title)).toBe(2);
    movePointer('off', screen.getByRole('region', { name: title }));
    await pass(1);
    expect(rows(title)).toBe(3);
  },
);
