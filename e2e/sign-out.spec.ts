import type { Page, Request } from '@playwright/test';
import { accounts, expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, heading } from './support/page';
import { fillSignIn, signOut } from './support/session';

const isVerification = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/verify');

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sign out and leave this?' });

test('work over many licenses asks before a sign-out, and is not carried on in the name of whoever comes next; a form that was not saved asks too', async ({
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
  await expect(page.getByRole('button', { name: /^Activity: 1 task running/ })).toBeVisible();

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

  await test.step('a form, which keeps what was typed when the user stays', async () => {
    await goWithin(page, '/providers/new');
    const firstName = page.getByLabel('First name');
    await firstName.fill('Quentin');
    await signOut(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(firstName).toHaveValue('Quentin');
    await signOut(page);
    await question(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
  });
});
