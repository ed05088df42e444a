import { expect, test } from '../support/console';
import { dialog } from '../support/page';
import type { Colleague } from '../support/records';
import { at, expectAllAccessible, rows, type Screen } from '../support/screens';

/** A facility within another, with a specialty and an insurance that have both run out. */
async function withinAnother(colleague: Colleague) {
  const top = await colleague.addFacility('Zyqvist Top', { dba: 'Zyqvist Care' });
  const { id } = await colleague.addFacility('Zyqvist Within', { parentFacilityId: top.id });
  const specialty = await colleague.addSpecialty(id, '261QU0200X', { nextCredentialingDate: '2020-03-31' });
  await colleague.ask('POST', `/facilities/${id}/info/liabilityInsurances`, {
    liabilityInsurer: 'Granite',
    expirationDate: '2020-03-31',
    appliesTo: 'SelfOnly',
  });
  return { top: `/facilities/${top.id}`, facility: `/facilities/${id}`, specialty: specialty.id };
}

const screens = ({ top, facility, specialty }: Awaited<ReturnType<typeof withinAnother>>): Screen[] => [
  ['the facilities', at('/facilities', 'Facilities', rows('facilities'))],
  [
    'a new facility with errors',
    async (page) => {
      await at('/facilities/new', 'New facility')(page);
      await page.getByRole('button', { name: 'Create facility' }).click();
      await expect(page.getByText('To correct: 5 fields.')).toBeVisible();
    },
  ],
  [
    'a facility with others within',
    at(top, /Zyqvist Top|Zyqvist Care/, (page) => page.getByRole('link', { name: 'Zyqvist Within' })),
  ],
  ['a facility', at(facility, 'Zyqvist Within', (page) => page.getByText(/Expired \d+ years ago/))],
  [
    'the edit of a facility',
    async (page) => {
      await page.getByRole('button', { name: 'Edit facility' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  ],
  [
    'the info of a facility',
    at(`${facility}?tab=info`, 'Zyqvist Within', (page) =>
      page.getByRole('heading', { name: 'Liability insurance' }),
    ),
  ],
  [
    'a new NPI with errors',
    async (page) => {
      await page.getByRole('button', { name: 'Add NPI' }).click();
      await dialog(page).getByRole('combobox', { name: 'Counts for' }).selectOption('Chosen specialties');
      await dialog(page).getByRole('button', { name: 'Add NPI' }).click();
      await expect(dialog(page).getByText('Choose at least one specialty.').first()).toBeVisible();
    },
  ],
  [
    'the specialties of a facility',
    at(`${facility}?tab=specialties&specialty=${specialty}`, 'Zyqvist Within', (page) =>
      page.getByRole('region', { name: /^Info that counts/ }).getByRole('listitem'),
    ),
  ],
  [
    'a new specialty',
    async (page) => {
      await page.getByRole('button', { name: 'Add specialty' }).click();
      await dialog(page).getByRole('button', { name: 'Add date' }).click();
    },
  ],
  [
    'scans and matches of a facility',
    at(`${facility}?tab=screening`, 'Zyqvist Within', (page) =>
      page.getByText('No dataset was scanned for this facility yet.'),
    ),
  ],
  [
    'a scan of a facility',
    async (page) => {
      await page.getByRole('button', { name: 'Start a scan' }).first().click();
      await dialog(page).getByLabel('Dataset').selectOption('JointCommission');
      await expect(dialog(page).getByText(/^Would help, but is not known/)).toBeVisible();
    },
  ],
  [
    'monitors of a facility',
    at(`${facility}?tab=monitors`, 'Zyqvist Within', (page) =>
      page.getByRole('button', { name: 'Monitor SAM exclusions' }),
    ),
  ],
  ['credentialing of a facility', at(`${facility}?tab=credentialing`, 'Zyqvist Within')],
  [
    'choosing a facility',
    async (page) => {
      await at('/scans', 'Scans')(page);
      await page.getByRole('button', { name: 'Start a scan' }).click();
      await dialog(page).getByRole('radio', { name: 'Facility' }).focus();
      await page.keyboard.press('Space');
      await expect(dialog(page).getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  ],
];

test('Facilities', async ({ page, signIn, colleague }) => {
  await signIn('specialist', '/');
  await expectAllAccessible(page, screens(await withinAnother(colleague)));
});
