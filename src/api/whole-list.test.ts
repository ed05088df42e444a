import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { wholeListRows } from './whole-list';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: 3, staleTime: 30_000 } } });

test('a whole list is read once for every question about it, and anew once it is stale', async () => {
  const queryClient = client();
  const read = vi.fn(async () => ['b', 'a']);
  const whole = queryOptions({ queryKey: ['letters'], queryFn: read });
  const pages = wholeListRows(queryClient, whole, {}, (items: string[]) => items.toSorted()).fetchPage;
  const backwards = wholeListRows(queryClient, whole, {}, (items: string[]) =>
    items.toSorted().toReversed(),
  ).fetchPage;
  expect(await pages(undefined)).toEqual({ items: ['a', 'b'], totalCount: 2 });
  expect(await backwards(undefined)).toEqual({ items: ['b', 'a'], totalCount: 2 });
  expect(read).toHaveBeenCalledTimes(1);
  await queryClient.invalidateQueries({ queryKey: ['letters'] });
  await pages(undefined);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read that a closed dialog gave up is begun again, and one that fails is not repeated here', async () => {
  const queryClient = client();
  const answers: ((items: string[]) => void)[] = [];
  const whole = queryOptions({
    queryKey: ['letters'],
    queryFn: ({ signal }) =>
      new Promise<string[]>((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  const leave = new QueryObserver(queryClient, whole).subscribe(() => undefined);
  const page = wholeListRows(queryClient, whole, {}, (items: string[]) => items).fetchPage(undefined);
  leave();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(['new']);
  expect((await page).items).toEqual(['new']);

  // The same with what was read before: the old list must not pass for the new one.
  const leaveAgain = new QueryObserver(queryClient, whole).subscribe(() => undefined);
  void queryClient.invalidateQueries({ queryKey: ['letters'] });
  const again = wholeListRows(queryClient, whole, {}, (items: string[]) => items).fetchPage(undefined);
  leaveAgain();
  await vi.waitFor(() => expect(answers).toHaveLength(4));
  answers[3]?.(['newer']);
  expect((await again).items).toEqual(['newer']);

  const failing = vi.fn((): Promise<string[]> => Promise.reject(new Error('500')));
  const broken = queryOptions({ queryKey: ['broken'], queryFn: failing });
  await expect(
    wholeListRows(queryClient, broken, {}, (items: string[]) => items).fetchPage(undefined),
  ).rejects.toThrow('500');
  expect(failing).toHaveBeenCalledTimes(1);
});
