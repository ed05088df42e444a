// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReadAgain } from './use-read-again';

interface Match {
  id: string;
  decision?: string;
}
const row: Match = { id: 'm1' };
let now: Match;
let reads: number;
let heard: Match[];

beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
  now = row;
  reads = 0;
  heard = [];
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const read = () => {
  reads += 1;
  return Promise.resolve(now);
};
const onRead = (one: Match) => heard.push(one);

async function open({ readAt = Date.now(), isWanted = true } = {}) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useReadAgain({ queryKey: ['match', row.id], row, readAt, read, isWanted, onRead }), {
    wrapper,
  });
  await advance(1);
}

test('What a colleague decided about the open record is heard within a minute', async () => {
  await open();
  expect(reads, 'the list has just been read').toBe(0);
  now = { id: 'm1', decision: 'Reject' };
  await advance(60_000);
  expect(heard.at(-1)).toEqual(now);
});

test('A record of a list that is older than that is read at once', async () => {
  now = { id: 'm1', decision: 'Reject' };
  await open({ readAt: Date.now() - 61_000 });
  expect(heard.at(-1)).toEqual(now);
});

test('Nothing is read where nothing can change any more, or while the window is not seen', async () => {
  await open({ isWanted: false });
  await advance(120_000);
  expect(reads).toBe(0);
  cleanup();
  await open();
  act(() => focusManager.setFocused(false));
  await advance(120_000);
  expect(reads).toBe(0);
});
