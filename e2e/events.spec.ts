import { readFile } from 'node:fs/promises';
import { expect, test } from './support/console';
import { after, monthAfter, serviceDay, shown } from './support/days';
import { List } from './support/list';
import { goWithin } from './support/page';

test('what a colleague does stands in the event log, which is narrowed to a kind or a request and leads to its record; logs of days are downloaded', async ({
  page,
  signIn,
  service,
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

  await test.step('logs of days and months are filtered and downloaded', async () => {
    await goWithin(page, '/events');
    const today = await serviceDay(service);
    const [day, next] = [after(today, -10), after(today, -9)];
    await page.getByRole('link', { name: 'Exports', exact: true }).click();
    const logs = new List(page, 'exports');
    await logs.has(36);
    await expect(logs.rows().first()).toContainText(shown(after(today, -1)));
    await goWithin(page, '/events/exports?type=MonthlyLog');
    await logs.has(6);
    await expect(logs.rows().first()).toContainText(shown(monthAfter(today, -1)));
    await goWithin(page, `/events/exports?type=DailyChangeLog&from=${day}&to=${next}`);
    await logs.has(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      logs
        .rows(shown(next))
        .getByRole('button', { name: /Download/ })
        .click(),
    ]);
    const name = file.suggestedFilename();
    const text = await readFile(await file.path(), 'utf8');
    expect(name).toBe(`${next}.csv`);
    const lines = text.split('\r\n').filter((line) => line.startsWith(`${next}T`)).length;
    await expect(logs.rows(shown(next))).toContainText(String(lines));
  });
});
