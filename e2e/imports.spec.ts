import { expect, test } from './support/console';
import { addAda, addImport, changesSent, line, removeEducation, startImport } from './support/imports';
import { List } from './support/list';
import { filePart, goWithin, mainLink } from './support/page';

test('an import is started, tells its end wherever one is, and is taken over into the file; what it would lack is said before it is sent', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const providerId = await addAda(colleague);
  await signIn('specialist', '/imports');
  await expect(new List(page, 'imports').rows().first()).toBeVisible();
  const dialog = await startImport(page);
  await dialog.getByRole('combobox', { name: 'Provider' }).fill('Quillimport');
  await dialog.getByRole('option', { name: /Quillimport/ }).click();
  await dialog.getByLabel('Source', { exact: true }).selectOption('Portal');
  await expect(dialog.getByRole('region', { name: 'Requested by' })).toContainText('4711');
  await dialog.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credentialing portal, Ada Quillimport');
  await expect(page.getByText(/The import waits for its turn|The source is being asked/)).toBeVisible();

  await mainLink(page, /^Today/).click();
  await expect(page.getByRole('region', { name: 'Running' })).toContainText('Credentialing portal');
  await service.advance({ seconds: 30 });
  const notice = page.getByText('Import completed: Credentialing portal');
  await expect(notice).toBeVisible();
  await colleague.ask('PATCH', `/providers/${providerId}`, { phone: '(555) 555-9999' });
  await removeEducation(colleague, providerId);
  await page.getByRole('link', { name: 'Open import' }).first().click();

  await expect(line(page, 'Person', 'First name')).toContainText('Agrees');
  const phone = line(page, 'Person', 'Telephone');
  await expect(phone).toContainText('(555) 555-9999');
  await expect(phone).toContainText('Differs');
  const sent = changesSent(page);
  await phone.getByRole('button', { name: 'Apply: Telephone' }).click();
  await expect(phone).toContainText('Applied');
  await expect(phone).toContainText('Agrees');
  await page.getByRole('button', { name: 'Add: Cedar College' }).click();
  const open = page.getByRole('link', { name: 'Open Cedar College in the file' });
  await expect(open).toBeFocused();
  expect(sent()).toBe(2);
  await open.click();
  const education = page.getByRole('region', { name: /^Education/ });
  await expect(education.getByRole('heading', { name: 'Cedar College' })).toBeInViewport();
  await expect(education).toContainText('MD');
  const held = await colleague.ask<{ phone: string }>('GET', `/providers/${providerId}`);
  expect(held.phone).toBe('(555) 555-0100');

  await test.step('a missing parameter is said, with the way to where it is filled in', async () => {
    const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
      firstName: 'Nora',
      lastName: 'Nonumber',
    });
    await goWithin(page, `/providers/${id}?tab=imports`);
    await expect(page.getByText('No imports yet')).toBeVisible();
    const dialog = await startImport(page);
    await expect(dialog.getByText('Nora Nonumber')).toBeVisible();
    await dialog.getByLabel('Source', { exact: true }).selectOption('Portal');
    await expect(dialog.getByText('Required, and missing')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Fill in the portal id among the info' })).toHaveAttribute(
      'href',
      `/providers/${id}?tab=info`,
    );
    await dialog.getByLabel('Source', { exact: true }).selectOption('Npi');
    await expect(dialog.getByText('Required, and missing')).toBeVisible();
    await dialog.getByRole('button', { name: 'Start all the same' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The provider has no NPI.');
    await expect(dialog.getByLabel('Source', { exact: true })).toHaveValue('Npi');
    await dialog.getByRole('link', { name: 'Fill in the NPI of the provider' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Nora Nonumber' });
    await form.getByLabel('NPI').fill('1000000004');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    await filePart(page, 'Profile imports').click();
    await page.getByRole('button', { name: 'Import a profile' }).click();
    await dialog.getByLabel('Source', { exact: true }).selectOption('Npi');
    await expect(dialog.getByText('Required, and missing')).toBeHidden();
    await dialog.getByRole('button', { name: 'Start import' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NPI registry, Nora Nonumber');
  });
});

test('a failed import says why, in the list, in Today and on its page, and is started again; a source that gives a profile once says when it did', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const providerId = await addAda(colleague, 'FAIL-4711');
  const importId = await addImport(colleague, service, providerId);
  await signIn('specialist', '/');
  const queue = page
    .getByRole('region', { name: 'Queues' })
    .getByRole('listitem')
    .filter({ hasText: 'Failed profile imports' });
  await expect(queue).toHaveText(/^[\d,]+/);
  const failed = Number.parseInt((await queue.innerText()).replaceAll(',', ''), 10);
  await page.getByRole('link', { name: 'Failed profile imports' }).click();
  const list = new List(page, 'imports');
  await list.has(failed);
  await expect(list.rows('Quillimport')).toContainText('Service unavailable: The source did not answer.');
  await list.open('Quillimport');
  await expect(page).toHaveURL(new RegExp(`/imports/${importId}$`));
  await expect(page.getByText('The import failed: service unavailable.')).toBeVisible();
  await expect(page.getByText('The source did not answer.')).toBeVisible();

  await colleague.ask('PUT', `/providers/${providerId}/info/portal`, { portalId: '4711' });
  await page.getByRole('button', { name: 'Start again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a profile' });
  await expect(dialog.getByLabel('Source', { exact: true })).toHaveValue('Portal');
  await dialog.getByRole('button', { name: 'Start import' }).click();
  await expect(dialog).toBeHidden();
  await service.advance({ seconds: 30 });
  await expect(page.getByRole('heading', { name: 'Compared with what is on file' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Other imports' })).toContainText('Failed');

  await test.step('a source that gives a profile once only says when it did; an alert and the event log lead to the import', async () => {
    const once = 'AmericanMedicalAssociationPhysician';
    const importId = await addImport(colleague, service, providerId, once);
    await goWithin(page, `/imports/${importId}`);
    await expect(page.getByRole('button', { name: 'Import again' })).toBeDisabled();
    await expect(line(page, 'Person', 'Name')).toContainText('Agrees');
    await goWithin(page, `/providers/${providerId}?tab=imports`);
    const dialog = await startImport(page);
    await dialog.getByLabel('Source', { exact: true }).selectOption(once);
    await expect(dialog.getByText(/gives a profile once only, and did so on/)).toBeVisible();
    await expect(dialog.getByText('This source charges a fee for each profile')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open that import' })).toHaveAttribute(
      'href',
      `/imports/${importId}`,
    );
    await goWithin(page, '/alerts?type=ProfileImportCompleted&sortedBy=Timestamp&sortDirection=Desc');
    await new List(page, 'alerts').open('Quillimport');
    await page.getByRole('link', { name: 'Open the import' }).click();
    await expect(page).toHaveURL(new RegExp(`/imports/${importId}$`));
    await goWithin(page, '/events?subcategory=ImportCompleted');
    await new List(page, 'events').rows('Quillimport').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/imports/${importId}$`));
  });
});
