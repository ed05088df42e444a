import { expect } from './support/console';
import { choose, hospital, test, text } from './support/facilities';
import { dialog, part } from './support/page';
import { bodiesSent } from './support/sent';

test('a specialty shows the info that counts for it; another is added from the code set, refused a second time, changed and deleted', async ({
  page,
  signIn,
  colleague,
  service,
}) => {
  service.faulty = true;
  await signIn();
  const { clinic } = await hospital(colleague);
  await colleague.addSpecialty(clinic.id, '261QU0200X', { credentialedDate: '2025-03-31' });
  await colleague.ask('POST', `/facilities/${clinic.id}/info/cmsCertifications`, {
    certificationNumber: '450001',
    appliesTo: 'SelfOnly',
  });
  await page.goto(`/facilities/${clinic.id}?tab=specialties`);
  await test.step('its own and that of a facility above, of all kinds and of one', async () => {
    await page.getByRole('link', { name: 'Info that counts for it (Clinic/Center, Urgent Care)' }).click();
    const info = page.getByRole('region', { name: 'Info that counts for Clinic/Center, Urgent Care' });
    const entry = (words: string) => info.getByRole('listitem').filter({ hasText: words });
    await expect(entry('1234567893')).toContainText('On file for a facility above this one');
    await expect(entry('1245319599')).not.toContainText('On file for a facility above this one');
    await expect(entry('450001')).toBeVisible();
    const asked = page.waitForRequest(/\/info\/Npi$/);
    await info.getByLabel('Kind').selectOption('NPI numbers');
    await asked;
    await expect(entry('450001')).toHaveCount(0);
    await expect(info.getByRole('listitem')).toHaveCount(2);
    await expect(page, 'which is open stands in the address').toHaveURL(/specialty=/);
  });

  await page.getByRole('button', { name: 'Add specialty' }).click();
  await choose(dialog(page), 'Specialty', 'Clinic/Center, Urgent Care');
  await text(dialog(page), 'Credentialed').fill('3/31/2024');
  await dialog(page).getByRole('button', { name: 'Add specialty' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Specialty' })).toHaveAccessibleDescription(
    /has this specialty already/,
  );
  await expect(text(dialog(page), 'Credentialed')).toHaveValue('03/31/2024');

  await dialog(page).getByRole('combobox', { name: 'Specialty' }).fill('282NC');
  await dialog(page)
    .getByRole('listbox')
    .getByRole('option', { name: /Critical Access/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Add date' }).click();
  await text(dialog(page), 'Day').fill('3/31/2025');
  await text(dialog(page), 'Recredentialing due').fill('3/31/2027');
  await dialog(page).getByRole('button', { name: 'Add specialty' }).click();
  const row = part(page, 'Specialties').getByRole('listitem').filter({ hasText: 'Critical Access' });
  await expect(row).toContainText('282NC0060X');
  await expect(row).toContainText(
    /Credentialed\s*Mar 31, 2024\s*Recredentialed\s*Mar 31, 2025\s*Recredentialing due\s*Mar 31, 2027/,
  );

  const changes = bodiesSent(page, 'PATCH');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit dates' }).click();
  await text(dialog(page), 'Recredentialing due').fill('');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText(/Recredentialing due\s*–/);
  expect(changes).toEqual([{ nextCredentialingDate: null }]);

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete specialty' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete specialty' }).click();
  await expect(row).toHaveCount(0);
});
