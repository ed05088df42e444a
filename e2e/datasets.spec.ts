import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';

const heading =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';

const row = (last: string, { npi = '0000000000', dob = '19710409' } = {}) =>
  `${last},MARIA,,,INDIVIDUAL,NURSE,,${npi},${dob},1 MAIN ST,EL PASO,TX,79901,1128b4,20130620,00000000,00000000,`;

const upload = 'POST /datasets/{datasetType}/uploads';

test('every dataset says what can be done with it; a list is checked, bad rows are left out, it is sent again, and scans find its rows', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/datasets?tags=Databank');
  const list = new List(page, 'lists and databases');
  await expect(list.rows('NPDB')).toContainText('Continuous, yearly');
  await goWithin(page, '/datasets?tags=SanctionsAndExclusions');
  await list.open('OIG exclusions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OIG exclusions');
  await expect(page.getByRole('complementary', { name: 'About this exclusion list' })).toContainText(
    'Can be monitored',
  );
  const fields = page.getByRole('region', { name: 'What a record holds' });
  await expect(fields).toContainText('Exclusion date');
  await expect(fields).toContainText('date');
  await page.getByRole('link', { name: 'All scans' }).click();
  await expect(page).toHaveURL(/\/scans\?type=/);

  await goWithin(page, '/datasets/Npdb');
  await expect(page.getByRole('button', { name: 'Start a scan' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Upload a list' })).toHaveCount(0);

  await goWithin(page, '/datasets/OigExclusions');
  await page.getByRole('button', { name: 'Upload a list' }).click();
  const dialog = page.getByRole('dialog', { name: /^Upload a list/ });
  const choose = (...lines: string[]) =>
    dialog.getByLabel(/CSV file/).setInputFiles({
      name: 'UPDATED.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
  const send = dialog.getByRole('button', { name: /^Upload/ });

  await test.step('an unknown heading stops it', async () => {
    await choose('NAME,SHOE SIZE', 'DOE,44');
    await expect(dialog.getByText(/Row 1 was read as the heading: “NAME”, “SHOE SIZE”/)).toBeVisible();
    await expect(send).toBeDisabled();
  });

  await test.step('bad rows are told by line, and left out or mended', async () => {
    await choose(heading, row('QUILLFEATHER'), row('BAD', { dob: '19710231' }), row('ROE', { npi: '12' }));
    await expect(dialog.getByText('18 columns, all known')).toBeVisible();
    await expect(dialog.getByText('2 of 3 rows cannot be read')).toBeVisible();
    await expect(dialog.getByRole('cell', { name: 'QUILLFEATHER' })).toBeVisible();
    const lines = dialog.getByRole('listitem');
    await expect(lines.filter({ hasText: 'Row 3' })).toContainText('DOB must be a date');
    await expect(lines.filter({ hasText: 'Row 4' })).toContainText('NPI must have ten digits');
    await expect(send).toBeDisabled();
    await dialog.getByLabel('Upload nothing until the file is corrected').check();
    await expect(send).toBeDisabled();
    await dialog.getByLabel('Upload nothing until the file is corrected').press('Enter');
    await dialog.getByLabel('Leave the 2 out and upload the other 1').check();
    await dialog.getByLabel('Upload it without these rows').check();
    await dialog.getByLabel('Upload it with fewer records all the same').check();
  });

  await test.step('one that fails keeps the file, and goes out with one more click', async () => {
    await service.fails({ operation: upload, status: 503, times: 1 });
    await dialog.getByLabel('Leave the 2 out and upload the other 1').press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('The file was not uploaded');
    await expect(dialog.getByText('UPDATED.csv')).toBeVisible();
    await dialog.getByRole('button', { name: 'Upload 1 row' }).click();
    await expect(dialog.getByText('1 row uploaded.')).toBeVisible();
  });

  const scans = ['Quillfeather', 'Bad'].map(async (lastName) => {
    const person = { firstName: 'Maria', lastName, dateOfBirth: '1971-04-09T00:00:00Z' };
    const { id } = await colleague.ask<{ id: string }>('POST', '/providers', person);
    const scan = { type: 'OigExclusions', providerId: id };
    return colleague.ask<{ id: string }>('POST', '/datasets/scans', scan);
  });
  const [kept, leftOut] = await Promise.all(scans);
  await service.advance({ seconds: 60 });
  await goWithin(page, `/scans/${kept?.id}`);
  await expect(page.getByRole('heading', { name: '1 match, 1 to decide' })).toBeVisible();
  await goWithin(page, `/scans/${leftOut?.id}`);
  await expect(page.getByText('No record matches')).toBeVisible();
});
