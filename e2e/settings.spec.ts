import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts, expect, test } from './support/console';
import { goWithin } from './support/page';
import { openSettings, region } from './support/settings';

const choose = async (page: Page, name: string, text: string) => {
  const buffer = Buffer.from(text);
  await page.getByLabel('Import settings').setInputFiles({ name, mimeType: 'application/json', buffer });
};

const save = async (page: Page) => {
  await openSettings(page, 'Export and import');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export settings' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
};

test('reasons, limits and rows are set and kept, and what cannot be is not; a file of settings brings them back, views too, a broken one nothing', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/providers?state=WY');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Wyoming');
  await page.getByRole('button', { name: 'Save as a view' }).click();
  await goWithin(page, '/settings/appearance');
  const rows = page.getByRole('radiogroup', { name: 'Table rows' });
  const minutes = page.getByLabel('Lock after this many minutes without activity');
  const group = page.getByRole('group', { name: 'Not found' });
  const limits = region(page, 'Program and limits');
  const program = limits.getByLabel('Program', { exact: true });
  const own = limits.getByLabel('Verification time limit');

  await rows.getByRole('radio', { name: 'Compact' }).check();
  await openSettings(page, 'Idle lock');
  await minutes.fill('45');
  const text = await save(page);
  await test.step('a file holds what was set, and nothing of the session', async () => {
    expect(text).toContain('Wyoming');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    const token = /cred_[0-9a-f]+/.exec(kept)?.[0] ?? 'no token is kept';
    expect(token).toMatch(/^cred_/);
    expect(text).not.toContain(token);
    expect(text).not.toContain(accounts.specialist);
  });
  await openSettings(page, 'Appearance');
  await rows.getByRole('radio', { name: 'Relaxed' }).check();
  await openSettings(page, 'Idle lock');
  await minutes.fill('5');
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.includes('views:')) localStorage.removeItem(name);
  });

  await test.step('reasons', async () => {
    await openSettings(page, 'Review reasons');
    await group.getByRole('button', { name: 'Add a reason' }).click();
    await group.getByRole('textbox', { name: 'Not found, reason 4' }).fill('Asked by phone');
    const up = (place: number) =>
      group.getByRole('button', { name: `Move reason ${place} of Not found up`, exact: true });
    await up(4).click();
    await expect(up(3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(up(2)).toBeFocused();
    await group.getByRole('button', { name: 'Remove reason 1 of Not found' }).click();
  });

  await test.step('limits', async () => {
    await openSettings(page, 'Program and limits');
    await expect(program).toHaveValue('NcqaAccreditation');
    await program.selectOption('Own program');
    await own.fill('0');
    await expect(limits).toContainText(
      'Give a whole number from 1 to 730. Until then 120 days stay in force.',
    );
    await own.fill('100');
    await limits.getByLabel('But at no more than').fill('80');
  });

  await page.reload();

  await test.step('reasons after a reload', async () => {
    await openSettings(page, 'Review reasons');
    await expect(group.getByRole('textbox')).toHaveCount(3);
    await expect(group.getByRole('textbox').first()).toHaveValue('Asked by phone');
    await page.getByRole('button', { name: 'Go back to the usual reasons' }).click();
    await expect(group.getByRole('textbox').first()).toHaveValue('None of the results is this provider');
  });

  await test.step('limits after a reload', async () => {
    await openSettings(page, 'Program and limits');
    await expect(own).toHaveValue('100');
    await expect(limits.getByLabel('But at no more than')).toHaveValue('80');
    await program.selectOption('NCQA certification');
    await expect(own).toBeHidden();
    await expect(limits).toContainText('Verification time limit: 90 days before the report to the client.');
    await limits.getByRole('button', { name: 'Go back to the usual program and limits' }).click();
    await expect(program).toHaveValue('NcqaAccreditation');
    await expect(limits.getByLabel('But at no more than')).toHaveValue('50');
  });

  await test.step('libraries', async () => {
    await openSettings(page, 'About');
    // By key: what stands above it may move it while what was set just now is drawn.
    await page.getByRole('button', { name: 'Libraries and their licenses' }).press('Enter');
    const libraries = page.getByRole('list', { name: 'Libraries' });
    const zod = libraries.getByRole('listitem').filter({ hasText: /^zod \d+\.\d+\.\d+, MIT$/ });
    await expect(zod).toHaveCount(1);
    await libraries.getByRole('button', { name: /^papaparse / }).click();
    await expect(libraries.getByLabel('License of papaparse')).toContainText('The MIT License');
  });

  await test.step('the file', async () => {
    await openSettings(page, 'Export and import');
    await choose(page, 'broken.json', text.slice(0, text.length / 2));
    const alert = region(page, 'Export and import').getByRole('alert');
    await expect(alert).toContainText('Nothing was imported.');
    await expect(alert).toContainText('it is not JSON');

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
    expect(await save(page)).toBe(text);
    await openSettings(page, 'Appearance');
    await expect(rows.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await openSettings(page, 'Idle lock');
    await expect(minutes).toHaveValue('45');
  });

  await test.step('an address from before the settings were pages', async () => {
    await page.goto('/settings#board-words');
    await expect(page).toHaveURL(/\/settings\/board-words$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words of boards');
  });
});
