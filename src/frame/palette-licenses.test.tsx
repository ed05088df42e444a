// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLicensesOfNumber } from './palette-licenses';

afterEach(() => vi.unstubAllGlobals());

/** A service whose licenses come one to a page, and how many pages it was asked for. */
function licensesOf(...numbers: string[]) {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const at = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
    asked.push(at);
    const items = [{ license: { id: `id ${at}`, number: numbers[at] } }];
    return Response.json({ items, ...(at + 1 < numbers.length && { nextCursor: String(at + 1) }) });
  });
  return asked;
}

function search(text: string) {
  const client = new QueryClient();
  return renderHook((typed: string) => useLicensesOfNumber(typed, true), {
    initialProps: text,
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

test('Pages are read until the license of a number is found, and no page is read again for the next number', async () => {
  const asked = licensesOf('MD-10011', 'RN 20022', 'PA-30033');
  const { result, rerender } = search('rn20022');
  const numbers = () => result.current.items.map(({ license }) => license?.number);
  await waitFor(() => expect(numbers()).toEqual(['RN 20022']));
  expect(asked).toEqual([0, 1]);
  rerender('MD10011');
  expect([numbers(), result.current.isFetching]).toEqual([['MD-10011'], false]);
  rerender('PA-30033');
  await waitFor(() => expect(numbers()).toEqual(['PA-30033']));
  rerender('DO-40044');
  expect([numbers(), result.current.isFetching]).toEqual([[], false]);
  expect(asked).toEqual([0, 1, 2]);
});

test('Nothing is read for what is no whole number', async () => {
  const asked = licensesOf('MD-10011');
  const { result } = search('MD-1');
  expect([result.current, asked]).toEqual([{ items: [], isFetching: false }, []]);
});
