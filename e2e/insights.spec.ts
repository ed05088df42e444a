import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { path } from './support/credentialing';
import { monthAfter, serviceDay, shown } from './support/days';
import { List } from './support/list';
import { goWithin, mainLink } from './support/page';
import type { Colleague } from './support/records';

interface Request {
  id: string;
  createdAt: string;
  isSelfManaged: boolean;
  currentEvent: { status: string; timestamp: string };
}

const dayMs = 86_400_000;

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Insights' }).getByRole('link', { name });

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

/** The figures of a row of a table, by what names the row. */
const rowOf = (page: Page, name: string, row: string) =>
  table(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) });

/** Every request of the service that was completed since a day. */
async function completedSince(colleague: Colleague, day: string): Promise<Request[]> {
  const { items } = await colleague.ask<{ items: Request[] }>(
    'GET',
    `${path}?count=250&currentEventStatus=Completed&currentEventStatus=CompletedWithConcern`,
  );
  return items.filter(({ currentEvent }) => currentEvent.timestamp >= day);
}

const daysOf = ({ createdAt, currentEvent }: Request) =>
  (Date.parse(currentEvent.timestamp) - Date.parse(createdAt)) / dayMs;

/** The value at or below which half lie. */
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0;

const daysWords = (days: number) => {
  const rounded = days < 10 ? Number(days.toFixed(1)) : Math.round(days);
  return `${rounded} ${rounded === 1 ? 'day' : 'days'}`;
};

test('a manager finds the slowest month and its rows, and figures lead to exactly that many rows of their lists', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const first = `${monthAfter(await serviceDay(service), -5)}-01`;
  const requests = await completedSince(colleague, first);
  const monthOf = ({ currentEvent }: Request) => currentEvent.timestamp.slice(0, 7);
  const medians = [...new Set(requests.map(monthOf))].map((month) => {
    const those = requests.filter((request) => monthOf(request) === month);
    return { month, days: median(those.map(daysOf)), those };
  });
  const slowest = medians.toSorted((a, b) => b.days - a.days || b.month.localeCompare(a.month))[0];
  if (!slowest) throw new Error('No request was completed.');

  await signIn('admin', '/');
  await mainLink(page, 'Insights').click();
  await expect(page.getByText(/^Covers [\d,]+ requests that ended from /)).toBeVisible();
  const month = shown(slowest.month);
  const words = daysWords(slowest.days);
  await expect(page.getByRole('img', { name: /^Chart: Median and 90th percentile/ })).toBeVisible();
  const row = rowOf(page, 'Turnaround by month', month);
  await expect(row.getByRole('cell').nth(0)).toHaveText(String(slowest.those.length));
  await expect(row.getByRole('cell').nth(1)).toHaveText(words);

  await page.getByRole('link', { name: `${month}, ${words}`, exact: true }).click();
  const rows = page.getByRole('region', { name: `Completed in ${month}: ` });
  await expect(rows.getByRole('heading')).toBeFocused();
  await expect(rows.getByRole('listitem')).toHaveCount(slowest.those.length);
  const longest = Math.max(...slowest.those.map(daysOf));
  await expect(rows.getByRole('listitem').first()).toContainText(daysWords(longest));

  // The address gives a colleague the same, and a row leads to its request.
  await page.reload();
  await rows.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/credentialing\/[0-9a-f-]{36}$/);
  const opened = page.url().split('/').at(-1);
  const those = slowest.those.filter((one) => daysWords(daysOf(one)) === daysWords(longest));
  expect(those.map(({ id }) => id)).toContain(opened);
  await page.goBack();
  await page.getByLabel('Processed by').selectOption('Self managed');
  const own = slowest.those.filter(({ isSelfManaged }) => isSelfManaged);
  await expect(row.getByRole('cell').nth(0)).toHaveText(String(own.length));

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV of turnaround by month' }).click(),
  ]);
  const [heading, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(heading).toBe(
    'Completed in,Completed,"Median, days","90th percentile, days","Closed, not completed"',
  );
  expect(lines).toHaveLength(6);

  await test.step('figures of every section lead to exactly that many rows', async () => {
    const number = (text: string) => Number(text.replaceAll(',', ''));
    await goWithin(page, '/insights?section=backlog');
    await expect(page.getByText(/^Covers [\d,]+ open requests as of now/)).toBeVisible();
    const byStatus = table(page, 'Open requests by status').getByRole('row').nth(1);
    const waiting = number(await byStatus.getByRole('cell').first().innerText());
    await byStatus.getByRole('cell').first().getByRole('link').click();
    await new List(page, 'requests').has(waiting);

    await goWithin(page, '/insights?section=decisions&period=3');
    await expect(page.getByText(/^Covers [\d,]+ events of the event log/)).toBeVisible();
    const person = table(page, 'Decisions by person').getByRole('row').nth(1);
    const reviews = person.getByRole('cell').nth(1);
    const own = await reviews.innerText();
    await reviews.getByRole('link').click();
    await expect(page.getByRole('region', { name: `, reviews: ${own} decision` })).toBeVisible();

    await test.step('verifications of a source are licenses, and each leads to its own in the log', async () => {
      await section(page, 'Verifications').click();
      await expect(page.getByText(/^Covers [\d,]+ verifications of the event log/)).toBeVisible();
      const source = table(page, 'Verifications by source and state').getByRole('row').nth(1);
      await expect(source).toBeVisible();
      const amount = await source.getByRole('cell').nth(1).innerText();
      await source.getByRole('cell').nth(1).getByRole('link').click();
      const rows = page.getByRole('region', { name: /: [\d,]+ licenses?$/ });
      await expect(rows).toContainText(new RegExp(`${amount} verifications?\\. Each license leads to`));
      const license = rows.getByRole('listitem').first();
      const [verifications = ''] = /\d+(?= verification)/.exec(await license.innerText()) ?? [];
      await license.getByRole('link').click();
      await new List(page, 'events').has(Number(verifications));
    });

    await goWithin(page, '/insights?section=monitoring&period=3');
    await expect(page.getByText(/^Covers \d+ reports back to /)).toBeVisible({ timeout: 30_000 });
    const newest = table(page, 'Providers monitored by week').getByRole('row').nth(1);
    const not = await newest.getByRole('cell').nth(3).innerText();
    const all = await newest.getByRole('cell').nth(0).innerText();
    await newest.getByRole('cell').nth(3).getByRole('link').click();
    await expect(page.getByText(`${not} of ${all} rows`)).toBeVisible();

    await goWithin(page, '/insights?section=expirables&period=3');
    const month = table(page, 'Expirables by month').getByRole('row').nth(2).getByRole('cell').first();
    const expiring = number(await month.innerText());
    await month.getByRole('link').click();
    await expect(page.getByRole('region', { name: /^Expires in / }).getByRole('heading')).toContainText(
      `: ${expiring} expirable`,
    );

    await goWithin(page, '/insights?section=webhooks&period=3');
    await expect(page.getByText(/^Covers [\d,]+ failed attempts from /)).toBeVisible();
    const failed = page
      .getByRole('group', { name: 'Table: Failures by type of message' })
      .getByRole('cell')
      .first();
    const attempts = await failed.innerText();
    await failed.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhook log');
    await expect(page.getByText(new RegExp(`^${attempts} of [\\d,]+ attempts$`))).toBeVisible();
  });
});
