import { expect, test } from 'vitest';
import { rowName } from '../check';
import { checked, testKind } from '../testing-rows';
import { shownIn } from './ssn';

test.each([
  ['name', '900-11-0001', '•••-••-0001'],
  ['name', '900 11 0001', '•••-••-0001'],
  ['name', '900110001', '•••-••-0001'],
  ['name', 'Quill 900-11-0001', 'Quill •••-••-0001'],
  [undefined, '900.11.0001', '•••-••-0001'],
  [undefined, '850041234', '850041234'],
  [undefined, '100 Main St, Phoenix, AZ 85004-1234', '100 Main St, Phoenix, AZ 85004-1234'],
  [undefined, '(555) 010-0100', '(555) 010-0100'],
] as const)('In a column of %s, %s is shown as %s', (nothing, text, shown) => {
  expect(shownIn({ ...(nothing && { nothing }) }, text)).toBe(shown);
});

const ssns = ['900-11-0001', '900 11 0001', '900110001', 'Quill 900-11-0001'];

test.each(ssns)('%s as a name is refused, and the row is not called by it', (text) => {
  const [row] = checked('lastName firstName', [[text, 'Ada']]);
  expect(row).toMatchObject({
    plan: 'cannot',
    words: 'Last name: this looks like a social security number, which is not read from files.',
    values: { lastName: undefined },
  });
  expect(row && rowName(testKind, ['lastName'], { ...row, values: {} })).not.toMatch(/900.?11/);
});

test.each(ssns.filter((text) => text !== '900110001'))('%s in any other column stays out', (text) => {
  const [row] = checked('lastName firstName city phone', [['Quill', 'Ada', text, '']]);
  expect(row?.leftOut['city']).toMatch(/social security number/);
  expect(row?.values['city']).toBeUndefined();
});
