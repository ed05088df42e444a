import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Provider } from '@/api/models';
import { readHeld } from './held';
import { heldProviders } from './provider-held';
import { providerRoster } from './provider-roster';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
const kind = providerRoster({ providerTypes: [], licenseTypes: [], queryClient });

const providers: Provider[] = [
  { id: 'ada', firstName: 'Ada', lastName: 'Quill', npi: 1_234_567_893 },
  { id: 'bea', firstName: 'Béa', lastName: 'Vega', dateOfBirth: '1975-11-02T00:00:00Z' },
  { id: 'other-bea', firstName: 'Bea', lastName: 'Vega', dateOfBirth: '1980-01-01T00:00:00Z' },
];

/** How many providers there are, as the service says; undefined where it does not. */
let total: number | undefined;
let calls: string[];
/** How many calls are still refused because the rate limit is reached. */
let refusals: number;

beforeEach(() => {
  refusals = 0;
  total = providers.length;
  calls = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/providers/aggregations')
      return total === undefined ? Response.json({}, { status: 403 }) : Response.json({ total });
    if (refusals-- > 0) return Response.json({}, { status: 429, headers: { 'Retry-After': '7' } });
    calls.push(searchParams.toString());
    const [npi, name] = [searchParams.get('npi'), searchParams.get('providerName')];
    if (npi || name)
      return Response.json({
        items: providers.filter((one) =>
          npi ? String(one.npi) === npi : `${one.firstName} ${one.lastName}`.replace('é', 'e') === name,
        ),
      });
    // Two pages.
    return searchParams.has('cursor')
      ? Response.json({ items: providers.slice(2) })
      : Response.json({ items: providers.slice(0, 2), nextCursor: 'next' });
  });
});

afterEach(() => vi.useRealTimers());

const rows = [
  { firstName: 'Ada', lastName: 'Quill-Vega', npi: '1234567893' },
  { firstName: 'Bea', lastName: 'Vega', dateOfBirth: '1975-11-02' },
  { firstName: 'Bea', lastName: 'Vega', dateOfBirth: '1990-01-01' },
];

/** The id of the provider that each row is about. */
async function found() {
  const held = await readHeld({
    kind,
    source: heldProviders,
    rows,
    queryClient,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return rows.map((row) =>
    kind
      .identities(row)
      .map((identity) => held.get(identity)?.id)
      .find(Boolean),
  );
}

test('Who is there already is known by NPI, else by name and date of birth, from all pages of the service', async () => {
  expect(await found()).toEqual(['ada', 'bea', undefined]);
  expect(calls).toEqual(['count=250', 'count=250&cursor=next']);
});

test.each([2_000, undefined])(
  'Where the service holds many more, or does not say how many, each row is looked up: %s',
  async (many) => {
    total = many;
    expect(await found()).toEqual(['ada', 'bea', undefined]);
    expect(calls.toSorted()).toEqual([
      'npi=1234567893&count=50',
      'providerName=Bea+Vega&count=50',
      'providerName=Bea+Vega&count=50',
    ]);
  },
);

test.each([
  ['in pages', 4],
  ['row by row', 2_000],
])('A rate limit that stays full is waited out while what is there is read %s', async (_, many) => {
  vi.useFakeTimers();
  total = many;
  refusals = 20;
  const ids = found();
  // As often as the service says, and nothing in between.
  await vi.advanceTimersByTimeAsync(6_000);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(20 * 8_000);
  expect(await ids).toEqual(['ada', 'bea', undefined]);
});

test('A row whose NPI nobody has is looked up by its name', async () => {
  const ids = (await heldProviders.find({ firstName: 'Bea', lastName: 'Vega', npi: '1111111112' })).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['bea', 'other-bea']);
});
