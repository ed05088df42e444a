import { expect, test } from 'vitest';
import { checked, testKind } from './testing-rows';
import {
  corrected,
  newWork,
  rowsOf,
  sameAsField,
  widened,
  withConstants,
  withCorrections,
  type Correction,
} from './work';

const rows = rowsOf({ heading: ['Name'], rows: [['Ada'], ['Bea']], lines: [4, 6], oddLines: [], cut: false });

test('A corrected cell stands in its row, and rows that were not corrected are the same objects', () => {
  const corrections: Correction[] = [[6, 'firstName', 'Beatrix']];
  const changed = corrected(rows, ['firstName'], corrections);
  expect(changed[1]).toEqual({ line: 6, cells: ['Beatrix'] });
  expect(changed[0]).toBe(rows[0]);
  expect(corrected(rows, ['firstName'], newWork.corrections)).toBe(rows);
});

test('A field without a column gets one when a row of it is corrected', () => {
  const corrections: Correction[] = [[4, 'npi', '1234567893']];
  const columns = widened(['firstName'], corrections);
  expect(columns).toEqual(['firstName', 'npi']);
  expect(corrected(rows, columns, corrections)[0]?.cells).toEqual(['Ada', '1234567893']);
});

test('A cell that is corrected twice has what was written last', () => {
  const corrections = withCorrections([[4, 'firstName', 'A']], [[4, 'firstName', 'B']]);
  expect(corrections).toEqual([[4, 'firstName', 'B']]);
});

test('A field without a column has the value that another one has in its row, and joins those of several rows', () => {
  const kind = withConstants(testKind, { primaryPracticeState: sameAsField('licenseState') });
  const rows = [
    ['1234567893', 'Quill', 'Ada', 'TX', 'MD1', 'MD'],
    ['1234567893', 'Quill', 'Ada', 'OK', 'MD2', 'MD'],
    ['1900000013', 'Vega', 'Bea', '', 'MD3', 'MD'],
  ];
  const [ada, , bea] = checked('npi lastName firstName licenseState licenseNumber providerTypeId', rows, {
    kind,
  });
  expect(ada?.values).toMatchObject({ primaryPracticeState: 'TX', additionalPracticeStates: 'OK' });
  expect(bea?.values['primaryPracticeState']).toBeUndefined();
});
