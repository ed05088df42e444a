import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { mainLink } from '../support/page';
import { at, expectAllAccessible, rows, type Screen } from '../support/screens';
import type { Service } from '../support/service';
import { givePassword } from '../support/session';

const views = (page: Page) => page.getByRole('search').getByRole('button', { name: /^Views/ });
const savedViews = (page: Page) => page.getByRole('dialog', { name: 'Saved views' });
const locked = (page: Page) => page.getByRole('dialog', { name: 'Locked' });

const lists = (service: Service): Screen[] => [
  ['Today', at('/', 'Today', (page) => page.getByText(/of high relevance/))],
  ['the providers', at('/providers', 'Providers', rows('providers'))],
  [
    'the filters of a list',
    (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    'in light alone',
  ],
  [
    'selected rows',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    },
  ],
  [
    'a list in which nothing matches',
    at('/providers?providerName=nobodyhasthisname', 'Providers', (page) =>
      page.getByText(/match this filter$/),
    ),
    'in light alone',
  ],
  [
    'a list that failed',
    async (page) => {
      await service.fails({ operation: 'GET /provider-licenses', status: 403, times: 20 });
      await mainLink(page, 'Licenses').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await service.recovers();
    },
    'in light alone',
  ],
  ['the licenses', at('/licenses', 'Licenses', rows('licenses')), 'in light alone'],
  ['the reviews', at('/reviews', 'Reviews', rows('reviews')), 'in light alone'],
  ['the sources', at('/sources', 'Sources', rows('license types')), 'in light alone'],
  ['the help', at('/help', 'Help', (page) => page.getByText('Go to Reviews'))],
  [
    'a word of the trade and what it means',
    async (page) => {
      await at('/providers', 'Providers', rows('providers'))(page);
      await page.getByRole('searchbox', { name: 'Name or NPI' }).fill('1245319599');
      await page.getByRole('link', { name: 'Smith, Ada' }).click();
      await page.getByRole('button', { name: 'NPI', exact: true }).hover();
      await expect(page.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '/help#npi');
    },
    'in light alone',
  ],
  ['a roster of providers', at('/providers/import', /./, (page) => page.getByText(/CSV/))],
  [
    'the menu of views, one of them being renamed',
    async (page) => {
      await at('/scans?status=Failed', 'Scans', rows('scans'))(page);
      await views(page).click();
      await savedViews(page)
        .getByRole('textbox', { name: /^Name of/ })
        .fill('Failed scans');
      await page.keyboard.press('Enter');
      await expect(views(page)).toHaveText(/Failed scans/);
      await page.getByRole('button', { name: 'Remove the filter Status' }).click();
      await views(page).click();
      await savedViews(page).getByRole('button', { name: 'Pin Failed scans' }).click();
      await savedViews(page).getByRole('button', { name: 'More about Failed scans' }).click();
      await savedViews(page).getByRole('button', { name: 'Rename' }).click();
    },
    'in light alone',
  ],
  [
    'a screen that is no part of a role',
    at('/reports', 'Reports', (page) => page.getByText('Reports are not part of your role')),
    'in light alone',
  ],
  ['an address with nothing at it', at('/nothing/anywhere', 'Not found'), 'in light alone'],
];

const overScreens = (service: Service): Screen[] => [
  [
    'the palette',
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Search providers/ }).fill('smith');
      await expect(page.getByRole('option', { name: /^Ada Smith/ })).toBeVisible();
    },
  ],
  [
    'the keys of a screen',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
    'in light alone',
  ],
  [
    'the account menu',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Account/ }).click();
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    },
  ],
  [
    'the lock',
    async (page) => {
      await page.getByRole('button', { name: 'Lock now' }).click();
      await expect(locked(page).getByLabel('Password', { exact: true })).toBeVisible();
    },
    'in light alone',
  ],
  [
    'a session that has ended',
    async (page) => {
      await givePassword(locked(page), 'Unlock');
      await expect(locked(page)).toBeHidden();
      await service.advance({ hours: 13 });
      await mainLink(page, 'Files').click();
      await expect(page.getByRole('dialog', { name: 'Sign in to go on' })).toBeVisible();
    },
    'in light alone',
  ],
];

test('Lists, and what lies over every screen', async ({ page, signIn, service, colleague }) => {
  await signIn('specialist', '/');
  await colleague.addProvider({ firstName: 'Ada', lastName: 'Smith', npi: 1245319599 });
  await expectAllAccessible(page, [...lists(service), ...overScreens(service)], { withFrame: true });
});
