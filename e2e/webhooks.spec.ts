import { expect, test } from './support/console';
import { List } from './support/list';
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
  await signIn('specialist', '/webhooks/log');
  await expect(page.getByText('Webhooks are not part of your role')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Today' })).toBeVisible();
  await expect(mainLink(page, 'Providers')).toBeVisible();
  await expect(mainLink(page, 'Webhooks')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('those who may only read see everything and change nothing, with the reason', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin');
  const amount = (await webhooksOf(colleague)).length;
  // The roles of the demo have no account for this: the session is given the permission that LimitedAdmin has.
  await page.addInitScript(() => {
    for (const [key, text] of Object.entries<string>({ ...localStorage })) {
      const reads = text.replaceAll('"Webhooks":"Write"', '"Webhooks":"Read"');
      localStorage.setItem(key, reads.replaceAll('"Admin"', '"LimitedAdmin"'));
    }
  });
  await page.goto('/webhooks');
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
