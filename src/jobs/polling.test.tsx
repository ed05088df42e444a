// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { setSetting } from '@/ui/settings';
import { type Job, JobStore } from './job-store';
import { type JobUpdate, pollInterval, usePolling } from './polling';

interface Check extends Job {
  name: string;
  room: string;
}

const read = vi.fn<(names: string[]) => Promise<JobUpdate<Check>[]>>();
const onEnded = vi.fn<(ended: readonly Check[]) => void>();
const store = new JobStore<Check>({ name: 'checks', parts: ['name'] });
const polling = {
  store,
  group: ({ room }: Check) => room,
  read: async (_: QueryClient, jobs: readonly Check[]) => read(jobs.map(({ name }) => name)),
  invalidate: () => {},
  notices: (ended: readonly Check[]) => {
    onEnded(ended);
    return [];
  },
};

const working: JobUpdate<Check> = { state: 'running', status: 'Working' };
const found: JobUpdate<Check> = { state: 'ended', status: 'Found' };

function start(name: string, room = 'north'): void {
  store.add([{ name, room, startedAt: Date.now(), state: 'running', status: 'Pending' }]);
}

function mount() {
  const queryClient = new QueryClient();
  return renderHook(() => usePolling(polling), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const starts = (name: string, room?: string) => act(() => start(name, room));

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  read.mockReset();
  onEnded.mockReset();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  setSetting('desktopNotices', undefined);
  vi.useRealTimers();
});

test('Nothing is read while nothing runs', async () => {
  mount();
  await advance(60_000);
  expect(read).not.toHaveBeenCalled();
});

test('The first read comes after 2 seconds, the next no sooner, and the end stops them', async () => {
  read.mockResolvedValueOnce([working]).mockResolvedValue([found]);
  mount();
  await starts('a');
  await advance(1_999);
  expect(read).not.toHaveBeenCalled();
  await advance(1);
  expect(read).toHaveBeenCalledExactlyOnceWith(['a']);
  await advance(1_999);
  expect(read).toHaveBeenCalledTimes(1);
  await advance(1);
  expect(onEnded.mock.calls).toMatchObject([[[{ name: 'a', state: 'ended', status: 'Found' }]]]);
  await advance(120_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('One that begins while another runs is not read before its 2 seconds either', async () => {
  read.mockImplementation(async (names) => names.map(() => working));
  mount();
  await starts('a');
  await advance(1_500);
  await starts('b');
  await advance(1_000);
  expect(read).toHaveBeenCalledExactlyOnceWith(['a']);
  await advance(2_000);
  expect(read.mock.lastCall).toEqual([['b', 'a']]);
});

test('Reads are never less than 2 seconds apart, and grow rarer', async () => {
  const times: number[] = [];
  read.mockImplementation(async () => {
    times.push(Date.now());
    return [working];
  });
  mount();
  await starts('a');
  await advance(600_000);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2_000);
  expect(gaps.at(-1)).toBe(30_000);
});

test('A read that shows nothing new changes nothing', async () => {
  read.mockImplementation(async (names) => names.map(() => working));
  mount();
  await starts('a');
  await advance(2_000);
  const known = store.jobs();
  await advance(10_000);
  expect(read.mock.calls.length).toBeGreaterThan(3);
  expect(store.jobs()).toBe(known);
});

test('Those of one group take one call', async () => {
  read.mockImplementation(async (names) => names.map(() => found));
  mount();
  await act(() => ['a', 'b'].forEach((name) => start(name)));
  await starts('c', 'south');
  await advance(2_000);
  expect(read.mock.calls).toEqual([[['c']], [['b', 'a']]]);
  expect(onEnded.mock.calls[0]?.[0]).toHaveLength(3);
});

test('What came of those of one group is kept and drawn at once, not one after the other', async () => {
  read.mockImplementation(async (names) => names.map(() => found));
  mount();
  await act(() => ['a', 'b', 'c'].forEach((name) => start(name)));
  const states: string[][] = [];
  const stop = store.store.subscribe(() => states.push(store.jobs().map(({ state }) => state)));
  await advance(2_000);
  stop();
  expect(states).toEqual([['ended', 'ended', 'ended']]);
});

test('Of many groups some are asked about at a time, those that waited longest', async () => {
  read.mockImplementation(async (names) => names.map(() => working));
  mount();
  const names = Array.from({ length: 50 }, (_, index) => `n${index}`);
  await act(() => names.forEach((name) => start(name, name)));
  await advance(2_000);
  expect(read).toHaveBeenCalledTimes(40);
  await advance(2_000);
  const requestedNames = read.mock.calls.map(([[name = '']]) => name);
  expect(requestedNames).toHaveLength(80);
  expect(new Set(requestedNames.slice(0, 50)).size).toBe(50);
});

test('A hidden tab reads nothing and goes on as soon as it is seen', async () => {
  read.mockResolvedValue([found]);
  mount();
  await starts('a');
  visibility = 'hidden';
  await act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await advance(60_000);
  expect(read).not.toHaveBeenCalled();
  visibility = 'visible';
  await act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await advance(0);
  expect(read).toHaveBeenCalledOnce();
});

test('A hidden tab goes on reading where the system tells what has ended', async () => {
  read.mockResolvedValue([found]);
  setSetting('desktopNotices', true);
  mount();
  await starts('a');
  visibility = 'hidden';
  await act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await advance(60_000);
  expect(read).toHaveBeenCalledOnce();
});

test('Without a network nothing is read until it is back', async () => {
  read.mockResolvedValue([found]);
  mount();
  await starts('a');
  await act(() => globalThis.dispatchEvent(new Event('offline')));
  await advance(60_000);
  expect(read).not.toHaveBeenCalled();
  await act(() => globalThis.dispatchEvent(new Event('online')));
  await advance(0);
  expect(onEnded).toHaveBeenCalledOnce();
});

test('A failed read says so, waits twice as long, and goes on', async () => {
  read
    .mockRejectedValueOnce(new ApiError({ kind: 'problem', status: 500, correlationId: 'c-1' }))
    .mockResolvedValue([found]);
  mount();
  await starts('a');
  await advance(2_000);
  expect(store.jobs()[0]).toMatchObject({ state: 'running', trouble: { correlationId: 'c-1' } });
  await advance(3_999);
  expect(read).toHaveBeenCalledTimes(1);
  await advance(1);
  expect(store.jobs()[0]).toMatchObject({ state: 'ended', trouble: undefined });
});

test('Retry-After is honoured', async () => {
  read.mockRejectedValueOnce(new ApiError({ kind: 'problem', status: 429, retryAfterMs: 60_000 }));
  read.mockResolvedValue([found]);
  mount();
  await starts('a');
  await advance(61_000);
  expect(read).toHaveBeenCalledTimes(1);
  await advance(1_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('One that cannot be read holds up no other, and one that was deleted is gone', async () => {
  read.mockImplementation(async ([name]) => {
    if (name === 'a') throw new ApiError({ kind: 'problem', status: 500, correlationId: 'c-1' });
    if (name === 'b') throw new ApiError({ kind: 'problem', status: 404 });
    return [found];
  });
  mount();
  await act(() => ['a', 'b', 'c'].forEach((name) => start(name, name)));
  await advance(2_000);
  expect(store.jobs()).toMatchObject([
    { name: 'c', state: 'ended' },
    { name: 'b', state: 'gone' },
    { name: 'a', state: 'running', trouble: { correlationId: 'c-1' } },
  ]);
  expect(onEnded.mock.calls[0]?.[0].map(({ name }) => name).toSorted()).toEqual(['b', 'c']);
});

test('Starting the same anew follows the new one only', async () => {
  read.mockResolvedValue([found]);
  mount();
  await starts('a');
  await advance(1_000);
  await starts('a');
  expect(store.jobs()).toHaveLength(1);
  await advance(1_900);
  expect(read).not.toHaveBeenCalled();
  await advance(2_000);
  expect(onEnded).toHaveBeenCalledOnce();
});

test('What runs is taken up again after a reload, and ended ones can be cleared', async () => {
  const { unmount } = mount();
  await starts('a');
  unmount();
  read.mockResolvedValue([found]);
  mount();
  await advance(2_000);
  expect(store.jobs()).toMatchObject([{ name: 'a', state: 'ended' }]);
  act(() => store.clearEnded());
  expect(store.jobs()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

test('What came of it is not told once nobody follows it any more', async () => {
  read.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [found];
  });
  const { unmount } = mount();
  await starts('a');
  await advance(2_000);
  unmount();
  await advance(1_000);
  expect(onEnded).not.toHaveBeenCalled();
});

test('Failures never make reads more frequent than every 2 seconds', () => {
  expect(pollInterval(0, new Error('no'))).toBe(4_000);
  expect(pollInterval(1_000_000, new Error('no'))).toBe(30_000);
});
