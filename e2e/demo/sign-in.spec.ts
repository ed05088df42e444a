import { accounts, expect, test } from '../support/console';
import { goWithin, heading } from '../support/page';
import { expectAllAccessible, type Screen } from '../support/screens';

test('The demo stands in for a mailbox and an identity provider, which refuses or brings one to the page asked for; axe finds nothing there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectAccessibleNow = (...[name, open]: Screen) => expectAllAccessible(page, [[name, open]]);
  await page.goto('/sign-in?providers=200');
  await expectAccessibleNow('the sign-in of the demo', async () => {
    await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
  });
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
  await expectAccessibleNow('its identity provider', async () => {
    await expect(page.getByRole('heading', { name: 'Simulated identity provider' })).toBeVisible();
  });
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

  await expectAccessibleNow('the demo panel', async () => {
    await page.getByRole('button', { name: 'Demo data' }).click();
    await expect(page.getByRole('dialog', { name: 'Demo data' })).toContainText('The service’s time is');
  });
});
