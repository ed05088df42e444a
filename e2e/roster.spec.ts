import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { dialog, goWithin } from './support/page';
import { workbook } from './support/sheet';

/** A number of ten digits whose check digit fits. */
function npi(serial: number): string {
  const start = `1${String(serial).padStart(8, '0')}`;
  const sum = [...`80840${start}`].reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

const letters = (index: number) => String.fromCharCode(65 + Math.floor(index / 26), 97 + (index % 26));
const nameOf = (index: number) => `Rosterton-${letters(index)}`;

/** Rows of a roster, of which the first `bad` have an NPI with a digit too few. */
function roster(rows: number, bad: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const number = npi(index + 1);
    return [nameOf(index), 'Ada', index < bad ? number.slice(0, 9) : number, '3/31/1980', 'Texas'].join(',');
  });
  return ['Surname,Given name,NPI number,DOB,Practice state', ...lines].join('\r\n');
}

async function choose(page: Page, text: string) {
  await page
    .getByLabel('Choose a CSV or Excel file, or drop it here')
    .setInputFiles({ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
}

const cell = (page: Page, field: string, line: number) =>
  page.getByRole('textbox', { name: `${field}, line ${line}`, exact: true });

test('a roster of 500 rows is mended and imported once through a cut connection and a reload; a dropped Excel file of facilities is imported', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  const bad = 40;
  await signIn('specialist', '/providers');
  await page.getByRole('link', { name: 'Roster import', exact: true }).click();
  await choose(page, roster(500, bad));
  await page.getByRole('radio', { name: `Values left out ${bad}` }).check({ force: true });
  for (let index = 0; index < bad; index += 1) {
    const input = cell(page, 'NPI', index + 2);
    await input.fill(npi(index + 1));
    await input.press('Enter');
  }
  await expect(page.getByRole('radio', { name: 'Values left out 0' })).toBeAttached();
  await page.getByRole('button', { name: 'Import 500 providers' }).click();
  await expect(dialog(page).getByText(/[1-9]\d\d done/)).toBeVisible({ timeout: 30_000 });
  // In the middle connections are cut: first before the service has heard anything, then before its answer is there.
  await service.fails(
    { operation: 'POST /providers', body: 'drop', times: 10 },
    { operation: 'POST /providers', body: 'half', times: 10 },
    // The others wait: a machine that is fast enough would have imported all before the page is loaded again.
    { operation: 'POST /providers', body: 'hang', times: 500 },
  );
  // Each row is looked for before it is told as failed.
  await expect(dialog(page).getByText('10 failed')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await service.fails({ operation: 'POST /providers', status: 400, times: 3 });
  await expect(dialog(page).getByText(/\d done$/)).toBeVisible();
  await expect(dialog(page).getByText(/ to go$/)).toHaveCount(0, { timeout: 60_000 });
  await expect(dialog(page).getByText('3 failed')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Retry 3' }).click();
  await expect(dialog(page).getByText('500 done')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Imported providers 500' })).toBeVisible();
  const { totalCount } = await colleague.ask<{ totalCount: number }>(
    'GET',
    '/providers?providerName=Rosterton&count=1',
  );
  expect(totalCount).toBe(500);
  await page.getByRole('link', { name: `Ada ${nameOf(0)}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ada ${nameOf(0)}`);

  await test.step('each facility of an Excel file gets into the facility that its row names', async () => {
    const { id } = await colleague.addFacility('Rosterton Health');
    await goWithin(page, '/facilities/import');
    const places = ['North', 'South', 'West'];
    const rows = places.map((place, index) => [
      `Rosterton & Sons ${place}`,
      `${index + 1} Main St`,
      'El Paso',
      'Texas',
      '79901',
      'Rosterton Health',
    ]);
    const file = workbook([['Facility', 'Street', 'Town', 'State', 'Zip', 'Part of'], ...rows]);
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], 'places.xlsx'));
      return data;
    }, file.toString('base64'));
    await page.getByRole('group', { name: 'File' }).dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await page.getByRole('button', { name: 'Import 3 facilities' }).click();
    await expect(dialog(page).getByText('3 done')).toBeVisible();
    const found = '/facilities?name=Rosterton%20%26%20Sons&count=50';
    const { items } = await colleague.ask<{ items: { parentFacilityId?: string }[] }>('GET', found);
    expect(items.map(({ parentFacilityId }) => parentFacilityId)).toEqual(Array(3).fill(id));
  });
});

test('a roster as a network sends it, two sheets and two rows per provider, is imported with two answers', async ({
  page,
  signIn,
  colleague,
}) => {
  test.slow();
  const heading = [
    'LastName-1',
    'FirstName-1',
    'Degree__c',
    'DOB__c',
    'NPI_Individual__c',
    'St_License__c',
    'Group_NPI__c',
    'Physical_Street',
    'Physical_City',
    'Physical_State',
    'Physical__Zip',
    'Phone',
  ];
  const providers = 100;
  const rows = Array.from({ length: 2 * providers }, (_, index) => {
    const nth = Math.floor(index / 2);
    const isSecond = index % 2 === 1;
    return [
      `Networkson-${letters(nth)}`,
      'Ada',
      nth < 3 ? 'NPP' : nth % 2 === 0 ? 'MD' : 'FNP-C',
      // One person has two birth dates.
      nth === 7 && isSecond ? '3/15/1980' : '3/14/1980',
      npi(700 + nth),
      nth % 5 === 0 ? 'N/A' : `K${1000 + nth}`,
      npi(9),
      isSecond ? '200 Oak Ave' : '100 Main St',
      'McKinney',
      'TX',
      '750709999',
      nth % 3 === 0 ? 'N/A' : '(214) 555-0100',
    ];
  });
  const file = workbook({
    Instructions: [['Send this file each month.'], ['Do not change the columns.']],
    Roster: [['Harborline Network'], ['Roster as of 11/01/2026'], [], heading, ...rows, ['Total: 200']],
  });
  await signIn('specialist', '/providers/import');
  await page.getByLabel('Choose a CSV or Excel file, or drop it here').setInputFiles({
    name: 'roster.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: file,
  });
  await expect(page.getByLabel('Sheet')).toHaveValue(/\d/);
  await expect(page.getByLabel('Heading', { exact: true })).toContainText('LastName-1');
  await expect(page.getByLabel('Field of NPI_Individual__c')).toHaveValue('npi');
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await page.getByLabel('What “NPP” means, provider type').selectOption({ label: 'Nurse practitioner' });
  await page.getByLabel('Date of birth of line 19').selectOption('1980-03-14');
  await page.getByRole('button', { name: `Import ${providers} providers` }).click();
  await expect(dialog(page).getByText(`${providers} done`)).toBeVisible({ timeout: 60_000 });
  const { totalCount } = await colleague.ask<{ totalCount: number }>(
    'GET',
    '/providers?providerName=Networkson&count=1',
  );
  expect(totalCount).toBe(providers);
});

test('a corrected cell is there after a reload, and after the screen was left; its import is undone', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/providers/import');
  await choose(page, roster(3, 1));
  await cell(page, 'NPI', 2).fill(npi(1));
  await cell(page, 'NPI', 2).press('Enter');
  await page.reload();
  await expect(cell(page, 'NPI', 2)).toHaveValue(npi(1));
  await expect(page.getByText('roster.csv as you left it')).toBeVisible();
  await goWithin(page, '/providers');
  await goWithin(page, '/providers/import');
  await expect(cell(page, 'NPI', 2)).toHaveValue(npi(1));
  await page.getByRole('button', { name: 'Import 3 providers' }).click();
  await expect(dialog(page).getByText('3 done')).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('the import is undone but for whom somebody changed since, and says so after a reload', async () => {
    const { items } = await colleague.ask<{ items: { id: string; lastName: string }[] }>(
      'GET',
      '/providers?providerName=Rosterton&count=50',
    );
    const [first] = items;
    await colleague.ask('POST', `/providers/${first?.id}/notes`, { note: 'Called.' });
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(dialog(page).getByText(/^2 created providers are deleted/)).toBeVisible();
    await expect(dialog(page).getByRole('row', { name: `Ada ${first?.lastName}` })).toContainText(
      'Changed since by',
    );
    await dialog(page).getByRole('button', { name: 'Undo the import of 2 providers' }).click();
    await expect(dialog(page).getByText('2 done, 1 left as it was')).toBeVisible();
    await page.keyboard.press('Escape');
    const undone = page.getByText(/^Undone .* by .*: 2 providers deleted; 1 provider left as it is\.$/);
    await expect(undone).toBeVisible();
    await page.reload();
    await expect(undone).toBeVisible();
    const { totalCount } = await colleague.ask<{ totalCount: number }>(
      'GET',
      '/providers?providerName=Rosterton&count=1',
    );
    expect(totalCount).toBe(1);
  });

  await page.getByRole('button', { name: 'Import another file' }).click();
  await expect(page.getByText('as you left it')).toHaveCount(0);
});
