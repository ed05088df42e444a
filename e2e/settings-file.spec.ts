import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts, expect, test } from './support/console';
import { region } from './support/settings';
import { goWithin } from './support/page';

test.describe('A file of settings', () => {
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

  test('brings back what was exported, saved views too, and says before what will change', async ({
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
      for (const name of Object.keys(localStorage))
        if (name.includes('views:')) localStorage.removeItem(name);
    });
    await page.reload();
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
    await choose(page, 'mine.json', text);
    await expect(dialog).toContainText('There is nothing to change.');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('link', { name: 'Providers', exact: true }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByText('Wyoming').first()).toBeVisible();
  });

  test('that is broken is refused with the reason, and nothing changes', async ({ page, signIn }) => {
    await signIn('specialist', '/settings');
    await page
      .getByRole('radiogroup', { name: 'Table rows' })
      .getByRole('radio', { name: 'Compact' })
      .check();
    const before = await save(page);
    for (const [text, reason] of [
      [before.slice(0, before.length / 2), 'it is not JSON'],
      ['{"name":"something else"}', 'holds no settings of this console'],
      [
        before.replace('"idleMinutes": 15', '"idleMinutes": "never"'),
        '“idleMinutes” has a value that it cannot have',
      ],
      [before.replace('"views": {', '"token": "cred_1", "views": {'), 'named like a password or a token'],
    ] as const) {
      await choose(page, 'broken.json', text);
      const alert = region(page, 'Export and import').getByRole('alert');
      await expect(alert).toContainText('Nothing was imported.');
      await expect(alert).toContainText(reason);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await save(page)).toBe(before);
  });
});
