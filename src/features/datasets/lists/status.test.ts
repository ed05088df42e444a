import { describe, expect, test } from 'vitest';
import { withStatus } from './answers';
import { readList } from './read-list';
import { recogniseList } from './recognise';
import { StatusReader } from './status';

const today = '2026-11-28';
/** Reads persons with a status each, from a list that nobody knows. */
function read(statuses: readonly string[], name = 'Status', more: readonly string[] = []) {
  const rows = [
    ['Last Name', 'First Name', 'Exclusion Date', name, ...more],
    ...statuses.map((status, index) => [
      `Roe${index}`,
      'Ann',
      '5/20/2014',
      status,
      ...more.map(() => 'State'),
    ]),
  ];
  const { tables } = recogniseList({ fileName: 'Utah.csv', sheets: [{ name: '', rows }] });
  const [table] = tables;
  if (!table) throw new Error('no table');
  const reader = new StatusReader(table, today);
  const [column] = reader.columns;
  return {
    ...readList(tables, { today }),
    table,
    asked: column === undefined ? [] : reader.askedWords(column).map(({ text }) => text),
  };
}

test.each([
  'Reinstated',
  'REINSTATED 5/20/2019',
  'Reinstated effective 05/20/2019',
  'Reinstatement',
  'Inactive',
  'Not Active',
  'No longer excluded',
  'Exclusion rescinded',
  'Sanction lifted',
  'Exclusion withdrawn',
  'Removed from list',
])('Who is no longer excluded by the word of the list is set aside and counted: %s', (status) => {
  const { records, setAside, figures, asked } = read(['Excluded', status]);
  expect(asked).toEqual([]);
  expect(records.map(({ fields }) => fields.lastName)).toEqual(['Roe0']);
  expect(setAside).toMatchObject([{ reason: 'over by its status', line: 3 }]);
  expect(setAside[0]?.text).toContain(status);
  expect(figures.aside).toEqual({ 'over by its status': 1 });
});

test.each([
  'Excluded',
  'ACTIVE',
  'Suspended',
  'Terminated',
  'Indefinite',
  'Permanently Excluded',
  'Not reinstated',
  'Reinstatement denied',
  'Eligible for reinstatement',
  'Reinstated 5/20/2027',
  'N/A',
  '',
])('Who is still excluded by the word of the list stays: %j', (status) => {
  const { records, asked } = read([status]);
  expect([records.length, asked]).toEqual([1, []]);
});

test.each([
  'Withdrawn',
  'Voluntary Withdrawal',
  'Expired',
  'Closed',
  'Excluded - under appeal',
  'Removed',
  'Code 7',
  'License inactive',
])('A word that may mean one or the other is asked about, and its rows stay until then: %s', (status) => {
  const { records, asked, table } = read(['Excluded', status, status]);
  expect([records.length, asked]).toEqual([3, [status]]);
  const word = new StatusReader(table, today).askedWords(3)[0];
  expect(word?.rows).toBe(2);
  const over = readList([withStatus(table, 3, word?.key ?? '', 'over')], { today });
  expect([over.records.length, over.figures.aside]).toEqual([1, { 'over by its status': 2 }]);
  const kept = readList([withStatus(table, 3, word?.key ?? '', 'in force')], { today });
  expect(kept.records).toHaveLength(3);
});

test('Dates behind a word make no other word of it', () => {
  expect(read(['Withdrawn 5/20/2019', 'Withdrawn 6/1/2020']).asked).toEqual(['Withdrawn 5/20/2019']);
});

describe('the heading says whose status it is', () => {
  test('inactive is an enrollment because of an exclusion, too: asked', () => {
    expect(read(['Inactive'], 'Provider Status').asked).toEqual(['Inactive']);
    expect(read(['Inactive'], 'Enrollment Status')).toMatchObject({ asked: [], records: [{}] });
  });

  test('a termination is an exclusion, unless it may be the end of one', () => {
    expect(read(['Terminated'], 'Exclusion Status').asked).toEqual(['Terminated']);
    expect(read(['Active', 'Terminated']).asked).toEqual(['Terminated']);
  });

  test.each(['Active', 'Currently Excluded', 'In Force (Y/N)'])('a flag has yes and no: %s', (name) => {
    const { records, setAside, asked } = read(['Y', 'N'], name);
    expect([records.length, setAside.length, asked]).toEqual([1, 1, []]);
  });

  test('a status column of a date is a start', () => {
    expect(read(['5/20/2014', '5/20/2014', '5/20/2014'], 'Status Date').setAside).toEqual([]);
  });
});

test.each(['Status', 'Current Status', 'Enrollment Status', 'Payment Status'])(
  'The status is kept under its own heading, and the authority is what the list says it is: %s',
  (name) => {
    const [record] = read(['Excluded'], name, ['Agency']).records;
    expect(record?.fields['exclusionDetails.authority']).toBe('State');
    expect(record?.info).toEqual({ [name]: 'Excluded' });
  },
);

const ofOhio = (last: string, status: string) => `${last}|ANN||||1|${status}|5/20/2014|5/21/2014|Nurse`;

test('In a published list slips stay what they are, and whoever is reinstated is set aside', () => {
  const heading =
    'Last Name|First Name|Middle Name|DOB|NPI|Provider ID|Status|Action Date|Date Added|Provider Type';
  const rows = [heading, ofOhio('ROE', 'Susepnded'), ofOhio('POE', 'Reinstated'), ofOhio('LOW', 'Withdrawn')];
  const { tables } = recogniseList({
    fileName: 'Ohio.csv',
    sheets: [{ name: '', rows: rows.map((line) => line.split('|')) }],
  });
  const { records } = readList(tables, { today });
  expect(records.map(({ fields }) => fields.lastName)).toEqual(['ROE', 'LOW']);
  expect(records[0]?.info?.['Status']).toBe('Susepnded');
  const [table] = tables;
  expect(table && new StatusReader(table, today).askedWords(6).map(({ text }) => text)).toEqual([
    'Withdrawn',
  ]);
});

test.each(['Y', 'Yes', 'true', 'X'])(
  'A column that says whether somebody is reinstated has a mark: %s',
  (mark) => {
    const { records, setAside } = read([mark, ''], 'Reinstated');
    expect([records.length, setAside[0]?.reason]).toEqual([1, 'reinstated']);
  },
);
