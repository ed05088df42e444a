import { gzipSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/console';
import { addRequest } from './support/credentialing';
import { List } from './support/list';
import { goWithin, mainLink, mainNavigation } from './support/page';
import { openSettings } from './support/settings';
import { signOut } from './support/session';
import { chooseDataset } from './support/datasets';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: /Search providers/ });
const recent = (page: Page) => palette(page).getByRole('group', { name: 'Recent' }).getByRole('option');
/** What the tab keeps for as long as the session goes on. */
const remembered = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test('the first screen takes at most 252 kB of scripts and 25 kB of styles', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(js|css))"/g)];
  const sent = { js: 0, css: 0 };
  for (const [, path = '', kind] of files)
    sent[kind as 'js' | 'css'] += gzipSync(await (await request.get(path)).body()).length;
  expect(sent.js).toBeGreaterThan(100_000);
  // Headers, and what is loaded beside the first rows, take 3 kB more.
  expect(sent.js).toBeLessThanOrEqual(252_000);
  expect(sent.css).toBeGreaterThan(10_000);
  expect(sent.css).toBeLessThanOrEqual(25_000);
});

test('The palette finds records, screens and actions by keyboard, says what failed, and remembers what was looked at until the session ends', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const quentin = await colleague.addProvider({ firstName: 'Quentin', lastName: 'Marlowe-Ashby' });
  await colleague.addLicense(quentin.id, { number: 'QMA-77001' });
  await addRequest(colleague, {}, 'Quennel');
  await signIn('specialist', '/licenses');
  const number = await new List(page, 'licenses').rows().first().getByRole('gridcell').nth(1).innerText();
  const open = async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  };
  const here = palette(page).getByRole('group', { name: 'On this screen' });

  await open();
  await expect(
    palette(page).getByRole('option', { name: /^Providers Write letters.* G then P$/ }),
  ).toBeVisible();
  await expect(recent(page)).toHaveCount(0);
  await expect(palette(page).getByRole('group').nth(0)).toHaveAccessibleName('On this screen');
  await expect(palette(page).getByRole('group').nth(1)).toHaveAccessibleName('Actions');
  await page.keyboard.type('quennel');
  const requests = palette(page).getByRole('group', { name: 'Credentialing requests' });
  await expect(requests.getByRole('option')).toContainText(['Ada Quennel, initial']);
  await requests.getByRole('option').click();
  await expect(heading(page, 'Ada Quennel, initial')).toBeFocused();
  await open();
  await page.keyboard.type('marlowe-ash');
  const found = palette(page).getByRole('option', { name: /^Quentin Marlowe-Ashby/ });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Quentin Marlowe-Ashby')).toBeFocused();

  await test.step('what the screen can do, with its key', async () => {
    await open();
    await expect(here.getByRole('option', { name: /^Edit provider/ })).toContainText('E');
    await here.getByRole('option', { name: /^Edit provider/ }).click();
    await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a scan for whose file is open', async () => {
    // Who only passes a record does not look for it again.
    await expect.poll(() => remembered(page)).toMatch(/palette-recents.*Marlowe-Ashby/);
    await open();
    // Whose file is open is not what somebody goes back to.
    await expect(recent(page)).toContainText([/Ada Quennel/]);
    await field(page).fill('marlowe-ash');
    await expect(found).toBeVisible();
    // Enter is meant for what was typed last, not for what still stands there.
    await field(page).fill('start a scan');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Start a scan' });
    await expect(dialog).toContainText('Quentin Marlowe-Ashby');
    await chooseDataset(dialog, 'sam.gov');
    await dialog.getByRole('button', { name: 'Start scan' }).click();
    await expect(heading(page, /^SAM.*, Quentin Marlowe-Ashby$/)).toBeVisible();
  });

  await test.step('a license by its number, a screen, a record of before', async () => {
    await open();
    await page.keyboard.type(number);
    await palette(page)
      .getByRole('group', { name: 'License with this number' })
      .getByRole('option', { name: new RegExp(number) })
      .click();
    await expect(heading(page, new RegExp(number))).toBeVisible();
    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    await field(page).fill('coming runs');
    await palette(page).getByRole('option', { name: 'Coming runs of monitors' }).click();
    await expect(heading(page, 'Coming runs')).toBeVisible();
    await open();
    await recent(page)
      .filter({ hasText: /Quentin Marlowe-Ashby.*Provider/ })
      .click();
    await expect(heading(page, 'Quentin Marlowe-Ashby')).toBeFocused();
  });

  await test.step('a license that was not loaded, by a part of its number, and a screen by what is done there', async () => {
    await open();
    await field(page).fill('qma 77001');
    await palette(page)
      .getByRole('option', { name: /^Licenses with the number/ })
      .click();
    await expect(heading(page, 'Licenses')).toBeFocused();
    await new List(page, 'licenses').has(1);
    await expect(new List(page, 'licenses').rows('Marlowe-Ashby, Quentin')).toContainText('QMA-77001');
    await open();
    await field(page).fill('sign off');
    await palette(page)
      .getByRole('option', { name: /^Credentialing committee/ })
      .click();
    await expect(heading(page, 'Committee')).toBeFocused();
  });

  await test.step('nothing, or a search that failed', async () => {
    await open();
    await field(page).fill('zzzzqqq');
    await expect(palette(page).getByText('Nothing found for “zzzzqqq”.')).toBeVisible();
    await service.fails({ operation: 'GET /providers', status: 403, times: 20 });
    await field(page).fill('smith');
    const alert = palette(page).getByRole('alert');
    await expect(alert).toContainText('The search failed');
    await service.recovers();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(palette(page).getByRole('option').first()).toBeVisible();
    await expect(alert).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await signOut(page);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await remembered(page)).not.toContain('Marlowe');
});

test('In the window of a hospital’s desk help and settings stay in sight, and so does the entry of the screen that is open', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn('admin', '/insights');
  await expect(heading(page, 'Insights')).toBeVisible();
  await expect(mainLink(page, 'Settings')).toBeInViewport({ ratio: 1 });
  const room = async () => {
    const [open, foot] = await Promise.all(
      ['Insights', 'Help'].map((name) => mainLink(page, name).boundingBox()),
    );
    return open && foot && foot.y - (open.y + open.height);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await goWithin(page, '/');
  await expect(mainLink(page, 'Today')).toBeInViewport({ ratio: 1 });
});

test('Keys go to screens, but typing is none, nor once they are off; that, the colours and a folded navigation are kept, in every tab', async ({
  page,
  context,
  signIn,
}) => {
  // A browser that was told what it may do denies the rest; one that was not has yet to ask.
  await context.grantPermissions(['clipboard-read']);
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('an address with nothing at it leads on', async () => {
    await signIn('specialist', '/no/such/page');
    await expect(heading(page, 'Not found')).toBeVisible();
    await expect(page).toHaveTitle('Not found · Credence');
    await expect(mainNavigation(page)).toBeVisible();
    await page.getByRole('link', { name: 'Go to Today' }).click();
    await expect(heading(page, 'Today')).toBeVisible();
  });

  await test.step('one that is not part of the role says so, without asking the service, and leads on', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/webhook/.test(request.url())) asked.push(request.url());
    });
    await expect(mainLink(page, 'Webhooks')).toHaveCount(0);
    await goWithin(page, '/webhooks/log');
    await expect(page.getByText('Webhooks are not part of your role')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to Today' }).click();
    await expect(heading(page, 'Today')).toBeVisible();
    expect(asked).toEqual([]);
  });

  for (const [keys, name] of [
    ['gr', 'Reviews'],
    ['gp', 'Providers'],
  ] as const) {
    await page.keyboard.type(keys);
    await expect(heading(page, name)).toBeVisible();
  }
  await page.keyboard.press('?');
  await expect(help(page)).toContainText('Go to Reviews');
  await expect(help(page)).toContainText('New provider');
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await page.getByRole('searchbox', { name: /Search providers/ }).fill('gt?n');
  await expect(heading(page, 'Providers')).toBeVisible();
  await expect(help(page)).toBeHidden();

  const html = page.locator('html');
  await expect(html).toHaveCSS('color-scheme', 'light');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await page.keyboard.press('Escape');
  const link = mainLink(page, 'Providers');
  const wide = (await link.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(async () => (await link.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);

  await goWithin(page, '/settings/notifications');
  await test.step('notifications are off, and that the browser denies them is said at the switch', async () => {
    const hidden = page.getByRole('checkbox', { name: /^Tell me while this tab is hidden/ });
    await expect(hidden).not.toBeChecked();
    await expect(
      page.getByRole('status').filter({ hasText: 'The browser was told to show none' }),
    ).toBeVisible();
    await expect(hidden).toBeDisabled();
  });
  await openSettings(page, 'Keyboard');
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();

  await test.step('the colours are there before the page', async () => {
    const held: Route[] = [];
    await page.route('**/config.json', (route) => void held.push(route), { times: 1 });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(() => held.length).toBe(1);
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('main')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Credence is loading' })).toBeHidden();
    await held[0]?.continue();
  });

  await expect(page.getByRole('checkbox', { name: 'Single-key shortcuts' })).not.toBeChecked();
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
  await heading(page, 'Keyboard').click();
  await page.keyboard.type('gp?');
  // Keys are taken in order: once this one has had its effect, the ones before had none.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(help(page)).toBeHidden();
  await expect(page).toHaveURL(/\/settings\/keyboard$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: /^Keyboard shortcuts/ }).click();
  await expect(help(page)).toContainText('Single-key shortcuts are switched off.');
  await expect(help(page)).not.toContainText('Go to Reviews');

  const other = await context.newPage();
  await other.goto('/settings/appearance');
  await expect(other.locator('html')).toHaveCSS('color-scheme', 'dark');
  await other.getByRole('radiogroup', { name: 'Colors' }).getByRole('radio', { name: 'System' }).check();
  await expect(other.locator('html')).toHaveCSS('color-scheme', 'light');
});
