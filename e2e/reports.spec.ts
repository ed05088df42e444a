import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { after, mondayOf, monthAfter, serviceDay, shown } from './support/days';
import { goWithin, mainLink } from './support/page';

const dates = (page: Page) =>
  page.getByRole('navigation', { name: 'Reports, newest first' }).getByRole('link');
const report = (page: Page) => page.getByRole('table', { name: 'Report', exact: true });
const rows = (page: Page) => report(page).locator('tbody').getByRole('row');
const heading = (page: Page, name: string) => report(page).getByRole('columnheader', { name, exact: true });

const isId = (value: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** The values of a CSV line without quotation marks in it, as they are shown: the id of a record last. */
function cells(line: string | undefined) {
  const values = line?.split(',') ?? [];
  return [...values.filter((value) => !isId(value)), ...values.filter(isId)].map((value) =>
    /^\d{4}-\d{2}-\d{2}$/.test(value) ? shown(value) : value,
  );
}

test('a report shows the very rows of its file, what expires in each month, and what is found and sorted as the address says', async ({
  page,
  signIn,
  service,
}) => {
  await signIn('admin', '/');
  const monday = mondayOf(await serviceDay(service));
  await mainLink(page, 'Reports').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Kinds of reports' })
    .getByRole('link', { name: 'Expirable' })
    .click();
  const title = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(title).toHaveText(`Expirable credentials, ${shown(monday)}`);
  const days = await dates(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days.length).toBeGreaterThan(5);
  expect(days, 'the newest comes first').toEqual(days.toSorted().toReversed());
  await expect(dates(page).first()).toHaveText(/Newest/);

  await expect(rows(page).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download: Expirable credentials ${monday}.csv` }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toBe(`Expirable credentials ${monday}.csv`);
  const [first, ...lines] = text.split('\r\n').filter(Boolean);
  await expect(report(page)).toHaveAttribute('aria-rowcount', String(lines.length + 1));
  await expect(report(page).getByRole('columnheader')).toHaveCount(cells(first).length);
  await expect(rows(page).first().getByRole('cell')).toHaveText(cells(lines[0]));
  await expect(rows(page).nth(5).getByRole('cell')).toHaveText(cells(lines[5]));
  await page.getByRole('group', { name: 'Rows of the report' }).press('End');
  await expect(rows(page).last().getByRole('cell')).toHaveText(cells(lines.at(-1)));

  await test.step('what expires in each month stands in a table too', async () => {
    const next = monthAfter(monday, 1);
    await page.getByRole('button', { name: 'The numbers as a table' }).click();
    const months = page.getByRole('table', { name: 'Rows by month of expiry' });
    // Of a month that has begun only the rest lies ahead.
    const first = `${monday.endsWith('-01') ? '' : 'Rest of '}${shown(monday.slice(0, 7))}`;
    await expect(months.getByRole('rowheader').nth(1)).toHaveText(first);
    const expiring = lines.filter((line) => line.slice(0, -3).endsWith(`,${next}`)).length;
    expect(expiring).toBeGreaterThan(0);
    await expect(
      months
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: shown(next) }) })
        .getByRole('cell'),
    ).toHaveText(expiring.toLocaleString('en-US'));
    const numbers = await months.locator('tbody').getByRole('cell').allTextContents();
    const sum = numbers.reduce((all, one) => all + Number(one.replace(',', '')), 0);
    expect(sum).toBe(lines.length);
  });

  await test.step('rows are found and sorted, and the address gives a colleague the same', async () => {
    const before = shown(after(monday, -7));
    await page.keyboard.press('/');
    await page.keyboard.type('license');
    const found = page.getByText(/^\d+ of \d+ rows$/);
    const ofThisWeek = lines.filter((line) => /license/i.test(line)).length;
    await expect(found).toHaveText(`${ofThisWeek} of ${lines.length} rows`);
    const firstName = heading(page, 'First name');
    await firstName.getByRole('button').click();
    await expect(firstName).toHaveAttribute('aria-sort', 'ascending');
    await firstName.getByRole('button').click();
    await expect(firstName).toHaveAttribute('aria-sort', 'descending');
    await dates(page).nth(1).click();
    await expect(title).toContainText(before);
    await page.reload();
    await expect(title).toContainText(before);
    // A week earlier there were others.
    await expect(found).toBeVisible();
    await expect(firstName).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('a report that is gone, a file that does not come and half a file say so', async () => {
    await goWithin(page, '/reports?kind=roster&report=reports/roster/2019-01-07.csv');
    await expect(page.getByText('This report is not listed any more')).toBeVisible();
    await service.fails({ operation: 'GET /files/{pathOrId}', status: 400, times: 100 });
    await dates(page).first().click();
    await expect(page.getByText('This report could not be read')).toBeVisible();
    await service.fails({ operation: 'GET /files/{pathOrId}', status: 200, body: 'half' });
    await page.getByRole('button', { name: 'Try again' }).click();
    const trouble = page.getByRole('alert').filter({ hasText: 'Only a part of this file came' });
    await expect(trouble).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await trouble.getByRole('button', { name: 'Load the file again' }).click();
    await expect(trouble).toHaveCount(0);
    await expect(page.getByText(/^\d+ rows, 11 columns/)).toBeVisible();
  });
});
