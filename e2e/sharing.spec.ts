import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { dialog, goWithin } from './support/page';
import { region } from './support/settings';

const section = (page: Page) => region(page, 'Review reasons');
const reason = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Not found, reason ${number}`, exact: true });
const share = (page: Page) => page.getByRole('button', { name: 'Share the review reasons', exact: true });
const addReason = async (page: Page, number: number, text: string) => {
  await page.getByRole('group', { name: 'Not found' }).getByRole('button', { name: 'Add a reason' }).click();
  await reason(page, number).fill(text);
};

test('what one browser shares another has, under its own: a view, columns, a list of reasons; where both changed that, both are shown', async ({
  page,
  signIn,
  elsewhere,
}) => {
  await signIn('specialist', '/licenses?licenseStatus=Expired');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Expired / all');
  await page.getByRole('button', { name: 'Save as a view' }).click();
  await page.getByRole('button', { name: /^Views/ }).click();
  const panel = page.getByRole('dialog', { name: 'Saved views' });
  await panel.getByRole('button', { name: 'More about Expired / all' }).click();
  await panel.getByRole('button', { name: 'Share the view “Expired / all”' }).click();
  await expect(panel).toContainText('Shared by you');

  await page.keyboard.press('Escape');
  await goWithin(page, '/licenses');
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns and rows' });
  await columns.getByRole('checkbox', { name: 'State' }).uncheck();
  await columns.getByRole('button', { name: 'Share the columns of licenses' }).click();
  await expect(columns).toContainText('Shared by you');
  await page.keyboard.press('Escape');

  await goWithin(page, '/settings/reasons');
  await expect(section(page)).toContainText('Kept in this browser.');
  await reason(page, 1).fill('Asked by phone');
  await share(page).click();
  await expect(section(page)).toContainText('Shared by you, Nov 20, 2026');

  const other = await elsewhere('admin');
  await test.step('a view and columns', async () => {
    await other.goto('/licenses');
    await expect(other.getByRole('columnheader', { name: /^Number/ })).toBeVisible();
    await expect(other.getByRole('columnheader', { name: /^State/ })).toHaveCount(0);
    await other.getByRole('button', { name: 'Views' }).click();
    const views = other.getByRole('dialog', { name: 'Saved views' });
    await views.getByRole('button', { name: 'Expired / all shared', exact: true }).click();
    await expect(other).toHaveURL(/licenseStatus=.*Expired/);
    await expect(other.getByRole('button', { name: 'Views: Expired / all', exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Remove the filter Status' }).click();
    await other.getByRole('button', { name: /^Views: Expired/ }).click();
    await views.getByRole('button', { name: 'Save as your own' }).click();
    await other.getByRole('button', { name: /^Views/ }).click();
    await views.getByRole('button', { name: 'More about Expired / all' }).click();
    await expect(views).toContainText('Yours, which stands over what is shared.');
    await other.keyboard.press('Escape');
  });

  await test.step('a list of reasons, which both change', async () => {
    await goWithin(other, '/settings/reasons');
    await expect(reason(other, 1)).toHaveValue('Asked by phone');
    await expect(section(other)).toContainText('Shared by Dana Whitfield, Nov 20, 2026');
    await addReason(other, 4, 'Asked the board');
    await expect(section(other)).toContainText('Yours, which stands over what is shared.');

    await addReason(page, 4, 'Asked by mail');
    await share(page).click();
    await expect(dialog(page)).toContainText('Replace what is shared?');
    await expect(dialog(page).getByRole('cell')).toHaveText(['Nothing', 'Not found: Asked by mail']);
    await dialog(page).getByRole('button', { name: 'Share yours' }).click();
    await expect(dialog(page)).toHaveCount(0);

    await share(other).click();
    await expect(dialog(other)).toContainText('Somebody was faster');
    await expect(dialog(other).getByRole('cell')).toHaveText([
      'Not found: Asked by mail',
      'Not found: Asked the board',
    ]);
    await dialog(other).getByRole('button', { name: 'Share both' }).click();
    await expect(section(other)).toContainText('Shared by you');
    await page.reload();
    await expect(reason(page, 4)).toHaveValue('Asked by mail');
    await expect(reason(page, 5)).toHaveValue('Asked the board');
    await expect(section(page)).toContainText('Shared by Marisol Okafor');
  });

  await test.step('who stops sharing keeps the list', async () => {
    await section(page).getByRole('button', { name: 'Stop sharing the review reasons' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
    await expect(section(page)).toContainText('Kept in this browser.');
    await expect(reason(page, 1)).toHaveValue('Asked by phone');
  });
});
