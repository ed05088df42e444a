import { expect, test } from './support/console';
import { List } from './support/list';
import { dialog, goWithin, heading } from './support/page';
import { bodiesSent } from './support/sent';
import { address, leftovers, shownSecret, webhooksOf, type Webhook } from './support/webhooks';

test('webhooks are listed, with which ones fail; one is read as cURL, gets another address, another secret or none, and is deleted', async ({
  page,
  context,
  signIn,
  service,
  colleague,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await colleague.ask<Webhook>('POST', '/webhooks', {
    type: 'LicenseExpiresSoon',
    url: 'https://hooks.example.org/soon',
    secret: 'cedar-old',
  });
  await signIn('admin', '/webhooks');
  const list = new List(page, 'webhooks');
  await test.step('the list finds one by its address, says which ones fail, and leads to the receiver guide', async () => {
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

  await goWithin(page, `/webhooks/${id}`);
  await expect(heading(page, 'License expires soon')).toBeVisible();
  const sent = bodiesSent(page, 'PATCH', /\/api\/webhooks/);

  await test.step('a sample for its receiver: the service sends no tests', async () => {
    await page.getByRole('button', { name: 'Copy sample as cURL' }).click();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain("'https://hooks.example.org/soon'");
    expect(command).toContain(`X-WebhookId: ${id}`);
    expect(command).toContain('X-Secret: YOUR_SECRET');
  });

  await test.step('another address, without what was not touched being sent', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await address(page).fill('https://hooks.example.org/later');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('main')).toContainText('https://hooks.example.org/later');
    expect(sent.splice(0)).toEqual([{ url: 'https://hooks.example.org/later' }]);
  });

  await test.step('another secret: the receiver first, then the service, without an overlap', async () => {
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    const secret = await shownSecret(page).innerText();
    await dialog(page).getByRole('button', { name: 'My receiver is ready, go on' }).click();
    await expect(dialog(page)).toContainText('There is no overlap.');
    expect(sent, 'nothing has changed yet').toEqual([]);
    await service.fails({ operation: 'PATCH /webhooks/{webhookId}', status: 500, times: 1 });
    await dialog(page).getByRole('button', { name: 'Switch to the new secret' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('switching again does no harm');
    await dialog(page).getByRole('button', { name: 'Send again' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('The new secret is in use')).toBeVisible();
    expect(sent.splice(0)).toEqual([{ secret }, { secret }]);
    expect(await leftovers(page)).not.toContain(secret);
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await expect(shownSecret(page), 'a new one each time').not.toHaveText(secret);
  });

  await test.step('one that is typed, or none at all', async () => {
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

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this webhook?' });
  await expect(question).toContainText('Messages that wait for another attempt are not sent.');
  await question.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(heading(page, 'Webhooks')).toBeVisible();
  const left = await webhooksOf(colleague);
  expect(left.map((one) => one.id)).not.toContain(id);
  await list.has(left.length);
  await expect(list.rows('hooks.example.org/later')).toHaveCount(0);
});
