import { expect, test } from 'vitest';
import { statedDayOfList } from './stated-day';

const today = '2026-11-28';
const dayOf = (name: string, ...above: string[]) =>
  statedDayOfList(
    name,
    above.map((line) => [line]),
    today,
  );

test.each([
  ['LEIE_2026-11-10.csv', '2026-11-10'],
  ['exclusions-20261103.xlsx', '2026-11-03'],
  ['Sanctions 11032026.xls', '2026-11-03'],
  ['list_11-03-26.csv', '2026-11-03'],
  ['Excluded Providers Nov 3, 2026.csv', '2026-11-03'],
  // SAM names its extracts by the year and the day of it.
  ['SAM_Exclusions_Public_Extract_V2_26310.CSV', '2026-11-06'],
])('the name %s says %s', (name, day) => {
  expect(dayOf(name)).toEqual({ day, from: 'in the name of the file' });
});

test.each([['2026-11 exclusions.csv'], ['UPDATED_November_2026.csv'], ['Exclusions_Nov2026.csv']])(
  'the name %s says the month alone, and that is told',
  (name) => {
    expect(dayOf(name)).toMatchObject({
      day: '2026-11-01',
      from: expect.stringMatching(/month alone \(Nov 2026\)/),
    });
  },
);

test('a line above the heading that says what its day is goes before the name, and that before other lines', () => {
  expect(dayOf('list 2026-11-20.csv', 'Sanctions as of October 5, 2026', 'Founded 03/01/2011')).toMatchObject(
    {
      day: '2026-10-05',
      from: 'in the lines above its heading',
    },
  );
  expect(dayOf('list 2026-11-20.csv', 'Since 03/01/2011')?.day).toBe('2026-11-20');
  expect(dayOf('UPDATED.csv', 'Medicaid exclusions 10/07/2026')?.day).toBe('2026-10-07');
});

test('nothing is made up: no day to come, no number that is none, no day of long ago', () => {
  for (const name of ['UPDATED.csv', 'list 2027-01-05.csv', 'roster 12345678.csv', 'act of 1935-08-14.csv'])
    expect(dayOf(name), name).toBeUndefined();
});
