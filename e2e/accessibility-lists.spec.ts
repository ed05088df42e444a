import { accounts, expect, password, test } from './support/console';
import { mainLink } from './support/page';
import { expectAllAccessible, at, type Screen } from './support/screens';

const beforeSigningIn: Screen[] = [
  ['the sign-in', at('/', 'Sign in')],
  [
    'a wrong password',
    async ({ page }) => {
      await page.getByLabel('E-mail').fill(accounts.mustChange);
      await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is wrong/);
    },
  ],
  [
    'the change of the password',
    async ({ page }) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    },
  ],
  ['the forgotten password', at('/forgot-password', 'Forgot your password?')],
  ['the new password', at('/reset-password?token=demo-reset-token', 'Choose a new password')],
  ['a link that is none', at('/reset-password', 'This page needs a link')],
  ['a sign-in that was not asked for', at('/sign-in/callback?code=x', 'You are not signed in')],
];

const lists: Screen[] = [
  ['Today', at('/', 'Today')],
  ['the providers', at('/providers', 'Providers', 'providers')],
  [
    'the filters of a list',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
    },
  ],
  [
    'selected rows',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    },
  ],
  [
    'a list in which nothing matches',
    async ({ page }) => {
      await page.goto('/providers?providerName=nobodyhasthisname');
      await expect(page.getByText(/match this filter$/)).toBeVisible();
    },
  ],
  [
    'a list that failed',
    async ({ page, service }) => {
      await service.fails({ operation: 'GET /provider-licenses', status: 403, times: 20 });
      await mainLink(page, 'Licenses').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await service.recovers();
    },
  ],
  ['the licenses', at('/licenses', 'Licenses', 'licenses')],
  ['the reviews', at('/reviews', 'Reviews')],
  ['the sources', at('/sources', 'Sources', 'license types')],
  ['the settings', at('/settings', 'Settings')],
  ['an address with nothing at it', at('/nothing/here', 'Not found')],
  [
    'the palette',
    async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Search providers/ }).fill('smith');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the help',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  ],
  [
    'the demo panel',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Demo data' }).click();
      await expect(page.getByRole('dialog', { name: 'Demo data' })).toContainText('The service’s time is');
    },
  ],
  [
    'the account menu',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Account/ }).click();
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    },
  ],
  [
    'the lock',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Lock now' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Locked' }).getByLabel('Password', { exact: true }),
      ).toBeVisible();
    },
  ],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme} colours axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test('before one is signed in', async ({ page, service, colleague }) => {
      await expectAllAccessible({ page, service, colleague }, beforeSigningIn, colorScheme);
    });

    test('on lists, settings and what lies over them', async ({ page, signIn, service, colleague }) => {
      await signIn();
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await expectAllAccessible({ page, service, colleague }, lists, colorScheme);
    });
  });
}
