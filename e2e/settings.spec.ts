import { accounts, expect, password, test } from './support/console';
import { mainNavigation } from './support/page';
import { fillSignIn, signOut } from './support/session';
import { region, tokens } from './support/settings';

const newPassword = 'A-new-way-in-27';

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
  await expect(tokens(page)).toHaveCount(1);

  await signOut(page);
  await fillSignIn(page, accounts.admin, newPassword);
  await expect(mainNavigation(page)).toBeVisible();
});

test('reasons are added, put in order and removed; limits are kept, and what cannot be is not; libraries are listed with their licenses', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/settings');
  const group = page.getByRole('group', { name: 'Not found' });
  const limits = region(page, 'Review limits');
  const own = limits.getByLabel('Evidence counts for this many days');

  await test.step('reasons', async () => {
    await group.getByRole('button', { name: 'Add a reason' }).click();
    await group.getByRole('textbox', { name: 'Not found, reason 4' }).fill('Asked by phone');
    const up = (place: number) =>
      group.getByRole('button', { name: `Move reason ${place} of Not found up`, exact: true });
    await up(4).click();
    await expect(up(3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(up(2)).toBeFocused();
    await group.getByRole('button', { name: 'Remove reason 1 of Not found' }).click();
  });

  await test.step('limits', async () => {
    await expect(limits.getByRole('radio', { name: '120 days, accreditation' })).toBeChecked();
    await limits.getByRole('radio', { name: 'Own number' }).check();
    await own.fill('0');
    await expect(limits).toContainText(
      'Give a whole number from 1 to 730. Until then 120 days stay in force.',
    );
    await own.fill('100');
    await limits.getByLabel('But at no more than').fill('80');
  });

  await page.reload();

  await test.step('reasons after a reload', async () => {
    await expect(group.getByRole('textbox')).toHaveCount(3);
    await expect(group.getByRole('textbox').first()).toHaveValue('Asked by phone');
    await page.getByRole('button', { name: 'Go back to the usual reasons' }).click();
    await expect(group.getByRole('textbox').first()).toHaveValue('None of the results is this provider');
  });

  await test.step('limits after a reload', async () => {
    await expect(own).toHaveValue('100');
    await expect(limits.getByLabel('But at no more than')).toHaveValue('80');
    await limits.getByRole('radio', { name: '90 days, certification' }).check();
    await expect(own).toBeHidden();
    await limits.getByRole('button', { name: 'Go back to the usual limits' }).click();
    await expect(limits.getByRole('radio', { name: '120 days, accreditation' })).toBeChecked();
    await expect(limits.getByLabel('But at no more than')).toHaveValue('50');
  });

  await test.step('libraries', async () => {
    await page.getByRole('button', { name: 'Libraries and their licenses' }).click();
    const libraries = page.getByRole('list', { name: 'Libraries' });
    const zod = libraries.getByRole('listitem').filter({ hasText: /^zod \d+\.\d+\.\d+, MIT$/ });
    await expect(zod).toHaveCount(1);
    await libraries.getByRole('button', { name: /^papaparse / }).click();
    await expect(libraries.getByLabel('License of papaparse')).toContainText('The MIT License');
  });
});
