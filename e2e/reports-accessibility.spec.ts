import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

type Screen = [name: string, path: string, there: (page: Page) => ReturnType<Page['getByText']>];

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Report', exact: true }).locator('tbody').getByRole('row').first();

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
];

for (const [name, path, there] of screens) {
  test(`${name} is accessible in both schemes`, async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('admin', path);
    await expect(there(page)).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page, name);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, `${name}, dark`, 'colours');
  });
}
