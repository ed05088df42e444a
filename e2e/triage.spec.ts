import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { mainLink, mainNavigation } from './support/page';

const queue = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Queues' }).getByRole('listitem').filter({ hasText: title });

/** The number that stands before a queue's title, once it is counted. */
async function waiting(page: Page, title: string): Promise<number> {
  await expect(queue(page, title)).toHaveText(/^[\d,]+/);
  return Number.parseInt((await queue(page, title).innerText()).replaceAll(',', ''), 10);
}

test('the navigation says how many reviews wait, and goes down when one is decided', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/');
  const count = await waiting(page, 'License verifications to review');
  const navigation = mainNavigation(page);
  await navigation.getByRole('link', { name: `Reviews ${count} to review` }).click();
  const list = new List(page, 'reviews');
  await list.has(count);
  await expect(page).toHaveTitle(`(${count}) Reviews · Credence`);
  await list.rows().first().getByRole('link').click();
  await page.getByRole('button', { name: /^Not found/ }).click();
  await page.getByLabel('Reason in your own words').fill('The board knows nobody of that name');
  await page.getByRole('button', { name: /^Mark not found/ }).click();
  await expect(navigation.getByRole('link', { name: `Reviews ${count - 1} to review` })).toBeVisible();
  await expect(page, 'the next case').toHaveTitle(new RegExp(`^\\(${count - 1}\\) .+ · Credence$`));
});

test('a count that fails leaves the others alone, and is counted again alone', async ({
  page,
  signIn,
  service,
}) => {
  await signIn('specialist', '/settings');
  await service.fails(
    { operation: 'GET /provider-licenses', status: 403, times: 100 },
    { operation: 'GET /licensetypes/status', status: 403, times: 100 },
  );
  await mainLink(page, 'Today').click();

  const first = queue(page, 'License verifications to review');
  const second = queue(page, 'Licenses that could not be verified');
  await expect(first.getByRole('alert')).toContainText('Could not be counted Not allowed');
  await expect(first.getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
  await expect(second.getByRole('alert')).toBeVisible();
  const sources = page.getByRole('region', { name: 'Sources' });
  await expect(sources.getByRole('alert')).toContainText('Source status could not be read. Not allowed.');
  await waiting(page, 'Active alerts');
  await expect(page.getByRole('link', { name: /^Reviews \d+ to review$/ })).toBeVisible();

  await service.recovers();
  await first.getByRole('button', { name: 'Retry this count' }).click();
  await expect(first).toHaveText(/^\d+License verifications/);
  await expect(first.getByRole('alert')).toBeHidden();
  await expect(second.getByRole('alert')).toBeVisible();
  await sources.getByRole('button', { name: 'Try again' }).click();
  await expect(sources.getByRole('listitem')).not.toHaveCount(0);
  await expect(sources.getByRole('alert')).toBeHidden();
});
