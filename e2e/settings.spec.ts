import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts, expect, password, test } from './support/console';
import { List } from './support/list';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tokens = (page: Page) => page.getByRole('list', { name: 'Tokens and sessions' }).getByRole('listitem');
const newPassword = 'A-new-way-in-27';

test.describe('Tokens', () => {
  test('one is revoked, and whoever worked with it is signed out', async ({ page, signIn, colleague }) => {
    await signIn('admin');
    await colleague.ask('GET', '/providers?count=1');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(tokens(page)).toHaveCount(2);
    await expect(tokens(page).filter({ hasText: 'This session' })).toHaveCount(1);
    const other = tokens(page).filter({ hasNotText: 'This session' });
    await expect(other).toContainText(/Chrome.* on .*127\.0\.0\.1, last used just now, ends in 12 hours/);
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
    await page.getByRole('link', { name: 'Providers', exact: true }).click();
    await expect(new List(page, 'providers').rows()).not.toHaveCount(0);
  });

  test('all others are revoked at once, listed or not', async ({ page, signIn, colleague }) => {
    await signIn('admin', '/settings');
    await expect(tokens(page)).toHaveCount(1);
    await colleague.ask('GET', '/providers?count=1');
    colleague.signInAnew();
    await colleague.ask('GET', '/providers?count=1');
    await page.reload();
    await expect(tokens(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Revoke all others' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Revoke all other tokens?' });
    await expect(dialog).toContainText('2 other sessions');
    await dialog.getByRole('button', { name: 'Revoke all others' }).click();
    await expect(tokens(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Revoke all others' })).toBeHidden();
    await expect(colleague.ask('GET', '/providers?count=1')).rejects.toThrow();
  });

  test('revoking the one of this session signs out', async ({ page, signIn }) => {
    await signIn('reader', '/settings');
    await page.getByRole('button', { name: 'Revoke: this session' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke and sign out' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await page.goto('/providers');
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });

  test('a list and a revocation that fail say so, and work with the next try', async ({
    page,
    signIn,
    service,
    colleague,
  }) => {
    await signIn('admin', '/providers');
    await colleague.ask('GET', '/providers?count=1');
    await service.fails({ operation: 'GET /auth/token', status: 403 });
    await page.getByRole('link', { name: 'Settings' }).click();
    const section = region(page, 'Tokens and sessions');
    await expect(section.getByRole('alert')).toContainText('Your tokens could not be listed');
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(tokens(page)).toHaveCount(2);

    await service.fails({ operation: 'POST /auth/token/{tokenId}/invalidate', status: 500 });
    await tokens(page).filter({ hasNotText: 'This session' }).getByRole('button').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Revoke token' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The service failed');
    await dialog.getByRole('button', { name: 'Revoke token' }).click();
    await expect(tokens(page)).toHaveCount(1);
  });
});

test('the password is changed under its rules; this session goes on and all others end', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin', '/settings');
  await colleague.ask('GET', '/providers?count=1');
  const form = region(page, 'Change password');
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const send = form.getByRole('button', { name: 'Change password' });
  await expect(form.getByRole('list', { name: 'Rules for the new password' })).toContainText(
    'At least 12 characters: not met yet',
  );

  await send.click();
  await expect(form.getByText('Give your current password.')).toBeVisible();
  await field('Current password').fill('not the one');
  await field('New password').fill(newPassword);
  await field('Repeat the new password').fill('something else');
  await expect(form.getByText('This is not the same as the new password.')).toBeVisible();
  await field('Repeat the new password').fill(newPassword);
  await send.click();
  await expect(form.getByText('This is not your current password.')).toBeVisible();
  await expect(field('New password')).toHaveValue(newPassword);
  await field('Current password').fill(password);
  await field('Repeat the new password').press('Enter');

  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(field('Current password')).toHaveValue('');
  await expect(colleague.ask('GET', '/providers?count=1')).rejects.toThrow();
  await expect(tokens(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Providers', exact: true }).click();
  await expect(new List(page, 'providers').rows()).not.toHaveCount(0);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').fill(accounts.admin);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test.describe('Keys', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^Another key for/ });

  test('a shortcut gets other keys by pressing them, and these are used and shown everywhere', async ({
    page,
    signIn,
  }) => {
    await signIn('specialist', '/settings');
    await page.getByRole('button', { name: /^Everywhere, / }).click();
    await page.getByRole('button', { name: 'Change the key of Go to Reviews, Everywhere' }).click();
    await page.keyboard.type('gm');
    await expect(dialog(page).getByRole('alert')).toContainText('“Go to Matches” in Everywhere');
    await expect(dialog(page).getByRole('button', { name: 'Use this key' })).toBeDisabled();
    await dialog(page).getByLabel('New key').press('F5');
    await expect(dialog(page).getByRole('alert')).toContainText('This key moves, sends or closes things');
    await page.keyboard.type('gv');
    await expect(dialog(page).getByLabel('New key')).toHaveValue('G then V');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Everywhere, .*, 1 changed$/ })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.keyboard.type('gr');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.keyboard.type('gv');
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Go to ReviewsG then V');
    await expect(help).not.toContainText('G then R');
  });

  test('what does the same elsewhere changes with it, and all of it is reset', async ({ page, signIn }) => {
    await signIn('specialist', '/settings');
    await page.getByRole('button', { name: /^Review, / }).click();
    await page.getByRole('button', { name: 'Change the key of Next case, Review' }).click();
    await expect(dialog(page).getByRole('checkbox', { name: /^Also in \d+ other places/ })).toBeChecked();
    await page.keyboard.press('w');
    await dialog(page).getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('link', { name: /^Alerts/ }).click();
    const list = new List(page, 'alerts');
    await expect(list.rows()).not.toHaveCount(0);
    await page.keyboard.press('w');
    await expect(page).toHaveURL(/alert=/);
    const first = page.url();
    await page.keyboard.press('w');
    await expect(page).not.toHaveURL(first);
    const second = page.url();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Next alertW');
    await page.keyboard.press('Escape');
    expect(page.url()).toBe(second);

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Reset all \d+ changed keys$/ }).click();
    await expect(page.getByRole('button', { name: /^Reset all/ })).toHaveCount(0);
    await page.getByRole('link', { name: /^Alerts/ }).click();
    await expect(list.rows()).not.toHaveCount(0);
    await page.keyboard.press('j');
    await expect(page).toHaveURL(/alert=/);
  });
});

test('reasons are added, put in order and removed, and the review offers them so', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/settings');
  const group = page.getByRole('group', { name: 'Not found' });
  await group.getByRole('button', { name: 'Add a reason' }).click();
  await group.getByRole('textbox', { name: 'Not found, reason 4' }).fill('Asked by phone');
  const up = (place: number) =>
    group.getByRole('button', { name: `Move reason ${place} of Not found up`, exact: true });
  await up(4).click();
  await expect(up(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(up(2)).toBeFocused();
  await group.getByRole('button', { name: 'Remove reason 1 of Not found' }).click();
  await page.reload();
  await expect(group.getByRole('textbox')).toHaveCount(3);
  await expect(group.getByRole('textbox').first()).toHaveValue('Asked by phone');
  await page.getByRole('button', { name: 'Go back to the usual reasons' }).click();
  await expect(group.getByRole('textbox').first()).toHaveValue('None of the results is this provider');
});

test('limits are kept, and what cannot be is not', async ({ page, signIn }) => {
  await signIn('specialist', '/settings');
  const limits = region(page, 'Review limits');
  await expect(limits.getByRole('radio', { name: '120 days, accreditation' })).toBeChecked();
  await limits.getByRole('radio', { name: 'Own number' }).check();
  const own = limits.getByLabel('Evidence counts for this many days');
  await own.fill('0');
  await expect(limits).toContainText('Give a whole number from 1 to 730. Until then 120 days stay in force.');
  await own.fill('100');
  await limits.getByLabel('But at no more than').fill('80');
  await page.reload();
  await expect(own).toHaveValue('100');
  await expect(limits.getByLabel('But at no more than')).toHaveValue('80');
  await limits.getByRole('radio', { name: '90 days, certification' }).check();
  await expect(own).toBeHidden();
  await limits.getByRole('button', { name: 'Go back to the usual limits' }).click();
  await expect(limits.getByRole('radio', { name: '120 days, accreditation' })).toBeChecked();
  await expect(limits.getByLabel('But at no more than')).toHaveValue('50');
});

test.describe('A file of settings', () => {
  const choose = async (page: Page, name: string, text: string) => {
    const buffer = Buffer.from(text);
    await page.getByLabel('Import settings').setInputFiles({ name, mimeType: 'application/json', buffer });
  };
  const save = async (page: Page) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export settings' }).click(),
    ]);
    return readFile(await file.path(), 'utf8');
  };

  test('brings back what was exported, saved views too, and says before what will change', async ({
    page,
    signIn,
  }) => {
    await signIn('specialist', '/providers?state=WY');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Wyoming');
    await page.getByRole('button', { name: 'Save as a view' }).click();
    await page.goto('/settings');
    const rows = page.getByRole('group', { name: 'Table rows' });
    await rows.getByRole('radio', { name: 'Compact' }).check();
    await page.getByLabel('Lock after this many minutes without activity').fill('45');
    const text = await save(page);
    expect(text).toContain('Wyoming');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    const token = /cred_[0-9a-f]+/.exec(kept)?.[0] ?? 'no token is kept';
    expect(token).toMatch(/^cred_/);
    expect(text).not.toContain(token);
    expect(text).not.toContain(accounts.specialist);

    await rows.getByRole('radio', { name: 'Relaxed' }).check();
    await page.getByLabel('Lock after this many minutes without activity').fill('5');
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage))
        if (name.includes('views:')) localStorage.removeItem(name);
    });
    await page.reload();
    await choose(page, 'mine.json', text);
    const dialog = page.getByRole('dialog', { name: 'Import these settings?' });
    await expect(dialog.getByRole('row')).toHaveText([
      /What/,
      'Table rowsRelaxedCompact',
      'Minutes until the lock545',
      'View of providers–Wyoming',
    ]);
    await dialog.getByRole('button', { name: 'Import 3 changes' }).click();
    await expect(page.getByText('The settings are imported')).toBeVisible();
    await expect(rows.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await expect(page.getByLabel('Lock after this many minutes without activity')).toHaveValue('45');
    expect(await save(page)).toBe(text);
    await choose(page, 'mine.json', text);
    await expect(dialog).toContainText('There is nothing to change.');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('link', { name: 'Providers', exact: true }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByText('Wyoming').first()).toBeVisible();
  });

  test('that is broken is refused with the reason, and nothing changes', async ({ page, signIn }) => {
    await signIn('specialist', '/settings');
    await page.getByRole('group', { name: 'Table rows' }).getByRole('radio', { name: 'Compact' }).check();
    const before = await save(page);
    for (const [text, reason] of [
      [before.slice(0, before.length / 2), 'it is not JSON'],
      ['{"name":"something else"}', 'holds no settings of this console'],
      [
        before.replace('"idleMinutes": 15', '"idleMinutes": "never"'),
        '“idleMinutes” has a value that it cannot have',
      ],
      [before.replace('"views": {', '"token": "cred_1", "views": {'), 'named like a password or a token'],
    ] as const) {
      await choose(page, 'broken.json', text);
      const alert = region(page, 'Export and import').getByRole('alert');
      await expect(alert).toContainText('Nothing was imported.');
      await expect(alert).toContainText(reason);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await save(page)).toBe(before);
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

  test('a client secret is created, shown once, works, and is deleted', async ({ page, signIn }) => {
    await signIn('admin', '/settings');
    await expect(secrets(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Create client secret' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create client secret' }).click();
    const secret = (await dialog.getByLabel('Secret', { exact: true }).textContent()) ?? '';
    expect(secret.length).toBeGreaterThan(20);
    expect(await tokenFor(page, secret)).toBe(200);
    const kept = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href,
    );
    expect(kept).not.toContain(secret);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toContainText('The secret is gone once this dialog closes.');
    await dialog.getByRole('button', { name: 'I have stored it, close' }).click();
    await expect(dialog).toHaveCount(0);
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

  test('a secret that could not be created is said, and the address for applicants is copied', async ({
    page,
    signIn,
    service,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('admin', '/settings');
    await service.fails({
      operation: 'POST /organization/settings/oauth-credentials/{clientId}/client-secret',
      status: 500,
    });
    await page.getByRole('button', { name: 'Create client secret' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create client secret' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The secret was not created');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(secrets(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Copy inbound address' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/api\/integrations\/applicanttracker\/webhook\/\{organizationId\}$/,
    );
  });

  test('is not there for the specialist', async ({ page, signIn }) => {
    await signIn('specialist', '/settings');
    await expect(tokens(page)).toHaveCount(1);
    await expect(region(page, 'Integration')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'On this page' })).not.toContainText('Integration');
  });
});

test('the libraries of the console are listed with the text of their licenses', async ({ page, signIn }) => {
  await signIn('reader', '/settings');
  await page.getByRole('button', { name: 'Libraries and their licenses' }).click();
  const libraries = page.getByRole('list', { name: 'Libraries' });
  await expect(libraries.getByRole('listitem').filter({ hasText: /^zod \d+\.\d+\.\d+, MIT$/ })).toHaveCount(
    1,
  );
  await libraries.getByRole('button', { name: /^papaparse / }).click();
  await expect(libraries.getByRole('group', { name: 'License of papaparse' })).toContainText(
    'The MIT License',
  );
});
