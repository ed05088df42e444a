import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { dialog } from './support/page';
import { workbook } from './support/sheet';

/** A number of ten digits whose check digit fits. */
function npi(serial: number): string {
  const start = `1${String(serial).padStart(8, '0')}`;
  const sum = [...`80840${start}`].reduce((total, digit, at) => {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

const letters = (at: number) => String.fromCharCode(65 + Math.floor(at / 26), 97 + (at % 26));
const nameOf = (at: number) => `Rosterton-${letters(at)}`;

/** Rows of a roster, of which the first `bad` have an NPI with a digit too few. */
function roster(rows: number, bad: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const number = npi(at + 1);
    return [nameOf(at), 'Ada', at < bad ? number.slice(0, 9) : number, '3/31/1980', 'Texas'].join(',');
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

test('a roster of 500 rows is mended, and imported once through a cut connection and a reload', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  const bad = 40;
  await signIn('specialist', '/providers');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await choose(page, roster(500, bad));
  await page.getByRole('radio', { name: `To mend ${bad}` }).check({ force: true });
  for (let at = 0; at < bad; at += 1) {
    const input = cell(page, 'NPI', at + 2);
    await input.fill(npi(at + 1));
    await input.press('Enter');
  }
  await expect(page.getByRole('radio', { name: 'To mend 0' })).toBeAttached();
  await page.getByRole('button', { name: 'Import 500 providers' }).click();
  await expect(dialog(page).getByText(/[1-9]\d\d done/)).toBeVisible({ timeout: 30_000 });
  // In the middle connections are cut: first before the service has heard anything, then before its answer is there.
  await service.fails(
    { operation: 'POST /providers', body: 'drop', times: 10 },
    { operation: 'POST /providers', body: 'half', times: 10 },
  );
  // Each row is looked for before it is told as failed.
  await expect(dialog(page).getByText('10 failed')).toBeVisible({ timeout: 30_000 });
  await service.recovers();
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
});

test('an Excel file of facilities that is dropped on the field is imported once, through cut connections and a reload', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn();
  const { id } = await colleague.ask<{ id: string }>('POST', '/facilities', {
    name: 'Rosterton Health',
    addressLine1: '1 Main St',
    city: 'El Paso',
    state: 'TX',
    zipCode: '79901',
  });
  await page.goto('/facilities/import');
  const rows = Array.from({ length: 24 }, (_, at) => {
    const number = String(at).padStart(2, '0');
    return [
      `Rosterton & Sons ${number}`,
      `${number} Main St`,
      'El Paso',
      'Texas',
      '79901',
      'Rosterton Health',
    ];
  });
  const file = workbook([['Facility', 'Street', 'Town', 'State', 'Zip', 'Part of'], ...rows]);
  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], 'places.xlsx'));
    return data;
  }, file.toString('base64'));
  await page.getByRole('group', { name: 'File' }).dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  // The service hears of none of the first four, and of all of the next four, whose answers are lost.
  await service.fails(
    { operation: 'POST /facilities', body: 'drop', times: 4 },
    { operation: 'POST /facilities', body: 'half', times: 4 },
  );
  await page.getByRole('button', { name: 'Import 24 facilities' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Retry 4' })).toBeVisible();
  await expect(dialog(page).getByText('20 done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('places.xlsx: 20 done, 4 not.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on with 4' }).click();
  await expect(dialog(page).getByText('24 done')).toBeVisible();
  const found = '/facilities?name=Rosterton%20%26%20Sons&count=50';
  const { items } = await colleague.ask<{ items: { parentFacilityId?: string }[] }>('GET', found);
  expect(items.map(({ parentFacilityId }) => parentFacilityId)).toEqual(Array(24).fill(id));
});

test('who is there already is shown with what differs, and is changed only if that is wanted', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn();
  const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Ada',
    lastName: nameOf(0),
    npi: Number(npi(1)),
    phone: '(555) 010-0100',
  });
  await page.goto('/providers/import');
  await page
    .getByLabel('Or paste rows from a spreadsheet')
    .fill(`Last name\tFirst name\tNPI\tPhone\n${nameOf(0)}\tAda\t${npi(1)}\t555-010-0199`);
  await page.getByRole('button', { name: 'Use the pasted rows' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('cell', { name: 'Already there, differs in Telephone' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 0 providers' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Change providers that are there and differ' }).check();
  // The change is carried out, and its answer is lost.
  await service.fails({ operation: 'PATCH /providers/{providerId}', body: 'half', times: 1 });
  await page.getByRole('button', { name: 'Import 1 provider' }).click();
  await expect(dialog(page).getByText('1 done')).toBeVisible();
  expect(await colleague.ask('GET', `/providers/${id}`)).toMatchObject({ phone: '(555) 010-0199' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Imported providers 1' })).toBeVisible();
});
