import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts, expect, test } from './support/console';
import { region } from './support/settings';
import { goWithin } from './support/page';

const choose = async (page: Page, name: string, text: string) => {
  const buffer = Buffer.from(text);
  await page.getByLabel('Import settings').setInputFiles({ name, mimeType: 'application/json', buffer });
};

const save = async (page: Page) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export settings' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
};

test('A file of settings brings back what was exported, saved views too, and says before what will change; a broken one changes nothing', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/providers?state=WY');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Wyoming');
  await page.getByRole('button', { name: 'Save as a view' }).click();
  await goWithin(page, '/settings');
  const rows = page.getByRole('radiogroup', { name: 'Table rows' });
  await rows.getByRole('radio', { name: 'Compact' }).check();
  await page.getByLabel('Lock after this many minutes without activity').fill('45');
  const text = await save(page);
  expect(text).toContain('Wyoming');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const token = /cred_[0-9a-f]+/.exec(kept)?.[0] ?? 'no token is kept';
  expect(token).toMatch(/^cred_/);
  expect(text).not.toContain(token);
  expect(text).not.toContain(accounts.specialist);

  await rows.getByRole('radio', { name: 'Relaxed' }).check();
  await page.getByLabel('Lock after this many minutes without activity').fill('5');
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.includes('views:')) localStorage.removeItem(name);
  });
  await page.reload();
  await choose(page, 'broken.json', text.slice(0, text.length / 2));
  const alert = region(page, 'Export and import').getByRole('alert');
  await expect(alert).toContainText('Nothing was imported.');
  await expect(alert).toContainText('it is not JSON');
  await expect(rows.getByRole('radio', { name: 'Relaxed' })).toBeChecked();

  await choose(page, 'mine.json', text);
  const dialog = page.getByRole('dialog', { name: 'Import these settings?' });
  await expect(dialog.getByRole('row')).toHaveText([
    /What/,
    'Table rowsRelaxedCompact',
    'Minutes until the lock545',
    'View of providers–Wyoming',
  ]);
  await dialog.getByRole('button', { name: 'Import 3 changes' }).click();
  await expect(page.getByText('The settings are imported')).toBeVisible();
  await expect(rows.getByRole('radio', { name: 'Compact' })).toBeChecked();
  await expect(page.getByLabel('Lock after this many minutes without activity')).toHaveValue('45');
  expect(await save(page)).toBe(text);
});
