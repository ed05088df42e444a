import type { Locator } from '@playwright/test';
import { beginning } from './support/addresses';
import { alertNote, dismiss, test as alertTest } from './support/alerts';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';

/** Where something begins, from the left and from above. */
const placeOf = async (what: Locator) => {
  const box = await what.boundingBox();
  return box && { x: Math.round(box.x), y: Math.round(box.y) };
};

test('What comes by itself moves nothing: rows that cannot be read again, and a network that goes away and comes back', async ({
  page,
  signIn,
  service,
}) => {
  await page.clock.install({ time: beginning });
  await signIn('specialist', '/providers');
  const list = new List(page, 'providers');
  await expect(list.rows()).not.toHaveCount(0);
  const search = page.getByRole('button', { name: /^Search or jump to/ });
  const places = async () => ({
    table: await placeOf(list.grid),
    row: await placeOf(list.rows().first()),
    search: await placeOf(search),
  });
  const before = await places();

  await test.step('the rows cannot be read again', async () => {
    await goWithin(page, '/help');
    await page.clock.fastForward('06:00');
    await service.fails({ operation: 'GET /providers', status: 500, times: 30 });
    await goWithin(page, '/providers');
    await expect(list.rows().first()).toBeVisible();
    const told = page.getByRole('alert').filter({ hasText: 'These rows could not be refreshed' });
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(told).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await places()).toEqual(before);
    await service.recovers();
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(told).toBeHidden();
    expect(await places()).toEqual(before);
  });

  await test.step('the network goes away and comes back', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    expect(await places()).toEqual(before);
    await page.context().setOffline(false);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

alertTest(
  'A dismissal that can be taken back, and one that was refused, move neither what is behind the next alert nor its bar',
  async ({ page, service, openAlerts }) => {
    await page.clock.install({ time: beginning });
    await openAlerts();
    const behind = page.getByRole('region', { name: 'Behind the alert' });
    const note = alertNote(page);
    const places = async () => ({ behind: await placeOf(behind), note: await placeOf(note) });
    await expect(note).toBeVisible();
    const before = await places();

    await dismiss(page, 'Renewal received by phone');
    await expect(page.getByText(/sent in \d+ s/)).toBeVisible();
    expect(await places()).toEqual(before);
    const dock = page.getByRole('note').filter({ hasText: /sent in \d+ s/ });
    const [told, bar] = [await dock.boundingBox(), await note.boundingBox()];
    expect((told?.y ?? 0) + (told?.height ?? 0), 'it lies above the bar').toBeLessThan(bar?.y ?? 0);

    await page.clock.runFor(11_000);
    await expect(dock).toBeHidden();
    expect(await places()).toEqual(before);
    await service.fails({ operation: 'POST /alerts/{alertId}/dismiss', status: 503, times: 10 });
    await dismiss(page, 'Kept through trouble');
    await page.clock.runFor(11_000);
    const refused = page.getByRole('alert').filter({ hasText: 'not dismissed' });
    await expect(refused).toContainText('Kept through trouble');
    expect(await places()).toEqual(before);
    await service.recovers();
    await refused.getByRole('button', { name: 'Try again' }).click();
    await expect(refused).toBeHidden();
    expect(await places()).toEqual(before);
  },
);
