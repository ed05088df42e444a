import { expect, test } from 'vitest';
import { checked, testKind } from '../testing-rows';
import { withConstants } from '../work';
import { ReadRows } from './row-reader';

const everyRow = { providerTypeId: 'md', licenseState: 'OK', state: 'OK' };
const kind = withConstants(testKind, everyRow);
const one = (fields: string, ...cells: string[]) => checked(fields, [cells], { kind })[0];

test.each([
  ['the degree behind a whole name', 'fullName', ['Quill, Ada, FNP-C'], { providerTypeId: 'np' }],
  ['the degree behind a last name', 'lastName firstName', ['Quill, RN', 'Ada'], { providerTypeId: 'rn' }],
  [
    'the state of a whole address',
    'fullName wholeAddress',
    ['Quill, Ada', '1 Main St, El Paso, TX 79901'],
    { state: 'TX' },
  ],
  [
    'the state beside a license',
    'fullName licenseNumber',
    ['Quill, Ada', 'TX M4471'],
    { licenseState: 'TX', licenseType: 'TX-md' },
  ],
  [
    'those beside several',
    'fullName licenseNumber',
    ['Quill, Ada', 'TX M1; OK M2'],
    { licenseState: 'TX', 'licenseState#2': 'OK' },
  ],
])('What is said for every row leaves what a row says itself: %s', (_, fields, cells, values) => {
  expect(one(fields, ...cells)?.values).toMatchObject(values);
});

test('What is said for every row fills those that say nothing', () => {
  expect(one('fullName licenseNumber', 'Quill, Ada', 'M4471')?.values).toMatchObject({
    providerTypeId: 'md',
    licenseState: 'OK',
    licenseType: 'OK-md',
  });
  // A degree of no profession says no type; the state tells how to read an address without one.
  expect(one('fullName', 'Quill, Ada, PhD')?.values['providerTypeId']).toBe('md');
  expect(one('fullName wholeAddress', 'Quill, Ada', '1 Main St, Ada 74820')?.values).toMatchObject({
    city: 'Ada',
    state: 'OK',
  });
});

test('A degree that is no type here is not overruled by what is said for every row', () => {
  const row = one('fullName', 'Quill, Ada, DDS');
  expect(row?.values['providerTypeId']).toBeUndefined();
  expect(row?.leftOut['providerTypeId']).toBe('There is no provider type of this name.');
});

test('A row tells which of its fields have what is said for every row', () => {
  const read = new ReadRows();
  const filled = (line: number, name: string) =>
    read.read(kind, ['fullName'], { line, cells: [name] }).filled;
  expect(filled(2, 'Quill, Ada, RN')).not.toContain('providerTypeId');
  expect(filled(3, 'Quill, Ada')).toContain('providerTypeId');
});
