import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { demoUrl, subPathUrl } from '../support/addresses';
import { accounts, expect, test } from '../support/console';
import { goWithin, heading, mainLink, mainNavigation } from '../support/page';
import { fillSignIn } from '../support/session';
import { openSettings } from '../support/settings';

const openPanel = (page: Page) => page.getByRole('button', { name: 'Demo data' }).click();

test('What is changed in the demo is there after a reload and in a second tab; its panel moves the clock, makes requests fail, and starts again', async ({
  page,
  context,
  service,
  colleague,
}) => {
  await page.goto('/?providers=200');
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
  await expect(page.getByText(accounts.specialist)).toBeVisible();
  await fillSignIn(page, accounts.specialist);
  await expect(heading(page, 'Today')).toBeVisible();

  const first = await colleague.addProvider({ firstName: 'Quentin', lastName: 'Marlowe-Ashby' });
  await colleague.addLicense(first.id, { number: 'NAME-7' });
  await goWithin(page, `/providers/${first.id}`);
  await expect(heading(page, 'Quentin Marlowe-Ashby')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Quentin Marlowe-Ashby')).toBeVisible();
  await expect(page.getByRole('row', { name: /NAME-7/ })).toContainText('Needs review');

  const other = await context.newPage();
  await other.goto('/settings');
  await expect(heading(other, 'Settings')).toBeVisible();
  const { id } = await colleague.addProvider({ firstName: 'Nadia', lastName: 'Oakes-Brandt' });
  await service.advance({ hours: 2 });
  await goWithin(other, `/providers/${id}`);
  await expect(heading(other, 'Nadia Oakes-Brandt')).toBeVisible();
  await openPanel(other);
  const hour = new Date((await service.state()).now).getUTCHours() % 12 || 12;
  await expect(other.getByText(/^The service’s time is/)).toContainText(`, ${hour}:`);
  await other.close();

  await test.step('the session of a tab that is too busy to hand it over at once', async () => {
    const late = await context.newPage();
    await late.addInitScript(() => {
      const post = BroadcastChannel.prototype.postMessage;
      BroadcastChannel.prototype.postMessage = function (message: unknown) {
        setTimeout(() => post.call(this, message), 1_000);
      };
    });
    await late.goto('/settings');
    await expect(heading(late, 'Sign in')).toBeVisible();
    await expect(heading(late, 'Settings')).toBeVisible();
    await late.close();
  });

  await openPanel(page);
  const panel = page.getByRole('dialog', { name: 'Demo data' });

  await test.step('the clock', async () => {
    const clock = panel.getByText(/^The service’s time is/);
    const shown = async () =>
      Date.parse((await clock.innerText()).replace(/^The service’s time is |\.$/g, ''));
    const before = await shown();
    await panel.getByRole('button', { name: '1 hour on' }).click();
    await expect.poll(async () => (await shown()) - before).toBeGreaterThanOrEqual(3_600_000);
    expect((await shown()) - before).toBeLessThan(2 * 3_600_000);
  });

  await test.step('failures, which the console says', async () => {
    await panel.getByLabel('Request').selectOption('GET /providers');
    await panel.getByLabel('Fails with').selectOption('403, not allowed');
    await panel.getByLabel('How often').selectOption('Until cleared');
    await panel.getByRole('button', { name: 'Make it fail' }).click();
    await expect(panel.getByRole('listitem')).toHaveText('GET /providers: 403, 1000 times');
    await page.keyboard.press('Escape');
    await mainLink(page, 'Providers').click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Providers could not be loaded');
    await expect(alert.getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
    await openPanel(page);
    await panel.getByRole('button', { name: 'Clear failures' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('Martin');
    await expect(page.getByRole('grid', { name: 'providers' }).getByRole('rowheader').first()).toBeVisible();
  });

  await test.step('a new start', async () => {
    const { id } = await colleague.addProvider({ firstName: 'Quentin', lastName: 'Marlowe-Ashby' });
    const { counts } = await service.state();
    await openPanel(page);
    const edgeCases = panel.getByRole('checkbox', { name: /^Edge cases/ });
    await edgeCases.click();
    const question = page.getByRole('alertdialog', { name: 'Reset the demo data?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await service.state()).counts['providers']).toBe(counts['providers']);

    let timesLoaded = 0;
    page.on('load', () => timesLoaded++);
    await edgeCases.click();
    await question.getByRole('button', { name: 'Reset demo data' }).click();
    await fillSignIn(page, accounts.specialist);
    await expect(mainNavigation(page)).toBeVisible();
    await goWithin(page, `/providers/${id}`);
    await expect(heading(page, 'Not found')).toBeVisible();
    expect(timesLoaded, 'times that the page was loaded anew, under what is typed').toBe(0);

    await page.goto('/providers?providerName=Bobby');
    await expect(page.getByRole('rowheader').filter({ hasText: '<script>' })).toHaveCount(1);
    await openPanel(page);
    await expect(edgeCases).toBeChecked();
  });
});

test('Below a path of its own the console works as at the root of its host', async ({ page }) => {
  await page.goto(subPathUrl);
  await fillSignIn(page, accounts.specialist);
  await mainLink(page, 'Providers').click();
  await expect(page).toHaveURL(`${subPathUrl}providers`);
  await expect(page.getByRole('grid', { name: 'providers' }).getByRole('rowheader').first()).toBeVisible();

  await test.step('the service publishes its contract there', async () => {
    await goWithin(page, new URL('settings/about', subPathUrl).pathname);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'openapi.json', exact: true }).click();
    const saved = await readFile(await (await downloading).path(), 'utf8');
    expect(Object.keys((JSON.parse(saved) as { paths: object }).paths)).toContain('/providers');
  });

  await test.step('after a reload, colours that were chosen there are there before the configuration', async () => {
    await openSettings(page, 'Appearance');
    await page.getByRole('radiogroup', { name: 'Colors' }).getByRole('radio', { name: 'Dark' }).check();
    const held: Route[] = [];
    await page.route('**/config.json', (route) => void held.push(route), { times: 1 });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => held.length).toBe(1);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await held[0]?.continue();
    await expect(heading(page, 'Appearance')).toBeVisible();
  });
});

test('A page whose scripts do not run says what may be the matter and in which browsers they do', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(demoUrl);
  await expect(page.getByRole('heading', { name: 'Credence is loading' })).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText('Safari and on iPads from 17.4 on')).toBeVisible();
  await context.close();
});
