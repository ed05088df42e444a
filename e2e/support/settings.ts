import type { Page } from '@playwright/test';

/** A section of the settings, or of another page. */
export const region = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: typeof name === 'string' });

/** The tokens of whoever is signed in, of which one is this session's. */
export const tokens = (page: Page) =>
  page.getByRole('list', { name: 'Tokens and sessions' }).getByRole('listitem');

/** Opens a page of the settings from another one. */
export async function openSettings(page: Page, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: title, exact: true })
    .click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}
