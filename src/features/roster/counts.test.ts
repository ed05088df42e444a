import { expect, test } from 'vitest';
import { rowCounter } from './counts';
import { checked, testKind } from './testing-rows';

const fields = 'lastName firstName npi phone addressLine1 zipCode';
const rows = checked(fields, [
  ['Quill', 'Ada', '12345', 'N/A', '1 Main St', '79901'],
  ['Vega', 'Bea', '12345', 'N/A', '', ''],
  ['Abara', 'Chidi', '0000000000', '-', '', ''],
]);

const counter = rowCounter(testKind, fields.split(' '));
for (const row of rows) counter.add(row);
const { leftOut, nothing } = counter.counts();

test('Values that stay out are counted by reason, those of one address together', () => {
  expect(leftOut).toEqual([
    { reason: 'An NPI has ten digits.', fields: ['npi'], rows: 2 },
    { reason: 'The address lacks the city and the state.', fields: ['addressLine1', 'zipCode'], rows: 1 },
  ]);
});

test('Words for nothing are counted as they are written', () => {
  expect(nothing).toEqual([
    { field: 'phone', word: 'N/A', rows: 2 },
    { field: 'npi', word: '0000000000', rows: 1 },
    { field: 'phone', word: '-', rows: 1 },
  ]);
});
