import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import type { Colleague } from './support/records';

const part = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const dialog = (page: Page) => page.getByRole('dialog');
const text = (place: Locator, name: string) =>
  place.getByRole('textbox', { name: new RegExp(`^${name}\\b`) });

/** Chooses out of a field that is searched. */
async function choose(place: Locator, field: string, words: string): Promise<void> {
  await place.getByRole('combobox', { name: field, exact: false }).fill(words);
  await place.getByRole('listbox').getByRole('option', { name: words }).first().click();
}

interface Kind {
  /** How the kind of info is called, and one of its entries. */
  title: string;
  one: string;
  path: string;
  fill(form: Locator): Promise<void>;
  sent: object;
  /** What the list then says. */
  shown: RegExp;
  /** The label of a field that stays. */
  fixed?: string;
}

const kinds: Kind[] = [
  {
    title: 'Licenses',
    one: 'license',
    path: 'licenses',
    async fill(form) {
      await choose(form, 'Type', 'Urgent Care Clinic');
      await choose(form, 'State', 'Nevada');
      await text(form, 'Number').fill('HF-100200');
      await form.getByLabel('Primary license').selectOption('Yes');
      await text(form, 'Expires').fill('03/31/2020');
    },
    sent: {
      state: 'NV',
      licenseNumber: 'HF-100200',
      isPrimary: true,
      nonVerifiedInfo: { expirationDate: '2020-03-31' },
      appliesTo: 'SelfOnly',
    },
    shown: /HF-100200, Nevada.*Expired.*Urgent Care Clinic.*This facility only/s,
    fixed: 'Number',
  },
  {
    title: 'Accreditations',
    one: 'accreditation',
    path: 'accreditations',
    async fill(form) {
      await choose(form, 'Agency', 'DNV Healthcare');
      await choose(form, 'Program', 'Critical Access Hospital');
      await text(form, 'Number').fill('4711');
      await form.getByRole('combobox', { name: 'Decision' }).fill('Accredited');
    },
    sent: { accreditationNumber: '4711', nonVerifiedInfo: { decision: 'Accredited' } },
    shown: /Accreditation 4711.*DNV Healthcare.*Critical Access Hospital/s,
  },
  {
    title: 'NPI numbers',
    one: 'NPI',
    path: 'npis',
    fill: (form) => text(form, 'NPI').fill('1234567893'),
    sent: { npi: 1_234_567_893, appliesTo: 'SelfOnly' },
    shown: /1234567893/,
    fixed: 'NPI',
  },
  {
    title: 'DEA registrations',
    one: 'DEA registration',
    path: 'deas',
    async fill(form) {
      await text(form, 'DEA number').fill('FQ1234563');
      await text(form, 'Schedules').fill('4 5');
      await form.getByLabel('Fee').selectOption('Exempt');
      await form.getByLabel('Active').selectOption('No');
    },
    sent: {
      deaNumber: 'FQ1234563',
      nonVerifiedInfo: { drugSchedules: '4 5', paymentIndicator: 'Exempt', isActive: false },
    },
    shown: /FQ1234563.*Not active/s,
    fixed: 'DEA number',
  },
  {
    title: 'CMS certifications',
    one: 'CMS certification',
    path: 'cmsCertifications',
    fill: (form) => text(form, 'Certification number').fill('450001'),
    sent: { certificationNumber: '450001' },
    shown: /450001/,
    fixed: 'Certification number',
  },
  {
    title: 'Medicare enrollments',
    one: 'Medicare enrollment',
    path: 'medicare-enrollments',
    async fill(form) {
      await text(form, 'PAC id').fill('1234567890');
      await choose(form, 'Type', '00-01, Part A provider, hospital');
      await choose(form, 'State', 'Nevada');
    },
    sent: { pecosPacIdentifier: '1234567890', state: 'NV' },
    shown: /1234567890, Nevada.*Part A provider, hospital/s,
    fixed: 'PAC id',
  },
  {
    title: 'Liability insurance',
    one: 'liability insurance',
    path: 'liabilityInsurances',
    async fill(form) {
      await text(form, 'Insurer').fill('Granite Professional');
      await text(form, 'Primary, per claim').fill('1,000,000');
      await text(form, 'Expires').fill('3/31/2099');
    },
    sent: {
      liabilityInsurer: 'Granite Professional',
      primaryLimitPerClaim: 1_000_000,
      expirationDate: '2099-03-31',
    },
    shown: /Granite Professional.*\$1,000,000/s,
  },
];

for (const kind of kinds) {
  test(`${kind.title}: one is added, what cannot change is closed, and it is deleted`, async ({
    page,
    signIn,
    colleague,
  }) => {
    await signIn('specialist', '/facilities');
    const { id } = await colleague.addFacility('Zyqvist Holder');
    await page.goto(`/facilities/${id}?tab=info`);
    const section = part(page, kind.title);
    await expect(section).toContainText('None held');
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') bodies.push(request.postDataJSON());
    });
    await section.getByRole('button', { name: `Add ${kind.one}` }).click();
    await kind.fill(dialog(page));
    await dialog(page)
      .getByRole('button', { name: `Add ${kind.one}` })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(section.getByRole('listitem')).toHaveText(kind.shown);
    expect(bodies).toMatchObject([kind.sent]);

    await section.getByRole('button', { name: /^Edit / }).click();
    if (kind.fixed) await expect(text(dialog(page), kind.fixed)).toBeDisabled();
    await dialog(page)
      .getByRole('combobox', { name: 'Counts for' })
      .selectOption('This facility and all within it');
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(section.getByRole('listitem')).toContainText('This facility and all within it');

    await section.getByRole('button', { name: /^Delete / }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Delete ${kind.one}` })
      .click();
    await expect(section).toContainText('None held');
    expect(await colleague.ask('GET', `/facilities/${id}/info/${kind.path}`)).toEqual([]);
  });
}

test('mistyped check digits and days out of order are said at their fields before anything is sent', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/facilities');
  const { id } = await colleague.addFacility('Zyqvist Mistyped');
  await page.goto(`/facilities/${id}?tab=info`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
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

test('what the service does not accept stands at its field, and a 500 keeps what was typed', async ({
  page,
  signIn,
  colleague,
  service,
}) => {
  await signIn('specialist', '/facilities');
  const { id } = await colleague.addFacility('Zyqvist Refused');
  await page.goto(`/facilities/${id}?tab=info`);
  await page.getByRole('button', { name: 'Add CMS certification' }).click();
  await text(dialog(page), 'Certification number').fill('450001');
  const operation = 'POST /facilities/{facilityId}/info/cmsCertifications';
  await service.fails({ operation, status: 500 });
  await dialog(page).getByRole('button', { name: 'Add CMS certification' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('What you typed is still here.');
  await expect(text(dialog(page), 'Certification number')).toHaveValue('450001');
  await dialog(page).getByRole('button', { name: 'Add CMS certification' }).click();
  await expect(part(page, 'CMS certifications').getByRole('listitem')).toHaveCount(1);

  // A specialty that goes away while an entry for it is written is refused by the service.
  service.faulty = true;
  const specialty = await colleague.addSpecialty(id, '261QU0200X');
  await page.reload();
  await page.getByRole('button', { name: 'Add NPI' }).click();
  await text(dialog(page), 'NPI').fill('1234567893');
  await dialog(page).getByRole('combobox', { name: 'Counts for' }).selectOption('Chosen specialties');
  await choose(dialog(page), 'Specialties', 'Clinic/Center, Urgent Care');
  await colleague.ask('DELETE', `/facilities/${id}/specialties/${specialty.id}`);
  await dialog(page).getByRole('button', { name: 'Add NPI' }).click();
  await expect(dialog(page).getByText('This facility has no such specialty.').first()).toBeVisible();
  await expect(text(dialog(page), 'NPI')).toHaveValue('1234567893');
});

/** A hospital with a clinic within it, of which each holds an NPI. */
async function hospital(colleague: Colleague) {
  const top = await colleague.addFacility('Zyqvist Hospital');
  const clinic = await colleague.addFacility('Zyqvist Clinic', { parentFacilityId: top.id });
  const npiOf = (facilityId: string, npi: number, more: object) =>
    colleague.ask('POST', `/facilities/${facilityId}/info/npis`, { npi, ...more });
  await npiOf(top.id, 1_234_567_893, { appliesTo: 'SelfAndAllChildren' });
  await npiOf(clinic.id, 1_245_319_599, { appliesTo: 'SelfOnly' });
  return { top, clinic };
}

test('a specialty shows the info that counts for it, its own and that of a facility above, of all kinds and of one', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/facilities');
  const { clinic } = await hospital(colleague);
  await colleague.addSpecialty(clinic.id, '261QU0200X', { credentialedDate: '2025-03-31' });
  await colleague.ask('POST', `/facilities/${clinic.id}/info/cmsCertifications`, {
    certificationNumber: '450001',
    appliesTo: 'SelfOnly',
  });
  await page.goto(`/facilities/${clinic.id}?tab=specialties`);
  await page.getByRole('link', { name: 'Info that counts for it (Clinic/Center, Urgent Care)' }).click();
  const info = page.getByRole('region', { name: 'Info that counts for Clinic/Center, Urgent Care' });
  const entry = (words: string) => info.getByRole('listitem').filter({ hasText: words });
  await expect(entry('1234567893')).toContainText('Held by a facility above this one');
  await expect(entry('1245319599')).not.toContainText('Held by a facility above this one');
  await expect(entry('450001')).toBeVisible();
  const asked = page.waitForRequest(/\/info\/Npi$/);
  await info.getByLabel('Kind').selectOption('NPI numbers');
  await asked;
  await expect(entry('450001')).toHaveCount(0);
  await expect(info.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(info, 'which is open stands in the address').toBeVisible();
});

test('a specialty is added from the code set, its days are changed, and it is deleted', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/facilities');
  const { id } = await colleague.addFacility('Zyqvist Special');
  await page.goto(`/facilities/${id}?tab=specialties`);
  await page.getByRole('button', { name: 'Add specialty' }).click();
  await dialog(page).getByRole('combobox', { name: 'Specialty' }).fill('282NC');
  await dialog(page)
    .getByRole('listbox')
    .getByRole('option', { name: /Critical Access/ })
    .click();
  await text(dialog(page), 'Credentialed').fill('3/31/2024');
  await dialog(page).getByRole('button', { name: 'Add date' }).click();
  await text(dialog(page), 'Day').fill('3/30/2024');
  await text(dialog(page), 'Next credentialing').fill('3/31/2027');
  await dialog(page).getByRole('button', { name: 'Add specialty' }).click();
  await expect(text(dialog(page), 'Day')).toHaveAccessibleDescription(
    /before the day it was first credentialed/,
  );
  await text(dialog(page), 'Day').fill('3/31/2025');
  await dialog(page).getByRole('button', { name: 'Add specialty' }).click();
  const row = part(page, 'Specialties').getByRole('listitem').first();
  await expect(row).toContainText(/Critical Access.*282NC0060X/);
  await expect(row).toContainText(/Credentialed\s*Mar 31, 2024\s*Again\s*Mar 31, 2025\s*Next\s*Mar 31, 2027/);

  const changes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.postDataJSON());
  });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit dates' }).click();
  await text(dialog(page), 'Next credentialing').fill('');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText(/Next\s*–/);
  expect(changes).toEqual([{ nextCredentialingDate: null }]);

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete specialty' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete specialty' }).click();
  await expect(page.getByText('No specialties yet')).toBeVisible();
});

test('a specialty that the facility has already is refused at its field', async ({
  page,
  signIn,
  colleague,
  service,
}) => {
  service.faulty = true;
  await signIn('specialist', '/facilities');
  const { id } = await colleague.addFacility('Zyqvist Twice');
  await colleague.addSpecialty(id, '261QU0200X');
  await page.goto(`/facilities/${id}?tab=specialties`);
  await page.getByRole('button', { name: 'Add specialty' }).click();
  await choose(dialog(page), 'Specialty', 'Clinic/Center, Urgent Care');
  await text(dialog(page), 'Credentialed').fill('3/31/2024');
  await dialog(page).getByRole('button', { name: 'Add specialty' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Specialty' })).toHaveAccessibleDescription(
    /has this specialty already/,
  );
  await expect(text(dialog(page), 'Credentialed')).toHaveValue('03/31/2024');
});

test('an entry for chosen specialties names them, and none once it counts for all again', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/facilities');
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
  await signIn('specialist', '/facilities');
  const { id } = await colleague.addFacility('Zyqvist Expired');
  await colleague.ask('POST', `/facilities/${id}/info/liabilityInsurances`, {
    liabilityInsurer: 'Granite',
    expirationDate: '2020-03-31',
    appliesTo: 'SelfOnly',
  });
  await page.goto(`/facilities/${id}`);
  const settle = part(page, 'To settle');
  await expect(settle.getByRole('listitem')).toHaveText([/Expired.*Liability insurance Granite/]);
  await settle.getByRole('link', { name: 'Open Liability insurance Granite' }).click();
  await expect(part(page, 'Liability insurance').getByRole('listitem')).toContainText(/Expired .* ago/);
});
