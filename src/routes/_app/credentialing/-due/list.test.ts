import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { dueList } from './list';

const people = [
  { id: 'p1', nextCredentialingDate: '2027-01-05' },
  { id: 'p2' },
  { id: 'p3', nextCredentialingDate: '2026-10-30' },
  { id: 'p4', nextCredentialingDate: '2026-11-02' },
];

/** The sorts that the service was asked for. */
function serve(): (string | null)[] {
  const sorts: (string | null)[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { searchParams } = new URL(url);
    sorts.push(searchParams.get('sortedBy'));
    const from = Number(searchParams.get('cursor') ?? 0);
    const more = from + 2 < people.length;
    return Response.json({
      items: people.slice(from, from + 2),
      ...(more && { nextCursor: String(from + 2) }),
    });
  });
  return sorts;
}

const pages = (search: object) =>
  dueList.rows(dueList.toParams(dueList.validateSearch({ ...search })), new QueryClient()).fetchPage;
const ids = async (search: object) => (await pages(search)(undefined)).items?.map(({ id }) => id);

afterEach(() => void vi.unstubAllGlobals());

test('Who is due for recredentialing is listed by date, all of them, although the service has no such order', async () => {
  const sorts = serve();
  expect(await ids({})).toEqual(['p3', 'p4', 'p1', 'p2']);
  expect(sorts).toEqual([null, null]);
  expect(await ids({ sortedBy: 'NextCredentialingDate', sortDirection: 'Desc' })).toEqual([
    'p2',
    'p1',
    'p4',
    'p3',
  ]);
  expect((await pages({})(undefined)).totalCount).toBe(4);
});

test('Orders of the service are asked of the service, page by page', async () => {
  const sorts = serve();
  expect(await ids({ sortedBy: 'ProviderLastName' })).toEqual(['p1', 'p2']);
  expect(sorts).toEqual(['ProviderLastName']);
});
