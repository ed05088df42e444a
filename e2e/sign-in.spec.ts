import { createHash } from 'node:crypto';
import { consoleUrl } from './support/addresses';
import { accounts, expect, password, test } from './support/console';
import { goWithin, heading, mainNavigation } from './support/page';
import { fillSignIn, signOut } from './support/session';

const newPassword = 'Larger-lantern-7';

test('a failure is said with its id, a wrong password at its field; then the address asked for opens, after a new password where one is due', async ({
  page,
  service,
}) => {
  await page.goto('/providers?providerName=smith');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await service.fails({ operation: 'POST /auth/token/password', status: 500, times: 1 });
  await fillSignIn(page, accounts.specialist);
  const alert = page.getByRole('alert').filter({ hasText: 'Signing in did not work' });
  await expect(alert.getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveValue(password);

  await fillSignIn(page, accounts.specialist, 'Not-the-password-1');
  await expect(field).toHaveAccessibleDescription(/password is wrong/);
  await expect(page.getByLabel('E-mail')).toHaveValue(accounts.specialist);
  await fillSignIn(page, accounts.specialist);
  await expect(page).toHaveURL(/\/providers\?providerName=smith$/);
  const search = page.getByRole('searchbox', { name: /Search providers/ });
  await expect(search).toHaveValue('smith');
  await page.reload();
  await expect(search).toHaveValue('smith');
  await expect(page.getByLabel('E-mail')).toBeHidden();

  await test.step('a password that has to be changed is, under rules that are shown first, and no redirect to another site is followed', async () => {
    await signOut(page);
    await goWithin(page, '/sign-in?redirect=https%3A%2F%2Fevil.example%2Fphish');
    await fillSignIn(page, accounts.mustChange);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

    const rules = page.getByRole('list', { name: 'Rules for the new password' });
    const fresh = page.getByLabel('New password', { exact: true });
    const current = page.getByLabel('Current password');
    const change = page.getByRole('button', { name: 'Change password and sign in' });
    await expect(fresh).toBeFocused();
    await expect(rules.getByRole('listitem')).toHaveCount(4);
    await expect(rules.getByText(': met')).toHaveCount(0);
    await fresh.fill(password);
    await expect(rules.getByRole('listitem').filter({ hasText: 'Another one' })).toContainText('not met yet');
    await expect(rules.getByRole('listitem').filter({ hasText: 'At least 12' })).toContainText(': met');
    await change.click();
    await expect(fresh).toHaveAttribute('aria-invalid', 'true');
    await expect(current).not.toHaveAttribute('aria-invalid', 'true');

    await fresh.fill(newPassword);
    await current.fill('Not-the-password-1');
    await change.click();
    await expect(current).toHaveAccessibleDescription(/not the current password/);
    await expect(fresh).toHaveValue(newPassword);
    await current.fill(password);
    await change.click();
    await expect(heading(page, 'Today')).toBeVisible();

    await signOut(page);
    await fillSignIn(page, accounts.mustChange, newPassword);
    await expect(mainNavigation(page)).toBeVisible();
  });
});

test('an identity provider whose codes the console exchanges itself gets the proof for the hash it was shown, and signs in', async ({
  page,
}) => {
  const asked: {
    challenge?: string | null;
    method?: string | null;
    verifier?: string | null;
    nonce?: string | null;
  } = {};
  await page.route('**/config.json', async (route) => {
    const configuration: object = await (await route.fetch()).json();
    const identityProvider = {
      label: 'Sign in with Quill',
      clientId: 'console',
      authorizeUrl: `${consoleUrl}/idp/authorize`,
      tokenUrl: `${consoleUrl}/idp/token`,
    };
    await route.fulfill({ json: { ...configuration, identityProvider } });
  });
  await page.route('**/idp/authorize?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.challenge = searchParams.get('code_challenge');
    asked.method = searchParams.get('code_challenge_method');
    asked.nonce = searchParams.get('nonce');
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', 'once');
    back.searchParams.set('state', searchParams.get('state') ?? '');
    await route.fulfill({ status: 302, headers: { Location: back.href } });
  });
  await page.route('**/idp/token', async (route) => {
    asked.verifier = new URLSearchParams(route.request().postData() ?? '').get('code_verifier');
    const claims = Buffer.from(JSON.stringify({ nonce: asked.nonce })).toString('base64url');
    await route.fulfill({ json: { id_token: `e30.${claims}.demo-id-token` } });
  });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with Quill' }).click();
  await expect(heading(page, 'Today')).toBeVisible();
  expect(asked.method).toBe('S256');
  expect(asked.verifier).toMatch(/^[\w-]{43}$/);
  expect(createHash('sha256').update(`${asked.verifier}`).digest('base64url')).toBe(asked.challenge);
});

test('an address that lets nobody in says so and leads on: a sign-on that nobody asked for, a used-up link; a new link resets the password', async ({
  page,
}) => {
  await page.goto('/sign-in/callback?code=demo-code&state=forged');
  await expect(page.getByRole('alert')).toContainText('does not belong to a sign-in');
  await expect(page).toHaveURL(/\/sign-in\/callback$/);
  for (const [search, words] of [
    ['code=demo-code&state=popup-forged', 'No page waits for this answer'],
    ['state=popup-forged', 'came back without an answer'],
  ]) {
    await page.goto(`/sign-in/callback?${search}`);
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(`${words}`);
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
  }
  await goWithin(page, '/');
  await expect(page.getByLabel('E-mail')).toBeVisible();

  const fresh = page.getByLabel('New password', { exact: true });
  const change = page.getByRole('button', { name: 'Change password' });
  await goWithin(page, '/reset-password?token=used-long-ago');
  await fresh.fill(newPassword);
  await change.click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(accounts.admin);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  await expect(page.getByText(`If there is an account for ${accounts.admin}`)).toBeVisible();

  await goWithin(page, '/reset-password?token=demo-reset-token');
  await expect(fresh).toBeFocused();
  await expect(page, 'the token leaves the address at once').toHaveURL(/\/reset-password$/);
  await fresh.fill('short');
  await change.click();
  await expect(fresh).toHaveAccessibleDescription(/at least 12 characters/i);
  await expect(fresh).toHaveAttribute('aria-invalid', 'true');
  await fresh.fill(newPassword);
  await change.click();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await fillSignIn(page, accounts.admin);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is wrong/);
  await fillSignIn(page, accounts.admin, newPassword);
  await expect(mainNavigation(page)).toBeVisible();
});
