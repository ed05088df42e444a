import { beginning } from './support/addresses';
import { expect, test } from './support/console';
import { List } from './support/list';
import { messageLog } from './support/webhook-log';
import { goWithin, heading, mainLink } from './support/page';
import { webhooksOf } from './support/webhooks';

test('the list shows every webhook, finds one by its address, says which ones fail, and leads to the receiver guide', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin', '/webhooks');
  const list = new List(page, 'webhooks');
  const all = await webhooksOf(colleague);
  await list.has(all.length);
  await expect(
    page.getByText(/\d with failed attempts in the last 24 hours, counted from the log/),
  ).toBeVisible();
  await expect(list.rows('Provider status changed')).toContainText(/(\d+) of \1 attempts failed/);
  await page.getByRole('searchbox').fill('sync/fail');
  await list.has(1);
  await list.open('Provider status changed');
  await expect(heading(page, 'Provider status changed')).toBeVisible();

  // What is sent about licenses can be read there, with its four headers.
  await goWithin(page, '/webhooks');
  await page.getByRole('link', { name: 'Receiver guide' }).click();
  await expect(heading(page, 'Receiver guide')).toBeVisible();
  for (const name of ['X-WebhookType', 'X-WebhookId', 'X-Secret', 'X-TraceId']) {
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('at most 3 times. After how long is not stated.');
  await expect(page.getByRole('main')).toContainText(
    'How long the service waits for an answer is not stated.',
  );
  await page.getByRole('button', { name: 'Provider status changed' }).click();
  await expect(page.getByRole('main')).toContainText('The service states no more than the name.');
  await page.getByRole('radio', { name: 'Python' }).check();
  await expect(page.getByLabel('Example of a receiver')).toContainText('hmac.compare_digest');
});

test('those who have no part in webhooks find no way to them, and the page says why without asking the service', async ({
  page,
  signIn,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/webhook/.test(request.url())) asked.push(request.url());
  });
  await signIn('specialist', '/');
  await expect(mainLink(page, 'Providers')).toBeVisible();
  await expect(mainLink(page, 'Webhooks')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('webhooks');
  await expect(page.getByRole('option', { name: 'Webhooks' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const path of ['/webhooks', '/webhooks/log', '/webhooks/new', '/webhooks/guide', '/webhooks/x']) {
    await goWithin(page, path);
    await expect(page.getByText('Webhooks are not part of your role')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Today' })).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('those who may only read see everything and change nothing, with the reason', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin', '/webhooks');
  const amount = (await webhooksOf(colleague)).length;
  // The roles of the demo have no account for this: the session is given the permission that LimitedAdmin has.
  const changed = await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        const text = storage.getItem(key) ?? '';
        if (!text.includes('"permissions"')) continue;
        storage.setItem(
          key,
          text.replaceAll('"Webhooks":"Write"', '"Webhooks":"Read"').replaceAll('"Admin"', '"LimitedAdmin"'),
        );
        return true;
      }
    }
    return false;
  });
  expect(changed, 'the session is kept in this tab').toBe(true);
  await page.reload();
  await new List(page, 'webhooks').has(amount);
  await expect(page.getByRole('link', { name: 'New webhook' })).toHaveCount(0);
  await new List(page, 'webhooks').open('License expired');
  await expect(page.getByText('Your role, LimitedAdmin, can read this but not change it.')).toBeVisible();
  for (const name of ['Edit', 'Rotate secret', 'Delete']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await goWithin(page, '/webhooks/new');
  await expect(page.getByRole('button', { name: 'Create webhook' })).toBeDisabled();
});

test('what came since the log was looked at is told within a minute, and shown when that is chosen', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('admin');
  await page.clock.install({ time: beginning });
  await page.goto('/webhooks/log');
  await expect(messageLog(page).getByRole('row').nth(1)).toBeVisible();
  const { items } = await colleague.ask<{ items: { id: string }[] }>('GET', '/providers?count=1');
  await colleague.ask('PATCH', `/providers/${items[0]?.id}`, { credentialingStatus: 'On leave' });
  await service.advance({ seconds: 5 });
  const news = page.getByRole('button', { name: /^\d+ new attempts?, load again$/ });
  await expect(async () => {
    await page.clock.fastForward('01:01');
    await expect(news).toBeVisible();
  }).toPass();
  const sent = messageLog(page).getByRole('row', { name: /Provider status changed.*just now/s });
  await expect(sent).toHaveCount(0);
  await news.click();
  await expect(news).toHaveCount(0);
  await expect(sent).not.toHaveCount(0);
});
