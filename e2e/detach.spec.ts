import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goWithin } from './support/page';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Detach this license?' });
const row = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });

async function askToDetach(page: Page, number: string) {
  await page.getByRole('button', { name: `Actions for ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Detach license' }).click();
  await expect(question(page)).toBeVisible();
}

const typeNumber = (page: Page, number: string) =>
  question(page)
    .getByLabel(/^To confirm/)
    .fill(number);
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Detach license' }).click();

test.beforeEach(async ({ page, signIn, colleague }) => {
  await signIn();
  const { id } = await colleague.addProvider({ firstName: 'Ruth', lastName: 'Okonkwo-Hale' });
  await colleague.addLicense(id, { number: 'RN-9001' });
  await colleague.addLicense(id, { number: 'RN-9002' });
  await page.goto(`/providers/${id}`);
  await expect(row(page, 'RN-9001')).toBeVisible();
});

test('Detaching tells everything that goes with the license and waits for its number', async ({ page }) => {
  await askToDetach(page, 'RN-9001');
  const dialog = question(page);
  const goes = dialog.getByRole('listitem');
  for (const words of [
    'verification records',
    'screenshots and attachments',
    'exported reports',
    'alerts about it',
    'everything else that belongs to it',
  ]) {
    await expect(goes.filter({ hasText: words })).toHaveCount(1);
  }
  const button = dialog.getByRole('button', { name: 'Detach license' });
  const number = dialog.getByLabel('To confirm, type the license number RN-9001');
  await expect(number).toBeFocused();
  await expect(button).toBeDisabled();
  await number.fill('RN-9002');
  await expect(button).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await number.fill('RN-9001');
  await expect(button).toBeEnabled();
});

test('A detached license is gone from the file and from every list, and the other one stays', async ({
  page,
}) => {
  await askToDetach(page, 'RN-9001');
  await typeNumber(page, 'RN-9001');
  await confirm(page);
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('License detached: RN-9001');
  await expect(row(page, 'RN-9001')).toHaveCount(0);
  await expect(row(page, 'RN-9002')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Licenses 1' })).toBeVisible();

  await page.reload();
  await expect(row(page, 'RN-9002')).toBeVisible();
  await expect(row(page, 'RN-9001')).toHaveCount(0);
  await goWithin(page, '/licenses?providerName=Okonkwo-Hale');
  const list = page.getByRole('grid', { name: 'licenses' });
  await expect(list).toContainText('RN-9002');
  await expect(list).not.toContainText('RN-9001');
});

test('Cancelling changes nothing, by button and by Escape, and focus returns to where it was', async ({
  page,
}) => {
  await askToDetach(page, 'RN-9001');
  await typeNumber(page, 'RN-9001');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await askToDetach(page, 'RN-9001');
  await expect(question(page).getByLabel(/^To confirm/)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions for RN-9001' })).toBeFocused();
  await page.reload();
  await expect(row(page, 'RN-9001')).toBeVisible();
});

test('A failure stays in the dialog with its correlation id, and the next try works', async ({
  page,
  service,
}) => {
  await askToDetach(page, 'RN-9001');
  await typeNumber(page, 'RN-9001');
  await service.fails({ operation: 'DELETE /providers/{providerId}/licenses/{licenseId}', status: 500 });
  await confirm(page);
  const alert = question(page).getByRole('alert');
  await expect(alert.getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
  await expect(question(page).getByLabel(/^To confirm/)).toHaveValue('RN-9001');
  await confirm(page);
  await expect(question(page)).toBeHidden();
  await expect(row(page, 'RN-9001')).toHaveCount(0);
});

test('Detaching on the page of the license leads back to the file', async ({ page }) => {
  await row(page, 'RN-9001').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /RN-9001/ })).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Detach license' }).click();
  await typeNumber(page, 'rn-9001');
  await expect(question(page).getByRole('button', { name: 'Detach license' })).toBeDisabled();
  await typeNumber(page, 'RN-9001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Okonkwo-Hale' })).toBeVisible();
  await expect(row(page, 'RN-9001')).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
});
