import { expect, test } from './support/console';
import { goWithin, heading } from './support/page';
import type { Colleague } from './support/records';
import { bodiesSent } from './support/sent';
import type { Service } from './support/service';
import { messageLog as messages, messagePane as pane } from './support/webhook-log';
import { createWebhook, fillIn, leftovers, shownSecret } from './support/webhooks';

/** Makes something happen that webhooks for completed verifications are told of, and lets all attempts be made. */
async function verifySomething(colleague: Colleague, service: Service): Promise<void> {
  const { id } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Vega-Quill' });
  await colleague.addLicense(id, { number: 'RN-700' });
  await service.advance({ seconds: 600 });
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
  await expect(
    page.getByText(/^By its name it is sent when a verification of a license has ended/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sample payload' }).click();
  await expect(page.getByLabel('Sample payload', { exact: true })).toContainText(
    '"licenseNumber": "RN-100200"',
  );
  const sent = bodiesSent(page, 'POST', /\/api\/webhooks/);
  await createWebhook(page);

  await expect(heading(page, 'Webhook created')).toBeFocused();
  const secret = await shownSecret(page).innerText();
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
  await goWithin(page, '/webhooks');
  await expect(heading(page, 'Webhooks')).toBeVisible();
  await goWithin(page, link);
  await expect(pane(page).getByRole('heading', { level: 2 }), 'the address is the state').toHaveText(
    'Verification completed, attempt 1',
  );
  await expect(pane(page).getByRole('radio', { name: 'Headers' })).toBeChecked();
});
