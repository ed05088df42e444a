import { expect, test } from 'vitest';
import { newSheet } from './new-sheet';
import { offerSheets } from './sheets';
import type { Sheet } from './types';

const heading = ['NPI', 'Last Name', 'First Name', 'DOB'];
const row = ['1234567893', 'Quill', 'Ada', '3/14/1985'];

function sheet(name: string, rows: string[][], hidden = false): Sheet {
  return { ...newSheet(name, hidden), rows, lines: rows.map((_, at) => at + 1) };
}
const roster = (name: string, count: number, hidden = false) =>
  sheet(name, [['Roster'], heading, ...Array.from({ length: count }, () => row)], hidden);
const codes = sheet(
  'Lookup',
  Array.from({ length: 400 }, (_, at) => [`${at}`, `Specialty ${at}`]),
);
const instructions = sheet('Instructions', [
  ['How to fill in this workbook'],
  ['Do not change the names of columns.'],
]);

const offer = (sheets: Sheet[], score?: (names: readonly string[]) => number) => {
  const { offered, likely } = offerSheets(sheets, score);
  return [offered.map((one) => [one.sheet.name, one.rows]), offered[likely]?.sheet.name];
};

test('sheets are offered with their rows below the heading, and the likely one is proposed', () => {
  expect(offer([instructions, codes, roster('Providers', 20), roster('Hidden', 900, true)])).toEqual([
    [
      ['Instructions', 2],
      ['Lookup', 400],
      ['Providers', 20],
      ['Hidden', 900],
    ],
    'Providers',
  ]);
});

test('of several lists the one with more rows is proposed, but additions before terminations', () => {
  expect(offer([roster('May', 20), roster('June', 900)])[1]).toBe('June');
  expect(offer([roster('Terms', 30), roster('Adds', 20)])[1]).toBe('Adds');
});

const score = (names: readonly string[]) =>
  names.filter((name) => ['Site', 'Town', 'Beds'].includes(name)).length;

test('known names decide', () => {
  const facilities = sheet('Locations', [
    ['Site', 'Town', 'Beds'],
    ['Cedar', 'Waco', '20'],
    ['Oak', 'Reno', '30'],
  ]);
  expect(offer([roster('Providers', 200), facilities], score)[1]).toBe('Locations');
});
