import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';

const providers = (page: Page) => new List(page, 'providers');
const search = (page: Page) => page.getByRole('searchbox', { name: /^Search providers/ });
const header = (page: Page, name: string) =>
  providers(page).grid.getByRole('columnheader', { name: new RegExp(`^${name}\\b`) });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The cells of a CSV file, line by line. */
async function csvOf(download: Download): Promise<string[][]> {
  const text = (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '');
  return text
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
}

/** The number of rows that the list says it has. */
async function total(page: Page): Promise<number> {
  await expect(providers(page).rows()).not.toHaveCount(0);
  await expect(providers(page).grid).toHaveAttribute('aria-busy', 'false');
  return Number(await providers(page).grid.getAttribute('aria-rowcount')) - 1;
}

test('typing a name finds people by it, and the address says so', async ({ page, signIn, colleague }) => {
  await signIn();
  for (const firstName of ['Ada', 'Bea'])
    await colleague.addProvider({ firstName, lastName: 'Zyqvist-Marlow' });
  await page.goto('/providers');
  await search(page).fill('zyqvist');
  await providers(page).has(2);
  await expect(providers(page).rows('Zyqvist-Marlow, Ada')).toHaveCount(1);
  expect(parameters(page)).toEqual({ providerName: 'zyqvist' });

  await page.reload();
  await expect(search(page)).toHaveValue('zyqvist');
  await providers(page).has(2);
  await providers(page).open('Zyqvist-Marlow, Bea');
  await expect(page.getByRole('heading', { level: 1, name: 'Bea Zyqvist-Marlow' })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('zyqvist');
  await providers(page).has(2);
});

test('an NPI is searched for once it is complete; a filter of the menu stands as a chip and in the address until it goes', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/providers');
  const npi = await providers(page)
    .rows()
    .nth(4)
    .getByRole('gridcell', { name: /^\d{10}$/ })
    .innerText();
  const all = await total(page);
  await search(page).fill(npi.slice(0, 9));
  await expect(page.getByText('An NPI has 10 digits')).toBeVisible();
  await providers(page).has(all);
  await search(page).fill(npi);
  await providers(page).has(1);
  await expect(providers(page).rows(npi)).toHaveCount(1);
  await search(page).fill('');
  await providers(page).has(all);

  await test.step('a filter is chosen, stands as a chip in the page and in the address, and is taken away', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('option', { name: 'Deactivated' }).click();
    await page
      .getByRole('option', { name: 'Yes' })
      .or(page.getByRole('option', { name: 'Only' }))
      .first()
      .click();
    const chip = page.getByRole('button', { name: /^Deactivated: / });
    await expect(chip).toBeVisible();
    expect(parameters(page)).toEqual({ deactivated: 'true' });
    const some = await total(page);
    expect(some).toBeLessThan(all);
    await expect(page.getByText(`${some} of ${all.toLocaleString('en-US')} match`)).toBeVisible();
    await page.getByRole('button', { name: 'Remove the filter Deactivated' }).click();
    await providers(page).has(all);
    expect(parameters(page)).toEqual({});
  });
});

test('junk in the address shows everything and is not passed on; a head sorts one way and the other, as the address says', async ({
  page,
  signIn,
  colleague,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/providers') asked.push(...searchParams.keys());
  });
  await signIn(
    'specialist',
    "/providers?status=Bogus&npi=abc&deactivated=perhaps&sortedBy='%3B--&sortDirection=%7B%7D&foo=bar&nextCredentialingDateOnOrAfter=soon&providerTypeId[]=1",
  );
  await test.step('junk in the address shows everything, and is not passed on to the service', async () => {
    await providers(page).has(200);
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked).not.toContain('foo');
    expect(asked).not.toContain('status');
    expect(asked).not.toContain('npi');
  });

  await test.step('a head sorts by its column, one way and the other, and the address says so', async () => {
    for (const firstName of ['Bea', 'Ada', 'Cleo']) {
      await colleague.addProvider({ firstName, lastName: `Zyqvist-${firstName}` });
    }
    await goWithin(page, '/providers?providerName=Zyqvist');
    const name = header(page, 'Name').getByRole('button', { name: 'Name', exact: true });
    await providers(page).has(3);
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
    const ascending = ['Zyqvist-Ada, Ada', 'Zyqvist-Bea, Bea', 'Zyqvist-Cleo, Cleo'];
    expect(await providers(page).walk()).toEqual(ascending);
    await name.click();
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
    await expect(providers(page).rows().first()).toContainText('Zyqvist-Cleo');
    expect(await providers(page).walk()).toEqual(ascending.toReversed());
    expect(parameters(page)).toMatchObject({ sortDirection: 'Desc' });
    await page.reload();
    expect(await providers(page).walk()).toEqual(ascending.toReversed());
  });
});

test('columns that are hidden or moved stay so', async ({ page, signIn }) => {
  await signIn('specialist', '/providers');
  await total(page);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'NPI' }).uncheck();
  await page.getByRole('checkbox', { name: 'Languages' }).check();
  await page.getByRole('button', { name: 'Move State left' }).click();
  await page.keyboard.press('Escape');
  const shown = async () => {
    const names = await providers(page).grid.getByRole('columnheader').allInnerTexts();
    return names.map((text) => text.trim()).filter(Boolean);
  };
  const chosen = await shown();
  expect(chosen).not.toContain('NPI');
  expect(chosen).toContain('Languages');
  expect(chosen.indexOf('State')).toBe(chosen.indexOf('Credentialing') - 1);
  await page.reload();
  await total(page);
  expect(await shown()).toEqual(chosen);
});

test('everything that matches is selected and exported, loaded or not', async ({ page, signIn, service }) => {
  await service.reset({ providers: 1_000 });
  await signIn('specialist', '/providers?status=ExpiresSoon');
  const matching = await total(page);
  expect(matching).toBeGreaterThan(50);
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('50 selected');
  await selection.getByRole('button', { name: `Select all ${matching} that match` }).click();
  await expect(selection).toContainText(`All ${matching} are selected, loaded or not.`);
  await providers(page).rows().nth(1).getByRole('checkbox').uncheck();
  await selection.getByRole('button', { name: `Export ${matching - 1} as CSV` }).click();

  const dialog = page.getByRole('dialog', { name: `Export ${matching - 1} providers` });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^providers \d{4}-\d{2}-\d{2}\.csv$/);
  const [fields, ...lines] = await csvOf(download);
  expect(fields?.slice(0, 2)).toEqual(['Name', 'NPI']);
  expect(lines).toHaveLength(matching - 1);
  expect(new Set(lines.map((line) => line.join())).size).toBe(matching - 1);
  await expect(dialog).toContainText(`${matching - 1} providers written to`);
});

test('an export holds no formula that a spreadsheet would carry out; script in a name is text, in the list and in the file', async ({
  page,
  signIn,
  service,
}) => {
  await service.reset({ edgeCases: true });
  await signIn('specialist', '/providers?providerName=FORMULA');
  await providers(page).has(1);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export as CSV' }).click();
  const [, line] = await csvOf(await downloading);
  expect(line?.[0]).toBe(`'+1-800-FORMULA, =HYPERLINK("https://evil.example","x")`);

  await test.step('script in a name is text, in the list and in the file', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await goWithin(page, '/providers?providerName=Bobby');
    const name = `<img src=x onerror="document.title='injected'"><script>document.title="injected"</script>Bobby`;
    await expect(providers(page).rows().first()).toContainText(name);
    await expect(page).toHaveTitle(/^Providers/);
    await providers(page).open('Bobby');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/Bobby/);
    expect(await page.title()).not.toBe('injected');
  });
});

test('an export that fails says that nothing was written, and is made with one more click', async ({
  page,
  signIn,
  service,
}) => {
  await signIn('specialist', '/providers?status=ExpiresSoon');
  const matching = await total(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
  await service.fails({ operation: 'GET /providers', status: 409 });
  await dialog.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The export stopped');
  await expect(dialog.getByRole('alert')).toContainText('Nothing was written.');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  expect(await csvOf(await downloading)).toHaveLength(matching + 1);
});
