import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goWithin } from './support/page';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Detach this license?' });
const row = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Detach license' });
const toType = (page: Page) => question(page).getByLabel(/^To confirm, type the license number/);

test('A license is detached with all that goes with it once its number is typed; it is gone from every list, and the other stays', async ({
  page,
  signIn,
  colleague,
}) => {
  const { id } = await colleague.addProvider({ firstName: 'Ruth', lastName: 'Okonkwo-Hale' });
  const [, other] = await Promise.all(
    ['RN-9001', 'RN-9002'].map((number) => colleague.addLicense(id, { number })),
  );
  await signIn('specialist', `/providers/${id}`);
  const actions = page.getByRole('button', { name: 'Actions for RN-9001' });
  const ask = async () => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Detach license' }).click();
  };
  await ask();
  for (const words of [
    'verification records',
    'screenshots and attachments',
    'exported reports',
    'alerts about it',
    'everything else that belongs to it',
  ]) {
    await expect(question(page).getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  }
  await expect(toType(page)).toBeFocused();
  await expect(confirm(page)).toBeDisabled();
  await toType(page).fill('RN-9002');
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeDisabled();

  await test.step('Escape changes nothing, and focus returns to where it was', async () => {
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(actions).toBeFocused();
    await expect(row(page, 'RN-9001')).toBeVisible();
  });

  await test.step('it is gone from its file and from every list', async () => {
    await ask();
    await expect(toType(page)).toHaveValue('');
    await toType(page).fill('RN-9001');
    await confirm(page).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('License detached: RN-9001');
    await expect(row(page, 'RN-9001')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Licenses 1' })).toBeVisible();
    await goWithin(page, '/licenses?providerName=Okonkwo-Hale');
    const list = page.getByRole('grid', { name: 'licenses' });
    await expect(list).toContainText('RN-9002');
    await expect(list).not.toContainText('RN-9001');
  });

  await test.step('on its own page it leads back to the file, and its address is nothing any more', async () => {
    await goWithin(page, `/providers/${id}/licenses/${other?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: /RN-9002/ })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Detach license' }).click();
    await toType(page).fill('rn-9002');
    await expect(confirm(page)).toBeDisabled();
    await toType(page).fill('RN-9002');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ruth Okonkwo-Hale' })).toBeVisible();
    await expect(page.getByText('No license attached')).toBeVisible();
    await goWithin(page, `/providers/${id}/licenses/${other?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  });
});
