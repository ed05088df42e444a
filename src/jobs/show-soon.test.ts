import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showNow, showSoon } from './show-soon';

const client = new QueryClient();
let drawn: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  drawn = [];
  client.setQueryData(['rows'], '');
  stop = new QueryObserver<string>(client, { queryKey: ['rows'], enabled: false }).subscribe(({ data }) =>
    drawn.push(data ?? ''),
  );
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const show = (name: string) =>
  showSoon(() => client.setQueryData(['rows'], (rows: string = '') => rows + name));

it('shows what became of several items together, twice a second', async () => {
  show('a');
  show('b');
  await vi.advanceTimersByTimeAsync(400);
  expect(drawn).toEqual([]);
  show('c');
  await vi.advanceTimersByTimeAsync(100);
  expect(client.getQueryData(['rows'])).toBe('abc');
  expect(drawn.at(-1)).toBe('abc');
  show('d');
  await vi.advanceTimersByTimeAsync(500);
  expect(drawn.at(-1)).toBe('abcd');
});

it('shows at once what waits when the work rests, and does not show it again', async () => {
  show('a');
  showNow();
  expect(client.getQueryData(['rows'])).toBe('a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.getQueryData(['rows'])).toBe('a');
});
