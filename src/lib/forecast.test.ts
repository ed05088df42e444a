import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { comingChecks, reasonText } from './forecast';

const zoneBefore = process.env['TZ'];
afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
});

const at = (day: string) => new Date(`${day}T12:00:00`).getTime();
const days = (checks: ReturnType<typeof comingChecks>) => checks.map((check) => check.day);

describe('checks around expiry', () => {
  it('are not planned around a day that a program wrote where there is none', () => {
    expect(comingChecks({ expires: '1970-01-01T00:00:00Z' }, at('1969-11-20'))).toEqual([]);
  });

  it('run on 90, 60, 28, 14, 7, 3 and 0 days before and 3 after, for a free source', () => {
    const checks = comingChecks({ expires: '2027-03-31T00:00:00Z' }, at('2026-11-20'));
    expect(days(checks)).toEqual([
      '2026-12-31',
      '2027-01-30',
      '2027-03-03',
      '2027-03-17',
      '2027-03-24',
      '2027-03-28',
      '2027-03-31',
      '2027-04-03',
    ]);
    expect(checks.map((check) => check.reasons.map(reasonText).join())).toEqual([
      '90 days before expiry',
      '60 days before expiry',
      '28 days before expiry',
      '14 days before expiry',
      '7 days before expiry',
      '3 days before expiry',
      'on the day of expiry',
      '3 days after expiry',
    ]);
  });

  it('run once, 1 day after, for a source that charges', () => {
    const checks = comingChecks({ expires: '2027-03-31', hasPassThroughFee: true }, at('2026-11-20'));
    expect(checks).toEqual([{ day: '2027-04-01', reasons: [{ kind: 'expiry', offset: 1 }] }]);
    expect(reasonText({ kind: 'expiry', offset: 1 })).toBe('1 day after expiry');
  });

  it('leave out the days that have passed and keep today', () => {
    expect(days(comingChecks({ expires: '2026-11-23' }, at('2026-11-20')))).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-26',
    ]);
    expect(comingChecks({ expires: '2020-01-01' }, at('2026-11-20'))).toEqual([]);
  });
});

describe('the regular cadence', () => {
  it('goes on beside the checks around expiry, and meets them on one day', () => {
    const checks = comingChecks(
      { expires: '2026-12-04', monitoringInterval: 'Weekly', nextMonitoringDate: '2026-11-27T05:00:00Z' },
      at('2026-11-22'),
    );
    expect(checks[0]).toEqual({
      day: '2026-11-27',
      reasons: [
        { kind: 'expiry', offset: -7 },
        { kind: 'regular', interval: 'Weekly' },
      ],
    });
    expect(days(checks)).toContain('2026-12-11');
  });

  it('falls on the days that the reader has when the monitor runs', () => {
    process.env['TZ'] = 'America/Chicago';
    const next = { monitoringInterval: 'Weekly', nextMonitoringDate: '2026-12-02T03:00:00Z' };
    expect(days(comingChecks(next, at('2026-11-20')))[0]).toBe('2026-12-01');
    const last = { monitoringInterval: 'Weekly', lastMonitoringDate: '2026-11-20T03:00:00Z' };
    expect(days(comingChecks(last, at('2026-11-20')))[0]).toBe('2026-11-26');
    // An expiry stays the day that is written.
    const expires = { expires: '2026-12-31T00:00:00Z', hasPassThroughFee: true };
    expect(days(comingChecks(expires, at('2026-11-20')))).toEqual(['2027-01-01']);
  });

  it('keeps the end of the month and leap days where there are such', () => {
    const monthly = { monitoringInterval: 'Monthly', nextMonitoringDate: '2027-01-31' };
    expect(days(comingChecks(monthly, at('2026-11-20'))).slice(0, 4)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    const yearly = { monitoringInterval: 'Yearly', lastMonitoringDate: '2028-02-29' };
    expect(days(comingChecks(yearly, at('2026-11-20')))[0]).toBe('2029-02-28');
  });

  it('counts a date that has passed as due today, and needs no known interval for the next one', () => {
    const late = { monitoringInterval: 'Monthly', nextMonitoringDate: '2026-11-01' };
    expect(days(comingChecks(late, at('2026-11-20')))[0]).toBe('2026-11-20');
    const odd = { monitoringInterval: 'Fortnightly', nextMonitoringDate: '2026-12-01' };
    expect(days(comingChecks(odd, at('2026-11-20')))).toEqual(['2026-12-01']);
  });
});

it('gives sorted, distinct days from today on, whatever comes', () => {
  const anyDate = fc.oneof(
    fc.string(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );
  fc.assert(
    fc.property(
      fc.record({
        expires: anyDate,
        hasPassThroughFee: fc.boolean(),
        monitoringInterval: fc.oneof(fc.string(), fc.constantFrom('Daily', 'Weekly', 'Monthly', 'Yearly')),
        nextMonitoringDate: anyDate,
        lastMonitoringDate: anyDate,
      }),
      (input) => {
        const list = days(comingChecks(input, at('2026-11-20')));
        expect(list).toEqual([...new Set(list)].toSorted());
        expect(list.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= '2026-11-20')).toBe(true);
      },
    ),
  );
});
