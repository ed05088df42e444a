import type { Page } from '@playwright/test';
import type { Colleague } from './records';

export interface Webhook {
  id: string;
  type: string;
  url: string;
}

export const webhooksOf = (colleague: Colleague) => colleague.ask<Webhook[]>('GET', '/webhooks');

/** Where the address of a webhook is typed. */
export const address = (page: Page) => page.getByRole('textbox', { name: 'Address' });

/** Where the console shows a secret, once. */
export const shownSecret = (page: Page) => page.getByLabel('Secret', { exact: true });

export const createWebhook = (page: Page) => page.getByRole('button', { name: 'Create webhook' }).click();

/** Fills in the form of a new webhook; without a secret that is typed, one is generated. */
export async function fillIn(
  page: Page,
  webhook: { type: string; url: string; secret?: string },
): Promise<void> {
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: webhook.type });
  await address(page).fill(webhook.url);
  if (!webhook.secret) return;
  await page.getByRole('radio', { name: 'Type one' }).check();
  await page.getByRole('textbox', { name: 'The secret' }).fill(webhook.secret);
}

/** Everything of the console's own that outlives what is on the screen: addresses, storage, what was written out. */
export function leftovers(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      location.href,
      JSON.stringify(history.state),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
    ].join('\n'),
  );
}
