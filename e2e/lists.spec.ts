import type { Locator, Page } from '@playwright/test';
import { beginning } from './support/addresses';
import { expect, test } from './support/console';
import { byAge } from './support/alerts';
import { List } from './support/list';
import { goWithin, heading } from './support/page';

const rowAt = (list: List, number: number): Locator => list.grid.locator(`[aria-rowindex="${number + 1}"]`);

/** How far down in its window a row stands. */
const heightOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? -1);

/** Scrolls on, page after page, until the row of this number stands in the middle of the window; gives its name. */
async function scrollTo(list: List, number: number): Promise<string> {
  await expect(async () => {
    await list.grid.evaluate((grid, at) => {
      const [row] = grid.querySelectorAll<HTMLElement>('[data-index]');
      grid.scrollTop = at * (row?.offsetHeight ?? 0) - grid.clientHeight / 2;
    }, number);
    await expect(rowAt(list, number)).toBeInViewport({ timeout: 500 });
    expect(await heightOf(rowAt(list, number))).toBeLessThan(600);
  }).toPass({ intervals: [100] });
  return rowAt(list, number).getByRole('rowheader').innerText();
}

async function openRow(page: Page, list: List, number: number) {
  const name = await scrollTo(list, number);
  const y = await heightOf(rowAt(list, number));
  await rowAt(list, number).getByRole('rowheader').getByRole('link').click();
  await expect(heading(page)).not.toHaveText('Providers', { timeout: 20_000 });
  return { name, y };
}

test('the way back leads to the row that was opened, also when its record was loaded again, and when a quarter of an hour has gone by', async ({
  page,
  signIn,
  service,
}) => {
  await service.reset({ providers: 1_000 });
  await page.clock.install({ time: beginning });
  await signIn('specialist', '/providers');
  const providers = new List(page, 'providers');
  const { name, y } = await openRow(page, providers, 350);

  await test.step('loaded again', async () => {
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await expect(rowAt(providers, 350)).toBeFocused({ timeout: 20_000 });
    expect(await rowAt(providers, 350).getByRole('rowheader').innerText()).toBe(name);
    expect(await heightOf(rowAt(providers, 350))).toBe(y);
  });

  await test.step('twelve minutes later, when its pages are no longer kept', async () => {
    await page.keyboard.press('Enter');
    await expect(heading(page)).not.toHaveText('Providers');
    await page.clock.fastForward('12:00');
    await page.goBack();
    await expect(rowAt(providers, 350)).toBeFocused({ timeout: 20_000 });
    expect(await heightOf(rowAt(providers, 350))).toBe(y);
  });

  await test.step('near the end of a list whose screen has more above it, which comes after the rows', async () => {
    await goWithin(page, '/facilities');
    const facilities = new List(page, 'facilities');
    await expect(facilities.rows()).not.toHaveCount(0);
    const last = Number(await facilities.grid.getAttribute('aria-rowcount')) - 1;
    await facilities.grid.evaluate((grid) => (grid.scrollTop = grid.scrollHeight));
    await expect(rowAt(facilities, last)).toBeInViewport();
    const before = await heightOf(rowAt(facilities, last));
    await rowAt(facilities, last).getByRole('rowheader').getByRole('link').click();
    await expect(heading(page)).not.toHaveText('Facilities');
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await expect(rowAt(facilities, last)).toBeFocused();
    await expect.poll(() => heightOf(rowAt(facilities, last))).toBe(before);
  });

  await test.step('a visit by the navigation begins at the top', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Licenses' }).click();
    await expect(heading(page)).toHaveText('Licenses');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Providers' }).click();
    await expect(rowAt(providers, 1)).toBeInViewport();
  });
});

test('a row that is gone meanwhile is told once, and its neighbour has the focus', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await service.reset({ providers: 1_000 });
  await signIn('specialist', '/providers');
  const providers = new List(page, 'providers');
  await scrollTo(providers, 150);
  const next = await rowAt(providers, 151).getByRole('rowheader').innerText();
  await openRow(page, providers, 150);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await colleague.ask('DELETE', `/providers/${id}`);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expect(providers.rows(next)).toBeFocused({ timeout: 20_000 });
  await expect(page.getByText('The provider that was opened is', { exact: false })).toHaveCount(1);
});

test('a pane whose page is loaded again finds the row that is open in its list', async ({
  page,
  signIn,
  service,
}) => {
  await service.reset({ providers: 1_000 });
  await signIn('specialist', byAge);
  const alerts = new List(page, 'alerts');
  await scrollTo(alerts, 70);
  await rowAt(alerts, 70).getByRole('rowheader').getByRole('link').click();
  await expect(rowAt(alerts, 70)).toHaveAttribute('aria-current', 'true');
  const name = await rowAt(alerts, 70).getByRole('rowheader').innerText();
  await page.reload();
  await expect(rowAt(alerts, 70)).toHaveAttribute('aria-current', 'true', { timeout: 20_000 });
  await expect(rowAt(alerts, 70)).toBeInViewport();
  expect(await rowAt(alerts, 70).getByRole('rowheader').innerText()).toBe(name);
});

test('rows that are selected are still selected after one of them was opened; a page that is loaded again says nothing of them', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/providers');
  const providers = new List(page, 'providers');
  const selection = page.getByRole('region', { name: 'Selection' });
  for (const number of [2, 4, 5]) await rowAt(providers, number).getByRole('checkbox').check();
  await openRow(page, providers, 4);
  await page.goBack();
  await expect(selection).toContainText('3 selected');
  await expect(rowAt(providers, 5).getByRole('checkbox')).toBeChecked();
  await selection.getByRole('button', { name: /^Select all/ }).click();
  await rowAt(providers, 2).getByRole('checkbox').uncheck();
  await rowAt(providers, 4).getByRole('checkbox').uncheck();
  await openRow(page, providers, 5);
  await page.goBack();
  await expect(selection).toContainText(/All [\d,]+ but 2 are selected, loaded or not/);
  await expect(rowAt(providers, 4).getByRole('checkbox')).not.toBeChecked();
  await page.reload();
  await expect(rowAt(providers, 4)).toBeVisible();
  await expect(selection).toHaveCount(0);
  await expect(rowAt(providers, 5).getByRole('checkbox')).not.toBeChecked();
});
