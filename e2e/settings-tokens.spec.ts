import type { Page } from '@playwright/test';
import { accounts, expect, password, test } from './support/console';
import { List } from './support/list';
import { dialog, goWithin, mainLink, mainNavigation } from './support/page';
import { fillSignIn, signOut } from './support/session';
import { openSettings, region, tokens } from './support/settings';

const newPassword = 'A-new-way-in-27';

test('A token is revoked, or all others at once, or by a new password, and whoever worked with them is signed out; so is one with one’s own', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin');
  await colleague.ask('GET', '/providers?count=1');
  await page.goto('/settings');
  await expect(tokens(page)).toHaveCount(2);
  await expect(tokens(page).filter({ hasText: 'This session' })).toHaveCount(1);
  const other = tokens(page).filter({ hasNotText: 'This session' });
  await expect(other).toContainText(/127\.0\.0\.1, last used just now, ends in 12 hours/);
  await other.getByRole('button', { name: /^Revoke/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Revoke this token?' });
  await expect(dialog).toContainText('cannot be taken back');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(tokens(page)).toHaveCount(2);
  await other.getByRole('button', { name: /^Revoke/ }).click();
  await dialog.getByRole('button', { name: 'Revoke token' }).click();
  await expect(tokens(page)).toHaveCount(1);
  await expect(tokens(page)).toContainText('This session');
  await expect(colleague.ask('GET', '/providers?count=1')).rejects.toThrow();

  await test.step('all others', async () => {
    colleague.signInAnew();
    await colleague.ask('GET', '/providers?count=1');
    colleague.signInAnew();
    await colleague.ask('GET', '/providers?count=1');
    await mainLink(page, 'Providers').click();
    await expect(new List(page, 'providers').rows()).not.toHaveCount(0);
    await mainLink(page, 'Settings').click();
    await expect(tokens(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Revoke all others' }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke all other tokens?' });
    await expect(question).toContainText('2 other sessions');
    await question.getByRole('button', { name: 'Revoke all others' }).click();
    await expect(tokens(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Revoke all others' })).toBeHidden();
    await expect(colleague.ask('GET', '/providers?count=1')).rejects.toThrow();
  });

  await test.step('a new password, under its rules; this session goes on and all others end', async () => {
    colleague.signInAnew();
    await colleague.ask('GET', '/providers?count=1');
    await openSettings(page, 'Change password');
    const form = region(page, 'Change password');
    const field = (name: string) => form.getByLabel(name, { exact: true });
    const send = form.getByRole('button', { name: 'Change password' });
    await expect(form.getByRole('list', { name: 'Rules for the new password' })).toContainText(
      'At least 12 characters: not met yet',
    );

    await field('Current password').fill('not the one');
    await field('New password').fill(newPassword);
    await field('Repeat the new password').fill(newPassword);
    await send.click();
    await expect(form.getByText('This is not your current password.')).toBeVisible();
    await expect(field('New password')).toHaveValue(newPassword);
    await field('Current password').fill(password);
    await field('Repeat the new password').press('Enter');

    await expect(page.getByText('Your password is changed')).toBeVisible();
    await expect(field('Current password')).toHaveValue('');
    await expect(colleague.ask('GET', '/providers?count=1')).rejects.toThrow();
    await openSettings(page, 'Tokens and sessions');
    await expect(tokens(page)).toHaveCount(1);

    await signOut(page);
    await fillSignIn(page, accounts.admin, newPassword);
    await expect(mainNavigation(page)).toBeVisible();
  });

  await test.step('this session’s', async () => {
    await mainLink(page, 'Settings').click();
    await page.getByRole('button', { name: 'Revoke: this session' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke and sign out' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await goWithin(page, '/providers');
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
});

test.describe('Integration', () => {
  const secrets = (page: Page) => page.getByRole('list', { name: 'Client secrets' }).getByRole('listitem');
  const tokenFor = (page: Page, secret: string) =>
    page.evaluate(async (text) => {
      const body = new URLSearchParams({
        client_id: '6d1f6c9e-0b7e-4a5c-9a43-0d6a4f0c7b11',
        client_secret: text,
        grant_type: 'client_credentials',
      });
      const answer = await fetch('/api/auth/oauth/token', { method: 'POST', body });
      await answer.text();
      return answer.status;
    }, secret);

  test('a client secret that could not be created is said; one that was is shown once, works, and is deleted', async ({
    page,
    signIn,
    service,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('admin', '/settings/integration');
    await expect(secrets(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Copy inbound address' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/api\/integrations\/applicanttracker\/webhook\/\{organizationId\}$/,
    );

    await service.fails({
      operation: 'POST /organization/settings/oauth-credentials/{clientId}/client-secret',
      status: 503,
      times: 1,
    });
    await page.getByRole('button', { name: 'Create client secret' }).click();
    await dialog(page).getByRole('button', { name: 'Create client secret' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('The secret was not created');
    await dialog(page)
      .getByRole('button', { name: /^Create client secret/ })
      .click();
    const shown = dialog(page).getByLabel('Secret', { exact: true });
    await expect(shown).toHaveText(/.{21}/);
    const secret = await shown.innerText();
    expect(await tokenFor(page, secret)).toBe(200);
    const kept = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href,
    );
    expect(kept).not.toContain(secret);
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByRole('alert')).toContainText(
      'The secret is gone once this dialog closes.',
    );
    await dialog(page).getByRole('button', { name: 'I have stored it, close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(secret)).toHaveCount(0);
    await expect(secrets(page)).toHaveCount(2);

    await secrets(page)
      .first()
      .getByRole('button', { name: /^Delete the secret/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete secret' }).click();
    await expect(secrets(page)).toHaveCount(1);
    expect(await tokenFor(page, secret)).toBe(401);
  });
});
