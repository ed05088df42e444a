import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goWithin, heading } from './support/page';
import { signOut } from './support/session';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const recent = (page: Page) => palette(page).getByRole('group', { name: 'Recent' }).getByRole('option');
/** What the tab keeps for as long as the session goes on. */
const remembered = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('The palette opens with the records that were looked at and what the screen can do, until the session ends', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/sources');
  const { id } = await colleague.addProvider({ firstName: 'Quentin', lastName: 'Marlowe-Ashby' });
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('option', { name: 'Providers G then P' })).toBeVisible();
  await expect(recent(page)).toHaveCount(0);
  await expect(palette(page).getByRole('group').nth(0)).toHaveAccessibleName('On this screen');
  await expect(palette(page).getByRole('group').nth(1)).toHaveAccessibleName('Actions');
  await page.keyboard.press('Escape');

  await goWithin(page, `/providers/${id}`);
  await expect(heading(page, 'Quentin Marlowe-Ashby')).toBeVisible();
  await test.step('what the screen can do, with its key', async () => {
    await page.keyboard.press('Control+k');
    const here = palette(page).getByRole('group', { name: 'On this screen' });
    await expect(here.getByRole('option', { name: /^Edit provider/ })).toContainText('E');
    await here.getByRole('option', { name: /^Edit provider/ }).click();
    await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a record of before', async () => {
    // Who only passes a record does not look for it again.
    await expect.poll(() => remembered(page)).toMatch(/palette-recents.*Marlowe-Ashby/);
    await goWithin(page, '/sources');
    await expect(heading(page, 'Sources')).toBeVisible();
    await page.keyboard.press('Control+k');
    await recent(page)
      .filter({ hasText: /Quentin Marlowe-Ashby.*Provider/ })
      .click();
    await expect(heading(page, 'Quentin Marlowe-Ashby')).toBeFocused();
  });

  await signOut(page);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await remembered(page)).not.toContain('Marlowe');
});

const hiddenBox = (page: Page) => page.getByRole('checkbox', { name: /^Tell me while this tab is hidden/ });

test('Notifications are off, and that the browser denies them is said at the switch', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/settings');
  await expect(hiddenBox(page)).not.toBeChecked();
  await expect(
    page.getByRole('status').filter({ hasText: 'The browser was told to show none' }),
  ).toBeVisible();
  await expect(hiddenBox(page)).toBeDisabled();
});
