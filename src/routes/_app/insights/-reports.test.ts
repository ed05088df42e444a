import { expect, test } from 'vitest';
import type { CsvTable } from '@/tabular/types';
import { expirablesOf, expiringIn } from './-sections/expirables';
import { monitoredIn } from './-sections/monitoring';
import { monthsOf } from './-periods';
import { deliveriesOf, typesOf } from './-sections/webhooks';

const table = (heading: string[], ...rows: string[][]): CsvTable => ({
  heading,
  rows,
  oddLines: [],
  cut: false,
});

const report = table(
  ['firstName', 'lastName', 'providerId', 'what', 'number', 'Expiration date'],
  ['Ada', 'Quill', 'p1', 'License', '1', '2026-11-23'],
  ['Bo', 'Aster', 'p2', 'License', '2', '2026-11-22'],
  ['Cy', 'Briar', 'p3', 'Certificate', '3', '2027-01-31'],
  ['Di', 'Cedar', 'p4', 'License', '4', '2027-02-01'],
  ['Ed', 'Dover', 'p5', 'License', '5', '?'],
);

test('what expires is told by month ahead and kind; what is over, later or without a date stands beside it', () => {
  const found = expirablesOf(report, '2026-11-23', 3);
  expect(found?.kinds).toEqual(['License', 'Certificate']);
  expect(found?.rows.map(({ key, all, by }) => [key, all, by])).toEqual([
    ['expired', 1, [1, 0]],
    ['2026-11', 1, [1, 0]],
    ['2026-12', 0, [0, 0]],
    ['2027-01', 1, [0, 1]],
    ['2027-02', 1, [1, 0]],
    ['undated', 1, [1, 0]],
  ]);
  const names = (rows: string) => found && expiringIn(found, '2026-11-23', rows).map(({ name }) => name);
  expect(names('2026-11')).toEqual(['Quill, Ada']);
  // What is left of November is no whole month.
  expect(found?.rows[1]?.label).toBe('Rest of Nov 2026');
  expect(names('ahead')).toEqual(['Briar, Cy', 'Cedar, Di']);
  expect(names('ahead|Certificate')).toEqual(['Briar, Cy']);
  expect(names('expired')).toEqual(['Aster, Bo']);
  expect(names('undated')).toEqual(['Dover, Ed']);
});

test('the months ahead are whole ones, also of a report of the last or the first day of a month', () => {
  const keys = (from: string) =>
    expirablesOf(report, from, 3)?.rows.flatMap(({ key }) => (/^\d/.test(key) ? key : []));
  expect(keys('2026-10-31')).toEqual(['2026-10', '2026-11', '2026-12', '2027-01']);
  expect(keys('2026-11-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  const found = expirablesOf(report, '2026-10-31', 3);
  const names = (rows: string) => found && expiringIn(found, '2026-10-31', rows).map(({ name }) => name);
  expect(names('ahead')).toEqual(['Aster, Bo', 'Quill, Ada', 'Briar, Cy']);
  expect(names('later')).toEqual(['Cedar, Di']);
});

test('days are read as a report writes them, and one that stands for none is none', () => {
  const written = table(['name', 'Expires'], ['Ada', '11/30/2026'], ['Bo', '0001-01-01T00:00:00Z']);
  const days = expirablesOf(written, '2026-11-23', 3)?.items.map(({ day }) => day);
  expect(days).toEqual(['2026-11-30', '']);
});

test('a report without days of expiry has no figures', () => {
  expect(expirablesOf(table(['name'], ['Ada']), '2026-11-23', 3)).toBeUndefined();
});

test('a report tells how many are monitored how far; a word that nobody knows counts among all', () => {
  const rows = ['FullyMonitored', 'FullyMonitored', 'NotMonitored', 'Paused'].map((category) => [category]);
  expect(monitoredIn(table(['monitoringCategory'], ...rows))).toEqual({
    counts: { FullyMonitored: 2, PartiallyMonitored: 0, NotMonitored: 1 },
    all: 4,
  });
  expect(monitoredIn(table(['name'], ['Ada']))).toBeUndefined();
});

test('failed attempts are told by month beside all attempts, and by type', () => {
  const failed = [
    { day: '2026-10-31', type: 'A' },
    { day: '2026-11-01', type: 'B' },
    { day: '2026-11-24', type: 'B' },
  ];
  const rows = deliveriesOf(monthsOf(3, '2026-11-24'), failed, new Map([['2026-11', 10]]));
  expect(rows.map(({ stretch, failed: bad, attempts }) => [stretch.key, bad, attempts])).toEqual([
    ['2026-09', 0, undefined],
    ['2026-10', 1, undefined],
    ['2026-11', 2, 10],
  ]);
  expect(typesOf(failed)).toEqual([
    { type: 'B', failed: 2 },
    { type: 'A', failed: 1 },
  ]);
});
