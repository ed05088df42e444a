import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import type { Colleague } from './support/records';
import type { Service } from './support/service';
import { messageLog as messages, messagePane as pane } from './support/webhook-log';

const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const address = (page: Page) => page.getByRole('textbox', { name: 'Address' });

const create = (page: Page) => page.getByRole('button', { name: 'Create webhook' }).click();

interface Webhook {
  id: string;
  type: string;
  url: string;
}

const webhooksOf = (colleague: Colleague) => colleague.ask<Webhook[]>('GET', '/webhooks');

async function fillIn(page: Page, webhook: { type: string; url: string; secret?: string }): Promise<void> {
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: webhook.type });
  await address(page).fill(webhook.url);
  if (!webhook.secret) return;
  await page.getByRole('radio', { name: 'Type one' }).check();
  await page.getByRole('textbox', { name: 'The secret' }).fill(webhook.secret);
}

/** Makes something happen that webhooks for completed verifications are told of, and lets all attempts be made. */
async function verifySomething(colleague: Colleague, service: Service): Promise<void> {
  const { id } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Vega-Quill' });
  await colleague.addLicense(id, { number: 'RN-700' });
  await service.advance({ seconds: 600 });
}

/** Everything of the console's own that outlives what is on the screen: addresses, storage, what was written out. */
function leftovers(page: Page): Promise<string> {
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

function bodiesOf(page: Page, method: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && /\/api\/webhooks/.test(request.url()))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('webhook trouble: created with a secret that is shown once, found in the log by its failed attempt, copied as cURL', async ({
  page,
  context,
  signIn,
  colleague,
  service,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  await signIn('admin', '/webhooks');
  await page.getByRole('link', { name: 'New webhook' }).click();

  await fillIn(page, { type: 'Verification completed', url: 'https://hooks.example.org/flaky/in' });
  await expect(page.getByText(/^Sent when a verification of a license has ended/)).toBeVisible();
  await page.getByRole('button', { name: 'Sample payload' }).click();
  await expect(page.getByLabel('Sample payload', { exact: true })).toContainText(
    '"licenseNumber": "RN-100200"',
  );
  const sent = bodiesOf(page, 'POST');
  await create(page);

  await expect(heading(page, 'Webhook created')).toBeFocused();
  const secret = await page.getByLabel('Secret', { exact: true }).innerText();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sent).toEqual([
    {
      type: 'VerificationCompleted',
      url: 'https://hooks.example.org/flaky/in',
      allowInsecureUrl: false,
      includeSensitiveInfo: false,
      secret,
    },
  ]);
  await page.getByRole('button', { name: 'I have stored it, open the webhook' }).click();
  await expect(heading(page, 'Verification completed')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Webhooks')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Verification completed')).toBeVisible();
  expect(await leftovers(page)).not.toContain(secret);

  await verifySomething(colleague, service);
  await page.reload();
  await page.getByRole('link', { name: 'Open in the log' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed');
  await page.getByRole('combobox', { name: 'Time' }).selectOption('Last 24 hours');
  // Monitors may have run meanwhile, and what they found was told, too.
  await expect(page.getByText(/^\d+ messages?, \d+ attempts? loaded/)).toBeVisible();
  await expect(page.getByText(/^\d+% failed/)).toBeVisible();
  await expect(page.getByText(/^Computed by this console from the log of the last 24 hours/)).toBeVisible();
  const log = await colleague.ask<{ items: { traceId: string; payload: string }[] }>(
    'GET',
    '/webhookslog?type=VerificationCompleted&count=250',
  );
  const own = log.items.find(({ payload }) => payload.includes('RN-700'))?.traceId ?? '';
  const message = messages(page)
    .getByRole('row')
    .filter({ has: page.locator(`[href*="${own}"]`) })
    .first();
  await expect(message, 'how it ended, although only failed attempts are listed').toContainText(
    /Delivered.*2 of 4/,
  );

  await message.getByRole('link').click();
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText('Verification completed, attempt 2');
  await messages(page).getByRole('link', { name: 'Attempt 1' }).click();
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText('Verification completed, attempt 1');
  await expect(pane(page)).toContainText(/Failed.*answered 503/);
  await expect(pane(page)).toContainText('offers no resend');
  await expect(page.getByRole('button', { name: /resend|test/i }), 'what the service cannot do').toHaveCount(
    0,
  );
  await expect(page.getByLabel('The payload')).toContainText('"licenseNumber": "RN-700"');
  await pane(page).getByRole('radio', { name: 'Response' }).check();
  await expect(page.getByLabel('The response')).toContainText('"error": "Try again later"');
  await pane(page).getByRole('radio', { name: 'Headers' }).check();
  for (const name of ['X-WebhookType', 'X-WebhookId', 'X-TraceId']) {
    await expect(pane(page).getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  await expect(pane(page)).toContainText(/X-Secret\s*Never shown/);

  await pane(page).getByRole('button', { name: 'Copy as cURL' }).click();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  const traceId = new URL(page.url()).searchParams.get('message');
  expect(command).toContain("curl --globoff -X POST 'https://hooks.example.org/flaky/in'");
  expect(command).toContain("-H 'X-WebhookType: VerificationCompleted'");
  expect(command).toContain(`-H 'X-TraceId: ${traceId}'`);
  expect(command).toContain("-H 'X-Secret: YOUR_SECRET'");
  expect(command).toContain('RN-700');
  expect(`${command}${await leftovers(page)}${written.join('')}`).not.toContain(secret);

  const link = page.url();
  await page.goto('/');
  await page.goto(link);
  await expect(pane(page).getByRole('heading', { level: 2 }), 'the address is the state').toHaveText(
    'Verification completed, attempt 1',
  );
  await expect(pane(page).getByRole('radio', { name: 'Headers' })).toBeChecked();
});

test('an address without https is refused until insecure ones are allowed, which is warned of', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/webhooks/new');
  const sent = bodiesOf(page, 'POST');
  await fillIn(page, { type: 'License changed', url: 'http://localhost:9000/in' });
  await page.getByRole('radio', { name: 'None' }).check();
  await create(page);
  await expect(address(page)).toBeFocused();
  await expect(page.getByText(/^The address must begin with https/)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('checkbox', { name: /^Allow an insecure address/ }).check();
  await expect(page.getByText(/anybody on the way can read and change what is sent/)).toBeVisible();
  await expect(page.getByText(/^The address must begin with https/)).toBeHidden();
  await page.getByRole('checkbox', { name: /^Include sensitive information/ }).check();
  await expect(page.getByText(/^Payloads then hold social security numbers/)).toBeVisible();
  await create(page);
  await expect(heading(page, 'License changed')).toBeVisible();
  expect(sent).toEqual([
    {
      type: 'LicenseChanged',
      url: 'http://localhost:9000/in',
      allowInsecureUrl: true,
      includeSensitiveInfo: true,
    },
  ]);
});

test('the page is not left by accident while a secret stands on it', async ({ page, signIn }) => {
  await signIn('admin', '/webhooks/new');
  await fillIn(page, { type: 'License expired', url: 'https://hooks.example.org/once' });
  await create(page);
  await expect(heading(page, 'Webhook created')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Providers' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without the secret?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Secret', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Providers' }).click();
  await question.getByRole('button', { name: 'Leave, I have it' }).click();
  await expect(heading(page, 'Providers')).toBeVisible();
});

test.describe('a failure while creating keeps what was typed, and says that the secret was not kept', () => {
  const typed = {
    type: 'License expired',
    url: 'https://hooks.example.org/kept',
    secret: 'cedar-9f27-typed',
  };

  async function expectKept(page: Page) {
    await expect(address(page)).toHaveValue(typed.url);
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('LicenseExpired');
    await expect(page.getByRole('textbox', { name: 'The secret' })).toHaveValue('');
    await expect(page.getByText('The secret that you typed was not kept. Type it again.')).toBeVisible();
    expect(await leftovers(page)).not.toContain(typed.secret);
  }

  for (const status of [400, 409, 500]) {
    test(`when the service answers ${status}`, async ({ page, signIn, service, colleague }) => {
      await signIn('admin', '/webhooks/new');
      await fillIn(page, typed);
      if (status === 409)
        await colleague.ask('POST', '/webhooks', { type: 'LicenseExpired', url: typed.url });
      else await service.fails({ operation: 'POST /webhooks', status, times: 1 });
      await create(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectKept(page);
      if (status === 409) await address(page).fill(`${typed.url}/2`);
      await page.getByRole('textbox', { name: 'The secret' }).fill(typed.secret);
      await create(page);
      await expect(page.getByLabel('Secret', { exact: true })).toHaveText(typed.secret);
    });
  }

  test('when the tab is loaded again', async ({ page, signIn }) => {
    await signIn('admin', '/webhooks/new');
    await fillIn(page, typed);
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText('What you typed earlier is still here.')).toBeVisible();
    await expect(address(page)).toHaveValue(typed.url);
    await expect(page.getByRole('textbox', { name: 'The secret' })).toHaveValue('');
    expect(await leftovers(page)).not.toContain(typed.secret);
  });
});

test('a webhook of the same type and address is pointed out before the service refuses it', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin', '/webhooks');
  const { id } = await colleague.ask<Webhook>('POST', '/webhooks', {
    type: 'LicenseExpired',
    url: 'https://hooks.example.org/same',
  });
  await page.goto('/webhooks/new');
  await fillIn(page, { type: 'License expired', url: 'https://hooks.example.org/same' });
  await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `/webhooks/${id}`);
});

test.describe('a webhook', () => {
  let webhook: Webhook;

  test.beforeEach(async ({ page, signIn, colleague }) => {
    await signIn('admin', '/webhooks');
    webhook = await colleague.ask<Webhook>('POST', '/webhooks', {
      type: 'LicenseExpiresSoon',
      url: 'https://hooks.example.org/soon',
      secret: 'cedar-old',
    });
    await page.goto(`/webhooks/${webhook.id}`);
    await expect(heading(page, 'License expires soon')).toBeVisible();
  });

  test('gets another address, and what was not touched is not sent', async ({ page }) => {
    const sent = bodiesOf(page, 'PATCH');
    await page.getByRole('button', { name: 'Edit' }).click();
    await address(page).fill('https://hooks.example.org/later');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('main')).toContainText('https://hooks.example.org/later');
    expect(sent).toEqual([{ url: 'https://hooks.example.org/later' }]);
  });

  test('that is gone meanwhile leaves what was typed in the dialog', async ({ page, colleague }) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await address(page).fill('https://hooks.example.org/later');
    await colleague.ask('DELETE', `/webhooks/${webhook.id}`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expect(address(page)).toHaveValue('https://hooks.example.org/later');
  });

  test('gets another secret in two steps: the receiver first, then the service, without an overlap', async ({
    page,
    service,
  }) => {
    const sent = bodiesOf(page, 'PATCH');
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    const secret = await dialog(page).getByLabel('Secret', { exact: true }).innerText();
    await dialog(page).getByRole('button', { name: 'My receiver is ready, go on' }).click();
    await expect(dialog(page)).toContainText('There is no overlap.');
    expect(sent, 'nothing has changed yet').toEqual([]);

    await service.fails({ operation: 'PATCH /webhooks/{webhookId}', status: 500, times: 1 });
    await dialog(page).getByRole('button', { name: 'Switch to the new secret' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('switching again does no harm');
    await dialog(page).getByRole('button', { name: 'Switch to the new secret' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('The new secret is in use')).toBeVisible();
    expect(sent).toEqual([{ secret }, { secret }]);
    expect(await leftovers(page)).not.toContain(secret);
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await expect(dialog(page).getByLabel('Secret', { exact: true }), 'a new one each time').not.toHaveText(
      secret,
    );
  });

  test('gets a secret that was typed, or none at all', async ({ page }) => {
    const sent = bodiesOf(page, 'PATCH');
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await dialog(page).getByRole('radio', { name: 'Type one' }).check();
    await dialog(page).getByRole('button', { name: 'My receiver is ready, go on' }).click();
    await expect(dialog(page)).toContainText('Type the secret, or have one generated.');
    await dialog(page).getByRole('textbox', { name: 'The secret' }).fill('cedar-new');
    await dialog(page).getByRole('button', { name: 'My receiver is ready, go on' }).click();
    await dialog(page).getByRole('button', { name: 'Switch to the new secret' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await dialog(page).getByRole('radio', { name: 'Remove it' }).check();
    await dialog(page).getByRole('button', { name: 'My receiver is ready, go on' }).click();
    await dialog(page).getByRole('button', { name: 'Remove the secret' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(sent).toEqual([{ secret: 'cedar-new' }, { secret: null }]);
  });

  test('is deleted after saying what that means, and leaves the list', async ({ page, colleague }) => {
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this webhook?' });
    await expect(question).toContainText('Messages that wait for another attempt are not sent.');
    await question.getByRole('button', { name: 'Delete webhook' }).click();
    await expect(heading(page, 'Webhooks')).toBeVisible();
    const left = await webhooksOf(colleague);
    expect(left.map(({ id }) => id)).not.toContain(webhook.id);
    const list = new List(page, 'webhooks');
    await list.has(left.length);
    await expect(list.rows('hooks.example.org/soon')).toHaveCount(0);
  });

  test('offers a sample as cURL for its receiver, since the service sends no tests', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy sample as cURL' }).click();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain("'https://hooks.example.org/soon'");
    expect(command).toContain(`X-WebhookId: ${webhook.id}`);
    expect(command).toContain('X-Secret: YOUR_SECRET');
  });
});

test('the list shows every webhook, finds one by its address, and says which ones fail', async ({
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
});

test('what is sent about licenses can be read in the receiver guide, with its four headers', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/webhooks');
  await page.getByRole('link', { name: 'Receiver guide' }).click();
  await expect(heading(page, 'Receiver guide')).toBeVisible();
  for (const name of ['X-WebhookType', 'X-WebhookId', 'X-Secret', 'X-TraceId']) {
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('at most 3 times');
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
  await signIn('specialist');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Providers' }),
  ).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Webhooks' }),
  ).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('webhooks');
  await expect(page.getByRole('option', { name: 'Webhooks' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const path of ['/webhooks', '/webhooks/log', '/webhooks/new', '/webhooks/guide', '/webhooks/x']) {
    await page.goto(path);
    await expect(page.getByText('Webhooks are not part of your role')).toBeVisible();
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
  await page.goto('/webhooks/new');
  await expect(page.getByRole('button', { name: 'Create webhook' })).toBeDisabled();
});
