import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { dialog, part } from '../support/page';
import { at, expectAllAccessible, rows, type Screen } from '../support/screens';

const match = (page: Page) => page.getByRole('region', { name: 'Match', exact: true });

const scans: Screen[] = [
  ['the scans', at('/scans', 'Scans', rows('scans')), 'in light alone'],
  [
    'starting a scan',
    async (page) => {
      await page.getByRole('button', { name: 'Start a scan' }).click();
      await dialog(page).getByRole('listbox').getByRole('option').first().click();
      await dialog(page).getByLabel('List or database').selectOption('OigExclusions');
      await expect(dialog(page).getByRole('term').first()).toBeVisible();
    },
    'in light alone',
  ],
  [
    'a scan',
    async (page) => {
      await at('/scans?type=OigExclusions', 'Scans', rows('scans'))(page);
      await rows('scans')(page).first().getByRole('link').click();
      await expect(page.getByRole('complementary', { name: 'About this scan' })).toBeVisible();
    },
  ],
  [
    'the lists and databases',
    at('/datasets', 'Lists and databases', rows('lists and databases')),
    'in light alone',
  ],
  [
    'a dataset',
    at('/datasets/OigExclusions', /./, (page) => part(page, 'Latest scans').getByRole('listitem')),
    'in light alone',
  ],
  [
    'a list to upload',
    async (page) => {
      await page.getByRole('button', { name: 'Upload a list' }).click();
      const buffer = Buffer.from('LASTNAME,NPI\nDOE,0000000000\nROE,1\n');
      await dialog(page)
        .getByLabel('Choose a CSV file')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
      await expect(dialog(page).getByText('1 of 2 rows cannot be read')).toBeVisible();
    },
    'in light alone',
  ],
  ['the monitors', at('/monitors', 'Monitors', rows('monitors')), 'in light alone'],
  ['the coverage', at('/monitors/coverage', /./, rows('providers'))],
  [
    'covering providers',
    async (page) => {
      await page.getByRole('grid').getByRole('checkbox').nth(1).click();
      await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Monitor' }).click();
      await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    },
    'in light alone',
  ],
];

const matches: Screen[] = [
  [
    'the queue of matches',
    async (page) => {
      await at('/matches?types=OigExclusions', 'Matches', rows('matches'))(page);
      await expect(match(page).getByRole('heading', { level: 2 })).toBeVisible();
      await page.keyboard.press('r');
      await expect(page.getByRole('textbox', { name: 'Reason in your own words' })).toBeVisible();
    },
  ],
];

/** The parts of a provider's file. */
const parts = (file: string): Screen[] => [
  [
    'scans and matches of a provider',
    at(`${file}?tab=screening`, /./, (page) => part(page, 'Matches to decide').getByRole('listitem')),
  ],
  [
    'monitors of a provider',
    at(`${file}?tab=monitors`, /./, (page) => page.getByRole('heading', { name: 'Not monitored' })),
    'in light alone',
  ],
];

test('Scans, datasets, monitors and matches', async ({ page, signIn, colleague }) => {
  await signIn('admin', '/');
  const { items } = await colleague.ask<{ items: { scan: { providerId: string } }[] }>(
    'GET',
    '/datasets/matches?userActionNeeded=true&count=1&entityType=Practitioner',
  );
  const ofProvider = parts(`/providers/${items[0]?.scan.providerId}`);
  await expectAllAccessible(page, [...scans, ...matches, ...ofProvider]);
});
