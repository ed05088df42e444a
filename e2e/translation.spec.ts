import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, heading, sendRejection } from './support/page';
import { translatePage } from './support/translator';

test.beforeEach(({ page }) => translatePage(page));

/** Waits until all that stands on the page is translated. */
const translated = (page: Page) =>
  expect(
    page.locator('html:not([data-translating]) main:not(:has([aria-busy="true"])) font').first(),
  ).toBeAttached();

/** Whether a count stands there in a translation, and in one piece. */
const isTranslated = (page: Page, words: string) =>
  expect(
    page.locator('font > font').getByText(words, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();

test('Under a translation counts follow what is selected, filtered and decided, and texts come and go', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('specialist', '/providers');
  const list = new List(page, 'providers');
  const selection = page.getByRole('region', { name: 'Selection' });
  await list.has(200);
  for (const [index, words] of ['1 selected', '2 selected', '3 selected'].entries()) {
    await list.rows().nth(index).getByRole('checkbox').check();
    await expect(selection).toContainText(words);
    await isTranslated(page, words);
  }
  await list.rows().nth(1).getByRole('checkbox').uncheck();
  await isTranslated(page, '2 selected');
  await expect(selection).not.toContainText('3 selected');
  await selection.getByRole('button', { name: 'Select all 200 that match' }).click();
  await expect(selection).toContainText('All 200 are selected, loaded or not.');
  await list.rows().nth(0).getByRole('checkbox').uncheck();
  await expect(selection).toContainText('All 200 but 1 are selected, loaded or not.');
  await translated(page);
  await list.rows().nth(1).getByRole('checkbox').uncheck();
  await expect(selection).toContainText('All 200 but 2 are selected, loaded or not.');
  await selection.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(selection).toHaveCount(0);

  await test.step('a case is decided, and the next one takes its place', async () => {
    await goWithin(page, '/matches');
    const match = page.getByRole('region', { name: 'Match', exact: true });
    for (const place of ['1 of 18', '1 of 17 left', '1 of 16 left']) {
      await expect(page.getByText(place, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(match.getByRole('heading', { level: 2 })).toBeVisible();
      await translated(page);
      await page.keyboard.press('r');
      await page.keyboard.press('w');
      await page.keyboard.type('Another person');
      await sendRejection(page);
    }
    await expect(
      page.getByText('1 of 15 left', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  });

  await test.step('a form says what is wrong as long as it is', async () => {
    await goWithin(page, '/providers/new');
    const npi = page.getByLabel('NPI', { exact: true });
    const error = page.getByText('An NPI has ten digits and begins with 1 or 2.');
    await npi.fill('123');
    await page.getByRole('button', { name: /^Create provider/ }).click();
    await expect(error.first()).toBeVisible();
    await translated(page);
    await npi.fill('');
    await expect(error).toHaveCount(0);
    await page.getByLabel('First name').fill('Rose');
    await page.getByLabel('Last name').fill('Whitechapel');
    await page.getByRole('button', { name: /^Create provider/ }).click();
    await expect(heading(page, 'Rose Whitechapel')).toBeVisible();
  });
});

test('A page that is shown in its own language again goes on with its own texts', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/providers');
  const list = new List(page, 'providers');
  const selection = page.getByRole('region', { name: 'Selection' });
  await list.rows().nth(0).getByRole('checkbox').check();
  await isTranslated(page, '1 selected');
  await page.evaluate(() => window.dispatchEvent(new Event('show the original')));
  await expect(page.locator('font')).toHaveCount(0);
  await list.rows().nth(1).getByRole('checkbox').check();
  await expect(selection).toContainText('2 selected');
  await expect(page.locator('font')).toHaveCount(0);
  await selection.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(selection).toHaveCount(0);
});

interface Named {
  id: string;
  firstName?: string;
  lastName?: string;
  name?: string;
  npi?: string;
  email?: string;
}

test('No name and no number of a record is translated, on any screen', async ({
  page,
  signIn,
  colleague,
}) => {
  test.slow();
  const listed = async <Item>(path: string) =>
    (await colleague.ask<{ items: Item[] }>('GET', `${path}?count=250`)).items;
  const providers = await listed<Named>('/providers');
  const facilities = await listed<Named>('/facilities');
  const groups = await colleague.ask<Named[]>('GET', '/groups');
  const requests = await listed<Named>('/credentialing-requests');
  const known = [
    ...providers.flatMap(({ firstName, lastName, npi, email }) => [
      `${firstName} ${lastName}`,
      `${lastName}, ${firstName}`,
      lastName,
      npi,
      email,
    ]),
    ...[...facilities, ...groups].flatMap(({ name, npi }) => [name, npi]),
  ].filter((words) => words !== undefined);
  expect(known.length).toBeGreaterThan(800);
  await signIn('admin', '/');
  const screens = [
    '/',
    '/providers',
    ...['', '?tab=licenses', '?tab=enrollments', '?tab=files', '?tab=notes', '?tab=alerts'].map(
      (tab) => `/providers/${providers[0]?.id}${tab}`,
    ),
    '/licenses',
    '/reviews',
    '/matches',
    '/alerts',
    '/facilities',
    `/facilities/${facilities[0]?.id}`,
    '/groups',
    `/groups/${groups[0]?.id}`,
    '/enrollments',
    '/payers',
    '/credentialing',
    '/credentialing/due',
    `/credentialing/${requests[0]?.id}`,
    '/scans',
    '/files',
    '/events',
    '/monitors',
    '/insights',
    '/expirables',
  ];
  for (const path of screens)
    await test.step(path, async () => {
      await goWithin(page, path);
      await expect(heading(page)).toBeVisible();
      await translated(page);
      expect.soft(await page.evaluate(translatedOf, known), path).toEqual([]);
    });
});

/** Runs in the page: which of these words are translated where they stand alone. */
function translatedOf(words: readonly string[]): string[] {
  const known = new Set(words);
  const texts = [...document.querySelectorAll('main font, header font, nav font')].map(
    ({ textContent }) => textContent?.trim() ?? '',
  );
  return [...new Set(texts.filter((text) => known.has(text)))];
}
