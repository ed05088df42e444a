import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarInterval, dateOf, hasDates, nextAfter } from './monitors-calendar';

const day = 86_400_000;
const intervals: CalendarInterval[] = ['Daily', 'Weekly', 'Monthly', 'Yearly'];

const interval = fc.constantFrom(...intervals);
const instant = fc.integer({
  min: Date.parse('1998-01-01T00:00:00Z'),
  max: Date.parse('2060-01-01T00:00:00Z'),
});
const at = (text: string) => Date.parse(`${text}T02:30:00Z`);
const days = (ms: number[]) => ms.map((date) => new Date(date).toISOString().slice(0, 10));

describe('the next date of a monitor', () => {
  test('is always in the future, and no date of the calendar lies between', () => {
    fc.assert(
      fc.property(instant, interval, instant, (anchor, every, now) => {
        const next = nextAfter(anchor, every, now);
        expect(next).toBeGreaterThan(now);
        const before = datesAround(anchor, every, now).filter((date) => date > now && date < next);
        expect(before).toEqual([]);
        expect(datesAround(anchor, every, next)).toContain(next);
      }),
    );
  });

  test('comes one interval after the one before: a run never skips or doubles one', () => {
    fc.assert(
      fc.property(instant, interval, fc.integer({ min: 1, max: 60 }), (anchor, every, runs) => {
        const dates = [anchor];
        for (let run = 1; run <= runs; run += 1) dates.push(nextAfter(anchor, every, dates.at(-1) ?? 0));
        expect(dates).toEqual(dates.map((_, times) => dateOf(anchor, every, times)));
        for (const [times, date] of dates.entries()) {
          if (times > 0) expect(distance(dates[times - 1] ?? 0, date, every)).toBe(1);
        }
      }),
    );
  });

  test('is on the day of the first date, or on the last day of a month that has no such day', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom('Monthly', 'Yearly'), fc.nat(80), (anchor, every, times) => {
        const [first, date] = [new Date(anchor), new Date(dateOf(anchor, every as CalendarInterval, times))];
        const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
        expect(date.getUTCDate()).toBe(Math.min(first.getUTCDate(), lastDay));
        expect(date.toISOString().slice(11)).toBe(first.toISOString().slice(11));
      }),
    );
  });
});

test('the 31st is the last day of a shorter month and the 31st again after it', () => {
  const dates = [0, 1, 2, 3].map((times) => dateOf(at('2027-01-31'), 'Monthly', times));
  expect(days(dates)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  expect(days([dateOf(at('2028-01-31'), 'Monthly', 1)])).toEqual(['2028-02-29']);
});

test('a leap day is the 28th in other years and itself in the next leap year', () => {
  const dates = [-1, 1, 4].map((times) => dateOf(at('2028-02-29'), 'Yearly', times));
  expect(days(dates)).toEqual(['2027-02-28', '2029-02-28', '2032-02-29']);
});

test('only what is continuous has no dates', () => {
  expect([...intervals, 'Continuous'].filter((every) => !hasDates(every))).toEqual(['Continuous']);
});

/** The dates of a calendar near a moment, found without the rule that is tested. */
function datesAround(anchor: number, every: CalendarInterval, ms: number): number[] {
  const length = { Daily: day, Weekly: 7 * day, Monthly: 30.44 * day, Yearly: 365.25 * day }[every];
  const near = Math.round((ms - anchor) / length);
  return Array.from({ length: 9 }, (_, nth) => dateOf(anchor, every, near - 4 + nth));
}

/** How many days, weeks, months or years of the calendar lie between two dates. */
function distance(from: number, to: number, every: CalendarInterval): number {
  if (every === 'Daily') return (to - from) / day;
  if (every === 'Weekly') return (to - from) / (7 * day);
  const [a, b] = [new Date(from), new Date(to)];
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  return every === 'Monthly' ? months : months / 12;
}
