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
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const screensOf = (
  groupId: string,
  payerId: string,
  enrollment: { id: string; providerId: string },
): Screen[] => [
  ['the groups', '/groups', rows('groups')],
  [
    'finding a provider to filter by',
    '/groups',
    rows('groups'),
    async (page) => {
      await press(page, 'Filter');
      await page.getByRole('listbox', { name: 'Filters' }).getByRole('option', { name: 'Provider' }).click();
      await expect(page.getByRole('listbox', { name: 'Provider' }).getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'a new group with faults',
    '/groups/new',
    (page) => page.getByRole('textbox', { name: 'NPI' }),
    async (page) => {
      await page.getByRole('textbox', { name: 'NPI' }).fill('1234567890');
      // Its name ends with its keys.
      await page.getByRole('button', { name: 'Create group' }).click();
      await expect(page.getByRole('region', { name: 'What to correct' })).toBeVisible();
    },
  ],
  ['the providers of a group', `/groups/${groupId}`, rows('providers')],
  [
    'adding providers',
    `/groups/${groupId}`,
    rows('providers'),
    async (page) => {
      await press(page, 'Add providers');
      await dialog(page).getByRole('option').first().click();
      await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    },
  ],
  ['the plans of a group', `/groups/${groupId}?tab=plans`, rows('plans')],
  [
    'linking plans',
    `/groups/${groupId}?tab=plans`,
    rows('plans'),
    async (page) => {
      await press(page, 'Link plans');
      await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    },
  ],
  [
    'deleting a group',
    `/groups/${groupId}?tab=enrollments`,
    rows('enrollments'),
    async (page) => {
      await press(page, 'Delete');
      await expect(page.getByRole('alertdialog')).toContainText('deleted with it');
    },
  ],
  ['the payers', '/payers', rows('payers')],
  [
    'a new plan',
    `/payers/${payerId}`,
    rows('plans'),
    async (page) => {
      await press(page, 'New plan');
      await expect(dialog(page).getByRole('combobox', { name: 'State' })).toBeVisible();
    },
  ],
  [
    'a payer that cannot be deleted',
    `/payers/${payerId}`,
    rows('plans'),
    async (page) => {
      await press(page, 'Delete');
      await expect(dialog(page)).toContainText('cannot be deleted yet');
    },
  ],
  ['the enrollments', '/enrollments', rows('enrollments')],
  [
    'a new enrollment',
    `/groups/${groupId}?tab=enrollments`,
    rows('enrollments'),
    async (page) => {
      await press(page, 'New enrollment');
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'an enrollment',
    `/enrollments/${enrollment.id}`,
    (page) => page.getByRole('term').first(),
    async (page) => {
      await press(page, 'Edit');
      await expect(dialog(page).getByRole('group', { name: 'Provider' })).toBeVisible();
    },
  ],
  [
    'the enrollments of a provider',
    `/providers/${enrollment.providerId}?tab=enrollments`,
    (page) =>
      page
        .getByRole('region', { name: /^Enrollments/ })
        .getByRole('rowheader')
        .first(),
  ],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen about groups, payers and enrollments has an accessibility problem in the ${colorScheme} scheme`, async ({
    page,
    signIn,
    colleague,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    await signIn('specialist', '/settings');
    const groups = await colleague.ask<{ id: string; name: string }[]>('GET', '/groups');
    const group = groups.find(({ name }) => name === 'Cedar Ridge North');
    const payers = await colleague.ask<{ id: string; name: string }[]>('GET', '/payers');
    const payer = payers.find(({ name }) => name === 'Mesa Mutual');
    const { items } = await colleague.ask<{ items: { id: string; providerId: string }[] }>(
      'GET',
      '/providers/enrollments?count=1',
    );
    const [enrollment = { id: '', providerId: '' }] = items;
    const look = colorScheme === 'light' ? 'everything' : 'colours';
    for (const [name, path, there, open] of screensOf(group?.id ?? '', payer?.id ?? '', enrollment)) {
      await page.goto(path);
      await expect(there(page)).toBeVisible();
      await open?.(page);
      await expectAccessible(page, `${name}, ${colorScheme}`, look);
    }
    if (colorScheme === 'dark') return;
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [`/groups/${group?.id}`, '/enrollments', `/enrollments/${enrollment.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('rowheader').or(page.getByRole('term')).first()).toBeVisible();
      await expectAccessible(page, `${path} on a phone`);
    }
  });
}
