import { expect, test } from 'vitest';
import { alreadyHasValues, bodyOf, type BulkField, changedSince, changesOf } from './bulk-changes';

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

test('What becomes of what is counted by field, the most frequent first, in the words of the field', () => {
  const rows = [{ status: 'OnLeave' }, { due: '2026-12-01' }, { due: '2026-12-01' }, { status: 'Active' }];
  expect(changesOf(rows, fields, ['Active', ''])).toEqual([
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
  expect(changesOf(rows, fields, [undefined, undefined])).toEqual([]);
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
