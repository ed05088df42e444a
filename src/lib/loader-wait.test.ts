// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitBriefly } from './loader-wait';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><h1>Today</h1></main>';
});
afterEach(() => void vi.useRealTimers());

async function settledAfter(work: Promise<unknown>, ms: number): Promise<boolean> {
  let settled = false;
  void waitBriefly(work, 'enter')?.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
}

test('goes on at once when the work is done', async () => {
  expect(await settledAfter(Promise.resolve(1), 0)).toBe(true);
});

test('waits a moment for work that takes longer, and then goes on without it', async () => {
  const never = new Promise(() => undefined);
  expect(await settledAfter(never, 100)).toBe(false);
  expect(await settledAfter(never, 150)).toBe(true);
});

test('goes on when the work fails, and throws nothing', async () => {
  expect(await settledAfter(Promise.reject(new Error('500')), 0)).toBe(true);
});

test('lets who stays on a screen see what was changed at once', () => {
  expect(waitBriefly(new Promise(() => undefined), 'stay')).toBeUndefined();
});

test('shows who loads the page the head of its screen at once, where there is nothing yet to look at', () => {
  document.body.innerHTML = '<main></main>';
  expect(waitBriefly(new Promise(() => undefined), 'enter')).toBeUndefined();
});
