import { expect, test } from 'vitest';
import { withDataset, withLayout, withPassedEnds, withRole, withState } from './answers';
import { readList } from './read-list';
import { recogniseList } from './recognise';
import { headingOf, oigRow } from './testing/headings';
import type { ListTable } from './types';

const today = '2026-11-28';
const file = (fileName: string, rows: string[][]) =>
  recogniseList({ fileName, sheets: [{ name: 'Sheet1', rows }] });

/** The one table of a file. */
function tableOf(fileName: string, rows: string[][]): ListTable {
  const [table] = file(fileName, rows).tables;
  if (!table) throw new Error(`${fileName} has no table.`);
  return table;
}

test('What somebody answers is what is read', () => {
  const found = file('list.csv', [
    ['Last Name', 'First Name', 'NPI', 'Effective Date', 'Reason'],
    ['Roe', 'Ann', '', '5/20/2024', 'Fraud'],
  ]);
  const [table] = found.tables;
  if (!table) throw new Error('no table');
  expect(found.layout?.state).toBe('TN');
  const ofUtah = withState(table, 'UT');
  const [record] = readList([ofUtah], { today }).records;
  expect(record?.fields).toMatchObject({ 'source.state': 'UT', 'source.name': 'Exclusions of Utah' });
  const [other] = readList([withRole(ofUtah, 3, 'end')], { today }).records;
  expect(other?.fields).toMatchObject({ 'exclusionDetails.endDate': '2024-05-20' });
  expect(other?.fields).not.toHaveProperty('exclusionDetails.startDate');
});

test('A file that may be a supplement is read as what somebody says it is', () => {
  const found = file('leie.csv', [headingOf('OIG LEIE, full list'), oigRow('', '')]);
  const [question] = found.questions;
  const candidates = question?.kind === 'which-list' ? question.candidates : [];
  const results = candidates.map((layout) => {
    const reading = readList(
      found.tables.map((table) => withLayout(table, layout)),
      { today },
    );
    return [layout.name, reading.records.length, reading.removals.length];
  });
  expect(results).toEqual([
    ['OIG LEIE, exclusions of one month', 1, 0],
    ['OIG LEIE, full list', 1, 0],
    ['OIG LEIE, reinstatements of one month', 0, 1],
  ]);
});

test('An end that has passed counts where somebody says so', () => {
  const table = tableOf('Utah.csv', [
    ['Last Name', 'First Name', 'Begin Date', 'End Date'],
    ['Roe', 'Ann', '5/20/2014', '5/20/2019'],
    ['Poe', 'Bob', '5/20/2024', '5/20/2029'],
  ]);
  expect(readList([table], { today }).records).toHaveLength(2);
  const { records, setAside } = readList([withPassedEnds(table, true)], { today });
  expect(records.map(({ fields }) => fields.lastName)).toEqual(['Poe']);
  expect(setAside).toMatchObject([{ line: 2, reason: 'ended' }]);
});

test('A list that nobody knows may be one for another dataset', () => {
  const table = tableOf('people.csv', [
    ['Name', 'DOB', 'Status'],
    ['Ann Roe', '2/14/1969', 'At large'],
  ]);
  const { dataset, records } = readList([withDataset(table, 'OigFugitives')], { today });
  expect(dataset).toBe('OigFugitives');
  expect(records[0]?.fields).toEqual({ fullName: 'Ann Roe', dateOfBirth: '1969-02-14', status: 'At large' });
});
