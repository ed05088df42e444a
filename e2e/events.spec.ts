import { expect, test } from './support/console';
import { List } from './support/list';

test('what a colleague does stands in the event log, the newest first; the log is narrowed to a kind, to one request, and leads to its record', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/events?subcategory=VerificationResolved');
  const list = new List(page, 'events');
  await expect(list.rows().first()).toContainText(/Resolved the verification/);
  for (const words of await list.rows().allInnerTexts()) expect(words).toContain('Resolved the verification');
  await colleague.addProvider({ firstName: 'Ottilie', lastName: 'Brandvold' });
  const { id } = await colleague.addProvider({ firstName: 'Orsolya', lastName: 'Keresztes' });
  await page.getByRole('button', { name: /^Remove .*Kind/ }).click();
  await expect(page).not.toHaveURL(/subcategory/);
  const added = list.rows('Added provider Orsolya Keresztes');
  await expect(added).toBeVisible();
  const place = async (name: string) =>
    (await list.rows().allInnerTexts()).findIndex((words) => words.includes(name));
  expect(await place('Orsolya Keresztes')).toBeLessThan(await place('Ottilie Brandvold'));

  await test.step('half an id is not asked for, and is kept', async () => {
    await page.getByRole('searchbox').fill('3f2c');
    await expect(page.getByText('Paste the whole id')).toBeVisible();
    await expect(page).not.toHaveURL(/correlationId/);
  });

  await test.step('everything of one request is shown together', async () => {
    await added.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Show all of this request' }).click();
    await expect(page).toHaveURL(/correlationId=[0-9a-f-]{36}/);
    await expect(page.getByRole('searchbox')).toHaveValue(/^[0-9a-f-]{36}$/);
    await expect(list.rows('Ottilie Brandvold')).toHaveCount(0);
    await expect(added).toBeVisible();
  });
  await list.open('Orsolya Keresztes');
  await expect(page).toHaveURL(new RegExp(`/providers/${id}`));
});
