import { expect, test } from 'vitest';
import { examine, file, oigHeading, oigRow, person } from './testing-examine';

test('rows that lack an NPI, a day or a type of exclusion are counted and named in a file of their own', async () => {
  const rows = [
    person('Roe', '1234567893'),
    person('Doe'),
    ['Poe', 'Ann', '', '', 'Fraud'],
    ['Moe', 'Al', '', '5/20/2024', ''],
  ];
  const found = await examine({ 'Utah exclusions.csv': file(...rows) });
  expect(found.missing).toEqual({ records: 4, npi: 3, nameAlone: 3, day: 1, kind: 1 });
  const lacking = (await found.lacking?.text())?.trim().split(/\r?\n/);
  expect(lacking?.slice(1)).toEqual([
    '3,"Doe, Ann","NPI, Date of birth"',
    '4,"Poe, Ann","Exclusion date, NPI, Date of birth"',
    '5,"Moe, Al","Type of exclusion, NPI, Date of birth"',
  ]);
});

test('a list that goes as it is tells it too, and the newest of its exclusions', async () => {
  const lines = [oigHeading, oigRow('ROE', '0000000000'), oigRow('DOE', '1234567893')];
  const found = await examine({ 'UPDATED.csv': lines }, { datasetType: 'OigExclusions' });
  // Who has no NPI is told apart by the date of birth.
  expect(found.missing).toEqual({ records: 2, npi: 1, nameAlone: 0, day: 0, kind: 0 });
  expect([found.newest, found.stated]).toEqual(['2014-05-20', undefined]);
});

test('the day of the list is taken from the lines above its heading', async () => {
  const lines = [
    'Utah Medicaid exclusions,,,,',
    'Updated 10/05/2026,,,,',
    ...file(person('Roe'), person('Doe')),
  ];
  const found = await examine({ 'list.csv': lines });
  expect(found.stated).toEqual({ day: '2026-10-05', from: 'in the lines above its heading' });
});
