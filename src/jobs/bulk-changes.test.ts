import { expect, test } from 'vitest';
import {
  alreadyHasValues,
  bodyOf,
  type BulkField,
  type BulkValues,
  changedSince,
  changesOf,
  type Counts,
  valuesBefore,
  valuesToTakeBack,
} from './bulk-changes';

interface Row {
  status?: string;
  due?: string;
}
const status: BulkField<Row, Row> = {
  label: 'Status',
  kind: 'choice',
  choices: [{ value: 'Active', label: 'In use' }],
  value: (row) => row.status ?? '',
  body: (value) => ({ status: value }),
};
const due: BulkField<Row, Row> = {
  label: 'Due',
  kind: 'date',
  none: 'No date',
  value: (row) => row.due ?? '',
  body: (value) => ({ due: value }),
};
const fields = [status, due];

/** How many rows have which value in each field. */
function countsOf(rows: readonly Row[], values: BulkValues): Counts[] {
  const counts = fields.map(() => new Map<string, number>());
  for (const row of rows) {
    for (const [index, value] of valuesBefore(row, fields, values).entries())
      counts[index]?.set(value, (counts[index]?.get(value) ?? 0) + 1);
  }
  return counts;
}

test('What becomes of what is counted by field, the most frequent first, in the words of the field', () => {
  const values = ['Active', ''];
  const rows = [{ status: 'OnLeave' }, { due: '2026-12-01' }, { due: '2026-12-01' }, { status: 'Active' }];
  expect(changesOf(countsOf(rows, values), fields, values)).toEqual([
    {
      label: 'Status',
      from: [
        { words: 'Not given', amount: 2 },
        { words: 'On leave', amount: 1 },
      ],
      to: 'In use',
    },
    { label: 'Due', from: [{ words: 'Dec 1, 2026', amount: 2 }], to: 'No date' },
  ]);
  expect(changesOf(countsOf(rows, [undefined, undefined]), fields, [undefined, undefined])).toEqual([]);
});

test('Values that are called the same are one in what is said of them', () => {
  const rows = [{ status: 'OnLeave' }, { status: 'Retired' }, { status: 'On leave' }, { status: 'On leave' }];
  const values = ['Active', undefined];
  expect(changesOf(countsOf(rows, values), fields, values)[0]?.from).toEqual([
    { words: 'On leave', amount: 3 },
    { words: 'Retired', amount: 1 },
  ]);
});

test('What somebody else set since is named where it is neither what was shown nor what it shall be', () => {
  const before = { status: 'OnLeave', due: '2026-12-01' };
  const since = (now: Row, ...values: (string | undefined)[]) => changedSince(before, now, fields, values);
  expect(since(before, 'Active', '')).toEqual([]);
  expect(since({ status: 'Retired', due: '2027-01-01' }, 'Active', '')).toEqual([
    ['Status', 'Retired'],
    ['Due', 'Jan 1, 2027'],
  ]);
  expect(since({ status: 'Active' }, 'Active', '')).toEqual([]);
  expect(since({ status: 'Retired' }, undefined, '')).toEqual([]);
});

test('A field that the list may have left out is no change, one that can be empty is', () => {
  expect(changedSince({}, { status: 'Retired' }, fields, ['Active', undefined])).toEqual([]);
  expect(changedSince({}, { due: '2027-01-01' }, fields, [undefined, '2026-12-01'])).toEqual([
    ['Due', 'Jan 1, 2027'],
  ]);
});

test('Only fields that get a value are compared and sent', () => {
  expect(alreadyHasValues({ status: 'Active' }, fields, ['Active', undefined])).toBe(true);
  expect(alreadyHasValues({ status: 'Active' }, fields, ['Active', '2026-12-01'])).toBe(false);
  expect(bodyOf(fields, [undefined, ''])).toEqual({ due: '' });
  expect(bodyOf(fields, ['Active', '2026-12-01'])).toEqual({ status: 'Active', due: '2026-12-01' });
});

test('A change is taken back in the fields that it changed, unless somebody else set one or what was there cannot be set', () => {
  const values = ['Active', '2026-05-01'];
  const now = { status: 'Active', due: '2026-05-01' };
  const back = (before: Row, after: Row = now) => valuesToTakeBack(before, after, fields, values);
  expect(back({ status: 'OnHold' })).toEqual(['OnHold', '']);
  expect(back({ status: 'Active', due: '2026-04-30' })).toEqual([undefined, '2026-04-30']);
  expect(back({ status: 'OnHold' }, { ...now, due: '2026-06-01' })).toBe(
    'Somebody else set Due to Jun 1, 2026.',
  );
  expect(back({ due: '' })).toBe('Status was not given before, and cannot be emptied.');
});
