// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { createQueryClient } from '@/api/query-client';
import { useAggregation, type AggregationResult, type AggregationOptions } from './-aggregate';
import { AggregationLine } from './-aggregation-line';

let queryClient: QueryClient;
let cursors: (string | undefined)[];
let answers: (() => void)[];
let failing: ApiError | undefined;

beforeEach(() => {
  queryClient = createQueryClient();
  cursors = [];
  answers = [];
  failing = undefined;
});

/** Three pages of two numbers, each of which comes when the test lets it. */
const options: AggregationOptions<number, number[]> = {
  key: ['insights', 'a test'],
  fetchPage: (cursor) => {
    cursors.push(cursor);
    const at = Number(cursor ?? 0);
    return new Promise((resolve, reject) => {
      answers.push(() =>
        failing
          ? reject(failing)
          : resolve({
              items: [at, at + 1],
              totalCount: 6,
              ...(at < 4 ? { nextCursor: String(at + 2) } : {}),
            }),
      );
    });
  },
  start: () => [],
  add: (sum, items) => {
    sum.push(...items);
    return false;
  },
  copy: (sum) => [...sum],
};

function Screen() {
  const aggregation = useAggregation(options);
  return (
    <>
      <AggregationLine aggregation={aggregation} one="number" covers="in all" />
      <p>Sum: {aggregation.result?.sum.join(' ')}</p>
    </>
  );
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <Screen />
      </MantineProvider>
    </QueryClientProvider>,
  );

/** The page that was asked for comes. */
async function answer() {
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers.shift()?.());
}

const press = (name: string) => act(async () => (await screen.findByRole('button', { name })).click());

test('a list is read to its end, and says what it covers', async () => {
  open();
  await answer();
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
  await answer();
  await answer();
  await vi.waitFor(() => expect(cursors).toEqual([undefined, '2', '4']));
  expect(await screen.findByText(/^Covers 6 numbers in all/)).toBeTruthy();
  expect(await screen.findByText('Sum: 0 1 2 3 4 5')).toBeTruthy();
});

test('reading that was stopped keeps what it read, and goes on from there', async () => {
  open();
  await answer();
  await press('Stop');
  await answer();
  expect(await screen.findByText(/^Stopped after 4 of 6 numbers/)).toBeTruthy();
  await vi.waitFor(() => expect(cursors).toEqual([undefined, '2']));
  await press('Read on');
  await answer();
  await vi.waitFor(() => expect(cursors).toEqual([undefined, '2', '4']));
  expect(await screen.findByText('Sum: 0 1 2 3 4 5')).toBeTruthy();
});

test('who leaves ends the reading, and who comes back finds it where it was', async () => {
  const { unmount } = open();
  await answer();
  unmount();
  await answer();
  await vi.waitFor(() => expect(cursors).toEqual([undefined, '2']));
  open();
  expect(await screen.findByText('Sum: 0 1 2 3')).toBeTruthy();
  await answer();
  await vi.waitFor(() => expect(cursors).toEqual([undefined, '2', '4']));
  expect(await screen.findByText(/^Covers 6 numbers/)).toBeTruthy();
});

test('a page that fails leaves what was read, and is asked for again', async () => {
  open();
  await answer();
  failing = new ApiError({ kind: 'problem', status: 403 });
  await answer();
  expect(await screen.findByText(/^Only 2 of 6 numbers could be read/)).toBeTruthy();
  failing = undefined;
  await press('Try again');
  await answer();
  await answer();
  await vi.waitFor(() => expect(cursors).toEqual([undefined, '2', '2', '4']));
  expect(await screen.findByText('Sum: 0 1 2 3 4 5')).toBeTruthy();
});

test('a first page that fails says so once', async () => {
  failing = new ApiError({ kind: 'problem', status: 403 });
  open();
  await answer();
  expect(await screen.findByText(/^No number could be read/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});

test('what was read is not read twice, until somebody wants it anew', async () => {
  const { unmount } = open();
  for (let page = 0; page < 3; page += 1) await answer();
  unmount();
  open();
  expect(await screen.findByText(/^Covers 6 numbers/)).toBeTruthy();
  expect(cursors).toHaveLength(3);
  await press('Refresh');
  await vi.waitFor(() => expect(cursors).toHaveLength(4));
  await answer();
  expect(await screen.findByText('Sum: 0 1')).toBeTruthy();
});

test('what is asked anew in the middle begins again, and counts nothing twice', async () => {
  open();
  await answer();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const late = answers.shift();
  await act(async () => void queryClient.invalidateQueries());
  for (let page = 0; page < 3; page += 1) await answer();
  await act(async () => late?.());
  expect(await screen.findByText('Sum: 0 1 2 3 4 5')).toBeTruthy();
  expect(await screen.findByText(/^Covers 6 numbers/)).toBeTruthy();
  expect(cursors).toEqual([undefined, '2', undefined, '2', '4']);
});

test('what the cache has handed out is not changed by what is read later', async () => {
  const seen = new Map<number[], string>();
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    const sum = (query.state.data as AggregationResult<number[]> | undefined)?.sum;
    if (sum && !seen.has(sum)) seen.set(sum, sum.join(' '));
  });
  open();
  await answer();
  await press('Stop');
  await answer();
  await press('Read on');
  await answer();
  expect(await screen.findByText('Sum: 0 1 2 3 4 5')).toBeTruthy();
  stop();
  expect([...seen.values()]).toEqual(expect.arrayContaining(['', '0 1', '0 1 2 3', '0 1 2 3 4 5']));
  for (const [sum, before] of seen) expect(sum.join(' ')).toBe(before);
});
