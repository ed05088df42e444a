import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { dialog } from './support/page';

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
  // Half of the connections are cut, some before the service has heard anything and some after.
  await service.fails({ operation: 'POST /providers', body: 'drop', times: 20 });
  await page.getByRole('button', { name: 'Import 500 providers' }).click();
  // The connections that are cut come first, and each row is looked for before it is told as failed.
  await expect(dialog(page).getByText(/\d\d+ done/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(dialog(page).getByText(/\d done$/)).toBeVisible();
  await expect(dialog(page).getByText(/ to go$/)).toHaveCount(0, { timeout: 60_000 });
  const again = dialog(page).getByRole('button', { name: /^(Retry|Send again) / });
  if (await again.isVisible()) await again.click();
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

test('who is there already is shown with what differs, and is changed only if that is wanted', async ({
  page,
  signIn,
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
  await page.getByRole('button', { name: 'Import 1 provider' }).click();
  await expect(dialog(page).getByText('1 done')).toBeVisible();
  expect(await colleague.ask('GET', `/providers/${id}`)).toMatchObject({ phone: '(555) 010-0199' });
});
