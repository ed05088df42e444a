import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulateService, type SimulatedService } from '@/testing/service';
import { readOnFile } from './read-on-file';
import { providersOnFile } from './provider-on-file';
import { providerRoster } from './provider-roster';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
const kind = providerRoster({ providerTypes: [], licenseTypes: [], queryClient });

let service: SimulatedService;
let ada: string;
let bea: string;
let otherBea: string;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  ({ id: ada } = service.put('providers', { firstName: 'Ada', lastName: 'Quill', npi: 1_234_567_893 }));
  const vega = { firstName: 'Bea', lastName: 'Vega' };
  const born = { dateOfBirth: '1975-11-02T00:00:00Z' };
  ({ id: bea } = service.put('providers', { ...vega, ...born, firstName: 'Béa' }));
  ({ id: otherBea } = service.put('providers', { ...vega, dateOfBirth: '1980-01-01T00:00:00Z' }));
});

afterEach(() => vi.useRealTimers());

/** What the list of providers was asked for. */
const calls = () =>
  service
    .reads()
    .filter(({ operation }) => operation === 'GET /providers')
    .map(({ query }) => query);

/** Has the service say that it holds so many providers, or not say it. */
async function says(total: number | undefined) {
  if (total === undefined) await service.fails({ operation: 'GET /providers/aggregations', status: 403 });
  else service.answers('GET /providers/aggregations', () => ({ total }));
}

const rows = [
  { firstName: 'Ada', lastName: 'Quill-Vega', npi: '1234567893' },
  { firstName: 'Bea', lastName: 'Vega', dateOfBirth: '1975-11-02' },
  { firstName: 'Bea', lastName: 'Vega', dateOfBirth: '1990-01-01' },
];

/** The id of the provider that each row is about. */
async function found() {
  const onFile = await readOnFile({
    kind,
    source: providersOnFile,
    rows,
    queryClient,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return rows.map((row) =>
    kind
      .identities(row)
      .map((identity) => onFile.get(identity)?.id)
      .find(Boolean),
  );
}

test('Who is there already is known by NPI, else by name and date of birth, from all pages of the service', async () => {
  for (let nth = 0; nth < 250; nth += 1)
    service.put('providers', { firstName: 'Cy', lastName: `Reyes ${nth}` });
  expect(await found()).toEqual([ada, bea, undefined]);
  expect(calls()).toMatchObject([{ count: '250' }, { count: '250', cursor: expect.any(String) as string }]);
});

test.each([2_000, undefined])(
  'Where the service holds many more, or does not say how many, each row is looked up: %s',
  async (many) => {
    await says(many);
    expect(await found()).toEqual([ada, bea, undefined]);
    expect(calls()).toEqual([
      { npi: '1234567893', count: '50' },
      { providerName: 'Bea Vega', count: '50' },
      { providerName: 'Bea Vega', count: '50' },
    ]);
  },
);

test.each([
  ['in pages', 4, 1],
  ['row by row', 2_000, 3],
])('A rate limit that stays full is waited out while what is there is read %s', async (_, many, atOnce) => {
  await says(many);
  // What the service loads with its first answers no timer waits for.
  await found();
  await service.fails({ operation: 'GET /providers', status: 429, times: 20 });
  const before = calls().length;
  vi.useFakeTimers();
  const ids = found();
  // As often as the service says, and nothing in between.
  await vi.advanceTimersByTimeAsync(900);
  expect(calls()).toHaveLength(before + atOnce);
  await vi.advanceTimersByTimeAsync(20 * 2_000);
  expect(await ids).toEqual([ada, bea, undefined]);
});

test('A row whose NPI nobody has is looked up by its name', async () => {
  const ids = (await providersOnFile.find({ firstName: 'Bea', lastName: 'Vega', npi: '1111111112' })).map(
    ({ id }) => id,
  );
  expect(ids).toEqual([bea, otherBea]);
});
