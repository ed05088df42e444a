// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepBegun, keepRun } from './kept-run';
import type { KeptRow } from './model/run';
import { providersOnFile } from './provider-on-file';
import { providerRoster } from './provider-roster';
import { keptRoster, runKept } from './testing-run';

vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));
vi.mock('idb-keyval', async () => (await import('./testing-store')).keyval);

let world: Awaited<ReturnType<typeof keptRoster>>;

beforeEach(async () => {
  world = await keptRoster();
});

/** Two people of one name: of the second nothing else is known. */
const namesakes: KeptRow[] = [
  { line: 2, name: 'Ada Quill', values: { firstName: 'Ada', lastName: 'Quill', npi: '1234567893' } },
  { line: 3, name: 'Ada Quill', values: { firstName: 'Ada', lastName: 'Quill' } },
];

/** A service that holds `providers`, and refuses so many that are sent without an NPI. */
async function stubProviders(providers: object[], refusals = 0) {
  world.kind = providerRoster({ providerTypes: [], licenseTypes: [], queryClient: new QueryClient() });
  world.source = providersOnFile;
  await keepRun({ kind: 'providers', file: 'roster.csv', rows: namesakes, left: [] });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ items: providers });
    const body: { npi?: number } = await request.json();
    if (!body.npi && refusals-- > 0) return Response.json({}, { status: 429 });
    const provider = { ...body, id: `p${providers.length + 1}` };
    providers.push(provider);
    return Response.json(provider, { status: 201 });
  });
}

test('Of two people of one name each gets a record, although the second is refused at first by the rate limit', async () => {
  const providers: object[] = [];
  await stubProviders(providers, 1);
  const work = await runKept(world);
  expect(providers).toHaveLength(2);
  expect(work.report().rows.map(([line, , , note, id]) => [line, note, id])).toEqual([
    ['2', 'Created', 'p1'],
    ['3', 'Created', 'p2'],
  ]);
});

test('Of two people of one name each finds its own record, where both were made before the page was loaded', async () => {
  const [withNpi, without] = namesakes.map(({ values }) => values);
  await stubProviders([
    { ...withNpi, npi: Number(withNpi?.['npi']), id: 'p1' },
    { ...without, id: 'p2' },
  ]);
  for (const { line } of namesakes) await keepBegun(line);
  const work = await runKept(world);
  expect(work.report().rows.map(([line, , , , id]) => [line, id])).toEqual([
    ['2', 'p1'],
    ['3', 'p2'],
  ]);
});
