import { describe, expect, test } from 'vitest';
import { examine, file, oigHeading, oigRow, people, person, sent } from './testing-examine';
import type { ListFindings } from './types';

describe('NPIs that are none', () => {
  test.each(['12345', '12345678931', '1234567890', '1.23457E+09', 'pending with CMS'])(
    'are left out, counted and told, and their rows stay: %s',
    async (npi) => {
      const found = await examine({ 'Utah exclusions.csv': file(person('Roe', npi)) });
      expect(found.rows).toBe(1);
      const { problems = {} } = found.made?.figures ?? {};
      expect(Object.values(problems)).toEqual([1]);
      expect(found.made?.problems).toMatchObject([{ line: 2, column: 'NPI', text: npi }]);
      expect(found.effect?.notes).toContain('1 NPI is left out as no valid one; the row stays.');
    },
  );

  test.each(['', '0', '0000000000', 'N/A', '1234567893'])('need no word: %j', async (npi) => {
    const found = await examine({ 'Utah exclusions.csv': file(person('Roe', npi)) });
    expect(found.made?.figures.problems).toEqual({});
    expect(found.effect?.notes).toEqual([]);
  });
});

const kinds = ({ effect }: ListFindings) => effect?.warnings.map(({ kind }) => kind) ?? [];
const ownLines = (bad: number) => [
  'LASTNAME,NPI',
  ...Array.from({ length: 100 }, (_, at) => `ROE${at},${at < bad ? '12' : '0000000000'}`),
];

describe('leaving out more than one row of a hundred', () => {
  const nameless = ['', '', '', '5/20/2024', 'Fraud'];

  test('of a published list asks again, and one of a hundred does not', async () => {
    const one = await examine({ 'Utah exclusions.csv': file(...people(99), nameless) });
    expect(kinds(one)).not.toContain('left out');
    expect(one.effect?.notes).toContain('1 row cannot be read as a record and stays out.');
    const two = await examine({ 'Utah exclusions.csv': file(...people(98), nameless, nameless) });
    expect(kinds(two)).toContain('left out');
  });

  test('of a file in the dataset’s own columns asks again, too', async () => {
    const options = { datasetType: 'OigExclusions' };
    expect(kinds(await examine({ 'UPDATED.csv': ownLines(1) }, options))).not.toContain('left out');
    const found = await examine({ 'UPDATED.csv': ownLines(2) }, options);
    expect(kinds(found)).toContain('left out');
    expect(found.rows).toBe(98);
  });

  test('a file in the dataset’s own columns with far fewer records than before asks, too', async () => {
    const ownColumns = { 'own.csv': ['lastName,firstName', 'Roe,Ann'] };
    expect(kinds(await examine(ownColumns, { datasetType: 'Dmf', before: 500 }))).toEqual(['fewer']);
    expect(kinds(await examine(ownColumns, { datasetType: 'Dmf', before: 1 }))).toEqual([]);
  });
});

test('A row in the federal list’s own columns can be kept without the value that cannot be read', async () => {
  const list = { 'UPDATED.csv': [oigHeading, oigRow('ROE', '0000000000'), oigRow('POE', '12345')] };
  const findings = await examine(list, { datasetType: 'OigExclusions' });
  expect([findings.rows, findings.keepable]).toEqual([1, 1]);
  const kept = await examine(list, { datasetType: 'OigExclusions', choices: { keepsRows: true } });
  expect(kept.rows).toBe(2);
  expect(kept.check).toBeUndefined();
  expect((await sent(kept))?.at(-1)).toMatch(/^POE,ANN,.*,0000000000,19690214/);
});

test('Who was reinstated in the federal list’s own columns is set aside, told and not uploaded', async () => {
  const reinstated = oigRow('MOE', '0000000000').replace('20140520,00000000', '20140520,20261015');
  const list = {
    'UPDATED.csv': [oigHeading, oigRow('ROE', '0000000000'), reinstated, oigRow('POE', '0000000000')],
  };
  const findings = await examine(list, { datasetType: 'OigExclusions' });
  expect(findings.rows).toBe(2);
  expect(findings.effect?.notes.join(' ')).toMatch(/no longer in force/);
  const lines = await sent(findings);
  expect(lines?.map((line) => line.split(',')[0])).toEqual(expect.arrayContaining(['ROE', 'POE']));
  expect(lines?.join('\n')).not.toContain('MOE');
});

test.each([
  ['OigExclusions', ['Exclusion Reason', 'License No']],
  ['StateSanctionsAndExclusions', []],
])(
  'Columns of a list of %s that its records have no field for are named: %j',
  async (datasetType, unused) => {
    const { columns } = await examine(
      {
        'exclusions.csv': [
          'Last Name,First Name,NPI,Excluded On,Exclusion Reason,License No',
          'ROE,ANN,1234567893,1/20/2024,Fraud,RN123',
        ],
      },
      { datasetType },
    );
    expect(columns.filter(({ isUnused }) => isUnused).map(({ name }) => name)).toEqual(unused);
  },
);
