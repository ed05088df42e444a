import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDay,
  dayOrTime,
  daysUntil,
  formatDate,
  formatDateTime,
  formatDateTimeExact,
  formatDay,
  formatMonth,
  formatShortDate,
  instant,
  localDay,
  localDayOf,
  relativeDays,
  relativeTime,
  timeOfDay,
} from './dates';
import { formatDuration } from './duration';

const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'America/St_Johns'];
const zoneBefore = process.env['TZ'];

function inZone(zone: string): void {
  process.env['TZ'] = zone;
}

afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
  vi.useRealTimers();
});

const wordsOn = (day: string, today: string) => relativeDays(day, Date.parse(`${today}T12:00:00Z`));

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ending = fc.constantFrom(
  '',
  'T00:00:00',
  'T00:00:00Z',
  'T00:00:00.000Z',
  'T00:00:00-05:00',
  'T23:59:59+14:00',
);
const anyZone = fc.constantFrom(...zones);

describe('days of instants', () => {
  it('are those that the reader had, and midnight stands for the day that is written', () => {
    inZone('America/Chicago');
    expect(formatDay('2026-11-26T02:00:00Z')).toBe('Nov 25, 2026');
    expect(formatDay('2026-11-26T00:00:00Z')).toBe('Nov 26, 2026');
    expect(formatDay('2026-11-26')).toBe('Nov 26, 2026');
    inZone('Pacific/Kiritimati');
    expect(formatDay('2026-11-25T20:00:00Z')).toBe('Nov 26, 2026');
    expect(formatDay(undefined)).toBe('–');
    expect(formatDay('soon')).toBe('soon');
  });
});

describe('dates that are dates', () => {
  it('are the day that is written, in every time zone and however they are written', () => {
    fc.assert(
      fc.property(anyDay, ending, anyZone, (day, end, zone) => {
        inZone(zone);
        expect(calendarDay(day + end)).toBe(day);
        const [year, , date] = day.split('-');
        expect(formatDate(day + end)).toMatch(new RegExp(`^[A-Z][a-z]{2} ${Number(date)}, ${Number(year)}$`));
      }),
    );
  });

  it('read as people write them', () => {
    expect(formatDate('2026-03-31')).toBe('Mar 31, 2026');
    expect(formatDate('2026-03-31T00:00:00Z')).toBe('Mar 31, 2026');
  });

  it('show a dash when absent and what came when it is not a date', () => {
    for (const missing of [undefined, null, '', '  ']) expect(formatDate(missing)).toBe('–');
    for (const odd of ['soon', '2026-02-30', '2026-13-01', '31/03/2026', 'NaN']) {
      expect(formatDate(odd)).toBe(odd);
      expect(formatDateTime(odd)).toBe(odd);
      expect(calendarDay(odd)).toBeUndefined();
    }
  });

  it('never come out as an invalid date, whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          anyDay.map((day) => `${day}T`),
        ),
        (text) => {
          for (const shown of [
            formatDate(text),
            formatDateTime(text),
            formatDateTimeExact(text),
            relativeTime(text),
          ]) {
            expect(shown === text.trim() || !/Invalid|NaN|undefined/.test(shown)).toBe(true);
            expect(shown).not.toBe('');
          }
        },
      ),
    );
  });
});

const dateEnding = fc.constantFrom(
  '',
  'T00:00Z',
  'T00:00:00',
  'T00:00:00Z',
  'T00:00:00.000Z',
  'T00:00:00+00:00',
);
const part = (value: number) => String(value).padStart(2, '0');
const shortDay = (day: string) => formatDate(day).replace(/, \d+$/, '');

describe('on every screen', () => {
  it('a date, also at midnight UTC, is the same day wherever the reader is, and has no time', () => {
    fc.assert(
      fc.property(anyDay, dateEnding, anyZone, (day, end, zone) => {
        inZone(zone);
        const written = formatDate(day);
        const value = day + end;
        for (const shown of [
          formatDateTime(value),
          formatDateTimeExact(value),
          formatDay(value),
          dayOrTime(value),
        ])
          expect(shown).toBe(written);
        expect(formatShortDate(value)).toMatch(shortDay(day));
        expect(localDayOf(value)).toBe(day);
        expect(timeOfDay(value)).toBe('');
        expect(relativeTime(value)).toBe(relativeDays(day));
      }),
    );
  });

  it('a date-time without a zone is shown as it is written', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 59 }));
    fc.assert(
      fc.property(anyDay, time, anyZone, (day, [hours, minutes], zone) => {
        inZone(zone);
        const value = `${day}T${part(hours)}:${part(minutes)}:07`;
        const written = `${hours % 12 || 12}:${part(minutes)}`;
        const half = hours < 12 ? 'AM' : 'PM';
        expect(formatDateTime(value)).toBe(`${formatDate(day)}, ${written} ${half}`);
        expect(dayOrTime(value)).toBe(formatDateTime(value));
        expect(formatDateTimeExact(value)).toBe(`${formatDate(day)}, ${written}:07 ${half}`);
        expect(timeOfDay(value)).toBe(`${written} ${half}`);
        expect(formatDay(value)).toBe(formatDate(day));
        expect(localDayOf(value)).toBe(day);
      }),
    );
  });
});

describe('days until', () => {
  it('counts whole calendar days from the reader’s today, over clock changes too', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer({ min: 0, max: 86_399 }),
        anyZone,
        (day, away, second, zone) => {
          inZone(zone);
          const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
          const from = new Date(year, month - 1, date, 0, 0, second).getTime();
          fc.pre(localDay(from) === day);
          expect(daysUntil(addDays(day, away), from)).toBe(away);
        },
      ),
    );
  });

  it('turns over at the reader’s midnight, not at that of Greenwich', () => {
    const late = Date.parse('2026-11-21T02:30:00Z');
    inZone('America/Los_Angeles');
    expect(daysUntil('2026-11-20', late)).toBe(0);
    inZone('UTC');
    expect(daysUntil('2026-11-20', late)).toBe(-1);
  });

  it('says how near a day is', () => {
    inZone('UTC');
    const from = Date.parse('2026-11-20T08:42:00Z');
    const words = (day: string) => relativeDays(day, from);
    expect(words('2026-11-20')).toBe('today');
    expect(words('2026-11-21')).toBe('tomorrow');
    expect(words('2026-11-19')).toBe('yesterday');
    expect(words('2026-12-02')).toBe('in 12 days');
    expect(words('2026-11-17')).toBe('3 days ago');
    expect(words('2027-11-19')).toBe('in 11 months');
    expect(words('2027-11-20')).toBe('in 12 months');
    expect(words('2025-11-20T00:00:00Z')).toBe('12 months ago');
    expect(words('2025-11-21')).toBe('11 months ago');
    expect(words('2028-11-19')).toBe('in 23 months');
    expect(words('2028-11-20')).toBe('in 2 years');
    expect(words('2016-11-20')).toBe('10 years ago');
    expect(words('2016-11-21')).toBe('9 years ago');
    expect(relativeDays(undefined, from)).toBe('–');
  });

  it('counts months by the calendar, at the ends of months and over leap days too', () => {
    inZone('UTC');
    expect(wordsOn('2027-02-28', '2026-08-31')).toBe('in 6 months');
    expect(wordsOn('2027-02-27', '2026-08-31')).toBe('in 5 months');
    expect(wordsOn('2026-08-31', '2027-02-28')).toBe('6 months ago');
    expect(wordsOn('2029-02-28', '2028-02-29')).toBe('in 12 months');
    expect(wordsOn('2028-02-29', '2029-02-28')).toBe('12 months ago');
    expect(wordsOn('2027-05-31', '2026-11-30')).toBe('in 6 months');
    expect(wordsOn('2026-11-30', '2026-05-31')).toBe('in 6 months');
  });

  it('says as many months and years as a day is on from today, whatever the day', () => {
    const months = fc.integer({ min: 5, max: 120 });
    fc.assert(
      fc.property(anyDay, months, anyZone, (today, many, zone) => {
        inZone(zone);
        const from = new Date(`${today}T12:00:00`).getTime();
        const size = many < 24 ? `${many} months` : `${Math.floor(many / 12)} years`;
        expect(relativeDays(addMonths(today, many), from)).toBe(`in ${size}`);
      }),
    );
  });
});

describe('instants', () => {
  it('are shown in the reader’s time zone, those without a zone as they are written', async () => {
    inZone('America/Denver');
    vi.resetModules();
    const dates = await import('./dates');
    expect(dates.formatDateTime('2026-11-19T23:12:00Z')).toBe('Nov 19, 2026, 4:12 PM');
    expect(dates.formatDateTime('2026-11-19T23:12:00')).toBe('Nov 19, 2026, 11:12 PM');
    expect(dates.formatDateTimeExact('2026-11-19T23:12:05Z')).toBe('Thu, Nov 19, 2026, 4:12:05 PM MST');
    expect(dates.formatDateTime('2026-11-19')).toBe('Nov 19, 2026');
    expect(dates.timeOfDay('2026-11-19T23:12:05Z')).toBe('4:12 PM');
  });

  it('are told by how long ago they were', () => {
    const from = Date.parse('2026-11-20T12:00:00Z');
    const ago = (seconds: number) => relativeTime(new Date(from - seconds * 1000).toISOString(), from);
    inZone('UTC');
    expect(ago(3)).toBe('just now');
    expect(ago(60)).toBe('1 minute ago');
    expect(ago(300)).toBe('5 minutes ago');
    expect(ago(-1800)).toBe('in 30 minutes');
    expect(ago(3600)).toBe('1 hour ago');
    expect(ago(5 * 3600)).toBe('5 hours ago');
    expect(ago(3 * 86_400)).toBe('3 days ago');
    expect(relativeTime(null, from)).toBe('–');
  });

  it('are read back from what was written', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2199-01-01'), noInvalidDate: true }), (date) => {
        expect(instant(date.toISOString())).toBe(date.getTime());
        expect(instant(date.toISOString().replace('Z', ''))).toBe(date.getTime());
      }),
    );
  });
});

it('tells a length of time in the two units that matter', () => {
  expect(
    [0, 800, 3_240, 40_000, 126_000, 3_900_000, 187_200_000].map((size) => formatDuration(size)),
  ).toEqual(['0 ms', '800 ms', '3.2 s', '40 s', '2 min 06 s', '1 h 05 min', '2 d 4 h']);
  expect(formatDuration(undefined)).toBe('–');
  expect(formatDuration(Number.NaN)).toBe('–');
});

it('a short date tells its year where it is not the present one', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  expect(formatShortDate('2026-03-31')).toBe('Mar 31');
  expect(formatShortDate('2027-01-03T00:00:00Z')).toBe('Jan 3, 2027');
  expect(formatShortDate('soon')).toBe('soon');
  expect(formatShortDate(undefined)).toBe('–');
});

it('a month is told by its name and year, whichever day of it is given', () => {
  expect(['2026-11', '2026-11-30', 'never'].map(formatMonth)).toEqual(['Nov 2026', 'Nov 2026', 'never']);
});

it('months later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-11-20', 36)).toBe('2029-11-20');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-02-29', 36)).toBe('2031-02-28');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('someday', 2)).toBeUndefined();
});
