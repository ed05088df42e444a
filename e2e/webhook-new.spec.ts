import { expect, test } from './support/console';
import { goWithin, heading, mainLink } from './support/page';
import { bodiesSent } from './support/sent';
import { address, createWebhook, fillIn, leftovers, shownSecret, type Webhook } from './support/webhooks';

test('a twin is pointed out, an address without https refused until allowed, a secret not left by accident; what was typed is kept, but no secret', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const { id } = await colleague.ask<Webhook>('POST', '/webhooks', {
    type: 'LicenseExpired',
    url: 'https://hooks.example.org/same',
  });
  await signIn('admin', '/webhooks/new');

  await test.step('a webhook of the same type and address is pointed out before the service refuses it', async () => {
    await fillIn(page, { type: 'License expired', url: 'https://hooks.example.org/same' });
    await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `/webhooks/${id}`);
  });

  await test.step('an address without https is refused until insecure ones are allowed, which is warned of', async () => {
    const sent = bodiesSent(page, 'POST', /\/api\/webhooks/);
    await fillIn(page, { type: 'License changed', url: 'http://localhost:9000/in' });
    await page.getByRole('radio', { name: 'None' }).check();
    await createWebhook(page);
    await expect(address(page)).toBeFocused();
    await expect(page.getByText(/^The address must begin with https/)).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole('checkbox', { name: /^Allow an insecure address/ }).check();
    await expect(page.getByText(/anybody on the way can read and change what is sent/)).toBeVisible();
    await expect(page.getByText(/^The address must begin with https/)).toBeHidden();
    await page.getByRole('checkbox', { name: /^Include sensitive information/ }).check();
    await expect(page.getByText(/^Payloads then hold social security numbers/)).toBeVisible();
    await createWebhook(page);
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

  await test.step('the page is not left by accident while a secret stands on it', async () => {
    await goWithin(page, '/webhooks/new');
    await fillIn(page, { type: 'License expired', url: 'https://hooks.example.org/once' });
    await createWebhook(page);
    await expect(heading(page, 'Webhook created')).toBeVisible();
    await mainLink(page, 'Providers').click();
    const question = page.getByRole('alertdialog', { name: 'Leave without the secret?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(shownSecret(page)).toBeVisible();
    await mainLink(page, 'Providers').click();
    await question.getByRole('button', { name: 'Leave, I have it' }).click();
    await expect(heading(page, 'Providers')).toBeVisible();
  });

  await test.step('a failure while creating, a refusal and a reload keep what was typed, but not the secret, which is said', async () => {
    const typed = {
      type: 'License expired',
      url: 'https://hooks.example.org/kept',
      secret: 'cedar-9f27-typed',
    };
    const secret = page.getByRole('textbox', { name: 'The secret' });
    const expectKept = async () => {
      await expect(address(page)).toHaveValue(typed.url);
      await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('LicenseExpired');
      await expect(secret).toHaveValue('');
      expect(await leftovers(page)).not.toContain(typed.secret);
    };
    const notKept = page.getByText('The secret that you typed was not kept. Type it again.');

    await goWithin(page, '/webhooks/new');
    await fillIn(page, typed);
    await service.fails({ operation: 'POST /webhooks', status: 503, times: 1 });
    await createWebhook(page);
    await expect(page.getByRole('alert')).toContainText('The service failed');
    await expect(notKept).toBeVisible();
    await expectKept();

    await colleague.ask('POST', '/webhooks', { type: 'LicenseExpired', url: typed.url });
    await secret.fill(typed.secret);
    await createWebhook(page);
    await expect(page.getByRole('alert')).not.toContainText('The service failed');
    await expect(notKept).toBeVisible();
    await expectKept();

    await secret.fill(typed.secret);
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText('What you typed earlier is still here.')).toBeVisible();
    await expectKept();
    await address(page).fill(`${typed.url}/2`);
    await secret.fill(typed.secret);
    await createWebhook(page);
    await expect(shownSecret(page)).toHaveText(typed.secret);
  });
});
