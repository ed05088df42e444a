import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now, observeServerDate, serviceTime } from './clock';

const start = Date.parse('2026-11-20T08:00:00Z');

const header = (at: number) => new Date(at).toUTCString();

/** Two answers an hour apart set the clock right to the millisecond, whatever was said before. */
function agree() {
  observeServerDate(header(Date.now() + 3_600_000));
  observeServerDate(header(Date.now()));
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  agree();
});

afterEach(() => {
  agree();
  vi.useRealTimers();
});

it('is the local clock as long as the service says nothing else', () => {
  expect(now()).toBe(start);
  observeServerDate(null);
  observeServerDate('no date');
  expect(now()).toBe(start);
});

it('follows the service when the two clocks disagree, and runs on from there', () => {
  observeServerDate(header(start + 30 * 86_400_000));
  expect(now()).toBe(start + 30 * 86_400_000);
  vi.advanceTimersByTime(1_000);
  expect(now()).toBe(start + 30 * 86_400_000 + 1_000);
  observeServerDate(header(start));
  expect(now()).toBe(start);
});

it('does not jump about because HTTP dates have no fractions and answers take a while', () => {
  observeServerDate(header(start - 1_500));
  observeServerDate(header(start + 1_500));
  expect(now()).toBe(start);
});

it('carries local times over to service time', () => {
  observeServerDate(header(start + 3_600_000));
  expect(serviceTime(start)).toBe(start + 3_600_000);
});
