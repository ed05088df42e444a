import { expect, test } from './support/console';
import { addImport, changesSent, comparison, importThenChange, line } from './support/imports';
import { goWithin } from './support/page';

test('several values are taken over together, what fails stays chosen and nothing is sent twice; what needs a form opens it, filled in', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const { providerId, importId } = await importThenChange(colleague, service);
  await signIn('specialist', `/imports/${importId}`);
  await expect(line(page, 'Certificates', 'Expires')).toContainText('Differs');
  const sent = changesSent(page);
  await page.getByRole('button', { name: 'Choose all 4' }).click();
  await page.getByRole('button', { name: 'Apply to profile' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Telephone',
    'Language',
    'Education: Cedar College',
    'AHA pears: Expires',
  ]);
  await service.fails({ operation: 'POST /providers/{providerId}/info/educations', status: 503 });
  await dialog.getByRole('button', { name: 'Apply 4 values to the profile' }).click();
  await expect(dialog.getByText('3 done')).toBeVisible();
  await expect(dialog.getByText('1 failed')).toBeVisible();
  expect(sent()).toBe(4);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('1 value chosen')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Cedar College/ })).toBeChecked();
  await expect(comparison(page, 'Education').getByRole('alert')).toContainText('Not applied');
  await comparison(page, 'Education').getByRole('button', { name: 'Try again' }).click();
  await expect(comparison(page, 'Education')).toContainText('Applied');
  expect(sent()).toBe(5);
  const info = await colleague.ask<Record<string, object[]>>('GET', `/providers/${providerId}/info`);
  expect(info['Education']).toHaveLength(1);
  expect(info['Certificates']).toMatchObject([
    { certificateNumber: 'P-77', expirationDate: '2030-01-31T00:00:00Z' },
  ]);
  const { phone, languages } = await colleague.ask<{ phone: string; languages: string[] }>(
    'GET',
    `/providers/${providerId}`,
  );
  expect([phone, languages]).toEqual(['(555) 555-0100', ['English']]);

  await test.step('a license that is not held', async () => {
    const license = await colleague.addLicense(providerId, { number: 'RN-80012' });
    const job = await colleague.ask<{ id: string }>('POST', `/providers/${providerId}/info/workHistory`, {
      workHistoryType: 'Employment',
      name: 'Elm Street Clinic',
    });
    const importId = await addImport(colleague, service, providerId);
    await colleague.ask('DELETE', `/providers/${providerId}/licenses/${license.id}`);
    await colleague.ask('DELETE', `/providers/${providerId}/info/workHistory/${job.id}`);
    await goWithin(page, `/imports/${importId}`);
    await page.getByRole('button', { name: 'Attach RN-80012, TX' }).click();
    const dialog = page.getByRole('dialog', { name: 'Attach a license to Ada Quillimport' });
    await expect(dialog.getByLabel('License number')).toHaveValue('RN-80012');
    await expect(dialog.getByText('Registered nurse').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Attach and verify' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      comparison(page, 'Licenses').getByRole('row').filter({ hasText: 'RN-80012, TX' }),
    ).toContainText('Agrees');
  });

  await test.step('an entry that cannot be added as it is', async () => {
    await expect(page.getByText('Cannot be added as it is. From: Write the first day.')).toBeVisible();
    await page.getByRole('button', { name: 'Complete and add Elm Street Clinic' }).click();
    const entry = page.getByRole('dialog', { name: 'Add an entry of the work history' });
    await expect(entry.getByRole('textbox', { name: 'Employer', exact: true })).toHaveValue(
      'Elm Street Clinic',
    );
    await entry.getByRole('textbox', { name: 'From', exact: true }).fill('2020-03-01');
    await entry.getByRole('button', { name: 'Add entry of the work history' }).click();
    await expect(entry).toBeHidden();
    await expect(
      comparison(page, 'Work history').getByRole('row').filter({ hasText: 'Elm Street Clinic' }).first(),
    ).toContainText('Agrees');
  });
});
