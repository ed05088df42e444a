// @vitest-environment happy-dom
import { InfiniteQueryObserver, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '@/api/errors';
import { unconfirmedWriteOf } from '@/api/unconfirmed-write';
import type { DatasetMatch } from '@/api/models';
import { itemsOf, totalOf } from '@/api/paging';
import {
  aggregateDatasetMatchesOptions,
  getDatasetScanOptions,
  listDatasetMatchesInfiniteOptions,
} from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { countParams } from './cache';
import { useDecideMatch } from './decide';
import { sameRecordRejected } from './decide';

const matchOf = (id: string): DatasetMatch => ({
  id,
  scanId: `scan-${id}`,
  scan: { id: `scan-${id}`, type: 'Sam' },
  userActionNeeded: true,
  isIgnored: false,
});

const queue = listDatasetMatchesInfiniteOptions({ userActionNeeded: true });
const counts = aggregateDatasetMatchesOptions();

interface Sent {
  matchId: string;
  body: unknown;
  answer(status?: number): void;
}

let client: QueryClient;
let sent: Sent[];
/** The matches of every scan, as the service holds them by now. */
let there: DatasetMatch[];
let reads: string[];
let stop: () => void;

/** Reads give what the service holds; each write waits until the test answers it. */
async function fakeFetch(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/datasets/scans/')) return Response.json({ id: 's', matches: there });
  if (request.method === 'GET') {
    reads.push(pathname);
    return Response.json(pathname.endsWith('aggregations') ? countsOf(1) : { items: [], totalCount: 0 });
  }
  const body = (await request.json()) as Partial<DatasetMatch>;
  const matchId = pathname.split('/').at(-1) ?? '';
  return new Promise((resolve) => {
    const answer = (status = 200) =>
      resolve(
        status === 200
          ? Response.json({ id: matchId, userActionNeeded: !body.userActionResolution, ...body })
          : Response.json({ title: 'No', correlationId: 'c-1' }, { status }),
      );
    sent.push({ matchId, body, answer });
  });
}

const countsOf = (total: number) => ({
  userActionNeeded: { total, aggregations: { Sam: total } },
  accepted: { total: 0, aggregations: {} },
});

beforeEach(() => {
  sent = [];
  there = [];
  reads = [];
  vi.stubGlobal('fetch', fakeFetch);
  client = createQueryClient();
  const items = ['a', 'b', 'c'].map(matchOf);
  client.setQueryData(queue.queryKey, { pages: [{ items, totalCount: 3 }], pageParams: [undefined] });
  client.setQueryData(counts.queryKey, countsOf(3));
  client.setQueryData(getDatasetScanOptions({ scanId: 'scan-a' }).queryKey, {
    id: 'scan-a',
    matches: [{ id: 'a' }],
  });
  stop = new InfiniteQueryObserver(client, queue).subscribe(() => {});
});

afterEach(async () => {
  for (const { answer } of sent) answer();
  await untilSettled();
  cleanup();
  stop();
  client.clear();
  vi.unstubAllGlobals();
});

const rows = () => itemsOf(client.getQueryData(queue.queryKey), ({ id }) => id);
const row = (id: string) => rows().find((match) => match.id === id) ?? { id };
const toDecide = () => client.getQueryData(counts.queryKey)?.userActionNeeded;
const untilSettled = () => waitFor(() => expect(client.isMutating()).toBe(0));

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

function decider() {
  const { result } = renderHook(() => useDecideMatch(), { wrapper });
  return (id: string, resolution: 'Accept' | 'Reject' | null, note?: string) =>
    result.current.mutateAsync({ match: row(id), resolution, note }).catch((error: Error) => error);
}

test('A decision shows before the service has answered: in its place, in the counts, in its scan', async () => {
  const decide = decider();
  void decide('a', 'Reject', 'Another birth date');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(rows().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(row('a')).toMatchObject({
    userActionNeeded: false,
    isIgnored: true,
    userActionResolution: 'Reject',
    userActionResolutionNote: 'Another birth date',
  });
  expect(toDecide()).toEqual({ total: 2, aggregations: { Sam: 2 } });
  expect(
    client.getQueryData(getDatasetScanOptions({ scanId: 'scan-a' }).queryKey)?.matches?.[0]
      ?.userActionResolution,
  ).toBe('Reject');
  expect(sent[0]).toMatchObject({
    matchId: 'a',
    body: { userActionResolution: 'Reject', userActionResolutionNote: 'Another birth date' },
  });
});

/** How many a list that is read for its number has, which is put there where it is given. */
const numberOf = (about: Parameters<typeof countParams>[0], totalCount?: number) => {
  const { queryKey } = listDatasetMatchesInfiniteOptions(countParams(about));
  if (totalCount !== undefined)
    client.setQueryData(queryKey, { pages: [{ items: [], totalCount }], pageParams: [undefined] });
  return totalOf(client.getQueryData(queryKey));
};

test('The numbers that are read from lists of one row move with it, and back where it fails', async () => {
  const numbers = () => [
    numberOf({ userActionResolution: 'Reject' }),
    numberOf({ userActionResolution: 'Accept' }),
    numberOf({ includeOldMatches: true }),
  ];
  numberOf({ userActionResolution: 'Reject' }, 142);
  numberOf({ userActionResolution: 'Accept' }, 36);
  numberOf({ includeOldMatches: true }, 3517);
  const decide = decider();
  void decide('a', 'Reject', 'Another birth date');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(numbers()).toEqual([143, 36, 3516]);
  sent[0]?.answer(409);
  await untilSettled();
  expect(numbers(), 'a decision that fails').toEqual([142, 36, 3517]);
});

test('A decision whose answer is lost says in which scan its outcome can be read', async () => {
  vi.stubGlobal('fetch', (request: Request) =>
    request.method === 'GET' ? fakeFetch(request) : Promise.reject(new TypeError('Failed to fetch')),
  );
  const error = await decider()('a', 'Reject', 'no');
  expect(unconfirmedWriteOf(error as ApiError)).toMatchObject({
    ids: { matchId: 'a' },
    about: { scanId: 'scan-a' },
  });
});

test('Accepting moves one from those to decide to those accepted', async () => {
  const decide = decider();
  void decide('b', 'Accept', 'Confirmed');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(client.getQueryData(counts.queryKey)).toEqual({
    userActionNeeded: { total: 2, aggregations: { Sam: 2 } },
    accepted: { total: 1, aggregations: { Sam: 1 } },
  });
});

test('A failure shows the match as it was and leaves what was decided meanwhile', async () => {
  const decide = decider();
  const first = decide('a', 'Reject', 'no');
  void decide('b', 'Accept', 'yes');
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[0]?.answer(403);
  expect(await first).toMatchObject({ status: 403, correlationId: 'c-1' });
  expect(row('a')).toEqual(matchOf('a'));
  expect(row('b').userActionResolution).toBe('Accept');
  expect(toDecide()?.total).toBe(2);
  expect(reads).toEqual([]);
});

test('One that a newer scan has replaced is in no count: deciding it changes none', async () => {
  client.setQueryData(queue.queryKey, {
    pages: [{ items: [{ ...matchOf('a'), obsoleteTimestamp: '2026-11-20T08:00:00Z' }], totalCount: 1 }],
    pageParams: [undefined],
  });
  const decide = decider();
  void decide('a', 'Accept');
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  expect(row('a')).toMatchObject({ userActionResolution: 'Accept', userActionNeeded: false });
  expect(client.getQueryData(counts.queryKey)).toEqual(countsOf(3));
});

test('After success the counts are read anew, the list on screen keeps what was decided', async () => {
  const observer = new InfiniteQueryObserver(
    client,
    listDatasetMatchesInfiniteOptions({ userActionResolution: 'Reject' }),
  );
  const stopOther = observer.subscribe(() => {});
  await waitFor(() => expect(reads).toHaveLength(1));
  const decide = decider();
  void decide('a', 'Reject', 'no');
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  await untilSettled();
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(rows().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(client.getQueryState(counts.queryKey)?.isInvalidated).toBe(true);
  stopOther();
});

test('A match that a newer scan replaced leaves the list with the next reading', async () => {
  const decide = decider();
  const outcome = decide('a', 'Reject', 'no');
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(409);
  expect(await outcome).toMatchObject({ status: 409 });
  await waitFor(() => expect(rows()).toEqual([]));
});

describe('What a colleague decided since the match was shown', () => {
  const theirs = {
    id: 'a',
    userActionResolution: 'Reject',
    userActionResolutionNote: 'Another NPI',
  } as const;

  test('is not written over: it is told, and shown in the lists', async () => {
    there = [theirs];
    const decide = decider();
    void decide('b', 'Accept', 'keeps the list from being read anew');
    expect(await decide('a', 'Accept', 'Confirmed')).toMatchObject({
      title: 'Somebody else set Decision to Rejected: “Another NPI”.',
    });
    expect(sent.map(({ matchId }) => matchId)).toEqual(['b']);
    expect(row('a')).toMatchObject(theirs);
  });

  test.each([
    ['Taking it back', { userActionResolution: 'Accept' }, {}, 'nothing'],
    ['The same decision for another reason', {}, theirs, 'Rejected: “Another NPI”'],
    [
      'Another reason for what was decided',
      { ...theirs, userActionResolutionNote: 'A' },
      theirs,
      'Rejected: “Another NPI”',
    ],
  ])('is told whatever it is: %s', async (_what, shown, now, words) => {
    there = [{ id: 'a', ...now }];
    client.setQueryData(queue.queryKey, {
      pages: [{ items: [{ ...matchOf('a'), ...shown }], totalCount: 1 }],
      pageParams: [undefined],
    });
    expect(await decider()('a', 'Reject', 'Another birth date')).toMatchObject({
      title: `Somebody else set Decision to ${words}.`,
    });
    expect(sent).toEqual([]);
  });

  test('is written over by who has seen it, and no matter where it is the same', async () => {
    there = [theirs];
    const decide = decider();
    void decide('a', 'Reject', 'Another NPI');
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer();
    await untilSettled();
    void decide('a', 'Accept', 'Confirmed all the same');
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

test('A decision whose answer was lost is not taken for somebody else’s', async () => {
  there = [{ id: 'a', userActionResolution: 'Reject', userActionResolutionNote: 'Sent before' }];
  const { result } = renderHook(() => useDecideMatch(), { wrapper });
  const earlier = { resolution: 'Reject', note: 'Sent before' } as const;
  void result.current.mutateAsync({ match: row('a'), resolution: 'Accept', note: 'Now', earlier });
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('Undo brings the match and the counts back and takes the note away', async () => {
  const decide = decider();
  void decide('a', 'Reject', 'no');
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  await untilSettled();
  client.setQueryData(counts.queryKey, countsOf(2));
  void decide('a', null);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual({ userActionResolution: null });
  expect(row('a')).toEqual(matchOf('a'));
  expect(toDecide()?.total).toBe(3);
});

test('An undo that fails leaves the match decided, with its note', async () => {
  const decide = decider();
  void decide('a', 'Reject', 'no');
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer();
  await untilSettled();
  void decide('b', 'Accept', 'keeps the list from being read anew');
  const undo = decide('a', null);
  await waitFor(() => expect(sent).toHaveLength(3));
  sent[2]?.answer(500);
  await undo;
  expect(row('a')).toMatchObject({ userActionResolution: 'Reject', userActionResolutionNote: 'no' });
});

test('An undo is sent only after the decision that it takes back', async () => {
  const decide = decider();
  void decide('a', 'Reject', 'no');
  void decide('a', null);
  await waitFor(() => expect(sent).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toHaveLength(1);
  sent[0]?.answer();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual({ userActionResolution: null });
});

const matchOfRecord = (id: string, recordId: string, createdTimestamp: string): DatasetMatch => ({
  id,
  createdTimestamp,
  data: { record: { id: recordId } },
});

test('Earlier rejections of the same record are told by the record, the newest first', () => {
  const now = matchOfRecord('now', 'r1', '2026-11-20T08:00:00Z');
  const rejected = [
    matchOfRecord('may', 'r1', '2026-05-01T08:00:00Z'),
    matchOfRecord('other', 'r2', '2026-07-01T08:00:00Z'),
    matchOfRecord('august', 'r1', '2026-08-14T08:00:00Z'),
    now,
  ];
  expect(sameRecordRejected(now, rejected).map(({ id }) => id)).toEqual(['august', 'may']);
  expect(sameRecordRejected({ id: 'x' }, [{ id: 'y' }])).toEqual([]);
});
