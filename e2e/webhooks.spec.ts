import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';
import { webhooksOf } from './support/webhooks';

test('those who may only read see everything and change nothing, with the reason', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin');
  const amount = (await webhooksOf(colleague)).length;
  // The roles of the demo have no account for this: the session is given the permission that LimitedAdmin has.
  await page.addInitScript(() => {
    for (const [key, text] of Object.entries<string>({ ...localStorage })) {
      const reads = text.replaceAll('"Webhooks":"Write"', '"Webhooks":"Read"');
      localStorage.setItem(key, reads.replaceAll('"Admin"', '"LimitedAdmin"'));
    }
  });
  await page.goto('/webhooks');
  await new List(page, 'webhooks').has(amount);
  await expect(page.getByRole('link', { name: 'New webhook' })).toHaveCount(0);
  await new List(page, 'webhooks').open('License expired');
  await expect(page.getByText('Your role, LimitedAdmin, can read this but not change it.')).toBeVisible();
  for (const name of ['Edit', 'Rotate secret', 'Delete']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await goWithin(page, '/webhooks/new');
  await expect(page.getByText('Your role, LimitedAdmin, can read this but not change it.')).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
});
