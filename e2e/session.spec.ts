import type { Page } from '@playwright/test';
import { accounts, expect, password, test } from './support/console';
import type { Colleague } from './support/records';

const newPassword = 'Larger-lantern-7';

async function fillSignIn(page: Page, email: string, secret = password) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const frame = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** Opens the notes of a new provider and begins to write one. */
async function beginNote(page: Page, colleague: Colleague, text: string) {
  const { id } = await colleague.addProvider({ firstName: 'Nora', lastName: 'Quill' });
  await page.goto(`/providers/${id}?tab=notes`);
  await page.getByRole('textbox', { name: 'New note' }).fill(text);
}

const noteField = (page: Page) => page.getByRole('textbox', { name: 'New note' });
const addNote = (page: Page) =>
  page.getByRole('region', { name: 'Notes' }).getByRole('button', { name: 'Add note' });

/** Everything that the browser keeps for this origin and that a person at it could read. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** The token that the page sends at present. */
async function tokenOf(page: Page): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().includes('/api/') && Boolean(one.headers()['authorization'])),
    page.reload(),
  ]);
  return (request.headers()['authorization'] ?? '').replace('Bearer ', '');
}

test.describe('Signing in', () => {
  test('a wrong password is said at its field, and the right one then works', async ({ page }) => {
    await page.goto('/');
    await fillSignIn(page, accounts.specialist, 'Not-the-password-1');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /password is wrong/,
    );
    await expect(page.getByLabel('E-mail')).toHaveValue(accounts.specialist);
    await fillSignIn(page, accounts.specialist);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  });

  test('an address that was asked for before signing in opens after it, with its filters', async ({
    page,
    signIn,
  }) => {
    await signIn('specialist', '/providers?providerName=smith');
    await expect(page).toHaveURL(/\/providers\?providerName=smith$/);
    await expect(page.getByRole('searchbox', { name: /Search providers/ })).toHaveValue('smith');
  });

  test('a redirect to another site is not followed', async ({ page, signIn }) => {
    await signIn('specialist', '/sign-in?redirect=https%3A%2F%2Fevil.example%2Fphish');
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await signOut(page);
    await signIn('specialist', '/sign-in?redirect=%2F%2Fevil.example%2Fphish');
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  });

  test('a reload keeps the session', async ({ page, signIn }) => {
    await signIn('specialist', '/settings');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeHidden();
  });

  test('a service that fails is said with its correlation id, and nothing typed is lost', async ({
    page,
    service,
  }) => {
    await page.goto('/sign-in');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await service.fails({ operation: 'POST /auth/token/password', status: 500 });
    await fillSignIn(page, accounts.specialist);
    const alert = page.getByRole('alert').filter({ hasText: 'Signing in did not work' });
    await expect(alert.getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(frame(page)).toBeVisible();
  });
});

test.describe('A password that has to be changed', () => {
  test('is changed under rules that are shown first, with each refusal at its field', async ({ page }) => {
    await page.goto('/');
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
    await expect(rules.getByText('not met yet')).toHaveCount(0);
    await current.fill('Not-the-password-1');
    await change.click();
    await expect(current).toHaveAccessibleDescription(/not the current password/);
    await expect(fresh).toHaveValue(newPassword);

    await current.fill(password);
    await change.click();
    await expect(frame(page)).toBeVisible();

    await signOut(page);
    await fillSignIn(page, accounts.mustChange);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is wrong/);
    await fillSignIn(page, accounts.mustChange, newPassword);
    await expect(frame(page)).toBeVisible();
  });
});

test.describe('Single sign-on', () => {
  test('goes to the identity provider and comes back to the page that was asked for', async ({ page }) => {
    await page.goto('/sources');
    await page.getByRole('button', { name: 'Sign in with Cedar Ridge' }).click();
    await expect(page.getByRole('heading', { name: 'Simulated identity provider' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on as the demo user' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeVisible();
    await expect(page).toHaveURL(/\/sources$/);
    await expect(page.getByRole('button', { name: `Account, ${accounts.admin}` })).toBeVisible();
  });

  test('a refusal is said, with a way back', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in with Cedar Ridge' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('alert')).toContainText('The identity provider did not sign you in.');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });

  test('an answer that nobody asked for signs nobody in and leaves the address', async ({ page }) => {
    await page.goto('/sign-in/callback?code=demo-code&state=forged');
    await expect(page.getByRole('alert')).toContainText('does not belong to a sign-in');
    await expect(page).toHaveURL(/\/sign-in\/callback$/);
    await page.goto('/');
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
});

test.describe('A forgotten password', () => {
  test('is reset by a link whose token leaves the address at once', async ({ page }) => {
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
    await expect(frame(page)).toBeVisible();
  });

  test('a link that is used up leads to a new one', async ({ page }) => {
    await page.goto('/reset-password?token=used-long-ago');
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  });
});

test.describe('A session that ends', () => {
  test('in the middle of a note asks for the password over the page, and the note is then saved once', async ({
    page,
    signIn,
    service,
    colleague,
  }) => {
    await signIn();
    await beginNote(page, colleague, 'Called the board, waiting for a letter.');
    await service.advance({ hours: 13 });
    await addNote(page).click();

    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(noteField(page)).toHaveValue('Called the board, waiting for a letter.');

    await dialog.getByLabel('Password', { exact: true }).fill('Not-the-password-1');
    await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is wrong/);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in and go on' }).click();

    await expect(dialog).toBeHidden();
    await expect(noteField(page)).toHaveValue('');
    const notes = page.getByRole('region', { name: 'Notes' }).getByRole('article');
    await expect(notes).toHaveCount(1);
    await expect(notes).toContainText('Called the board, waiting for a letter.');
    await page.reload();
    await expect(notes).toHaveCount(1);
  });

  test('warns five minutes before, and the password given then keeps it going', async ({
    page,
    signIn,
    service,
  }) => {
    await page.clock.install();
    await signIn();
    await service.advance({ hours: 11, seconds: 3_400 });
    // Time becomes known with the next answer of the service.
    await frame(page).getByRole('link', { name: 'Providers' }).click();
    await expect(page.getByRole('grid', { name: 'providers' })).toBeVisible();
    await page.clock.fastForward('00:30');
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices).toContainText('Your session ends at');
    await notices.getByRole('button', { name: 'Stay signed in' }).click();

    const dialog = page.getByRole('dialog', { name: 'Stay signed in' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(dialog).toBeHidden();
    await expect(notices).not.toContainText('Your session ends at');
    await page.clock.fastForward('10:00');
    await frame(page).getByRole('link', { name: 'Licenses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('discards what was typed when somebody else signs in', async ({
    page,
    signIn,
    service,
    colleague,
  }) => {
    await signIn();
    await beginNote(page, colleague, 'Only for my own eyes.');
    await service.advance({ hours: 13 });
    await addNote(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await dialog.getByRole('button', { name: 'Sign in as someone else' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect(await kept(page)).not.toContain('Only for my own eyes.');
    await fillSignIn(page, accounts.admin);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Account, ${accounts.admin}` })).toBeVisible();
  });
});

test.describe('Signing out', () => {
  test('in one tab signs out the other, and leaves nothing behind', async ({
    page,
    context,
    signIn,
    colleague,
  }) => {
    await signIn();
    await beginNote(page, colleague, 'A draft that nobody saved.');
    const token = await tokenOf(page);
    await expect(noteField(page)).toHaveValue('A draft that nobody saved.');
    expect(await kept(page)).toContain(token);

    const other = await context.newPage();
    await other.goto('/licenses');
    await expect(other.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
    await expect(other.getByLabel('E-mail')).toBeHidden();

    await signOut(other);
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('You signed out in another tab.')).toBeVisible();
    for (const tab of [page, other]) {
      const left = await kept(tab);
      expect(left).not.toContain(token);
      expect(left).not.toContain('A draft that nobody saved.');
      expect(left).not.toContain(accounts.specialist);
    }
    await page.goBack();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect(page.getByText('Nora Quill')).toBeHidden();
  });

  test('ends the token at the service', async ({ page, signIn }) => {
    await signIn();
    const token = await tokenOf(page);
    const status = () =>
      page.evaluate(async (bearer) => {
        const answer = await fetch('/api/providers?count=1', {
          headers: { Authorization: `Bearer ${bearer}` },
        });
        await answer.text();
        return answer.status;
      }, token);
    expect(await status()).toBe(200);
    await signOut(page);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect.poll(status).toBe(401);
  });
});

test.describe('A console that nobody is at', () => {
  test('locks after the minutes that are set, covers the page, and keeps what was typed', async ({
    page,
    signIn,
    colleague,
  }) => {
    await page.clock.install();
    await signIn('specialist', '/settings');
    await page.getByLabel('Lock after this many minutes without activity').fill('3');
    await beginNote(page, colleague, 'Half a sentence');
    await page.clock.fastForward('02:00');
    await expect(page.getByRole('dialog', { name: 'Locked' })).toBeHidden();
    await page.clock.fastForward('01:30');

    const dialog = page.getByRole('dialog', { name: 'Locked' });
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(noteField(page)).toBeHidden();
    await expect(page).toHaveTitle('Locked · Credence');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Unlock' }).click();
    await expect(dialog).toBeHidden();
    await expect(noteField(page)).toHaveValue('Half a sentence');
    await addNote(page).click();
    await expect(page.getByRole('article').filter({ hasText: 'Half a sentence' })).toBeVisible();
  });

  test('a reload does not uncover a locked page', async ({ page, signIn }) => {
    await signIn('specialist', '/licenses');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Lock now' }).click();
    await expect(page.getByRole('dialog', { name: 'Locked' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeHidden();
  });
});

test.describe('A role that only reads', () => {
  test('sees everything, and each way to write is closed with its reason', async ({
    page,
    signIn,
    colleague,
  }) => {
    await signIn('reader');
    const { id } = await colleague.addProvider({ firstName: 'Nora', lastName: 'Quill' });
    await page.goto(`/providers/${id}?tab=notes`);
    const reason = /Your role, Reader, can read this but not change it/;
    for (const name of ['Attach license', 'Verify all licenses']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(reason);
    }
    await expect(addNote(page)).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Notes' })).toContainText(reason);
    await page.getByRole('button', { name: 'More actions' }).click();
    for (const name of ['Edit provider', 'Deactivate provider', 'Delete provider']) {
      await expect(page.getByRole('menuitem', { name })).toBeDisabled();
    }
    await page.goto('/providers/new');
    await expect(page.getByRole('button', { name: 'Create provider' })).toBeDisabled();
    await expect(page.getByText(reason)).toBeVisible();
  });
});
