import { expect, test } from 'vitest';
import type { CsvLayout } from '@/lib/csv-check';
import { findDataset } from './find-dataset';
import { openFiles } from './open-files';

const layoutOfColumns = (...names: string[]): CsvLayout => ({
  columns: names.map((name) => ({ name, kind: 'text' })),
  naming: names.slice(0, 1),
});
const datasets = [
  { datasetType: 'Dmf', layout: layoutOfColumns('lastName', 'firstName', 'dateOfDeath') },
  { datasetType: 'CmsPreclusion', layout: layoutOfColumns('lastName', 'firstName', 'ein') },
];

async function found(...files: [name: string, lines: readonly string[]][]) {
  const read = await openFiles(files.map(([name, lines]) => new File([lines.join('\n')], name)));
  if (!('opened' in read)) throw new Error(read.problem);
  return findDataset(read.opened, datasets);
}

const oig =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const texas =
  'CompanyName,LastName,FirstName,MidInitial,Occupation,LicenseNumber,NPI,StartDate,AddDate,ReinstatedDate,EligibleToReapplyDate,Waiver,WebComments';
const ofac = '36,"ACORN TRADING",-0-,CUBA,-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-';

test.each<[what: string, name: string, lines: string[], types: string[]]>([
  ['the federal list', 'UPDATED.csv', [oig, 'ROE,ANN,,,,,,0,,,,,,1128b4,20130620,0,0,'], ['OigExclusions']],
  [
    'a supplement of it',
    '2610EXCL.csv',
    [oig, 'ROE,ANN,,,,,,0,,,,,,1128b4,20130620,0,0,'],
    ['OigExclusions'],
  ],
  ['a state’s', 'a.csv', [texas, ',ROE,ANN,,Nurse,,,1/20/2024,,,,,'], ['StateSanctionsAndExclusions']],
  [
    'a state’s that is not known',
    'Utah.csv',
    ['Last Name,First Name,Exclusion Date', 'Roe,Ann,1/20/2024'],
    ['StateSanctionsAndExclusions'],
  ],
  ['OFAC’s by its file name', 'sdn.csv', [ofac], ['OfacSdn']],
  ['OFAC’s under another name: either list', 'export.csv', [ofac], ['OfacSdn', 'OfacConsolidated']],
  [
    'in columns that one dataset has',
    'a.csv',
    ['lastName,firstName,dateOfDeath', 'Roe,Ann,2024-01-20'],
    ['Dmf'],
  ],
  [
    'in columns that several datasets have',
    'a.csv',
    ['firstName,lastName', 'Ann,Roe'],
    ['Dmf', 'CmsPreclusion'],
  ],
  ['a roster', 'roster.csv', ['Last Name,First Name,NPI,Specialty', 'Roe,Ann,1234567893,Nurse'], []],
  ['no list at all', 'b.csv', ['a,b', '1,2'], []],
])('The file is recognised as one for a dataset: %s', async (_, name, lines, types) => {
  expect((await found([name, lines])).datasetTypes).toEqual(types);
});

test('A list that belongs to no dataset says so', async () => {
  const fda = 'Last Name,First & Middle Names,Effective Date,End/Term of Debarment,FR Date,Volume Page';
  const { datasetTypes, withoutDataset } = await found(['debar.csv', [fda, 'Roe,Ann,1/20/2024,,,']]);
  expect(datasetTypes).toEqual([]);
  expect(withoutDataset).toMatch(/FDA/);
});
