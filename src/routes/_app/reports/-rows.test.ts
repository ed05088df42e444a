import { expect, test } from 'vitest';
import type { CsvTable } from '@/tabular/types';
import { chartOf } from './-chart';
import { columnWidths, rowsFor, shownColumns, withColumns } from './-rows';

const table = (heading: string[], ...rows: string[][]): CsvTable => ({
  heading,
  rows,
  oddLines: [],
  cut: false,
});

const people = table(['name', 'npi'], ['Ida', '10'], ['Abe', ''], ['Zoë', '9']);
const names = (rows: string[][]) => rows.map(([name]) => name);

test('rows are found by any value, whatever its case, and stand as in the file until sorted', () => {
  expect(names(rowsFor(people, {}))).toEqual(['Ida', 'Abe', 'Zoë']);
  expect(names(rowsFor(people, { find: ' ZO' }))).toEqual(['Zoë']);
  expect(names(rowsFor(people, { find: '10' }))).toEqual(['Ida']);
});

test('a date is found as it stands in the file and as it is shown', () => {
  const dated = table(['name', 'expires'], ['Ida', '2026-11-16'], ['Abe', '2026-12-16']);
  for (const find of ['2026-11', 'nov 16, 2026']) expect(names(rowsFor(dated, { find }))).toEqual(['Ida']);
});

test('rows are sorted by number where there are numbers, with the empty ones last', () => {
  expect(names(rowsFor(people, { sortedBy: 'npi' }))).toEqual(['Zoë', 'Ida', 'Abe']);
  expect(names(rowsFor(people, { sortedBy: 'npi', sortDirection: 'Desc' }))).toEqual(['Ida', 'Zoë', 'Abe']);
  expect(names(rowsFor(people, { sortedBy: 'no such column' }))).toEqual(['Ida', 'Abe', 'Zoë']);
});

test('columns are as wide as what stands in them, within reason', () => {
  expect(columnWidths(table(['a', 'b'], ['x'.repeat(90), 'four']), ['A', 'B'])).toEqual([36, 7]);
});

test('expiries are counted by month from the day of the report on', () => {
  const days = '2026-11-15 2026-11-16 2026-11-30 2027-10-31 2027-11-01 2027-12-01 2020-01-01'.split(' ');
  days.push('', '?');
  const chart = chartOf(table(['who', 'Expiration date'], ...days.map((day) => ['x', day])), '2026-11-16');
  expect(chart).toMatchObject({ kind: 'months', expired: 2, later: 1, undated: 2 });
  if (chart?.kind !== 'months') throw new Error('no months');
  expect(chart.months).toHaveLength(12);
  expect(chart.rest).toEqual({ month: '2026-11', rows: 2 });
  expect(chart.months.filter(({ rows }) => rows > 0)).toEqual([
    { month: '2027-10', rows: 1 },
    { month: '2027-11', rows: 1 },
  ]);
});

test.each([
  ['2026-11-30', '2026-11', '2026-12', '2027-11'],
  ['2026-12-01', undefined, '2026-12', '2027-11'],
  ['2027-01-31', '2027-01', '2027-02', '2028-01'],
])('Twelve whole months are ahead of %s', (day, rest, first, last) => {
  const chart = chartOf(table(['who', 'Expiration date'], ['x', '']), day);
  if (chart?.kind !== 'months') throw new Error('no months');
  expect(chart.rest?.month).toBe(rest);
  expect(chart.months.map(({ month }) => month)).toHaveLength(12);
  expect([chart.months[0]?.month, chart.months.at(-1)?.month]).toEqual([first, last]);
});

test('days are read as a report writes them, and one that stands for none is none', () => {
  const written = table(['who', 'Expires'], ['Ada', '11/30/2026'], ['Bo', '0001-01-01T00:00:00Z']);
  expect(chartOf(written, '2026-11-23')).toMatchObject({ expired: 0, undated: 1, later: 0 });
});

test('the share of each status is counted, the most frequent first', () => {
  const rows = [['FullyMonitored'], ['NotMonitored'], ['FullyMonitored'], ['']];
  expect(chartOf(table(['monitoringCategory'], ...rows), '2026-11-16')).toEqual({
    kind: 'share',
    column: 'monitoringCategory',
    parts: [
      { value: 'FullyMonitored', rows: 2 },
      { value: 'NotMonitored', rows: 1 },
      { value: '', rows: 1 },
    ],
  });
});

test('a file without days and statuses has no picture, nor has an empty one', () => {
  expect(chartOf(people, '2026-11-16')).toBeUndefined();
  expect(chartOf(table(['expires']), '2026-11-16')).toBeUndefined();
});

test('Ids of records stand last, and a column without any value is left out', () => {
  const id = '7ec73da3-88f6-4b95-80ad-660f21c59d7f';
  const file = table(['Id', 'Name', 'Note', 'License'], [id, 'Ada', '', 'MD-1'], ['', 'Bo', '', '']);
  expect(shownColumns(file)).toEqual({ filled: [1, 3, 0], empty: [2] });
  expect(withColumns(file, [1, 0]).rows).toEqual([
    ['Ada', id],
    ['Bo', ''],
  ]);
  expect(shownColumns(table(['Id', 'Name']))).toEqual({ filled: [0, 1], empty: [] });
});
