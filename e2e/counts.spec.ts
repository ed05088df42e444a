import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { addWorld } from './support/groups';
import { List } from './support/list';
import { goWithin, heading } from './support/page';

/** The number at the end of what a count says, else at its beginning. */
async function numberIn(count: Locator): Promise<number> {
  await expect(count).toHaveText(/^\s*[\d,]+|[\d,]+\s*$/);
  const words = (await count.innerText()).trim();
  // `31–60 days 7` begins with another number.
  const [digits = ''] = /[\d,]+$/.exec(words) ?? /^[\d,]+/.exec(words) ?? [];
  return Number(digits.replaceAll(',', ''));
}

/** The list that is open has as many rows as were counted. */
async function expectRows(page: Page, name: string, count: number): Promise<void> {
  if (count === 0) {
    await expect(page.getByText(/match (this filter|these \d+ filters)$|^No /).first()).toBeVisible();
    return;
  }
  const list = new List(page, name);
  if (name === 'alerts') {
    // Without filters they stand by rank, a row for each provider: its sections count them.
    const ranked = page.getByRole('region', { name: 'Alerts by rank' });
    await expect(list.rows().first().or(ranked)).toBeVisible();
    if (await ranked.isVisible()) {
      const said = await ranked.getByRole('heading', { level: 2 }).allInnerTexts();
      const amounts = said.map((text) => Number(/([\d,]+) alerts?$/.exec(text)?.[1]?.replaceAll(',', '')));
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(count);
      return;
    }
  }
  await list.has(count);
  // As many as are drawn at once.
  if (count <= 12) await expect(list.rows()).toHaveCount(count);
}

interface Counted {
  list: string;
  count: number;
  link: Locator;
  address: string;
}

const counted = async (list: string, link: Locator, count: number): Promise<Counted> => ({
  list,
  count,
  link,
  address: (await link.getAttribute('href')) ?? '',
});

/** Goes where each of these links of the screen that is open leads: there are as many rows as it says. */
async function expectAllToLead(
  page: Page,
  counts: readonly Counted[],
  alsoThere?: (link: Locator) => Promise<void>,
): Promise<void> {
  let before: number | undefined;
  for (const { list, count, link, address } of counts) {
    await test.step(address, async () => {
      // As many rows as before could still be those.
      if (count === before) {
        await goWithin(page, '/help');
        await expect(heading(page, 'Help')).toBeVisible();
      }
      await goWithin(page, address);
      await expectRows(page, list, count);
      await alsoThere?.(link);
      before = count;
    });
  }
}

const queues = [
  ['License verifications to review', 'reviews'],
  ['Licenses that could not be verified', 'licenses'],
  ['Licenses not found at primary source', 'licenses'],
  ['Licenses with disciplinary actions', 'licenses'],
  ['Matches to decide', 'matches'],
  ['Active alerts', 'alerts'],
  ['Failed scans', 'scans'],
  ['Failed profile imports', 'imports'],
  ['Credentialing requests that wait for information', 'requests'],
  ['Recredentialing due within 90 days', 'providers'],
  ['Providers without a monitor of a required list', 'providers'],
] as const;

/** The counts above lists to which Today leads, each of which is a link that filters. */
const stripsOfToday = [
  ['/alerts', 'Alerts by type', 'alerts'],
  ['/licenses', 'Licenses by status and expiry', 'licenses'],
] as const;

/** All such counts. */
const strips = [
  ...stripsOfToday,
  ['/matches', 'Matches by decision', 'matches'],
  ['/monitors/coverage', 'Providers by coverage', 'providers'],
] as const;

/** Of these links, those that no tab above a list leads to as well; where one does, both say the same number. */
async function thoseWithoutTab(page: Page, counts: readonly Counted[]): Promise<Counted[]> {
  const said = new Map<string, number>();
  for (const [path, name] of stripsOfToday) {
    await goWithin(page, path);
    const links = page.getByRole('navigation', { name }).getByRole('link');
    await expect(links.first()).toHaveText(/\d$/);
    for (const link of await links.all())
      said.set((await link.getAttribute('href')) ?? '', await numberIn(link));
  }
  for (const { address, count } of counts) expect(said.get(address) ?? count, address).toBe(count);
  return counts.filter(({ address }) => !said.has(address));
}

test('Every number on Today leads to exactly that many rows, so does each of its parts, and so does the number on each tab', async ({
  page,
  signIn,
  colleague,
}) => {
  const { group } = await addWorld(colleague);
  await signIn('admin', '/');
  const counts: Counted[] = [];
  for (const [title, list] of queues) {
    const queue = page
      .getByRole('region', { name: 'Queues' })
      .getByRole('listitem')
      .filter({ hasText: title });
    const count = await numberIn(queue.getByText(/^[\d,]+$/).first());
    counts.push(await counted(list, queue.getByRole('link', { name: title, exact: true }), count));
    for (const link of await queue.getByRole('link', { name: / [\d,]+$/ }).all())
      counts.push(await counted(list, link, await numberIn(link)));
  }
  const strip = page.getByRole('region', { name: 'Licenses expiring' });
  for (const [index, label] of ['Expired', '0–30 days', '31–60 days', '61–90 days'].entries()) {
    const count = await numberIn(strip.getByRole('definition').nth(index));
    counts.push(await counted('licenses', strip.getByRole('link', { name: label, exact: true }), count));
  }
  // What is also a tab of a list leads to as many rows as the tab does, which the next test looks at.
  const others = await thoseWithoutTab(page, counts);
  expect(others.length, 'tabs lead to the same').toBeLessThan(counts.length);
  await expectAllToLead(page, others);

  const bars = [
    ['/licenses', 'Licenses', 1],
    ['/monitors', 'Monitoring', 2],
    ['/credentialing', 'Credentialing requests', 2],
    ['/reports', 'Kinds of reports', 4],
    [`/groups/${group.id}`, 'Parts of the group', 3],
  ] as const;
  for (const [path, name, amount] of bars) {
    await goWithin(page, path);
    const tabs = page.getByRole('navigation', { name, exact: true }).getByRole('link', { name: / [\d,]+$/ });
    await expect(tabs).toHaveCount(amount);
    for (let position = 0; position < amount; position += 1) {
      await test.step(`${name} ${position}`, async () => {
        const count = await numberIn(tabs.nth(position));
        await tabs.nth(position).click();
        await expect(tabs.nth(position)).toHaveAttribute('aria-current', 'page');
        if (path === '/reports')
          await expect(
            page.getByRole('navigation', { name: 'Reports, newest first' }).getByRole('link'),
          ).toHaveCount(count);
        else await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1));
      });
    }
  }
});

test('Every count above or in a list leads to exactly that many rows', async ({ page, signIn }) => {
  await signIn('specialist', '/settings');
  for (const [path, name, list] of strips) {
    await goWithin(page, path);
    const links = page.getByRole('navigation', { name }).getByRole('link');
    await expect(links.first()).toHaveText(/\d$/);
    expect(await links.count()).toBeGreaterThan(2);
    const counts: Counted[] = [];
    for (const link of await links.all()) counts.push(await counted(list, link, await numberIn(link)));
    await expectAllToLead(page, counts, async (link) => {
      await expect(link, 'the count that is shown').toHaveAttribute('aria-current');
    });
  }
  await goWithin(page, '/datasets?tags=SanctionsAndExclusions');
  const link = new List(page, 'lists and databases').rows('SAM').first().getByRole('link', { name: /^\d+$/ });
  const count = await numberIn(link);
  expect(count).toBeGreaterThan(0);
  await link.click();
  await expectRows(page, 'matches', count);
});
