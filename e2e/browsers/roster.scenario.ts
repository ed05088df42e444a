import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workbook } from '../support/sheet';
import { test, expect } from './test';

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-rosters-'));
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a roster as CSV is mended and imported, and facilities come from an Excel file', async ({
  app,
  signIn,
  colleague,
}) => {
  const csv = join(folder, 'roster.csv');
  const lines = [
    'Surname,Given name,NPI number,DOB,Practice state',
    'Rosterton-Aa,Ada,123456789,3/31/1980,Texas',
    'Rosterton-Bb,Bea,1900000013,3/31/1981,Texas',
  ];
  await writeFile(csv, lines.join('\r\n'));
  await signIn('/providers/import');
  await app.field('Choose a CSV or Excel file, or drop it here').upload(csv);
  await app.role('button', 'Check the rows').click();
  await app.role('textbox', 'NPI, line 2').fill('1234567893');
  await app.press('Enter');
  await app.role('button', 'Import 2 providers').click();
  await app.role('dialog').shows('2 done');
  const found = '/providers?providerName=Rosterton&count=1';
  expect(await colleague.ask('GET', found)).toMatchObject({ totalCount: 2 });

  const xlsx = join(folder, 'places.xlsx');
  const head = ['Facility', 'Street', 'Town', 'State', 'Zip'];
  await writeFile(xlsx, workbook([head, ['Rosterton North', '1 Main St', 'El Paso', 'Texas', '79901']]));
  await app.visit('/facilities/import');
  await app.field('Choose a CSV or Excel file, or drop it here').upload(xlsx);
  await app.role('button', 'Check the rows').click();
  await app.role('button', 'Import 1 facility').click();
  await app.role('dialog').shows('1 done');
});
