import { expect, test } from 'vitest';
import { byBeginning, personNames } from './by-beginning';

const found = (names: readonly string[], typed: string) =>
  byBeginning(
    names.map((name) => {
      const [lastName = '', firstName = ''] = name.split(', ');
      return { lastName, firstName };
    }),
    typed,
    personNames,
  ).map(({ lastName, firstName }) => `${lastName}, ${firstName}`);

test('The Smiths come before Smita, who comes before Jasmine', () => {
  expect(found(['Adams, Jasmine', 'Bell, Smita', 'Smith, Ann', 'Smithers, Al'], 'smi')).toEqual([
    'Smith, Ann',
    'Smithers, Al',
    'Bell, Smita',
    'Adams, Jasmine',
  ]);
});

test('Accents and capitals do not count', () => {
  expect(found(['Adams, Ozick', 'Özil, Ann'], ' OZ')).toEqual(['Özil, Ann', 'Adams, Ozick']);
});

test('Both names together, and the second word of a last name, begin as well', () => {
  expect(found(['Smithe, Joanna Smi', 'Smith, Anna'], 'anna smi')[0]).toBe('Smith, Anna');
  expect(found(['Adams, Jasmine', 'Ruiz-Smith, Ann'], 'smi')[0]).toBe('Ruiz-Smith, Ann');
});
