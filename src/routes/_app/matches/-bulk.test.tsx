// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DatasetMatch } from '@/api/models';
import { listDatasetMatchesInfiniteOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { emptySession } from '@/queue/session';
import { matchDecisions } from './-decide/decisions';
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
let bodies: unknown[];
/** What the scans have by now. */
let there: DatasetMatch[];
/** The paths of those whose decision is refused. */
let refused: string[];
/** What is on file of providers, by the path. */
let files: Record<string, object>;

beforeEach(() => {
  reads = [];
  written = [];
  bodies = [];
  there = [];
  refused = [];
  files = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PATCH') {
      written.push(pathname);
      bodies.push(await request.json());
      return refused.includes(pathname) ? Response.json({ title: 'No' }, { status: 400 }) : Response.json({});
    }
    if (pathname.startsWith('/providers/')) {
      const file = files[pathname];
      return file ? Response.json({ id: 'p', ...file }) : Response.json({ title: 'No' }, { status: 403 });
    }
    if (pathname === '/datasets')
      return Response.json({ items: [{ type: 'Sam', tags: ['SanctionsAndExclusions'] }, { type: 'Npi' }] });
    reads.push(pathname);
    return Response.json({ id: 's', matches: there });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type ReadAgain = (match: DatasetMatch) => Promise<DatasetMatch | undefined>;

async function preview(
  resolution: 'Accept' | 'Reject',
  selected: DatasetMatch[],
  cache = createQueryClient(),
  reason = 'Asked by phone',
  readAgain?: ReadAgain,
  clear = vi.fn(),
) {
  const amount = selected.length;
  const selection = {
    count: amount,
    all: false,
    words: `${amount} matches`,
    collect: async () => selected,
    clear,
    ...(readAgain && { readAgain }),
  };
  const { user, client } = await renderScreen(
    <MatchBulk resolution={resolution} selection={selection} onClose={() => {}} />,
    cache,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Give a reason');
  await user.type(await screen.findByLabelText('Reason in your own words'), reason);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  return user;
}

async function decideAll(
  resolution: 'Accept' | 'Reject',
  cache = createQueryClient(),
  readAgain?: ReadAgain,
) {
  const user = await preview(resolution, matches, cache, undefined, readAgain);
  await user.click(await screen.findByRole('button', { name: `${resolution} 6 matches` }));
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

test('Once many are decided nothing is selected any more, and no older single decision is offered to be undone', async () => {
  const [one] = matches as [DatasetMatch];
  const older = { id: 'x', item: one, choice: { resolution: 'Reject' as const }, status: 'success' as const };
  matchDecisions.set({ ...emptySession, decisions: [older] });
  const clear = vi.fn();
  const user = await preview('Accept', [one], createQueryClient(), undefined, undefined, clear);
  expect((await screen.findByRole('dialog')).textContent).toContain('is accepted, with this note: “Asked');
  expect(clear, 'a preview changes nothing').not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Accept 1 match' }));
  expect(await screen.findByText('1 done')).toBeDefined();
  expect(clear).toHaveBeenCalled();
  expect(matchDecisions.get().decisions).toEqual([]);
});

test('What was rejected together is taken back together, to what stood before, but for what a colleague decided since', async () => {
  const [one, two, three] = matches as [DatasetMatch, DatasetMatch, DatasetMatch];
  const accepted = { ...two, userActionNeeded: false, userActionResolution: 'Accept' as const };
  const list = listDatasetMatchesInfiniteOptions().queryKey;
  const client = createQueryClient();
  const chosen = [one, { ...accepted, userActionResolutionNote: 'Same NPI' }, three];
  client.setQueryData(list, { pages: [{ items: chosen }], pageParams: [undefined] });
  const user = await preview('Reject', chosen, client);
  await user.click(await screen.findByRole('button', { name: 'Reject 3 matches' }));
  expect(await screen.findByText('3 done')).toBeDefined();
  const rejected = { userActionResolution: 'Reject' as const, userActionResolutionNote: 'Asked by phone' };
  there = [
    { ...one, ...rejected },
    { ...two, ...rejected },
    { ...three, userActionResolution: 'Accept' },
  ];
  bodies = [];
  await user.click(screen.getByRole('button', { name: 'Take back 3' }));
  expect(await screen.findByText('2 done')).toBeDefined();
  expect(screen.getByText(/Somebody else set decision to Accepted/i)).toBeDefined();
  expect(bodies).toEqual([
    { userActionResolution: null },
    { userActionResolution: 'Accept', userActionResolutionNote: 'Same NPI' },
  ]);
  const rows = client.getQueryData(list)?.pages[0]?.items?.slice(0, 2);
  expect(rows?.map(({ userActionResolution: now, userActionNeeded }) => [now, userActionNeeded])).toEqual([
    [undefined, true],
    ['Accept', false],
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

test('Matches that their list still has are not read by their scans, and what a colleague decided is left alone', async () => {
  const listed = new Map(matches.map((match) => [match.id, match]));
  listed.set('b', { ...matchOf('b', 's1', 'Sam', 'Bea'), userActionResolution: 'Accept' });
  listed.delete('c');
  await decideAll('Reject', createQueryClient(), async ({ id }) => listed.get(id));
  expect(await screen.findByText('5 done')).toBeDefined();
  expect(written).not.toContain('/datasets/matches/b');
  expect(screen.getByText(/somebody else set Decision to Accepted/)).toBeDefined();
  expect(reads, 'only of the one that has left the list').toEqual(['/datasets/scans/s2']);
});

test('One whose decision fails is told by name, and it alone is tried again', async () => {
  refused = ['/datasets/matches/b'];
  const user = await decideAll('Reject');
  const failed = within(await screen.findByRole('region', { name: / failed$/ }));
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
  const failed = within(await screen.findByRole('region', { name: / failed$/ }));
  expect(failed.getByRole('row', { name: /^Bea Delgado/ }).textContent).toContain(
    'somebody else set Decision to Accepted: “It is her”',
  );
  expect(await screen.findByText('5 done')).toBeDefined();
  expect(written).not.toContain('/datasets/matches/b');
  expect(reads.toSorted()).toEqual(['/datasets/scans/s1', '/datasets/scans/s2']);
});

const npi = 1_386_120_475;
/** A match whose row carries a name, and what else of the provider is given. */
const about = (
  id: string,
  firstName: string,
  record: Record<string, unknown>,
  provider: { npi?: number; dateOfBirth?: string } = {},
): DatasetMatch => ({
  id,
  scanId: id,
  userActionNeeded: true,
  data: { record: { firstName, lastName: 'Delgado', ...record } },
  scan: {
    id,
    type: 'Sam',
    providerId: id,
    provider: { firstName, lastName: 'Delgado', ...provider },
  },
});

const toLookAt = () =>
  within(screen.getByRole('list', { name: 'To look at' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const patched = () => written.map((path) => path.replace('/datasets/matches/', ''));

describe('Many are rejected, and of some the record agrees with the provider', () => {
  const namesakes = ['Ann', 'Eve', 'Joy', 'Sue'].map((name, index) => about(`n${index}`, name, {}));
  const sameNpi = about('npi', 'Maria', { npiNumber: npi }, { npi });
  const sameBirth = about(
    'born',
    'Bea',
    { dateOfBirth: '1971-04-09' },
    { dateOfBirth: '1971-04-09T00:00:00Z' },
  );
  const otherNpi = about('other', 'Cleo', { npiNumber: 1_992_837_465 }, { npi });

  test('they are named with the way to each, and left out unless somebody says otherwise', async () => {
    const user = await preview('Reject', [...namesakes, sameNpi, otherNpi]);
    expect(await screen.findByText('1 of 6 agrees on NPI: look at it')).toBeDefined();
    expect(toLookAt()).toEqual(['Maria Delgado, SAM exclusions: NPI agrees']);
    const link = screen.getByRole('link', { name: 'Maria Delgado, SAM exclusions' });
    expect(link.getAttribute('href')).toBe('/matches?match=npi&scan=npi');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Leave this one out' }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Reject 5 of 6 matches' }));
    expect(await screen.findByText('5 done')).toBeDefined();
    expect(patched().toSorted()).toEqual(['n0', 'n1', 'n2', 'n3', 'other']);
  });

  test('birth date and name make the same person as an NPI does', async () => {
    await preview('Reject', [sameBirth, sameNpi, ...namesakes]);
    expect(await screen.findByText('2 of 6 agree on name, birth date or NPI: look at each')).toBeDefined();
    expect(toLookAt()).toEqual([
      'Bea Delgado, SAM exclusions: name and birth date agree',
      'Maria Delgado, SAM exclusions: NPI agrees',
    ]);
    expect(screen.getByRole('button', { name: 'Reject 4 of 6 matches' })).toBeDefined();
  });

  test('somebody who has looked may reject them too', async () => {
    const user = await preview('Reject', [sameNpi, sameBirth, ...namesakes]);
    await user.click(await screen.findByRole('radio', { name: 'Reject these 2 too' }));
    await user.click(screen.getByRole('button', { name: 'Reject 6 matches' }));
    expect(await screen.findByText('6 done')).toBeDefined();
    expect(patched()).toContain('npi');
  });

  test('where all of them agree there is nothing to reject', async () => {
    const user = await preview('Reject', [sameNpi, sameBirth]);
    const button = await screen.findByRole('button', { name: 'Reject 0 of 2 matches' });
    await user.click(button);
    expect(screen.getByText(/None of/).textContent).toContain(
      'None of 2 matches is rejected: all are left out',
    );
    expect(screen.queryByText(/done/)).toBeNull();
    expect(written).toEqual([]);
  });

  test('what the row does not carry is looked up in the file, and a file that cannot be read is no yes', async () => {
    files = { '/providers/Joy': { firstName: 'Joy', lastName: 'Delgado', npi } };
    await preview('Reject', [
      about('Joy', 'Joy', { npiNumber: npi }),
      about('Sue', 'Sue', { npiNumber: npi }),
      ...namesakes,
    ]);
    expect(
      await screen.findByText(
        '1 of 6 agrees on NPI, 1 could not be compared with the provider’s file: look at each',
      ),
    ).toBeDefined();
    expect(toLookAt()).toEqual([
      'Joy Delgado, SAM exclusions: NPI agrees',
      'Sue Delgado, SAM exclusions: the file could not be read',
    ]);
  });

  test('where none agrees nothing is asked', async () => {
    await preview('Reject', [...namesakes, otherNpi]);
    expect(await screen.findByRole('button', { name: 'Reject 5 matches' })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('accepting asks nothing', async () => {
    await preview('Accept', [sameNpi, sameBirth]);
    expect(await screen.findByRole('button', { name: 'Accept 2 matches' })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('Many are rejected for a reason that the evidence of some contradicts', () => {
  const born = '1971-04-09';
  const twin = about('twin', 'Maria', { firstName: 'Ruth', dateOfBirth: born }, { dateOfBirth: born });
  const older = about('older', 'Bea', { dateOfBirth: '1958-04-09' }, { dateOfBirth: born });
  const reason = 'Different person: the date of birth differs';

  test('those are named and left out like those that agree on NPI', async () => {
    const sameNpi = about('npi', 'Cleo', { npiNumber: npi }, { npi });
    const user = await preview('Reject', [twin, older, sameNpi], undefined, reason);
    expect(await screen.findByText('2 of 3 agree on birth date or NPI: look at each')).toBeDefined();
    expect(toLookAt()).toEqual([
      'Maria Delgado, SAM exclusions: birth date agrees',
      'Cleo Delgado, SAM exclusions: NPI agrees',
    ]);
    await user.click(screen.getByRole('button', { name: 'Reject 1 of 3 matches' }));
    expect(await screen.findByText('1 done')).toBeDefined();
    expect(patched()).toEqual(['older']);
  });

  test('what only the file has, such as an address, is looked up in it', async () => {
    files = {
      '/providers/Joy': {
        firstName: 'Joy',
        lastName: 'Delgado',
        addresses: [{ addressLine1: '1 Elm St', city: 'Reno', state: 'NV' }],
      },
    };
    const placed = about('Joy', 'Joy', { address: '1 ELM ST, RENO, NV' });
    await preview('Reject', [placed, older], undefined, 'The address differs');
    expect(await screen.findByText('1 of 2 agrees on address: look at it')).toBeDefined();
  });

  test('an SSN on the OIG’s site is no reason for another list, and is not offered for many', async () => {
    const oig = { ...older, scan: { ...older.scan, type: 'OigExclusions' as const } };
    await preview('Reject', [twin, oig], undefined, 'The SSN on the OIG site differs');
    expect(await screen.findByText('1 is of a list that the reason is not for: look at it')).toBeDefined();
    expect(toLookAt()).toEqual([
      'Maria Delgado, SAM exclusions: only records of the OIG exclusions are confirmed by SSN on the OIG’s site',
    ]);
  });

  test('for another reason nobody is left out', async () => {
    await preview('Reject', [twin, older]);
    expect(await screen.findByRole('button', { name: 'Reject 2 matches' })).toBeDefined();
  });
});
