import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as ClockModule from './clock';

let clock: typeof ClockModule;
const start = Date.parse('2026-11-20T08:00:00Z');

beforeEach(async () => {
  vi.useFakeTimers({ now: start });
  vi.resetModules();
  clock = await import('./clock');
});

afterEach(() => vi.useRealTimers());

const header = (at: number) => new Date(at).toUTCString();

it('is the local clock until the service has said otherwise', () => {
  expect(clock.now()).toBe(start);
  clock.observeServerDate(null);
  clock.observeServerDate('no date');
  expect(clock.now()).toBe(start);
});

it('follows the service when the two clocks disagree, and runs on from there', () => {
  clock.observeServerDate(header(start + 30 * 86_400_000));
  expect(clock.now()).toBe(start + 30 * 86_400_000);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(start + 30 * 86_400_000 + 1_000);
  clock.observeServerDate(header(start));
  expect(clock.now()).toBe(start);
});

it('does not jump about because HTTP dates have no fractions and answers take a while', () => {
  clock.observeServerDate(header(start - 1_500));
  clock.observeServerDate(header(start + 1_500));
  expect(clock.now()).toBe(start);
});

it('carries local times over to service time', () => {
  clock.observeServerDate(header(start + 3_600_000));
  expect(clock.serviceTime(start)).toBe(start + 3_600_000);
});
