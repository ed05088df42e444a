import type { Locator, Page } from '@playwright/test';
import { beginning } from './support/addresses';
import { alertNote, dismiss, test as alertTest } from './support/alerts';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, heading } from './support/page';
import { test as reviewTest } from './support/review';

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
    await refused.getByRole('button', { name: 'Retry' }).click();
    await expect(refused).toBeHidden();
    expect(await places()).toEqual(before);
  },
);

/** Windows of a desk and of a phone. */
const windows = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** Holds answers of a path back until what this gives is called. */
async function holdBack(page: Page, path: RegExp): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}

/** Collects from now on what the browser says was moved without anybody pressing anything. Gives what it was. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        moved.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 80) ?? ''));
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          // What was painted last is told a moment later.
          setTimeout(() => resolve((globalThis as unknown as { moved: string[] }).moved), 200);
        }),
    );
}

test('On Today notes that name somebody come late and move nothing, on a phone neither', async ({
  page,
  signIn,
  colleague,
}) => {
  const { id: providerId } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Steady-Quill' });
  for (const name of ['1', '2'])
    await colleague.keep(`credence-mentions/specialist%40credence%2eexample/${name}.json`, {
      version: 1,
      providerId,
      provider: 'Ada Steady-Quill',
      note: '@Dana Whitfield please look at her second license before the committee meets',
      by: 'admin@credence.example',
      at: '2026-01-05T15:00:00.000Z',
    });
  await signIn('specialist', '/help');
  for (const size of windows)
    await test.step(`${size.width}`, async () => {
      await page.setViewportSize(size);
      const release = await holdBack(page, /credence-mentions/);
      await page.goto('/');
      const main = page.getByRole('main');
      const part = (name: RegExp) => main.getByRole('region', { name });
      await expect(
        part(/^Done today/)
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expect(part(/^Sources/).getByRole('link', { name: /^All \d/ })).toBeVisible();
      await part(/^Running/).scrollIntoViewIfNeeded();
      await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const places = async () => ({
        done: await placeOf(part(/^Done today/)),
        running: await placeOf(part(/^Running/)),
        sources: await placeOf(part(/^Sources/)),
      });
      const before = await places();
      const moved = await watchShifts(page);
      release();
      const notes = part(/^Notes that name you/);
      await expect(notes.getByRole('button', { name: /^Done/ })).toHaveCount(2);
      expect(await places()).toEqual(before);
      expect(await moved()).toEqual([]);
      await notes.scrollIntoViewIfNeeded();
      await expect(notes.getByText(/^@Dana Whitfield/).first()).toBeInViewport({ ratio: 1 });
    });
});

reviewTest(
  'The last decision on the license of a review comes late, moves neither evidence nor bar, and is offered beside it',
  async ({ page, colleague, openCase }) => {
    const [ada] = await openCase();
    const { providerId = '', licenseId = '' } = ada ?? {};
    await colleague.resolve(providerId, licenseId, { status: 'NotFound' });
    const note = 'License MULTI-700 (TX) marked not found on review. The board has nobody of her name.';
    await colleague.ask('POST', `/providers/${providerId}/notes`, { note });
    await colleague.verifyAgain(providerId, licenseId);
    for (const size of windows)
      await reviewTest.step(`${size.width}`, async () => {
        await page.setViewportSize(size);
        const release = await holdBack(page, /\/notes|\/log\/events/);
        await page.goto(`/reviews/${providerId}/${licenseId}`);
        await expect(heading(page, /Ada/)).toBeVisible();
        const seen = (role: 'region' | 'table' | 'group', name: RegExp) =>
          page.getByRole(role, { name }).filter({ visible: true });
        await expect(seen('region', /^Earlier/).getByText('As the source answered, no review')).toBeHidden();
        await expect(seen('region', /^Earlier/).getByText('Not found')).toBeVisible();
        const places = async () => ({
          evidence: await placeOf(seen('table', /^On file against/)),
          answers: await placeOf(seen('group', /^What the verification is/)),
        });
        const before = await places();
        const moved = await watchShifts(page);
        release();
        const last = seen('region', /^Last decision on this license/);
        await expect(last).toContainText('Not found');
        expect(await places()).toEqual(before);
        expect(await moved()).toEqual([]);
        // Where there is little room it is a line until it is touched.
        if (size.width < 900) await last.getByRole('button', { expanded: false }).click();
        await expect(last).toContainText('The board has nobody of her name.');
        await expect(last.getByRole('button', { name: /^Decide as before/ })).toBeInViewport({ ratio: 1 });
        await expect(seen('table', /^On file against/)).toBeInViewport();
      });
  },
);
