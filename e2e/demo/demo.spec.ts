import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { subPathUrl } from '../support/addresses';
import { accounts, expect, test } from '../support/console';
import { goWithin, heading, mainLink, mainNavigation } from '../support/page';
import { fillSignIn } from '../support/session';

const openPanel = (page: Page) => page.getByRole('button', { name: 'Demo data' }).click();

test('The demo says with which accounts one signs in, and opens on today’s work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
  await expect(page.getByText(accounts.specialist)).toBeVisible();
  await fillSignIn(page, accounts.specialist);
  await expect(heading(page, 'Today')).toBeVisible();
});

test('What was changed is still there after a reload, and so is who is signed in', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/');
  const { id } = await colleague.addProvider({ firstName: 'Quentin', lastName: 'Marlowe-Ashby' });
  await colleague.addLicense(id, { number: 'NAME-7' });
  await page.goto(`/providers/${id}`);
  await page.reload();
  await expect(heading(page, 'Quentin Marlowe-Ashby')).toBeVisible();
  await expect(page.getByRole('row', { name: /NAME-7/ })).toContainText('Needs review');
});

test('A second tab shows what was changed in the first, and the same time', async ({
  context,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/');
  const other = await context.newPage();
  await other.goto('/settings');
  // Two pages, each with the whole service in it, begin beside another test on two cores.
  await expect(heading(other, 'Settings')).toBeVisible({ timeout: 15_000 });
  const { id } = await colleague.addProvider({ firstName: 'Quentin', lastName: 'Marlowe-Ashby' });
  await service.advance({ hours: 2 });
  await other.evaluate((path) => history.pushState({}, '', path), `/providers/${id}`);
  await expect(heading(other, 'Quentin Marlowe-Ashby')).toBeVisible();
  await openPanel(other);
  const hour = new Date((await service.state()).now).getUTCHours() % 12 || 12;
  await expect(other.getByText(/^The service’s time is/)).toContainText(`, ${hour}:`);
});

test('Below a path of its own the console works as at the root of its host', async ({ page }) => {
  await page.goto(subPathUrl);
  await fillSignIn(page, accounts.specialist);
  await mainLink(page, 'Providers').click();
  await expect(page).toHaveURL(`${subPathUrl}providers`);
  await expect(page.getByRole('grid', { name: 'providers' }).getByRole('rowheader').first()).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Providers')).toBeVisible();

  await test.step('the service publishes its contract there', async () => {
    await goWithin(page, new URL('settings', subPathUrl).pathname);
    for (const name of ['openapi.json', 'openapi.deprecated.json']) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name, exact: true }).click();
      const saved = await readFile(await (await downloading).path(), 'utf8');
      expect(Object.keys((JSON.parse(saved) as { paths: object }).paths)).toContain('/providers');
    }
  });

  await test.step('colours that were chosen there are there before the configuration', async () => {
    await page.getByRole('radiogroup', { name: 'Colors' }).getByRole('radio', { name: 'Dark' }).check();
    await page.route('**/config.json', () => undefined);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});

test.describe('The demo panel', () => {
  test('moves the clock of the service, and everything due happens', async ({ page, signIn }) => {
    await signIn('specialist', '/');
    await openPanel(page);
    const panel = page.getByRole('dialog', { name: 'Demo data' });
    const clock = panel.getByText(/^The service’s time is/);
    const shown = async () =>
      Date.parse((await clock.innerText()).replace(/^The service’s time is |\.$/g, ''));
    const before = await shown();
    await panel.getByRole('button', { name: '1 hour on' }).click();
    await expect.poll(async () => (await shown()) - before).toBeGreaterThanOrEqual(3_600_000);
    expect((await shown()) - before).toBeLessThan(2 * 3_600_000);
  });

  test('starts again only after it was confirmed, and everything changed is gone', async ({
    page,
    signIn,
    service,
    colleague,
  }) => {
    await signIn('specialist', '/');
    const { id } = await colleague.addProvider({ firstName: 'Quentin', lastName: 'Marlowe-Ashby' });
    const before = (await service.state()).counts['providers'] ?? 0;
    await openPanel(page);
    await page.getByRole('button', { name: 'Start again with 2,000' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reset the demo data?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await service.state()).counts['providers']).toBe(before);

    let timesLoaded = 0;
    page.on('load', () => timesLoaded++);
    await page.getByRole('button', { name: 'Start again with 2,000' }).click();
    await question.getByRole('button', { name: 'Reset demo data' }).click();
    await fillSignIn(page, accounts.specialist);
    await expect(heading(page, 'Today')).toBeVisible();
    expect(timesLoaded, 'times that the page was loaded anew, under what is typed').toBe(0);
    await page.goto(`/providers/${id}`);
    await expect(heading(page, 'Not found')).toBeVisible();
    expect((await service.state()).counts['providers']).toBe(2_000);
  });

  test('makes the next requests fail, which the console says, until they are cleared', async ({
    page,
    signIn,
  }) => {
    await signIn('specialist', '/settings');
    await openPanel(page);
    const panel = page.getByRole('dialog', { name: 'Demo data' });
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
    await page.reload();
    await expect(page.getByRole('grid', { name: 'providers' }).getByRole('rowheader').first()).toBeVisible();
  });

  test('brings odd records and takes them away again, and stays so after a reload', async ({
    page,
    signIn,
  }) => {
    await signIn('specialist', '/providers');
    const odd = page.getByRole('rowheader').filter({ hasText: '<script>' });
    await expect(odd).toHaveCount(0);
    await openPanel(page);
    await page.getByRole('checkbox', { name: /^Edge cases/ }).click();
    await page.getByRole('button', { name: 'Reset demo data' }).click();
    await fillSignIn(page, accounts.specialist);
    await expect(mainNavigation(page)).toBeVisible();
    await page.goto('/providers?providerName=Bobby');
    await expect(odd).toHaveCount(1);
    await openPanel(page);
    await expect(page.getByRole('checkbox', { name: /^Edge cases/ })).toBeChecked();
  });
});
