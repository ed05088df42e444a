import type { Page } from '@playwright/test';
import { beginning } from './support/addresses';
import { expect, test } from './support/console';
import { minutesLater } from './support/moment';
import { goWithin } from './support/page';
import { messageLog as messages, messagePane as pane } from './support/webhook-log';

const title = (page: Page) => pane(page).getByRole('heading', { level: 2 });

test('the log is read by keyboard and on a phone, finds a message by its whole trace id, and says when nothing fits', async ({
  page,
  context,
  signIn,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin', '/webhooks/log?status=Failed');
  await expect(messages(page).getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Provider status changed');
  await expect(page).toHaveURL(/type=ProviderStatusChanged/);
  await expect(messages(page)).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('main').focus();
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText('Provider status changed, attempt 4');
  const first = page.url();
  await page.keyboard.press('2');
  await expect(title(page)).toHaveText('Provider status changed, attempt 2');
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await expect(title(page)).toHaveText('Provider status changed, attempt 4');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(first);
  await page.keyboard.press('c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('X-WebhookType: ProviderStatusChanged');
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();

  // The focus comes back afterwards.
  await goWithin(page, '/webhooks/log?status=Failed');
  await expect(page).not.toHaveURL(/type=/);
  await expect(messages(page)).toHaveAttribute('aria-busy', 'false');
  await page.setViewportSize({ width: 390, height: 844 });
  const link = messages(page).getByRole('row').nth(1).getByRole('link');
  const name = await link.innerText();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(messages(page)).toBeHidden();
  await pane(page).getByRole('radio', { name: 'Attempt 1' }).check();
  await expect(title(page)).toHaveText(`${name}, attempt 1`);
  await pane(page).getByRole('button', { name: 'Back to the log' }).click();
  await expect(messages(page).getByRole('row').nth(1).getByRole('link')).toBeFocused();

  await test.step('by a trace id, whenever it was sent', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const traceId = new URL(first).searchParams.get('message') ?? '';
    await goWithin(page, '/webhooks/log');
    const box = page.getByRole('textbox', { name: 'Trace id' });
    await box.fill(traceId.slice(0, 8));
    await box.press('Enter');
    await expect(page.getByText('Paste the whole id, 36 characters')).toBeVisible();
    await box.fill(traceId);
    await expect(page.getByText(/^1 message, /)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Time' })).toHaveValue('all');
    await expect(title(page)).toBeVisible();
  });

  await test.step('nothing fits, or the log cannot be read', async () => {
    await goWithin(page, '/webhooks/log?status=Failed');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Report generated');
    await expect(page.getByText('No attempt failed in the last 24 hours')).toBeVisible();
    await page.getByRole('button', { name: 'Look through the last 7 days' }).click();
    await expect(page.getByText('No attempt failed in the last 7 days')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).first().click();
    await expect(messages(page).getByRole('row').nth(1)).toBeVisible();
    await service.fails({ operation: 'GET /webhookslog', status: 400, times: 50 });
    await page.getByRole('combobox', { name: 'Type' }).selectOption('License changed');
    await expect(page.getByText('The log could not be loaded')).toBeVisible();
    await expect(page.getByText('Not loaded', { exact: true })).toBeVisible();
    await service.recovers();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).last().click();
    await expect(page.getByText('The log could not be loaded')).toBeHidden();
  });
});

/** What the chart counted is what the list holds, to the attempt. */
async function chartAgrees(page: Page) {
  const total = /of ([\d,]+) attempts?$/;
  const chart = page.getByRole('region', { name: 'Failures over time' });
  const [, counted] = total.exec(await chart.getByText(total).first().innerText()) ?? [];
  // Where one page holds them all, it is not said of how many.
  await expect(page.getByText(new RegExp(`(, | of )${counted} attempts? loaded$`))).toBeVisible();
}

test('the log is of one moment, and of a later one when that is chosen; its chart counts what it lists, over any days', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('admin');
  await page.clock.install({ time: beginning });
  await page.goto('/webhooks/log');
  await expect(messages(page).getByRole('row').nth(1)).toBeVisible();
  await chartAgrees(page);
  const { items } = await colleague.ask<{ items: { id: string }[] }>('GET', '/providers?count=1');
  await colleague.ask('PATCH', `/providers/${items[0]?.id}`, { credentialingStatus: 'On leave' });
  await service.advance({ seconds: 5 });
  const news = page.getByRole('button', { name: /^\d+ new attempts?, load again$/ });
  await minutesLater(page, (options) => expect(news).toBeVisible(options));
  const sent = messages(page).getByRole('row', { name: /Provider status changed.*just now/s });
  await expect(sent).toHaveCount(0);
  await news.click();
  await expect(news).toHaveCount(0);
  await expect(sent).not.toHaveCount(0);
  await chartAgrees(page);

  await page.getByRole('combobox', { name: 'Time' }).selectOption('Last 7 days');
  await expect(messages(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('region', { name: 'Failures over time' })).toContainText('last 7 days');
  await chartAgrees(page);
});
