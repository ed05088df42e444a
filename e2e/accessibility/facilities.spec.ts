import { expect, test } from '../support/console';
import { dialog } from '../support/page';
import type { Colleague } from '../support/records';
import { at, expectAllAccessible, rows, type Screen } from '../support/screens';

/** A facility between two others, with a specialty and an insurance that have both run out. */
async function betweenOthers(colleague: Colleague) {
  const top = await colleague.addFacility('Zyqvist Top', { dba: 'Zyqvist Care' });
  const { id } = await colleague.addFacility('Zyqvist Within', { parentFacilityId: top.id });
  await colleague.addFacility('Zyqvist Inner', { parentFacilityId: id });
  const specialty = await colleague.addSpecialty(id, '261QU0200X', { nextCredentialingDate: '2020-03-31' });
  await colleague.ask('POST', `/facilities/${id}/info/liabilityInsurances`, {
    liabilityInsurer: 'Granite',
    expirationDate: '2020-03-31',
    appliesTo: 'SelfOnly',
  });
  return { facility: `/facilities/${id}`, specialty: specialty.id };
}

const screens = ({ facility, specialty }: Awaited<ReturnType<typeof betweenOthers>>): Screen[] => [
  ['the facilities', at('/facilities', 'Facilities', rows('facilities')), 'in light alone'],
  [
    'a new facility with errors',
    async (page) => {
      await at('/facilities/new', 'New facility')(page);
      await page.getByRole('button', { name: 'Create facility' }).click();
      await expect(page.getByText('To correct: 5 fields.')).toBeVisible();
    },
    'in light alone',
  ],
  [
    'a facility',
    async (page) => {
      await at(facility, 'Zyqvist Within', () => page.getByText(/Expired \d+ years ago/))(page);
      await expect(page.getByRole('link', { name: 'Zyqvist Inner' })).toBeVisible();
    },
  ],
  [
    'the info of a facility',
    at(`${facility}?tab=info`, 'Zyqvist Within', (page) =>
      page.getByRole('heading', { name: 'Liability insurance' }),
    ),
    'in light alone',
  ],
  [
    'a new NPI with errors',
    async (page) => {
      await page.getByRole('button', { name: 'Add NPI' }).click();
      await dialog(page).getByRole('combobox', { name: 'Counts for' }).selectOption('Chosen specialties');
      await dialog(page).getByRole('button', { name: 'Add NPI' }).click();
      await expect(dialog(page).getByText('Choose at least one specialty.').first()).toBeVisible();
    },
    'in light alone',
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
    'in light alone',
  ],
];

test('Facilities', async ({ page, signIn, colleague }) => {
  await signIn('specialist', '/');
  await expectAllAccessible(page, screens(await betweenOthers(colleague)));
});
