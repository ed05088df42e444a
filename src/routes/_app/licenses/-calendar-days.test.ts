import { expect, test } from 'vitest';
import { largestPage } from '@/api/query';
import type { Monitor } from '@/api/models';
import { simulateService } from '@/testing/service';
import {
  calendarRange,
  datedLicensesOptions,
  datesByDay,
  feesOf,
  type DatedLicense,
  type LicenseDate,
} from './-calendar-days';

const license = (id: string, expires: string, more: Partial<DatedLicense> = {}): DatedLicense => ({
  id,
  providerId: 'p1',
  provider: 'Ada Quill',
  number: id,
  type: 'Registered Nurse',
  typeId: 't1',
  state: 'WY',
  status: 'Active',
  expires,
  ...more,
});
const noon = Date.parse('2026-11-24T12:00:00Z');
const free = () => false;
const weekly = (licenseId: string): Monitor => ({
  type: 'License',
  id: `of ${licenseId}`,
  licenseId,
  providerId: 'p1',
  monitoringInterval: 'Weekly',
  nextMonitoringDate: '2026-12-01T12:00:00Z',
});
const words = (days: ReturnType<typeof datesByDay>) =>
  [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, dates]) => `${day} ${dates.map((date) => `${date.kind} ${of(date)}`).join(', ')}`);
const of = (date: LicenseDate) =>
  date.kind === 'run' ? `of ${date.license?.provider ?? date.monitor.licenseId}` : date.offset;

test('a license of a free source stands on its expiry and on the checks around it that are still to come', () => {
  expect(words(datesByDay([license('a', '2026-12-24')], [], free, 'all', noon))).toEqual([
    '2026-11-26 check -28',
    '2026-12-10 check -14',
    '2026-12-17 check -7',
    '2026-12-21 check -3',
    '2026-12-24 expiry 0, check 0',
    '2026-12-27 check 3',
  ]);
});

test('one whose source charges is checked once, the day after; its type says so for its state', () => {
  const hasFee = feesOf([
    { id: 't1', sources: [{ state: 'WY', hasPassThroughFee: true }, { state: 'UT' }] } as never,
    { id: 't2' } as never,
  ]);
  expect(words(datesByDay([license('a', '2026-12-24')], [], hasFee, 'checks', noon))).toEqual([
    '2026-12-25 check 1',
  ]);
  expect(hasFee(license('b', '2026-12-24', { state: 'UT' }))).toBe(false);
  expect(hasFee(license('c', '2026-12-24', { typeId: 't2' }))).toBe(false);
});

test('an expiry that has passed stays on its day, without checks; only what is asked for is shown', () => {
  const past = [license('a', '2026-10-01')];
  expect(words(datesByDay(past, [], free, 'all', noon))).toEqual(['2026-10-01 expiry 0']);
  const coming = [license('b', '2026-11-24')];
  expect(words(datesByDay(coming, [weekly('b')], free, 'expiries', noon))).toEqual(['2026-11-24 expiry 0']);
});

test('monitors of licenses check them, too, of one that is not in the calendar as well; those of datasets do not', () => {
  const coming = [license('a', '2026-11-22')];
  const dataset: Monitor = { ...weekly('a'), type: 'Dataset' };
  const days = datesByDay(coming, [weekly('a'), weekly('far'), dataset], free, 'checks', noon);
  expect(words(days).slice(0, 3)).toEqual([
    '2026-11-25 check 3',
    '2026-12-01 run of Ada Quill, run of far',
    '2026-12-08 run of Ada Quill, run of far',
  ]);
});

test('the calendar goes a year back and a year on, in whole months', () => {
  expect(calendarRange('2026-11-24')).toEqual({ from: '2025-11-01', to: '2027-11-30' });
  expect(calendarRange('2027-02-28')).toEqual({ from: '2026-02-01', to: '2028-02-29' });
});

test('licenses are read in the order of expiry, no further than they matter', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  const licensesOn = (day: string, amount = 1) => {
    for (let nth = 0; nth < amount; nth += 1)
      service.put('licenses', { providerId, expiryDate: `${day}T00:00:00Z` });
  };
  licensesOn('2020-01-01');
  licensesOn('2025-10-30');
  licensesOn('2026-12-01', largestPage);
  licensesOn('2028-02-27');
  licensesOn('2028-03-01', largestPage);
  licensesOn('2029-01-01', largestPage);
  const { queryFn } = datedLicensesOptions('2026-11-24');
  const context = { signal: new AbortController().signal } as never;
  const read = typeof queryFn === 'function' ? await queryFn(context) : undefined;
  const days = read?.licenses.map(({ expires }) => expires) ?? [];
  expect([...new Set(days)]).toEqual(['2025-10-30', '2026-12-01', '2028-02-27']);
  expect(days).toHaveLength(largestPage + 2);
  expect(read?.readTo).toBeUndefined();
  expect(service.reads().map(({ query }) => query['sortedBy'])).toEqual(
    Array.from({ length: 2 }, () => 'LicenseExpirationDate'),
  );
});
