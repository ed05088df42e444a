import { expect, test } from './support/console';
import { filePart, heading } from './support/page';
import { at, expectAllAccessible, type Screen } from './support/screens';

const provider: Screen[] = [
  ['a new provider', at('/providers/new', 'New provider')],
  [
    'a new provider with errors',
    async ({ page }) => {
      await page.getByLabel('NPI').fill('1234567890');
      await page.getByRole('button', { name: 'Add address' }).click();
      await page.getByRole('button', { name: /^Create provider/ }).click();
      await expect(page.getByRole('region', { name: 'What to correct' })).toBeVisible();
    },
  ],
  [
    'a file without licenses',
    async ({ page, colleague }) => {
      const { id } = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
      page.once('dialog', (asked) => void asked.accept());
      await page.goto(`/providers/${id}`);
      await expect(page.getByText('No license attached')).toBeVisible();
    },
  ],
  [
    'the dialog to attach a license',
    async ({ page }) => {
      await page.keyboard.press('l');
      const dialog = page.getByRole('dialog', { name: /^Attach a license/ });
      await expect(dialog.getByText(/^\d+ license types$/)).toBeVisible();
    },
  ],
  [
    'the dialog with a degraded source',
    async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: /^Attach a license/ });
      await dialog.getByRole('combobox', { name: 'License type' }).fill('registered nurse nevada');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('The source is degraded')).toBeVisible();
    },
  ],
  [
    'a file with licenses',
    async ({ page, colleague }) => {
      const { id } = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
      for (const number of ['MULTI-1', 'CHANGE-2', 'FAIL-3']) await colleague.addLicense(id, { number });
      await colleague.ask('POST', `/providers/${id}/notes`, { note: 'Called on Monday.' });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard what I typed' }).click();
      await page.goto(`/providers/${id}`);
      await expect(page.getByRole('row', { name: /MULTI-1/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('CHANGE-2');
    },
  ],
  [
    'all licenses of a file',
    async ({ page }) => {
      await filePart(page, /^Licenses/).click();
      await expect(page.getByRole('heading', { name: 'All licenses' })).toBeVisible();
    },
  ],
  [
    'the notes of a file',
    async ({ page }) => {
      await filePart(page, /^Notes/).click();
      await expect(page.getByRole('article')).toContainText('Called on Monday.');
    },
  ],
  [
    'the question before a note is deleted',
    async ({ page }) => {
      await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'the alerts of a file',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await filePart(page, /^Alerts/).click();
      await expect(filePart(page, /^Alerts/)).toHaveAttribute('aria-current', 'page');
    },
  ],
  [
    'the menu of a file',
    async ({ page }) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Edit provider' })).toBeVisible();
    },
  ],
  [
    'the dialog to edit a provider',
    async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Edit provider' }).click();
      await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible();
    },
  ],
  [
    'the question before a provider is deleted',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete provider' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
];

const license: Screen[] = [
  [
    'a license with disciplinary actions',
    async ({ page, colleague }) => {
      const { id } = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
      await colleague.addLicense(id, { number: 'MULTI-1' });
      const changing = await colleague.addLicense(id, { number: 'CHANGE-2' });
      await colleague.verifyAgain(id, changing.id);
      const { id: licenseId } = await colleague.addLicense(id, { number: 'DISC-4' });
      await page.goto(`/providers/${id}/licenses/${licenseId}`);
      await expect(page.getByText('Practice in an approved setting')).toBeVisible();
    },
  ],
  [
    'the menu to copy details',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Copy Disciplinary actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Copy as JSON' })).toBeVisible();
    },
  ],
  [
    'the question before a license is detached',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Detach license' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'the details of a result',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Open on a page of its own' }).click();
      await expect(heading(page, 'Source details')).toBeVisible();
    },
  ],
  [
    'what changed',
    async ({ page }) => {
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: 'Vera Ostrander' }).first().click();
      await page.getByRole('rowheader', { name: 'CHANGE-2' }).getByRole('link').click();
      await expect(heading(page, /CHANGE-2/)).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^What changed/ })
        .click();
      await expect(page.getByRole('main')).toContainText('the same');
    },
  ],
  [
    'what changed, raw',
    async ({ page }) => {
      await page.keyboard.press('v');
      await expect(page).toHaveURL(/view=raw/);
    },
  ],
  [
    'a case to review',
    async ({ page }) => {
      await page.goto('/reviews?providerName=Ostrander');
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('main')).toContainText('MULTI-1');
      await expect(
        page
          .getByRole('button', { name: /^Found/ })
          .or(page.getByRole('radio', { name: /^Found/ }))
          .first(),
      ).toBeVisible();
    },
  ],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme} colours axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    for (const [what, screens] of Object.entries({
      'on a provider': provider,
      'on a license and its review': license,
    })) {
      test(what, async ({ page, signIn, service, colleague }) => {
        await signIn();
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        await expectAllAccessible({ page, service, colleague }, screens, colorScheme);
      });
    }
  });
}
