import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goWithin } from './support/page';
import type { Colleague } from './support/records';

/** Goes to what a source said about the first license of a provider that is found by this name. */
async function openDetails(page: Page, colleague: Colleague, providerName: string) {
  const query = new URLSearchParams({ providerName, count: '1' });
  const { items } = await colleague.ask<{ items: { id: string }[] }>('GET', `/providers?${query}`);
  const file = `/providers/${items[0]?.id}/licenses`;
  const [license] = await colleague.ask<{ id: string }[]>('GET', file);
  await goWithin(page, `${file}/${license?.id}/details`);
  await expect(page.getByRole('heading', { level: 1, name: 'Source details' })).toBeVisible();
}

const find = (page: Page) => page.getByRole('searchbox', { name: 'Find in details' });

/** How far the page as a whole, and its main part, reach out of sight sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[document.documentElement, document.querySelector('main')].map((part) =>
        part ? part.scrollWidth - part.clientWidth : 0,
      ),
    ),
  );
}

test('300 levels open at once and the deepest is found; 2,000 rows are scrolled and searched, 300 columns offered; what a source said is copied', async ({
  page,
  context,
  service,
  signIn,
  colleague,
}) => {
  await service.reset({ edgeCases: true });
  await signIn('specialist', '/settings');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDetails(page, colleague, 'Wolfeschlegelsteinhausenbergerdorff');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Level 1', exact: true }).first()).toBeVisible();
  await expect(main.getByText('The last value')).toHaveCount(0);

  await main.getByRole('button', { name: 'Open all' }).click();
  await main.getByRole('button', { name: 'Go into it' }).click();
  const place = page.getByRole('navigation', { name: 'Place in the details' });
  await expect(place).toContainText('Level 6');

  await find(page).fill('last value');
  await expect(main.getByText('1 found')).toBeVisible();
  await find(page).press('Enter');
  await expect(main.getByText('The last value')).toBeInViewport();
  await expect(place).toContainText(/29\d levels/);
  await place.getByRole('button', { name: 'Source details' }).click();
  await expect(main.getByRole('button', { name: 'Level 1', exact: true }).first()).toBeVisible();

  await main.getByRole('button', { name: 'Copy Source details' }).click();
  await page.getByRole('menuitem', { name: 'Copy as JSON' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/"Level \d+"/g)).toHaveLength(300);
  expect(() => JSON.parse(copied) as unknown).not.toThrow();

  await test.step('disciplinary actions stand on the page of the license, fold, and are copied as text', async () => {
    const { id } = await colleague.addProvider({ firstName: 'Ida', lastName: 'Brandvold' });
    const license = await colleague.addLicense(id, { number: 'DISC-4410' });
    await goWithin(page, `/providers/${id}/licenses/${license.id}`);
    const said = page.getByRole('region', { name: 'Primary source' });
    const terms = said.getByRole('button', { name: 'Current terms', exact: true });
    await expect(said.getByText('Practice in an approved setting')).toBeVisible();
    await terms.click();
    await expect(terms).toHaveAttribute('aria-expanded', 'false');
    await expect(said.getByText('Practice in an approved setting')).toBeHidden();

    await said.getByRole('button', { name: 'Copy Disciplinary actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as text' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('Practice in an approved setting');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'Quarterly reports of the practice monitor',
    );
  });

  await test.step('a table of 2,000 rows draws those in sight, scrolls to its end by keyboard, and is searched whole', async () => {
    await openDetails(page, colleague, 'الحسيني');
    const table = page.getByRole('table').filter({ hasText: 'Column 8' });
    await expect(table).toHaveAttribute('aria-rowcount', '2001');
    await expect(table.getByRole('cell', { name: '1.1', exact: true })).toBeVisible();
    expect(await table.getByRole('row').count()).toBeLessThan(100);

    await page.getByRole('group', { name: 'Other details, rows' }).focus();
    await page.keyboard.press('End');
    await expect(table.getByRole('cell', { name: '2000.8', exact: true })).toBeInViewport();
    await expect(table.getByRole('row').filter({ hasText: '2000.8' })).toHaveAttribute(
      'aria-rowindex',
      '2001',
    );
    await expect(table.getByRole('columnheader', { name: 'Column 8' })).toBeInViewport();

    await find(page).fill('1777.3');
    await find(page).press('Enter');
    await expect(table.getByRole('cell', { name: '1777.3', exact: true })).toBeInViewport();
    expect(await table.getByRole('row').count()).toBeLessThan(100);

    await test.step('one of 300 columns begins with some, offers the others, and scrolls inside itself', async () => {
      await openDetails(page, colleague, 'Élodie');
      const table = page.getByRole('table').filter({ hasText: 'Column 1' });
      await expect(page.getByText('12 of 300 columns shown')).toBeVisible();
      await expect(table.getByRole('columnheader')).toHaveCount(12);

      await page.getByRole('button', { name: 'Columns', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Columns, 12 of 300 shown' });
      await dialog.getByLabel('Find a column').fill('column 299');
      await dialog.getByRole('checkbox', { name: 'Column 299' }).check();
      await page.keyboard.press('Escape');
      await expect(table.getByRole('columnheader', { name: 'Column 299' })).toBeAttached();
      await expect(table.getByRole('cell', { name: '7.299', exact: true })).toBeAttached();

      await find(page).fill('9.150');
      await find(page).press('Enter');
      await expect(table.getByRole('cell', { name: '9.150', exact: true })).toBeInViewport();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  });
});
