import type { Page } from '@playwright/test';
import { expect, test } from './support/console';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: /Search providers/ });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function type(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
}

/** Chooses with Enter what a text finds, once that is there. */
async function enter(page: Page, text: string, option: string | RegExp) {
  await type(page, text);
  await expect(chosen(page)).toHaveAccessibleName(option);
  await page.keyboard.press('Enter');
}

test('A name is found however it is written, with one slip too; what matched is marked, and nothing moves meanwhile', async ({
  page,
  signIn,
  colleague,
}) => {
  await colleague.addProvider({ firstName: 'Zyta', lastName: 'Torrequist-Solísen' });
  await colleague.addProvider({ firstName: 'Sean', lastName: "O'Zwyerly" });
  await signIn('specialist', '/files');
  await page.keyboard.press('Control+k');
  const { height: before } = (await palette(page).boundingBox()) ?? {};
  for (const [text, name] of [
    ['torrequist solisen', /^Zyta Torrequist-Solísen/],
    ['solisen zyta', /^Zyta Torrequist-Solísen/],
    ['torreqiust', /^Zyta Torrequist-Solísen/],
    ['ozwyerly', /^Sean O'Zwyerly/],
    ['o zwyerly', /^Sean O'Zwyerly/],
  ] as const) {
    await field(page).fill(text);
    await expect(chosen(page), text).toHaveAccessibleName(name);
  }
  await expect(chosen(page).locator('b')).toHaveText(["O'Zwyerly"]);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toHaveCount(1);
  expect((await palette(page).boundingBox())?.height).toBe(before);

  await field(page).fill('verfiy');
  await expect(palette(page).getByRole('option', { name: /^Licenses/ })).toBeVisible();
  await field(page).fill('zzzzqqq');
  await expect(palette(page).getByText('Nothing found for “zzzzqqq”.')).toBeVisible();
  await page.keyboard.press('End');
  await expect(chosen(page)).toHaveAccessibleName(/^What can be found and done here/);
  await page.keyboard.press('Home');
  await expect(chosen(page)).toHaveAccessibleName('New provider');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help#palette$/);
  await expect(page.getByRole('heading', { name: 'Search or jump to' })).toBeInViewport();
});

test('A verb and a name lead to the form or question of that provider, and nothing is done before it is confirmed', async ({
  page,
  signIn,
  colleague,
}) => {
  const { id } = await colleague.addProvider({ firstName: 'Alma', lastName: 'Zylomax' });
  await colleague.addLicense(id, { number: 'ZLX-1' });
  await signIn('specialist', '/files');

  await enter(page, 'verify zylomax', /^Verify licenses of Alma Zylomax/);
  await expect(dialog(page, 'Verify licenses').or(dialog(page, 'Verify this license?'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/providers/${id}$`));

  await enter(page, 'add note alma zylomax', /^Add note to Alma Zylomax/);
  await expect(page.getByLabel('New note')).toBeFocused();
  await page.keyboard.type('Called');
  await enter(page, 'note', /^Add note/);
  await expect(page.getByLabel('New note')).toBeFocused();
  await expect(page.getByLabel('New note')).toHaveValue('Called');

  await enter(page, 'deactivate', /^Deactivate provider/);
  await expect(page.getByRole('alertdialog', { name: 'Deactivate Alma Zylomax?' })).toBeVisible();
  await page.keyboard.press('Escape');

  await enter(page, 'scan zylomax', /^Start a scan of Alma Zylomax/);
  await expect(dialog(page, 'Start a scan')).toContainText('Alma Zylomax');
  await expect(dialog(page, 'Start a scan').getByLabel('List or database')).toBeFocused();
  await page.keyboard.press('Escape');

  await enter(page, 'new request zylomax', /^New credentialing request for Alma Zylomax/);
  await expect(heading(page, 'New credentialing request')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'A provider' })).toBeFocused();

  await enter(page, 'open requests of zylomax', /^Credentialing requests of Alma Zylomax/);
  await expect(page).toHaveURL(new RegExp(`/providers/${id}\\?tab=credentialing$`));
  await expect(heading(page, 'Alma Zylomax')).toBeFocused();
});

test('Who may only read is offered the file and its parts, and nothing to do', async ({
  page,
  signIn,
  colleague,
}) => {
  await colleague.addProvider({ firstName: 'Alma', lastName: 'Zylomax' });
  await signIn('reader', '/licenses');
  await type(page, 'verify zylomax');
  await expect(chosen(page)).toHaveAccessibleName(/^Alma Zylomax/);
  await expect(palette(page).getByRole('option', { name: /^Verify/ })).toHaveCount(0);
  await field(page).fill('licenses of zylomax');
  await expect(chosen(page)).toHaveAccessibleName(/^Licenses of Alma Zylomax/);
});
