import type { Locator, Page } from '@playwright/test';

/** The dialog that is open. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The heading of the page that is open, by what it says where that is given. */
export const heading = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) });

/** A part of the page, by how its name begins. */
export const part = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

export const mainNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** A link of the main navigation; parts of pages have the same names. */
export const mainLink = (page: Page, name: string | RegExp): Locator =>
  mainNavigation(page).getByRole('link', { name });

/** What leads to a part of the file that is open. */
export const filePart = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Parts of the file' }).getByRole('link', { name });

/** Goes to an address as a link of the page does: nothing is loaded again, and what was read already stays. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
}
