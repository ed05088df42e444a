import { accounts, expect, password, test } from '../support/console';
import { at, expectAllAccessible, type Screen } from '../support/screens';
import { fillSignIn } from '../support/session';

const screens: Screen[] = [
  ['the sign-in', at('/sign-in', 'Sign in')],
  ['a link that is none', at('/reset-password', 'This page needs a link'), 'in light alone'],
  ['the forgotten password', at('/forgot-password', 'Forgot your password?'), 'in light alone'],
  ['the new password', at('/reset-password?token=demo-reset-token', 'Choose a new password')],
  [
    'a sign-in that was not asked for',
    at('/sign-in/callback?code=x', 'You are not signed in'),
    'in light alone',
  ],
  [
    'a wrong password',
    async (page) => {
      await at('/sign-in', 'Sign in')(page);
      await fillSignIn(page, accounts.mustChange, 'Not-the-password-1');
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is wrong/);
    },
    'in light alone',
  ],
  [
    'the change of the password',
    async (page) => {
      await fillSignIn(page, accounts.mustChange, password);
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    },
    'in light alone',
  ],
];

test('Before one is signed in', async ({ page }) => {
  await page.goto('/');
  await expectAllAccessible(page, screens, { withFrame: true });
});
