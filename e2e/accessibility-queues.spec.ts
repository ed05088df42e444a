import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

/** What is looked at: its address, what shows that it is there, and what is opened on it. */
type Screen = [
  name: string,
  path: string,
  there: (page: Page) => ReturnType<Page['getByText']>,
  open?: (page: Page) => Promise<void>,
];

const rows = (name: string) => (page: Page) =>
  page.getByRole('grid', { name, exact: true }).getByRole('rowheader').first();
const dialog = (page: Page) => page.getByRole('dialog');

const screens: Screen[] = [
  ['Today', '/', (page) => page.getByText(/of high relevance/)],
  ['the scans', '/scans', rows('scans')],
  [
    'starting a scan',
    '/scans',
    rows('scans'),
    async (page) => {
      await page.getByRole('button', { name: 'Start a scan' }).click();
      await dialog(page).getByRole('listbox').getByRole('option').first().click();
      await dialog(page).getByLabel('Dataset').selectOption('OigExclusions');
      await expect(dialog(page).getByRole('term').first()).toBeVisible();
    },
  ],
  [
    'a scan',
    '/scans?type=OigExclusions',
    rows('scans'),
    async (page) => {
      await rows('scans')(page).getByRole('link').click();
      await expect(page.getByRole('complementary', { name: 'About this scan' })).toBeVisible();
    },
  ],
  ['the datasets', '/datasets', rows('datasets')],
  [
    'a dataset',
    '/datasets/OigExclusions',
    (page) => page.getByRole('region', { name: 'Latest scans' }).getByRole('listitem').first(),
  ],
  [
    'a list to upload',
    '/datasets/OigExclusions',
    (page) => page.getByRole('region', { name: 'Latest scans' }).getByRole('listitem').first(),
    async (page) => {
      await page.getByRole('button', { name: 'Upload a list' }).click();
      await dialog(page)
        .getByLabel('Choose a CSV file')
        .setInputFiles({
          name: 'list.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('LASTNAME,NPI\nDOE,0000000000\nROE,1\n'),
        });
      await expect(dialog(page).getByText('1 of 2 rows cannot be read')).toBeVisible();
    },
  ],
  ['the monitors', '/monitors', rows('monitors')],
  [
    'a new monitor',
    '/monitors',
    rows('monitors'),
    async (page) => {
      await page.getByRole('button', { name: 'New monitor' }).click();
      await dialog(page).getByRole('listbox').getByRole('option').first().click();
      await dialog(page).getByLabel('Dataset', { exact: true }).selectOption('Sam');
      await expect(dialog(page).getByLabel('Interval')).toBeVisible();
    },
  ],
  ['the coverage', '/monitors/coverage', rows('providers')],
  [
    'covering providers',
    '/monitors/coverage',
    rows('providers'),
    async (page) => {
      await page.getByRole('grid').getByRole('checkbox').nth(1).click();
      await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Monitor' }).click();
      await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    },
  ],
  ['the coming runs', '/monitors/calendar', (page) => page.getByRole('button', { pressed: true })],
  ['the webhooks', '/webhooks', rows('webhooks')],
  ['a new webhook', '/webhooks/new', (page) => page.getByRole('combobox', { name: 'Type' })],
  [
    'the webhook log',
    '/webhooks/log?time=all',
    (page) => page.getByRole('table', { name: 'Messages' }).getByRole('link').first(),
  ],
  ['the receiver guide', '/webhooks/guide', (page) => page.getByRole('rowheader', { name: 'X-TraceId' })],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen of the queues has an accessibility problem in the ${colorScheme} scheme`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    const look = colorScheme === 'light' ? 'everything' : 'colours';
    await signIn('admin', '/settings');
    for (const [name, path, there, open] of screens) {
      await page.goto(path);
      await expect(there(page)).toBeVisible();
      await open?.(page);
      await expectAccessible(page, `${name}, ${colorScheme}`, look);
    }
  });
}

test('the parts of a provider’s file about scans, matches and monitors are accessible, and so are they on a phone', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/matches');
  const { items } = await colleague.ask<{ items: { scan: { providerId: string } }[] }>(
    'GET',
    '/datasets/matches?userActionNeeded=true&count=1&entityType=Practitioner',
  );
  const file = `/providers/${items[0]?.scan.providerId}`;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${file}?tab=screening`);
    await expect(
      page.getByRole('region', { name: 'Matches to decide' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectAccessible(page, `scans and matches, ${width}`);
    await page.goto(`${file}?tab=monitors`);
    await expect(page.getByRole('heading', { name: 'Not monitored' })).toBeVisible();
    await expectAccessible(page, `monitors of a provider, ${width}`);
    for (const [path, there] of [
      ['/scans', rows('scans')],
      ['/monitors/calendar', (at: Page) => at.getByRole('button', { pressed: true })],
      [
        '/datasets/Sam',
        (at: Page) => at.getByRole('region', { name: 'Latest scans' }).getByRole('listitem').first(),
      ],
    ] as const) {
      await page.goto(path);
      await expect(there(page)).toBeVisible();
      await expectAccessible(page, `${path}, ${width}`);
    }
  }
});
