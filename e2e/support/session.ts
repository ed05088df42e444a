import type { Locator, Page } from '@playwright/test';
import { password } from './service';

/** Signs in on the screen that is open, with the password of the demo where no other is given. */
export async function fillSignIn(page: Page, email: string, secret = password) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** Gives the password in a dialog that asks for it over the page, and goes on with the button of this name. */
export async function givePassword(dialog: Locator, button: string, secret = password) {
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: button }).click();
}
