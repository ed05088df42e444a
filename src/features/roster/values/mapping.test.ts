import { expect, test } from 'vitest';
import { unknownCounter, withMapping } from './mapping';
import type { RosterKind } from '../model/kind';
import { checked, testKind } from '../testing-rows';

const columns = ['lastName', 'firstName', 'providerTypeId', 'primaryPracticeState'];
const rows = [
  ['Quill', 'Ada', 'Wizard NPP', 'TX'],
  ['Vega', 'Bea', 'WIZARD, NPP', 'Texhoma'],
  ['Abara', 'Chidi', 'PhD', 'OK'],
  ['Yu', 'Cleo', 'N/A', ''],
  ['Birch', 'Dan', 'MD', 'TX'],
];
const nothingSaid = { values: {}, leftOut: {}, loose: {} };
function unknownIn(kind: RosterKind) {
  const counter = unknownCounter(kind, columns);
  for (const cells of rows) counter.add({ ...nothingSaid, cells });
  return counter.values();
}

test('Each text that is no choice of its field is there once, the most frequent first', () => {
  expect(unknownIn(testKind)).toEqual([
    { field: 'providerTypeId', value: 'Wizard NPP', rows: 2 },
    { field: 'providerTypeId', value: 'PhD', rows: 1 },
    { field: 'primaryPracticeState', value: 'Texhoma', rows: 1 },
  ]);
});

test('What a text stands for counts for all rows that have it; one that is left out is asked about no more', () => {
  const kind = withMapping(testKind, {
    providerTypeId: { 'WIZARD NPP': 'np', PHD: '' },
    primaryPracticeState: { TEXHOMA: 'OK' },
  });
  const [ada, bea, chidi] = checked(columns.join(' '), rows, { kind });
  expect([ada, bea].map((row) => row?.values['providerTypeId'])).toEqual(['np', 'np']);
  expect(bea?.values['primaryPracticeState']).toBe('OK');
  expect(chidi).toMatchObject({ leftOut: {}, words: 'Will be created. No NPI or date of birth' });
  expect(chidi?.values['providerTypeId']).toBeUndefined();
  expect(unknownIn(kind)).toEqual([]);
});

test('What a text stood for counts no more once that is no choice', () => {
  const kind = withMapping(testKind, { providerTypeId: { 'WIZARD NPP': 'deleted' } });
  expect(checked(columns.join(' '), rows, { kind })[0]?.leftOut).toEqual({
    providerTypeId: 'There is no provider type of this name.',
  });
});

test('A social security number and a cell that a spreadsheet has spoiled are not asked about', () => {
  const counter = unknownCounter(testKind, columns);
  for (const text of ['900-11-0001', '#REF!', 'PhD'])
    counter.add({ ...nothingSaid, cells: ['Quill', 'Ada', text, 'TX'] });
  expect(counter.values().map(({ value }) => value)).toEqual(['PhD']);
});
