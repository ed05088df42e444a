import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invalidateAfterBulk, invalidateAllButRows, showInLists, showRecord } from './cached-lists';
import { listProvidersInfiniteOptions } from './operations.gen';
import { firstPageKey } from './paging';

interface Row {
  id: string;
  firstName: string;
}

const { queryKey } = listProvidersInfiniteOptions();
let queryClient: QueryClient;
let reads: string[];
let leave: (() => void)[];

const page = (...items: Row[]) => ({ items });
const isInvalidated = () => queryClient.getQueryState(queryKey)?.isInvalidated;
const onScreen = (key: QueryKey, name: string) => {
  const queryFn = () => void reads.push(name);
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn, staleTime: Infinity });
  leave.push(observer.subscribe(() => undefined));
};

beforeEach(() => {
  queryClient = new QueryClient();
  reads = [];
  leave = [];
  const pages = [page({ id: 'a', firstName: 'Ada' }), page({ id: 'b', firstName: 'Ben' })];
  queryClient.setQueryData<unknown>(queryKey, { pages, pageParams: [undefined, 'next'] });
  queryClient.setQueryData(firstPageKey(queryKey), {});
  onScreen(queryKey, 'table');
  onScreen(firstPageKey(queryKey), 'beside');
});

afterEach(() => {
  for (const one of leave) one();
});

test('A bulk operation that ends in its dialog has the table read anew', async () => {
  invalidateAfterBulk(queryClient, 'updateProvider', true);
  await vi.waitFor(() => expect(reads).toEqual(['table']));
});

test('One that ends in the background moves no row: the table is read beside them, and says that it may be old', async () => {
  invalidateAfterBulk(queryClient, 'updateProvider', false);
  await vi.waitFor(() => expect(reads).toEqual(['beside']));
  expect(isInvalidated()).toBe(true);
});

test('What is cached of hundreds of records is looked through once, not once for each of them', () => {
  const records = 300;
  for (let licenseId = 0; licenseId < records; licenseId += 1)
    queryClient.setQueryData(['/providers/{providerId}/licenses/{licenseId}', { licenseId }], {});
  const hashes = vi.spyOn(JSON, 'stringify');
  invalidateAllButRows(queryClient, ['Licenses']);
  expect(hashes.mock.calls.length).toBeLessThan(3 * records);
  hashes.mockRestore();
});

test('What is shown of one row does not make the others of a list up to date', async () => {
  const rename = (isIt: (row: Row) => boolean) =>
    showInLists<Row>(queryClient, '/providers', isIt, (row) => ({ ...row, firstName: 'Bea' }));
  rename(({ id }) => id === 'a');
  expect(isInvalidated()).toBe(false);
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  rename(({ id }) => id === 'b');
  const pages = [page({ id: 'a', firstName: 'Bea' }), page({ id: 'b', firstName: 'Bea' })];
  expect(queryClient.getQueryData(queryKey)).toEqual({ pages, pageParams: [undefined, 'next'] });
  expect(isInvalidated()).toBe(true);
  expect(reads).toEqual([]);
});

test('What a change emptied is empty in the row, although its answer does not name it', () => {
  const row = { id: 'c', firstName: 'Cleo', providerType: { id: 't' }, nextCredentialingDate: '2027-01-01' };
  queryClient.setQueryData<unknown>(queryKey, { pages: [{ items: [row] }], pageParams: [undefined] });
  const body = { providerTypeId: null, nextCredentialingDate: null, credentialingStatus: 'Pending' };
  showRecord(queryClient, '/providers', 'c', { id: 'c', credentialingStatus: 'Pending' }, body);
  const shown = { id: 'c', firstName: 'Cleo', credentialingStatus: 'Pending' };
  expect(queryClient.getQueryData(queryKey)?.pages).toEqual([{ items: [shown] }]);
});
