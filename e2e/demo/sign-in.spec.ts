import { accounts, expect, test } from '../support/console';
import { heading, mainNavigation } from '../support/page';
import { fillSignIn } from '../support/session';

const newPassword = 'Larger-lantern-7';

test.describe('The identity provider of the demo', () => {
  test('signs in and comes back to the page that was asked for', async ({ page }) => {
    await page.goto('/sources');
    await page.getByRole('button', { name: 'Sign in with Cedar Ridge' }).click();
    await expect(page.getByRole('heading', { name: 'Simulated identity provider' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on as the demo user' }).click();
    await expect(heading(page, 'Sources')).toBeVisible();
    await expect(page).toHaveURL(/\/sources$/);
    await expect(page.getByRole('button', { name: `Account, ${accounts.admin}` })).toBeVisible();
  });

  test('that refuses is said, with a way back', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in with Cedar Ridge' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('alert')).toContainText('The identity provider did not sign you in.');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
});

test('A forgotten password is reset by a link whose token leaves the address at once', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(accounts.admin);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  await expect(page.getByText(`If there is an account for ${accounts.admin}`)).toBeVisible();

  await page.getByRole('link', { name: 'Open the link' }).click();
  const fresh = page.getByLabel('New password', { exact: true });
  await expect(fresh).toBeFocused();
  await expect(page).toHaveURL(/\/reset-password$/);

  await fresh.fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(fresh).toHaveAccessibleDescription(/at least 12 characters/i);
  await expect(fresh).toHaveAttribute('aria-invalid', 'true');
  await fresh.fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('link', { name: 'Go to sign in' }).click();

  await fillSignIn(page, accounts.admin);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is wrong/);
  await fillSignIn(page, accounts.admin, newPassword);
  await expect(mainNavigation(page)).toBeVisible();
});
