import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { dialog, part } from '../support/page';
import { at, expectAllAccessible, rows, type Screen } from '../support/screens';
import { chooseDataset } from '../support/datasets';

const match = (page: Page) => page.getByRole('region', { name: 'Match', exact: true });

const choose = (page: Page, name: string, lines: string[]) =>
  dialog(page)
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });

/** The upload of an exclusion list with a file in it. */
async function uploadOf(page: Page, type: string, name: string, lines: string[]) {
  await at(`/datasets/${type}`, /./, (here) => here.getByRole('button', { name: 'Upload a list' }))(page);
  await page.getByRole('button', { name: 'Upload a list' }).click();
  await choose(page, name, lines);
  await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
}

async function send(page: Page) {
  for (const box of await dialog(page).getByRole('note').getByRole('checkbox').all()) await box.check();
  await dialog(page)
    .getByRole('button', { name: /^Upload [\d,]+ rows?$/ })
    .click();
}

const texas = [
  'CompanyName,LastName,FirstName,MidInitial,Occupation,LicenseNumber,NPI,StartDate,AddDate,ReinstatedDate,EligibleToReapplyDate,Waiver,WebComments',
  ',ROE,ANN,,Nurse,RN1,12345,1/20/2024,,,,,Fraud',
  ',POE,BOB,,Nurse,RN2,,1/20/2014,,3/1/2020,,,',
];

const scans: Screen[] = [
  ['the scans', at('/scans', 'Scans', rows('scans')), 'in light alone'],
  [
    'starting a scan',
    async (page) => {
      await page.getByRole('button', { name: 'Start a scan' }).click();
      await dialog(page).getByRole('listbox').getByRole('option').first().click();
      await chooseDataset(dialog(page), 'leie');
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
  [
    'a list with questions',
    async (page) => {
      await uploadOf(page, 'StateSanctionsAndExclusions', 'excluded.csv', [
        'Provider Last,Provider First,Sanction Termination Date,Remark',
        'ROE,ANN,1/20/2024,Fraud',
      ]);
      await expect(dialog(page).getByLabel('Which state’s list is this?')).toBeVisible();
      await dialog(page).getByText('columns are read').click();
    },
  ],
  [
    'what the upload of a list does',
    async (page) => {
      await uploadOf(page, 'StateSanctionsAndExclusions', 'texas.csv', texas);
      await dialog(page).getByText('1 NPI left out').click();
      await expect(dialog(page).getByText(/of all other states would go/)).toBeVisible();
    },
  ],
  [
    'a list that the service refused',
    async (page) => {
      await uploadOf(page, 'StateSanctionsAndExclusions', 'texas.csv', texas);
      const errors = { '$.datasetFile[2]': ['Is listed twice.'] };
      const body = JSON.stringify({ title: 'The request is not valid.', status: 400, errors });
      const refusal = { status: 400, contentType: 'application/json', body };
      await page.route('**/uploads', (route) => route.fulfill(refusal), { times: 1 });
      await send(page);
      await expect(dialog(page).getByText('Row 2 Is listed twice.')).toBeVisible();
    },
  ],
  [
    'a list that was uploaded',
    async (page) => {
      await uploadOf(page, 'StateSanctionsAndExclusions', 'texas.csv', texas);
      await send(page);
      await expect(dialog(page).getByText(/uploaded\.$/)).toBeVisible();
    },
    'in light alone',
  ],
  [
    'a file of which nobody knows for which exclusion list it is',
    async (page) => {
      await at('/datasets', 'Lists and databases', rows('lists and databases'))(page);
      await page.getByRole('button', { name: 'Upload a list' }).click();
      await choose(page, 'staff.csv', ['Last Name,First Name,Specialty', 'Roe,Ann,Nurse']);
      await expect(dialog(page).getByLabel('Which exclusion list is it for?')).toBeVisible();
    },
  ],
  ['the monitors', at('/monitors', 'Monitors', rows('monitors')), 'in light alone'],
  [
    'logging an attempt',
    async (page) => {
      await at('/expirables?window=overdue', 'Expirables', rows('expirables'))(page);
      const list = page.getByRole('grid', { name: 'expirables' });
      await list
        .getByRole('button', { name: /^Actions/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Log an attempt' }).click();
      await expect(dialog(page).getByLabel('Whom')).toBeVisible();
    },
    'in light alone',
  ],
  [
    'what is followed up',
    async (page) => {
      const log = dialog(page).getByRole('button', { name: 'Log attempt' });
      if (await log.isVisible()) await log.click();
      await expect(log).toBeHidden();
      await at('/follow-ups?sortedBy=Due', 'Follow-ups', rows('follow-ups'))(page);
    },
  ],
  ['what expires', at('/expirables?window=overdue', 'Expirables', rows('expirables'))],
  [
    'what expires by month',
    at('/expirables?calendar=true', 'Expirables', (page) =>
      page.getByRole('button', { name: 'Export .ics' }),
    ),
  ],
  [
    'the proof of a month',
    async (page) => {
      await at('/monitors/proof', 'Proof of monitoring')(page);
      await page.getByRole('button', { name: 'Make the proof' }).click();
      await expect(page.getByRole('table', { name: 'Searches by provider' })).toBeVisible();
    },
  ],
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
