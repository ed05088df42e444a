import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';

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

test('people are found by name, NPI and filters, and sorted, as the address says; all that match are exported, without formulas, or nothing is', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const formula = { firstName: '=HYPERLINK("https://evil.example","x")', lastName: '+1-800-FORMULA' };
  const people = ['Bea', 'Ada', 'Cleo'].map((firstName) => ({ firstName, lastName: `Zyqvist-${firstName}` }));
  await Promise.all([formula, ...people].map((person) => colleague.addProvider(person)));
  await signIn('specialist', '/providers');
  const all = await total(page);
  await search(page).fill('zyqvist');
  await providers(page).has(3);
  expect(parameters(page)).toEqual({ providerName: 'zyqvist' });
  const ascending = ['Zyqvist-Ada, Ada', 'Zyqvist-Bea, Bea', 'Zyqvist-Cleo, Cleo'];
  const names = providers(page).rows().getByRole('rowheader');
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toContainText(ascending);
  await header(page, 'Name').getByRole('button', { name: 'Name', exact: true }).click();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toContainText(ascending.toReversed());
  expect(parameters(page)).toMatchObject({ sortDirection: 'Desc' });

  await test.step('the address gives the same again, and columns that are hidden or moved stay so', async () => {
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    const column = (name: string) => page.getByRole('checkbox', { name });
    await column('NPI').click();
    await expect(column('NPI')).not.toBeChecked();
    await column('Languages').click();
    await expect(column('Languages')).toBeChecked();
    await page.getByRole('button', { name: 'Move State left' }).click();
    await page.keyboard.press('Escape');
    const shown = async () => {
      const texts = await providers(page).grid.getByRole('columnheader').allInnerTexts();
      return texts.map((text) => text.trim()).filter(Boolean);
    };
    const chosen = await shown();
    expect(chosen).not.toContain('NPI');
    expect(chosen).toContain('Languages');
    expect(chosen.indexOf('State')).toBe(chosen.indexOf('Credentialing') - 1);
    await page.reload();
    await expect(search(page)).toHaveValue('zyqvist');
    await expect(names).toContainText(ascending.toReversed());
    expect(await shown()).toEqual(chosen);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
  });

  await test.step('who comes back from a file finds what was searched', async () => {
    await providers(page).open('Zyqvist-Bea, Bea');
    await expect(page.getByRole('heading', { level: 1, name: 'Bea Zyqvist-Bea' })).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue('zyqvist');
    await providers(page).has(3);
  });

  await test.step('an NPI is searched for once it is complete', async () => {
    await search(page).fill('');
    await providers(page).has(all);
    const npi = await providers(page)
      .rows()
      .getByRole('gridcell', { name: /^\d{10}$/ })
      .first()
      .innerText();
    await search(page).fill(npi.slice(0, 9));
    await expect(page.getByText('An NPI has 10 digits')).toBeVisible();
    await providers(page).has(all);
    await search(page).fill(npi);
    await providers(page).has(1);
    await expect(providers(page).rows(npi)).toHaveCount(1);
    await search(page).fill('');
    await providers(page).has(all);
  });

  await test.step('a name that its column is too narrow for is cut there, and said in full on hover', async () => {
    const name = (text: string) => providers(page).rows(text).getByRole('rowheader');
    await search(page).fill('zyqvist');
    await providers(page).has(3);
    await name('Zyqvist-Ada').hover();
    await expect(name('Zyqvist-Ada')).toHaveAttribute('title', '');
    await search(page).fill('formula');
    await providers(page).has(1);
    await name('FORMULA').hover();
    await expect(name('FORMULA')).toHaveAttribute(
      'title',
      '+1-800-FORMULA, =HYPERLINK("https://evil.example","x")',
    );
    const isWithin = await name('FORMULA').evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getBoundingClientRect().right <= cell.getBoundingClientRect().right;
    });
    expect(isWithin).toBe(true);
    await search(page).fill('');
    await providers(page).has(all);
  });

  await test.step('a filter of the menu stands as a chip and in the address until it goes', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('option', { name: 'Deactivated' }).click();
    await page
      .getByRole('option', { name: 'Yes' })
      .or(page.getByRole('option', { name: 'Only' }))
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Deactivated: / })).toBeVisible();
    expect(parameters(page)).toMatchObject({ deactivated: 'true' });
    const some = await total(page);
    expect(some).toBeLessThan(all);
    await expect(page.getByText(`${some} of ${all.toLocaleString('en-US')} match`)).toBeVisible();
    await page.getByRole('button', { name: 'Remove the filter Deactivated' }).click();
    await providers(page).has(all);
    expect(parameters(page)).not.toHaveProperty('deactivated');
  });

  await test.step('everything that matches is exported, loaded or not; where that fails nothing is written', async () => {
    const matching = all;
    expect(matching).toBeGreaterThan(50);
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    const selection = page.getByRole('region', { name: 'Selection' });
    await expect(selection).toContainText('50 selected');
    await selection.getByRole('button', { name: `Select all ${matching} that match` }).click();
    await expect(selection).toContainText(`All ${matching} are selected, loaded or not.`);
    const others = providers(page).rows().filter({ hasNotText: 'FORMULA' });
    await others.nth(1).getByRole('checkbox').uncheck();
    await selection.getByRole('button', { name: 'More' }).press('Enter');
    await page.getByRole('menuitem', { name: `Export ${matching - 1} as CSV` }).press('Enter');

    const dialog = page.getByRole('dialog', { name: `Export ${matching - 1} providers` });
    await service.fails({ operation: 'GET /providers', status: 409 });
    await dialog.getByRole('button', { name: 'Export as CSV' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The export stopped');
    await expect(dialog.getByRole('alert')).toContainText('Nothing was written.');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^providers \d{4}-\d{2}-\d{2}\.csv$/);
    const [fields, ...lines] = await csvOf(download);
    expect(fields?.slice(0, 2)).toEqual(['Name', 'NPI']);
    expect(lines).toHaveLength(matching - 1);
    expect(new Set(lines.map((line) => line.join())).size).toBe(matching - 1);
    expect(lines.map(([name]) => name)).toContain(`'+1-800-FORMULA, =HYPERLINK("https://evil.example","x")`);
    await expect(dialog).toContainText(`${matching - 1} providers written to`);
  });
});
