import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

type Screen = [
  name: string,
  path: string,
  there: (page: Page) => ReturnType<Page['getByText']>,
  open?: (page: Page) => Promise<void>,
];

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Report', exact: true }).locator('tbody').getByRole('row').first();

const token = (page: Page) =>
  page.getByRole('list', { name: 'Tokens and sessions' }).getByRole('listitem').first();

const screens: Screen[] = [
  ['a report', '/reports', rows],
  ['a report with months', '/reports?kind=expirable-credentials', rows],
  [
    'a report without a row that fits',
    '/reports?find=qqqq',
    (page) => page.getByText('No row holds this text'),
  ],
  [
    'the event log exports',
    '/events/exports',
    (page) => page.getByRole('grid', { name: 'exports' }).getByRole('rowheader').first(),
  ],
  [
    'the settings of an administrator',
    '/settings',
    token,
    (page) => page.getByRole('button', { name: /^Review, / }).click(),
  ],
  [
    'another key for a shortcut',
    '/settings',
    token,
    async (page) => {
      await page.getByRole('button', { name: /^Review, / }).click();
      await page.getByRole('button', { name: 'Change the key of Next case, Review' }).click();
      await page.keyboard.press('f');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  ],
  [
    'settings to be imported',
    '/settings',
    token,
    async (page) => {
      const text = '{"kind":"Credence settings","version":1,"settings":{"density":"compact"},"views":{}}';
      const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.getByLabel('Import settings').setInputFiles(file);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
];

for (const [name, path, there, open] of screens) {
  test(`${name} is accessible in both schemes`, async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('admin', path);
    await expect(there(page)).toBeVisible({ timeout: 15_000 });
    await open?.(page);
    await expectAccessible(page, name);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, `${name}, dark`, 'colours');
  });
}
