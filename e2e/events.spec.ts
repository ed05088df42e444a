import { expect, test } from './support/console';
import { List } from './support/list';

test('what a colleague does stands in the event log, the newest first, and leads to its record', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/events');
  const list = new List(page, 'events');
  await expect(list.rows()).not.toHaveCount(0);
  const newestBefore = await list.rows().first().getByRole('rowheader').innerText();
  const { id } = await colleague.addProvider({ firstName: 'Orsolya', lastName: 'Keresztes' });
  await page.reload();
  const added = 'Added provider Orsolya Keresztes';
  await expect(list.rows().filter({ hasText: added })).toBeVisible();
  // What the service did by itself meanwhile may stand above, but nothing that was there before.
  const names = await list.rows().getByRole('rowheader').allInnerTexts();
  const place = names.findIndex((name) => name.includes(added));
  expect(place).toBeLessThan(names.lastIndexOf(newestBefore));
  await list.open('Orsolya Keresztes');
  await expect(page).toHaveURL(new RegExp(`/providers/${id}`));
});

test('the log is narrowed to an area and a kind, which the address says; half an id is not asked for, and is kept', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/events?subcategory=VerificationResolved');
  const list = new List(page, 'events');
  await expect(list.rows().first()).toContainText(/Resolved the verification/);
  for (const words of await list.rows().allInnerTexts()) expect(words).toContain('Resolved the verification');
  await page.getByRole('button', { name: /^Remove .*Kind/ }).click();
  await expect(page).not.toHaveURL(/subcategory/);

  const search = page.getByRole('searchbox');
  await search.fill('3f2c');
  await expect(page.getByText('Paste the whole id')).toBeVisible();
  await expect(page).not.toHaveURL(/correlationId/);
});

test('everything of one request is shown together', async ({ page, signIn }) => {
  await signIn('specialist', '/events');
  const list = new List(page, 'events');
  await list
    .rows()
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Show all of this request' }).click();
  await expect(page).toHaveURL(/correlationId=[0-9a-f-]{36}/);
  await expect(page.getByRole('searchbox')).toHaveValue(/^[0-9a-f-]{36}$/);
  expect((await list.walk()).length).toBeGreaterThan(0);
});
