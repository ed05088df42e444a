import { accounts, expect, password, test } from '../support/console';
import { at, expectAllAccessible, go, type Screen } from '../support/screens';
import { fillSignIn } from '../support/session';

const screens: Screen[] = [
  ['the sign-in', at('/sign-in', 'Sign in')],
  ['a link that is none', at('/reset-password', 'This page needs a link')],
  ['the forgotten password', at('/forgot-password', 'Forgot your password?')],
  ['the new password', at('/reset-password?token=demo-reset-token', 'Choose a new password')],
  ['a sign-in that was not asked for', at('/sign-in/callback?code=x', 'You are not signed in')],
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
  ],
];

test('Before one is signed in', async ({ page }) => {
  await page.goto('/');
  await expectAllAccessible(page, screens, { withFrame: true });
});

test.describe('In the demo', () => {
  // It has its world in the page.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that this needs no other fixture
  test.use({ world: async ({}, provide) => provide(undefined) });

  test('Signing in, and the panel', async ({ page }) => {
    await page.goto('/?providers=200');
    await expectAllAccessible(page, [
      ['the sign-in of the demo', at('/sign-in', 'Sign in')],
      ['its identity provider', at('/sign-in/demo-provider', 'Simulated identity provider')],
    ]);
    await go(page, '/sign-in');
    await fillSignIn(page, accounts.specialist);
    const openPanel = async () => {
      await page.getByRole('button', { name: 'Demo data' }).click();
      await expect(page.getByRole('dialog', { name: 'Demo data' })).toContainText('The service’s time is');
    };
    await expectAllAccessible(page, [['the demo panel', openPanel]]);
  });
});
