import { expect } from './support/console';
import { choose, hospital, test, text } from './support/facilities';
import { dialog, part } from './support/page';
import { bodiesSent } from './support/sent';

test('mistyped check digits and days out of order are said at their fields before anything is sent', async ({
  page,
  openFacility,
}) => {
  await openFacility('Zyqvist Mistyped', 'info');
  const sent = bodiesSent(page, 'POST');
  await page.getByRole('button', { name: 'Add NPI' }).click();
  await text(dialog(page), 'NPI').fill('1234567890');
  await dialog(page).getByRole('button', { name: 'Add NPI' }).click();
  await expect(text(dialog(page), 'NPI')).toHaveAccessibleDescription(/check digit does not fit/);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard what I typed' }).click();

  await page.getByRole('button', { name: 'Add DEA registration' }).click();
  await text(dialog(page), 'DEA number').fill('FQ1234560');
  await dialog(page).getByRole('button', { name: 'Add DEA registration' }).click();
  await expect(text(dialog(page), 'DEA number')).toHaveAccessibleDescription(/check digit does not fit/);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard what I typed' }).click();

  await page.getByRole('button', { name: 'Add liability insurance' }).click();
  await text(dialog(page), 'Insurer').fill('Granite');
  await text(dialog(page), 'In effect since').fill('3/31/2026');
  await text(dialog(page), 'Expires').fill('3/30/2026');
  await dialog(page).getByRole('button', { name: 'Add liability insurance' }).click();
  await expect(text(dialog(page), 'Expires')).toHaveAccessibleDescription(
    /before the day on which it takes effect/,
  );
  expect(sent).toEqual([]);
});

test('an entry for chosen specialties names them, and none once it counts for all again', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { top, clinic } = await hospital(colleague);
  await colleague.addSpecialty(top.id, '282N00000X');
  const specialty = await colleague.addSpecialty(clinic.id, '261QU0200X');
  await page.goto(`/facilities/${top.id}?tab=info`);
  const npis = part(page, 'NPI numbers');
  await npis.getByRole('button', { name: 'Edit 1234567893' }).click();
  await dialog(page).getByRole('combobox', { name: 'Counts for' }).selectOption('Chosen specialties');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page).getByText('Choose at least one specialty.').first()).toBeVisible();
  await choose(dialog(page), 'Specialties', 'Clinic/Center, Urgent Care, Zyqvist Clinic');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(npis).toContainText('Clinic/Center, Urgent Care, Zyqvist Clinic');
  const read = () => colleague.ask<unknown[]>('GET', `/facilities/${top.id}/info/npis`);
  expect(await read()).toMatchObject([
    { appliesTo: 'Custom', associatedFacilitySpecialtyIds: [specialty.id] },
  ]);

  await npis.getByRole('button', { name: 'Edit 1234567893' }).click();
  await dialog(page).getByRole('combobox', { name: 'Counts for' }).selectOption('This facility only');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(npis).toContainText('This facility only');
  expect(await read()).toMatchObject([{ appliesTo: 'SelfOnly', associatedFacilitySpecialtyIds: [] }]);
});

test('what has expired or expires soon is marked, and Summary leads to it', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { id } = await colleague.addFacility('Zyqvist Expired');
  await colleague.ask('POST', `/facilities/${id}/info/liabilityInsurances`, {
    liabilityInsurer: 'Granite',
    expirationDate: '2020-03-31',
    appliesTo: 'SelfOnly',
  });
  await page.goto(`/facilities/${id}`);
  const openItems = part(page, 'Open items');
  await expect(openItems.getByRole('listitem')).toHaveText([/Expired.*Liability insurance Granite/]);
  await openItems.getByRole('link', { name: 'Open Liability insurance Granite' }).click();
  await expect(part(page, 'Liability insurance').getByRole('listitem')).toContainText(/Expired .* ago/);
});
