import { expect, test } from 'vitest';
import { checked, testKind } from '../testing-rows';
import { withDayFirst } from './day-first';

/** How the days of birth of a column are read. */
function daysOf(...days: readonly string[]) {
  const columns = ['lastName', 'firstName', 'dateOfBirth'];
  const cells = days.map((day, nth) => [`Quill${String.fromCharCode(65 + nth)}`, 'Ada', day]);
  const kind = withDayFirst(
    testKind,
    columns,
    cells.map((row) => ({ cells: row })),
  );
  return checked(columns.join(' '), cells, { kind }).map(({ values }) => values['dateOfBirth']);
}

test('A day that can stand first alone is read so, and with it the days of its column in the same form', () => {
  expect(daysOf('22.08.1970')).toEqual(['1970-08-22']);
  expect(daysOf('22.08.1970', '04.05.1966', '3/4/1975')).toEqual(['1970-08-22', '1966-05-04', '1975-03-04']);
  expect(daysOf('22/08/1970', '04/05/66')).toEqual(['1970-08-22', '1966-05-04']);
});

test('Where other days have the month first, nothing is turned', () => {
  expect(daysOf('22/08/1970', '04/05/1966', '03/14/1972')).toEqual([undefined, '1966-04-05', '1972-03-14']);
  expect(daysOf('22.08.1970', '04.05.1966', '03.14.1972')).toEqual([
    '1970-08-22',
    '1966-04-05',
    '1972-03-14',
  ]);
});
