import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assumeClockOffset, clockOffset, now, observeServerDate, onClockNews, serviceTime } from './clock';

const start = Date.parse('2026-11-20T08:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

const answer = (at: number, more: Record<string, string> = {}) =>
  new Headers({ Date: new Date(at).toUTCString(), ...more });
const read = (at: number, more?: Record<string, string>) => observeServerDate(answer(at, more), 'read');
const write = (at: number) => observeServerDate(answer(at), 'write');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  write(start + hour);
  write(start);
});

afterEach(() => {
  onClockNews(undefined);
  write(Date.now() + hour);
  write(Date.now());
  vi.useRealTimers();
});

it('is the local clock as long as the service says nothing else', () => {
  observeServerDate(new Headers(), 'write');
  observeServerDate(new Headers({ Date: 'no date' }), 'write');
  expect(now()).toBe(start);
});

it('follows the service when the two clocks disagree, and runs on from there', () => {
  read(start + 30 * day);
  expect(now()).toBe(start + 30 * day);
  vi.advanceTimersByTime(1_000);
  expect(now()).toBe(start + 30 * day + 1_000);
  write(start);
  expect(now()).toBe(start);
});

it('does not jump about because HTTP dates have no fractions and answers take a while', () => {
  read(start - 1_500);
  read(start + 1_500);
  expect(now()).toBe(start);
});

it('carries local times over to service time', () => {
  read(start + hour);
  expect(serviceTime(start)).toBe(start + hour);
  expect(clockOffset()).toBe(hour);
});

describe('the copy of a cache', () => {
  it('does not move the clock when it names its age, whatever it says of the time', () => {
    read(start - day, { Age: '86400' });
    read(start + day, { Age: '60' });
    expect(now()).toBe(start);
  });

  it('does not throw the clock back when it names none, however many are read in a minute', () => {
    for (let copy = 0; copy < 20; copy += 1) {
      read(start - day - copy * 60_000);
      vi.advanceTimersByTime(3_000);
    }
    expect(now()).toBe(start + 60_000);
  });

  it('does not throw the clock back when it is read again and again', () => {
    for (let turn = 0; turn < 40; turn += 1) {
      read(start - day);
      vi.advanceTimersByTime(5_000);
    }
    expect(now()).toBe(start + 200_000);
  });

  it('is told with the age that it names, or that its date has by the time of the service; not below a minute', () => {
    const ages: unknown[] = [];
    onClockNews((age) => ages.push(age));
    read(start);
    read(start - 59_000);
    write(start);
    ages.length = 0;
    read(start, { Age: '59' });
    read(start, { Age: 'old' });
    expect(ages).toEqual([]);
    read(start, { Age: '600' });
    read(start - 600_000);
    expect(ages).toEqual([600_000, 600_000]);
    observeServerDate(answer(start - 600_000, { Age: '600' }), 'file');
    expect(ages).toHaveLength(2);
  });
});

describe('a clock that was put too far ahead', () => {
  it('goes back when reads half a minute apart agree', () => {
    read(start + hour);
    read(start);
    expect(now()).toBe(start + hour);
    vi.advanceTimersByTime(31_000);
    read(start + 31_000);
    expect(now()).toBe(start + 31_000);
  });

  it('goes back at once with the answer to a write', () => {
    read(start + hour);
    write(start);
    expect(now()).toBe(start);
  });
});

it('tells that it was corrected, and nothing when nothing changed', () => {
  const news = vi.fn<(age?: number) => void>();
  onClockNews(news);
  read(start);
  expect(news).not.toHaveBeenCalled();
  read(start + hour);
  expect(news.mock.calls).toEqual([[]]);
});

it('goes by the time of before the page was loaded until the service answers, either way', async () => {
  vi.resetModules();
  const fresh = await import('./clock');
  fresh.assumeClockOffset(-3 * hour);
  expect(fresh.now()).toBe(start - 3 * hour);
  expect(fresh.clockOffset()).toBeUndefined();
  fresh.observeServerDate(answer(start - 4 * hour), 'read');
  expect(fresh.now()).toBe(start - 4 * hour);
  fresh.assumeClockOffset(0);
  expect(fresh.now()).toBe(start - 4 * hour);
  for (const kept of [undefined, null, 'x', Number.NaN, {}]) assumeClockOffset(kept);
  expect(now()).toBe(start);
});
