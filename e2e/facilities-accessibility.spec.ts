import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

const dialog = (page: Page) => page.getByRole('dialog');

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
] as const) {
  test(`the facilities have no accessibility problem in the ${colorScheme} scheme, ${width} pixels wide`, async ({
    page,
    signIn,
    colleague,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    const look = colorScheme === 'light' ? 'everything' : 'colours';
    const check = (name: string) => expectAccessible(page, `${name}, ${colorScheme}, ${width}`, look);
    await signIn('specialist', '/facilities');
    await page.setViewportSize({ width, height: 900 });
    const top = await colleague.addFacility('Zyqvist Top', { dba: 'Zyqvist Care' });
    const { id } = await colleague.addFacility('Zyqvist Within', { parentFacilityId: top.id });
    const specialty = await colleague.addSpecialty(id, '261QU0200X', { nextCredentialingDate: '2020-03-31' });
    await colleague.ask('POST', `/facilities/${id}/info/liabilityInsurances`, {
      liabilityInsurer: 'Granite',
      expirationDate: '2020-03-31',
      appliesTo: 'SelfOnly',
    });
    await page.goto('/facilities');
    await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
    await check('the facilities');
    await page.goto('/facilities/new');
    await page.getByRole('button', { name: 'Create facility' }).click();
    await expect(page.getByText('To correct: 5 fields.')).toBeVisible();
    await check('a new facility with errors');
    await page.goto(`/facilities/${top.id}`);
    await expect(page.getByRole('link', { name: 'Zyqvist Within' })).toBeVisible();
    await check('a facility with others within');
    await page.goto(`/facilities/${id}`);
    await expect(page.getByText(/Expired \d+ years ago/)).toBeVisible();
    await check('a facility');
    await page.getByRole('button', { name: 'Edit facility' }).click();
    await expect(dialog(page)).toBeVisible();
    await check('the edit of a facility');
    await page.goto(`/facilities/${id}?tab=info`);
    await expect(page.getByRole('heading', { name: 'Liability insurance' })).toBeVisible();
    await check('the info of a facility');
    await page.getByRole('button', { name: 'Add NPI' }).click();
    await dialog(page).getByRole('combobox', { name: 'Counts for' }).selectOption('Chosen specialties');
    await dialog(page).getByRole('button', { name: 'Add NPI' }).click();
    await expect(dialog(page).getByText('Choose at least one specialty.').first()).toBeVisible();
    await check('a new NPI with errors');
    await page.goto(`/facilities/${id}?tab=specialties&specialty=${specialty.id}`);
    await expect(page.getByRole('region', { name: /^Info that counts/ }).getByRole('listitem')).toHaveCount(
      1,
    );
    await check('the specialties of a facility');
    await page.getByRole('button', { name: 'Add specialty' }).click();
    await dialog(page).getByRole('button', { name: 'Add date' }).click();
    await check('a new specialty');
    await page.goto(`/facilities/${id}?tab=screening`);
    await expect(page.getByText('No dataset was scanned for this facility yet.')).toBeVisible();
    await check('scans and matches of a facility');
    await page.getByRole('button', { name: 'Start a scan' }).first().click();
    await dialog(page).getByLabel('Dataset').selectOption('JointCommission');
    await expect(dialog(page).getByText(/^Would help, but is not known/)).toBeVisible();
    await check('a scan of a facility');
    await page.goto(`/facilities/${id}?tab=monitors`);
    await expect(page.getByRole('button', { name: 'Monitor SAM' })).toBeVisible();
    await check('monitors of a facility');
    await page.goto('/scans');
    await page.getByRole('button', { name: 'Start a scan' }).click();
    await dialog(page).getByRole('radio', { name: 'Facility' }).focus();
    await page.keyboard.press('Space');
    await expect(dialog(page).getByRole('listbox').getByRole('option').first()).toBeVisible();
    await check('choosing a facility');
  });
}
