import { expect } from './support/console';
import { choose, hospital, test, text } from './support/facilities';
import { dialog, goWithin, part } from './support/page';
import { bodiesSent } from './support/sent';

test('info is added by what the service knows, and what cannot change is closed; Summary leads to what has expired; an entry names its specialties', async ({
  page,
  colleague,
  openFacility,
}) => {
  const id = await openFacility('Zyqvist Holder', 'info');
  const bodies = bodiesSent(page, 'POST');
  const begin = async (title: string, one: string) => {
    await part(page, title)
      .getByRole('button', { name: `Add ${one}` })
      .click();
    return dialog(page);
  };
  const add = async (one: string) => {
    await dialog(page)
      .getByRole('button', { name: `Add ${one}` })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    return bodies.slice(-1);
  };

  const accreditation = await begin('Accreditations', 'accreditation');
  await choose(accreditation, 'Agency', 'DNV Healthcare');
  await choose(accreditation, 'Program', 'Critical Access Hospital');
  await text(accreditation, 'Number').fill('4711');
  await accreditation.getByRole('combobox', { name: 'Decision' }).fill('Accredited');
  expect(await add('accreditation')).toMatchObject([
    { accreditationNumber: '4711', nonVerifiedInfo: { decision: 'Accredited' } },
  ]);
  await expect(part(page, 'Accreditations').getByRole('listitem')).toHaveText(
    /Accreditation 4711.*DNV Healthcare.*Critical Access Hospital/s,
  );

  const enrollment = await begin('Medicare enrollments', 'Medicare enrollment');
  await text(enrollment, 'PAC id').fill('1234567890');
  await choose(enrollment, 'Type', '00-01, Part A provider, hospital');
  await choose(enrollment, 'State', 'Nevada');
  expect(await add('Medicare enrollment')).toMatchObject([{ pecosPacIdentifier: '1234567890', state: 'NV' }]);
  await expect(part(page, 'Medicare enrollments').getByRole('listitem')).toHaveText(
    /1234567890, Nevada.*Part A provider, hospital/s,
  );

  const section = part(page, 'Licenses');
  await expect(section).toContainText('None on file');
  const license = await begin('Licenses', 'license');
  await choose(license, 'Type', 'Urgent Care Clinic');
  await choose(license, 'State', 'Nevada');
  await text(license, 'Number').fill('HF-100200');
  await license.getByLabel('Primary license').selectOption('Yes');
  await text(license, 'Expires').fill('03/31/2020');
  expect(await add('license')).toMatchObject([
    {
      state: 'NV',
      licenseNumber: 'HF-100200',
      isPrimary: true,
      nonVerifiedInfo: { expirationDate: '2020-03-31' },
      appliesTo: 'SelfOnly',
    },
  ]);
  await expect(section.getByRole('listitem')).toHaveText(
    /HF-100200, Nevada.*Expired.*Urgent Care Clinic.*This facility only/s,
  );
  await section.getByRole('button', { name: /^Edit / }).click();
  await expect(text(dialog(page), 'Number')).toBeDisabled();
  await dialog(page)
    .getByRole('combobox', { name: 'Counts for' })
    .selectOption('This facility and all within it');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(section.getByRole('listitem')).toContainText('This facility and all within it');
  await section.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete license' }).click();
  await expect(section).toContainText('None on file');
  expect(await colleague.ask('GET', `/facilities/${id}/info/licenses`)).toEqual([]);

  await test.step('what has expired is marked, and Summary leads to it; an entry for chosen specialties names them', async () => {
    const { top, clinic } = await hospital(colleague);
    await colleague.ask('POST', `/facilities/${top.id}/info/liabilityInsurances`, {
      liabilityInsurer: 'Granite',
      expirationDate: '2020-03-31',
      appliesTo: 'SelfOnly',
    });
    const specialty = await colleague.addSpecialty(clinic.id, '261QU0200X');
    await goWithin(page, `/facilities/${top.id}`);
    const openItems = part(page, 'Open items');
    await expect(openItems.getByRole('listitem')).toHaveText([/Expired.*Liability insurance Granite/]);
    await openItems.getByRole('link', { name: 'Open Liability insurance Granite' }).click();
    await expect(part(page, 'Liability insurance').getByRole('listitem')).toContainText(/Expired .* ago/);

    const npis = part(page, 'NPI numbers');
    const save = dialog(page).getByRole('button', { name: 'Save changes' });
    await npis.getByRole('button', { name: 'Edit 1234567893' }).click();
    await dialog(page).getByRole('combobox', { name: 'Counts for' }).selectOption('Chosen specialties');
    await save.click();
    await expect(dialog(page).getByText('Choose at least one specialty.').first()).toBeVisible();
    await choose(dialog(page), 'Specialties', 'Clinic/Center, Urgent Care, Zyqvist Clinic');
    // The list stays open for another choice until its field is left.
    await page.keyboard.press('Tab');
    await save.click();
    await expect(npis).toContainText('Clinic/Center, Urgent Care, Zyqvist Clinic');
    const read = () => colleague.ask<unknown[]>('GET', `/facilities/${top.id}/info/npis`);
    expect(await read()).toMatchObject([
      { appliesTo: 'Custom', associatedFacilitySpecialtyIds: [specialty.id] },
    ]);

    await npis.getByRole('button', { name: 'Edit 1234567893' }).click();
    await dialog(page).getByRole('combobox', { name: 'Counts for' }).selectOption('This facility only');
    await save.click();
    await expect(npis).toContainText('This facility only');
    expect(await read()).toMatchObject([{ appliesTo: 'SelfOnly', associatedFacilitySpecialtyIds: [] }]);
  });
});
