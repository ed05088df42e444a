import { expect, test } from '../support/console';
import { expectAllAccessible, at } from '../support/screens';

// The demo has its world in the page.
// oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that this needs no other fixture
test.use({ world: async ({}, provide) => provide(undefined) });

test('What only the demo has', async ({ page, signIn }) => {
  await page.goto('/');
  await expectAllAccessible(page, [
    ['the sign-in of the demo', at('/sign-in', 'Sign in')],
    ['the identity provider of the demo', at('/sign-in/demo-provider', 'Simulated identity provider')],
  ]);
  await signIn();
  await expectAllAccessible(page, [
    [
      'the demo panel',
      async () => {
        await page.getByRole('button', { name: 'Demo data' }).click();
        await expect(page.getByRole('dialog', { name: 'Demo data' })).toContainText('The service’s time is');
      },
    ],
  ]);
});
