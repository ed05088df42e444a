// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { PageIdleWatch } from '@/ui/page-idle';
import { renderScreen } from '@/ui/testing';
import { stoppedAt } from './coverage-lists';
import { StopsNote } from './stops-note';
import { stopsOptions } from './stops';
import { useStops } from './use-coverage';

/** Entries of the log about monitors of one list that were stopped, the newest first; each of another provider. */
let stopped: { id: string; timestamp: string }[];
let sent: string[];
/** Answers to pages from this one on are held back until it is called. */
let go: (() => void) | undefined;
let heldFrom: number;
let failsFrom: number;

const perPage = 250;
const stops = (amount: number, from = 0) =>
  Array.from({ length: amount }, (_, nth) => ({
    id: `e${from + nth}`,
    timestamp: new Date(Date.parse('2026-11-20T12:00:00Z') - (from + nth) * 3_600_000).toISOString(),
  }));

beforeEach(() => {
  [sent, heldFrom, failsFrom] = [[], Infinity, Infinity];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { searchParams } = new URL(request.url);
    sent.push(String(searchParams));
    const at = Number(searchParams.get('cursor') ?? 0);
    if (at / perPage >= failsFrom) return Response.json({ status: 400, title: 'No' }, { status: 400 });
    if (at / perPage >= heldFrom) await new Promise<void>((resolve) => (go = resolve));
    const items = stopped.slice(at, at + perPage).map(({ id, timestamp }) => ({
      id,
      timestamp,
      messageParameters: { datasetType: 'Sam' },
      context: { providerId: `p-${id}` },
    }));
    const more = at + perPage < stopped.length;
    return Response.json({
      items,
      totalCount: stopped.length,
      ...(more && { nextCursor: String(at + perPage) }),
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

function Coverage() {
  const read = useStops();
  const at = stoppedAt({ id: `p-${stopped.at(-1)?.id}` }, 'Sam', read.query.data?.stops);
  return (
    <>
      <p>{at ? 'Oldest is stopped' : 'Oldest is missing'}</p>
      <StopsNote read={read} />
      <PageIdleWatch />
    </>
  );
}

test('A monitor that was stopped long ago is told as stopped, once the log was read back to that, and until then it is said how far it was', async () => {
  [stopped, heldFrom] = [stops(600), 2];
  await renderScreen(<Coverage />, createQueryClient());
  const words = /^Reading which monitors were stopped: 500 of 600 entries/;
  const status = await screen.findByText(words, undefined, { timeout: 5_000 });
  expect(screen.getByText('Oldest is missing')).toBeDefined();
  await vi.waitFor(() => expect(go).toBeDefined());
  go?.();
  expect(await screen.findByText('Oldest is stopped')).toBeDefined();
  expect(status.textContent).toBe('');
});

test('Where the log has more than is read it is said back to which day it is known', async () => {
  stopped = stops(10_300);
  await renderScreen(<Coverage />, createQueryClient());
  const words = 'Stopped monitors are told by the newest 10,000 entries of the event log, back to';
  expect((await screen.findByText(new RegExp(`^${words}`))).textContent).toMatch(/shows as missing\.$/);
  expect(screen.getByText('Oldest is missing')).toBeDefined();
  expect(sent).toHaveLength(40);
});

test('What could be read before a failure stands, and that it is not all is said, with a way to ask again', async () => {
  [stopped, failsFrom] = [stops(600), 1];
  const { user } = await renderScreen(<Coverage />, createQueryClient());
  expect(await screen.findByText(/^Which monitors were stopped could not be read/)).toBeDefined();
  failsFrom = Infinity;
  await user.click(screen.getByRole('button', { name: /again/ }));
  expect(await screen.findByText('Oldest is stopped')).toBeDefined();
});

test('Read again, the log is read down to what is known: one request', async () => {
  stopped = stops(600);
  const client = createQueryClient();
  const first = await client.fetchQuery(stopsOptions());
  expect(first).toMatchObject({ extent: 'whole', total: 600 });
  stopped = [{ id: 'new', timestamp: '2026-11-21T12:00:00.000Z' }, ...stopped];
  sent = [];
  const again = await client.fetchQuery({ ...stopsOptions(), staleTime: 0 });
  expect(sent).toHaveLength(1);
  expect(again.entries).toHaveLength(601);
  expect(stoppedAt({ id: 'p-new' }, 'Sam', again.stops)).toBe('2026-11-21T12:00:00.000Z');
  expect(stoppedAt({ id: 'p-e599' }, 'Sam', again.stops)).toBeDefined();
});

test('Who may not read the event log is told that what was stopped shows as missing', async () => {
  const query = { data: undefined, error: null, refetch: vi.fn<() => never>() };
  await renderScreen(<StopsNote read={{ isHidden: true, query }} />, createQueryClient());
  expect(screen.getByRole('status').textContent).toMatch(
    /does not read the event log: .+ shows as missing\.$/,
  );
});
