import type { Page, Request } from '@playwright/test';
import { alertsOf, dismiss, test } from './support/alerts';
import { accounts, expect } from './support/console';
import { List } from './support/list';
import { heading } from './support/page';
import { fillSignIn, signOut } from './support/session';

const isVerification = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/verify');

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sign out and leave this?' });

test('a dismissal that still waits goes out before a sign-out, and whoever comes next hears nothing of it', async ({
  page,
  colleague,
  openAlerts,
}) => {
  const [first] = await openAlerts();
  await dismiss(page, 'Decided before I left');
  await signOut(page);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect
    .poll(async () => (await alertsOf(colleague, 'status=Dismissed', 100)).find(({ id }) => id === first.id))
    .toMatchObject({ dismissalNote: 'Decided before I left' });
  await expect(page.getByText(/dismissed/i)).toHaveCount(0);
});

test('work over many licenses asks before a sign-out, and is not carried on in the name of whoever comes next', async ({
  page,
  signIn,
  service,
}) => {
  const sent: Request[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!isVerification(request)) return;
    sent.push(request);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await signIn('specialist', '/licenses?licenseStatus=DisciplinaryActions');
  await expect(new List(page, 'licenses').rows()).not.toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await page.getByRole('button', { name: 'Verify licenses' }).click();
  const dialog = page.getByRole('dialog');
  await service.conditions({ latencyMs: 2_000 });
  await dialog.getByRole('button', { name: /^Verify \d+ licenses$/ }).click();
  await dialog.getByRole('button', { name: 'Go on in the background' }).click();
  await signOut(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Activity: 1 running/ })).toBeVisible();

  await signOut(page);
  await question(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  const before = sent.length;
  expect(before).toBeGreaterThan(0);
  await service.recovers();
  await fillSignIn(page, accounts.admin);
  await expect(heading(page, 'Today')).toBeVisible();
  await expect
    .poll(() => underWay.size, 'what was under way is answered, which would make room for more')
    .toBe(0);
  expect(sent, 'verifications that were sent').toHaveLength(before);
  await expect(page.getByRole('button', { name: /^Activity/ })).toBeHidden();
});

test('a form that was not saved asks before a sign-out, and keeps what was typed when the user stays', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/providers/new');
  const firstName = page.getByLabel('First name');
  await firstName.fill('Quentin');
  await signOut(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(firstName).toHaveValue('Quentin');
  await signOut(page);
  await question(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
});
