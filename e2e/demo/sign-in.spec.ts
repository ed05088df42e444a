import { accounts, expect, test } from '../support/console';
import { goWithin, heading } from '../support/page';

test('The demo stands in for a mailbox and an identity provider, whose refusal is said, and who brings one to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/sign-in?providers=200');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(accounts.admin);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('link', { name: 'Open the link' })).toHaveAttribute(
    'href',
    '/reset-password?token=demo-reset-token',
  );
  await page.getByRole('link', { name: 'Back to sign in' }).click();

  const provider = page.getByRole('button', { name: 'Sign in with Cedar Ridge' });
  await provider.click();
  await expect(page.getByRole('heading', { name: 'Simulated identity provider' })).toBeVisible();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('The identity provider did not sign you in.');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();

  await goWithin(page, '/sources');
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  await provider.click();
  await page.getByRole('button', { name: 'Go on as the demo user' }).click();
  await expect(heading(page, 'Sources')).toBeVisible();
  await expect(page).toHaveURL(/\/sources$/);
  await expect(page.getByRole('button', { name: `Account, ${accounts.admin}` })).toBeVisible();
});
