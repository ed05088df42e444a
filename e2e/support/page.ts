import { expect, type Locator, type Page } from '@playwright/test';

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

/**
 * Goes to an address as a link of the page does: nothing is loaded again, and what was read already stays.
 * Ends when the screen of that address is there, so that what follows does not meet the screen before.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        history.pushState({}, '', to);
        const router = window.__TSR_ROUTER__;
        // Where no screens are drawn, as before one is signed in, no address is followed.
        if (router?.state.status !== 'pending') return resolve();
        const unsubscribe = router.subscribe('onResolved', () => {
          unsubscribe();
          resolve();
        });
      }),
    address,
  );
}

/**
 * Sends the rejection of the open match, whose reason stands in its field; of a record that agrees in what identifies it is asked
 * once, and goes with a later press.
 */
export async function sendRejection(page: Page): Promise<void> {
  const asked = page
    .getByRole('button', { name: /^(Reject all the same|Send again)/ })
    .filter({ visible: true });
  const reason = page.locator('textarea').filter({ visible: true });
  const written = await reason.inputValue();
  await page.keyboard.press('Control+Enter');
  await expect(async () => {
    if ((await asked.count()) > 0) await page.keyboard.press('Control+Enter');
    // The field of the next match is empty; after the last one there is none.
    const values = await reason.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
    expect(values).not.toContain(written);
  }).toPass();
}
