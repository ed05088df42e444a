import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsInLists } from './rows-in-lists';

interface Guest {
  id?: string;
  greeting?: string;
}

const list = ['/providers', {}];
const idOf = ({ id }: Guest) => id;
const greeted = (id: string) => (listed: Guest) => ({ ...listed, greeting: `Ave ${id}` });
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  const pages = [{ items: [{ id: 'Ada' }, { id: 'Bea' }] }, { items: [{ id: 'Cleo' }, {}] }];
  queryClient.setQueryData<unknown>(list, { pages, pageParams: [null, 'next'] });
});
afterEach(() => vi.useRealTimers());

const rows = () =>
  (queryClient.getQueryData(list) as { pages: { items: Guest[] }[] }).pages.flatMap(({ items }) => items);

test('What became of many rows is shown in a list at once, not one after the other', async () => {
  const shown: Guest[][] = [];
  const stop = new QueryObserver(queryClient, { queryKey: list, staleTime: Infinity }).subscribe(() =>
    shown.push(rows()),
  );
  const show = rowsInLists<Guest>(queryClient);
  for (const id of ['Ada', 'Cleo']) show('/providers', idOf, { id }, greeted(id));
  expect(rows().some(({ greeting }) => greeting)).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  const now = [{ id: 'Ada', greeting: 'Ave Ada' }, { id: 'Bea' }, { id: 'Cleo', greeting: 'Ave Cleo' }, {}];
  expect(shown).toEqual([now]);
  show('/providers', idOf, { id: 'Bea' }, greeted('Bea'));
  await vi.advanceTimersByTimeAsync(500);
  expect(rows().filter(({ greeting }) => greeting)).toHaveLength(3);
  stop();
});

test('A row without an id is nobody’s: no other one is shown in its place', async () => {
  const show = rowsInLists<Guest>(queryClient);
  show('/providers', idOf, {}, greeted('nobody'));
  await vi.advanceTimersByTimeAsync(500);
  expect(rows().some(({ greeting }) => greeting)).toBe(false);
});
