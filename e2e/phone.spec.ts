import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { oneOfEach } from './support/one-of-each';
import { goWithin, heading } from './support/page';
import { settled } from './support/screens';

/** The window of a phone; signing in waits for the navigation, which a phone has in a drawer. */
const onPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });

/** Everything of it lies in the window, and nothing of its words is cut off at its side. */
async function expectInView(what: Locator) {
  await expect(what).toBeInViewport({ ratio: 1 });
  expect(await what.evaluate((part) => part.scrollWidth <= part.clientWidth + 1)).toBe(true);
}

/** Runs in the page: how far the page, or its part beside the navigation, is scrolled sideways. */
const beyond = () => {
  const whole = document.scrollingElement ?? document.documentElement;
  const main = document.querySelector('main');
  return {
    page: Math.max(0, whole.scrollWidth - innerWidth),
    main: main ? Math.max(0, main.scrollWidth - main.clientWidth) : 0,
  };
};

test('On a phone the row of each queue says why it waits, on lines of its own', async ({ page, signIn }) => {
  await signIn('specialist', '/sources');
  await onPhone(page);
  for (const [path, name, reason] of [
    ['/reviews', 'reviews', /differs|results/i],
    ['/matches', 'matches', /same|other|different|cannot|nothing|agree/i],
    ['/alerts?sortedBy=Timestamp', 'alerts', /license|import|verification/i],
  ] as const) {
    await test.step(path, async () => {
      await goWithin(page, path);
      const list = new List(page, name);
      await expect(list.rows().first()).toBeVisible();
      const why = list.rows().first().getByRole('rowheader').getByText(reason).first();
      await expect(why).toBeVisible();
      await expectInView(list.rows().first());
    });
  }
});

test('On a phone a row is a card: its name, then a line for each column; it is chosen and acted on with a tap, and by keyboard as ever', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/providers');
  await onPhone(page);
  const list = new List(page, 'providers');
  const [first, second] = [list.rows().first(), list.rows().nth(1)];
  await expect(first.getByRole('rowheader')).toBeVisible();

  await test.step('each column has its name and its value', async () => {
    const headers = await list.grid.getByRole('columnheader').allInnerTexts();
    expect(headers).toEqual(expect.arrayContaining(['Name', 'NPI', 'Credentialed']));
    const npi = first.getByRole('gridcell').filter({ hasText: /^NPI/ });
    await expect(npi).toHaveText(/^NPI\s*(\d{10}|–)$/);
    await expectInView(npi);
    const index = Number(await npi.getAttribute('aria-colindex'));
    await expect(list.grid.getByRole('columnheader').nth(index - 1)).toHaveText('NPI');
    const [above, below] = [await first.boundingBox(), await second.boundingBox()];
    expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
  });

  await test.step('it is ticked', async () => {
    await first.getByRole('checkbox').click();
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected');
    await page.getByRole('button', { name: 'Clear the selection' }).click();
  });

  await test.step('keys go from card to card, far down too', async () => {
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await page.keyboard.press('End');
    await expect(list.grid.locator('[data-index]:focus')).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).not.toHaveText('Providers');
  });

  await test.step('what can be done with one is a tap away', async () => {
    await goWithin(page, '/monitors');
    const monitors = new List(page, 'monitors');
    await monitors
      .rows()
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
  });

  await test.step('compact rows have two lines', async () => {
    await page.goBack();
    const high = (await first.boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('radio', { name: 'Compact' }).click({ force: true });
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await first.boundingBox())?.height).toBeLessThan(high / 2);
  });
});

test('On a phone no screen is scrolled sideways; a table that is says so', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  await signIn('admin', '/sources');
  await onPhone(page);
  const of = await oneOfEach(colleague, service);
  const provider = (tab: string) => `${of.provider}?tab=${tab}`;
  const screens = [
    '/',
    '/reviews',
    of.review,
    '/matches',
    '/alerts',
    '/alerts?sortedBy=Timestamp',
    '/providers',
    '/providers/new',
    '/providers/import',
    of.provider,
    ...[
      'licenses',
      'info',
      'screening',
      'monitors',
      'alerts',
      'notes',
      'imports',
      'credentialing',
      'enrollments',
      'files',
      'timeline',
    ].map(provider),
    `${of.provider}/packet`,
    '/licenses',
    '/licenses/calendar',
    of.license,
    '/facilities',
    of.facility,
    `${of.facility}?tab=info`,
    `${of.facility}?tab=specialties`,
    '/facilities/new',
    '/credentialing',
    '/credentialing/due',
    '/credentialing/calendar',
    '/credentialing/audit',
    '/credentialing/committee',
    '/credentialing/new',
    of.request,
    `${of.request}/packet`,
    '/expirables',
    '/expirables?calendar=true',
    '/follow-ups',
    '/groups',
    of.group,
    `${of.group}?tab=plans`,
    '/payers',
    of.payer,
    `${of.payer}?tab=roster`,
    '/enrollments',
    of.enrollment,
    '/scans',
    of.scan,
    '/datasets',
    of.dataset,
    '/monitors',
    '/monitors/coverage',
    '/monitors/calendar',
    '/monitors/proof',
    '/imports',
    of.importOf,
    '/files',
    '/sources',
    '/webhooks',
    of.webhook,
    '/webhooks/log',
    '/webhooks/guide',
    '/webhooks/new',
    '/reports',
    '/events',
    '/insights',
    '/settings',
    '/help',
  ];
  for (const path of screens)
    await test.step(path, async () => {
      await goWithin(page, path);
      await expect(heading(page)).toBeVisible();
      await settled(page);
      expect.soft(await page.evaluate(beyond), path).toEqual({ page: 0, main: 0 });
    });

  await test.step('the rows of a report', async () => {
    await goWithin(page, '/reports?kind=roster');
    await page
      .getByRole('navigation', { name: /^Reports/ })
      .getByRole('link')
      .first()
      .click();
    await expectTold(page, 'Rows of the report');
  });
});

async function expectTold(page: Page, name: string) {
  const table = page.getByRole('group', { name });
  await expect(table).toBeVisible();
  expect(await table.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(true);
  await expect(page.getByText('Scroll the table sideways for more columns.')).toBeVisible();
}
