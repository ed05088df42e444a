// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatasetMatch } from '@/api/models';
import { listDatasetMatchesInfiniteOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { MatchBulk } from './-bulk';

const matchOf = (id: string, scanId: string, type: 'Sam' | 'Npi', firstName: string): DatasetMatch => ({
  id,
  scanId,
  userActionNeeded: true,
  scan: { id: scanId, type, providerId: 'p1', provider: { firstName, lastName: 'Delgado' } },
});
const matches = [
  matchOf('a', 's1', 'Sam', 'Maria'),
  // More than are worked on at once stand between those of one scan.
  ...['c', 'd', 'e', 'f'].map((id) => matchOf(id, 's2', 'Npi', 'Cleo')),
  matchOf('b', 's1', 'Sam', 'Bea'),
];

let reads: string[];
let written: string[];
/** What the scans have by now. */
let there: DatasetMatch[];
/** The paths of those whose decision is refused. */
let refused: string[];

beforeEach(() => {
  reads = [];
  written = [];
  there = [];
  refused = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PATCH') {
      written.push(pathname);
      return refused.includes(pathname) ? Response.json({ title: 'No' }, { status: 400 }) : Response.json({});
    }
    if (pathname === '/datasets')
      return Response.json({ items: [{ type: 'Sam', tags: ['SanctionsAndExclusions'] }, { type: 'Npi' }] });
    reads.push(pathname);
    return Response.json({ matches: there });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function decideAll(resolution: 'Accept' | 'Reject', cache = createQueryClient()) {
  const selection = { count: 6, all: false, words: '6 matches', collect: async () => matches };
  const { user, client } = await renderScreen(
    <MatchBulk resolution={resolution} selection={selection} onClose={() => {}} />,
    cache,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Give a reason');
  await user.type(await screen.findByLabelText('Reason in your own words'), 'Asked by phone');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(screen.getByRole('button', { name: `${resolution} 6 matches` }));
  return user;
}

test('Sanctions that were accepted together are named, each with the way to what follows', async () => {
  await decideAll('Accept');
  expect(await screen.findByText('6 done')).toBeDefined();
  const links = within(screen.getByRole('region', { name: 'What follows' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Maria Delgado, SAM exclusions', '/matches?match=a&scan=s1'],
    ['Bea Delgado, SAM exclusions', '/matches?match=b&scan=s1'],
  ]);
});

test('Each is shown as decided in the lists on screen, and what a colleague decided is not', async () => {
  there = [{ id: 'b', userActionResolution: 'Accept' }];
  const list = listDatasetMatchesInfiniteOptions().queryKey;
  const client = createQueryClient();
  client.setQueryData(list, { pages: [{ items: matches }], pageParams: [undefined] });
  await decideAll('Reject', client);
  expect(await screen.findByText('5 done')).toBeDefined();
  const waiting = client
    .getQueryData(list)
    ?.pages[0]?.items?.filter(({ userActionNeeded }) => userActionNeeded);
  expect(waiting?.map(({ id }) => id)).toEqual(['b']);
});

test('One whose decision fails is told by name, and it alone is tried again', async () => {
  refused = ['/datasets/matches/b'];
  const user = await decideAll('Reject');
  const failed = within(await screen.findByRole('region', { name: 'What failed' }));
  expect(failed.getAllByRole('row', { name: /^Bea Delgado/ })).toHaveLength(1);
  expect(screen.getByText('5 done')).toBeDefined();
  refused = [];
  written = [];
  await user.click(screen.getByRole('button', { name: 'Retry 1' }));
  expect(await screen.findByText('6 done')).toBeDefined();
  expect(written).toEqual(['/datasets/matches/b']);
});

test('From rejected ones nothing follows', async () => {
  await decideAll('Reject');
  expect(await screen.findByText('6 done')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'What follows' })).toBeNull();
});

test('What a colleague decided meanwhile is told by name and left; a scan is read once for all of its matches', async () => {
  there = [{ id: 'b', userActionResolution: 'Accept', userActionResolutionNote: 'It is her' }];
  await decideAll('Reject');
  const failed = within(await screen.findByRole('region', { name: 'What failed' }));
  expect(failed.getByRole('row', { name: /^Bea Delgado/ }).textContent).toContain(
    'somebody else set Decision to Accepted: “It is her”',
  );
  expect(await screen.findByText('5 done')).toBeDefined();
  expect(written).not.toContain('/datasets/matches/b');
  expect(reads.toSorted()).toEqual(['/datasets/scans/s1', '/datasets/scans/s2']);
});
