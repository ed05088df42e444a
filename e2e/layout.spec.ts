import type { Locator } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';

async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { left: box.x, right: box.x + box.width, top: box.y };
}

test('no column ends under the actions of its row, however far the table is scrolled', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/');
  for (const [path, name] of [
    ['/licenses', 'licenses'],
    ['/credentialing', 'requests'],
    ['/monitors', 'monitors'],
    ['/enrollments', 'enrollments'],
    ['/files', 'files'],
  ] as const) {
    await test.step(path, async () => {
      await goWithin(page, path);
      const row = new List(page, name).rows().first();
      await row.hover();
      await page.mouse.wheel(5_000, 0);
      const actions = row.getByRole('button', { name: /^Actions for / });
      const cells = row.getByRole('gridcell');
      await expect(async () => {
        const { left } = await placeOf(actions);
        const { right } = await placeOf(cells.nth((await cells.count()) - 2));
        expect(right).toBeLessThanOrEqual(left);
      }).toPass();
    });
  }
});

test('the tabs of matches and of alerts stand on one line each', async ({ page, signIn }) => {
  await signIn('specialist', '/matches');
  for (const [path, name] of [
    ['/matches', 'Matches by decision'],
    ['/alerts', 'Alerts by type'],
  ] as const) {
    await goWithin(page, path);
    const tabs = page.getByRole('navigation', { name }).getByRole('link');
    await expect(tabs).not.toHaveCount(0);
    const tops = await Promise.all((await tabs.all()).map(async (tab) => (await placeOf(tab)).top));
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size, `${name} on one line`).toBe(1);
  }
});
