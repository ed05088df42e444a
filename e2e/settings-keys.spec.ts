import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';

test.describe('Keys', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^Another key for/ });

  test('a shortcut gets other keys by pressing them, and these are used and shown everywhere', async ({
    page,
    signIn,
  }) => {
    await signIn('specialist', '/settings');
    await page.getByRole('button', { name: /^Everywhere, / }).click();
    await page.getByRole('button', { name: 'Change the key of Go to Reviews, Everywhere' }).click();
    await page.keyboard.type('gm');
    await expect(dialog(page).getByRole('alert')).toContainText('“Go to Matches” in Everywhere');
    await expect(dialog(page).getByRole('button', { name: 'Use this key' })).toBeDisabled();
    await dialog(page).getByLabel('New key').press('F5');
    await expect(dialog(page).getByRole('alert')).toContainText('This key moves, sends or closes things');
    await page.keyboard.type('gv');
    await expect(dialog(page).getByLabel('New key')).toHaveValue('G then V');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Everywhere, .*, 1 changed$/ })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.keyboard.type('gr');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.keyboard.type('gv');
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Go to ReviewsG then V');
    await expect(help).not.toContainText('G then R');
  });

  test('what does the same elsewhere changes with it, and all of it is reset', async ({ page, signIn }) => {
    await signIn('specialist', '/settings');
    await page.getByRole('button', { name: /^Review, / }).click();
    await page.getByRole('button', { name: 'Change the key of Next case, Review' }).click();
    await expect(dialog(page).getByRole('checkbox', { name: /^Also in \d+ other places/ })).toBeChecked();
    await page.keyboard.press('w');
    await dialog(page).getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('link', { name: /^Alerts/ }).click();
    const list = new List(page, 'alerts');
    await expect(list.rows()).not.toHaveCount(0);
    await page.keyboard.press('w');
    await expect(page).toHaveURL(/alert=/);
    const first = page.url();
    await page.keyboard.press('w');
    await expect(page).not.toHaveURL(first);
    const second = page.url();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Next alertW');
    await page.keyboard.press('Escape');
    expect(page.url()).toBe(second);

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Reset all \d+ changed keys$/ }).click();
    await expect(page.getByRole('button', { name: /^Reset all/ })).toHaveCount(0);
    await page.getByRole('link', { name: /^Alerts/ }).click();
    await expect(list.rows()).not.toHaveCount(0);
    await page.keyboard.press('j');
    await expect(page).toHaveURL(/alert=/);
  });
});
