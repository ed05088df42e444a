import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import type { Colleague } from './support/records';
import type { Service } from './support/service';

interface Import {
  id: string;
  status: string;
  providerId: string;
}

const comparison = (page: Page, part: string) => page.getByRole('table', { name: part });
const line = (page: Page, part: string, field: string) =>
  comparison(page, part)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) });

/** A provider with a portal login, an education and a telephone number. */
async function addAda(colleague: Colleague, portalId = '4711'): Promise<string> {
  const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Ada',
    lastName: 'Quillimport',
    npi: 1_234_567_893,
    phone: '(555) 555-0100',
    languages: ['English'],
  });
  await colleague.ask('PUT', `/providers/${id}/info/portal`, { portalId });
  await colleague.ask('POST', `/providers/${id}/info/educations`, {
    schoolName: 'Cedar College',
    degree: 'MD',
    endDate: '2005-05-15T00:00:00Z',
  });
  return id;
}

async function addImport(colleague: Colleague, service: Service, providerId: string, source = 'Portal') {
  const started = await colleague.ask<Import>('POST', '/providers/profiles/import', { providerId, source });
  await service.advance({ seconds: 30 });
  return started.id;
}

/** An import of Ada's portal profile, after which her file was changed: another number, no education, less said. */
async function importThenChange(colleague: Colleague, service: Service) {
  const providerId = await addAda(colleague);
  await colleague.ask('POST', `/providers/${providerId}/info/certificates`, {
    type: 'AhaPears',
    certificateNumber: 'P-77',
    expirationDate: '2030-01-31T00:00:00Z',
  });
  const importId = await addImport(colleague, service, providerId);
  await colleague.ask('PATCH', `/providers/${providerId}`, { phone: '(555) 555-9999', languages: [] });
  const info = await colleague.ask<{ Education: { id: string }[]; Certificates: { id: string }[] }>(
    'GET',
    `/providers/${providerId}/info`,
  );
  await colleague.ask('DELETE', `/providers/${providerId}/info/educations/${info.Education[0]?.id}`);
  const certificate = `/providers/${providerId}/info/certificates/${info.Certificates[0]?.id}`;
  await colleague.ask('PATCH', certificate, { expirationDate: '2028-01-31T00:00:00Z' });
  return { providerId, importId };
}

/** How many changes of a provider's file the page sends from now on. */
function changesSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /\/api\/providers\/[^/]+(\/info|$)/.test(pathname)) sent += 1;
  });
  return () => sent;
}

test('an import is started, tells its end wherever one is, and is compared and taken over into the file', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/imports');
  await expect(new List(page, 'imports').rows().first()).toBeVisible();
  const providerId = await addAda(colleague);
  await page.getByRole('button', { name: 'Import a profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a profile' });
  await dialog.getByRole('combobox', { name: 'Provider' }).fill('Quillimport');
  await dialog.getByRole('option', { name: /Quillimport/ }).click();
  await dialog.getByLabel('Source').selectOption('Portal');
  await expect(dialog.getByRole('region', { name: 'Parameters' })).toContainText('4711');
  await dialog.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credentialing portal, Ada Quillimport');
  await expect(page.getByText(/The import waits for its turn|The source is being asked/)).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Today/ })
    .click();
  await expect(page.getByRole('region', { name: 'Running' })).toContainText('Credentialing portal');
  await service.advance({ seconds: 30 });
  const notice = page.getByText('Import completed: Credentialing portal');
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await colleague.ask('PATCH', `/providers/${providerId}`, { phone: '(555) 555-9999' });
  const { Education } = await colleague.ask<{ Education: { id: string }[] }>(
    'GET',
    `/providers/${providerId}/info`,
  );
  await colleague.ask('DELETE', `/providers/${providerId}/info/educations/${Education[0]?.id}`);
  await page.getByRole('link', { name: 'Open import' }).first().click();

  await expect(line(page, 'Person', 'First name')).toContainText('Agrees');
  const phone = line(page, 'Person', 'Telephone');
  await expect(phone).toContainText('(555) 555-9999');
  await expect(phone).toContainText('Differs');
  const sent = changesSent(page);
  await phone.getByRole('button', { name: 'Take over: Telephone' }).click();
  await expect(phone).toContainText('Taken over');
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
});

test('several are chosen and taken over together; what fails stays chosen and nothing is sent twice', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/imports');
  const { providerId, importId } = await importThenChange(colleague, service);
  await page.goto(`/imports/${importId}`);
  await expect(line(page, 'Certificates', 'Expires')).toContainText('Differs');
  const sent = changesSent(page);
  await page.getByRole('button', { name: 'Choose all 4' }).click();
  await page.getByRole('button', { name: 'Take over what is chosen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Telephone',
    'Language',
    'Education: Cedar College',
    'AHA pears: Expires',
  ]);
  await service.fails({ operation: 'POST /providers/{providerId}/info/educations', status: 500 });
  await dialog.getByRole('button', { name: 'Take over 4 values' }).click();
  await expect(dialog.getByText('3 done')).toBeVisible();
  await expect(dialog.getByText('1 failed')).toBeVisible();
  expect(sent()).toBe(4);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('1 value chosen')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Cedar College/ })).toBeChecked();
  await expect(comparison(page, 'Education').getByRole('alert')).toContainText('Not taken over');
  await comparison(page, 'Education').getByRole('button', { name: 'Try again' }).click();
  await expect(comparison(page, 'Education')).toContainText('Taken over');
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
});

test('what a take-over builds upon is read anew: what somebody else added meanwhile stays', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/imports');
  const { providerId, importId } = await importThenChange(colleague, service);
  await page.goto(`/imports/${importId}`);
  await expect(line(page, 'Person', 'Language')).toContainText('Not held');
  await colleague.ask('PATCH', `/providers/${providerId}`, { languages: ['Igbo'] });
  await page.getByRole('button', { name: 'Take over: Language' }).click();
  await expect(line(page, 'Person', 'Language')).toContainText('Taken over');
  const { languages } = await colleague.ask<{ languages: string[] }>('GET', `/providers/${providerId}`);
  expect(languages).toEqual(['Igbo', 'English']);
});

test('a missing parameter is said before the import is sent, with the way to where it is filled in', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/settings');
  const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Nora',
    lastName: 'Nonumber',
  });
  await page.goto(`/providers/${id}?tab=imports`);
  await expect(page.getByText('No imports yet')).toBeVisible();
  await page.getByRole('button', { name: 'Import a profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a profile' });
  await expect(dialog.getByText('Nora Nonumber')).toBeVisible();
  await dialog.getByLabel('Source').selectOption('Portal');
  await expect(dialog.getByText('Required, and missing')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Fill in the portal id among the info' })).toHaveAttribute(
    'href',
    `/providers/${id}?tab=info`,
  );
  await dialog.getByLabel('Source').selectOption('Npi');
  await expect(dialog.getByText('Required, and missing')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start all the same' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The provider has no NPI.');
  await expect(dialog.getByLabel('Source')).toHaveValue('Npi');
  await dialog.getByRole('link', { name: 'Fill in the NPI of the provider' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Nora Nonumber' });
  await form.getByLabel('NPI').fill('1234567893');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Imports', exact: true }).last().click();
  await page.getByRole('button', { name: 'Import a profile' }).click();
  await dialog.getByLabel('Source').selectOption('Npi');
  await expect(dialog.getByText('Required, and missing')).toBeHidden();
  await dialog.getByRole('button', { name: 'Start import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NPI registry, Nora Nonumber');
});

test('a failed import says why in words, in the list, in Today and on its page, and is started again', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/settings');
  const providerId = await addAda(colleague, 'FAIL-4711');
  const importId = await addImport(colleague, service, providerId);
  await page.goto('/');
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
  await expect(dialog.getByLabel('Source')).toHaveValue('Portal');
  await dialog.getByRole('button', { name: 'Start import' }).click();
  await expect(dialog).toBeHidden();
  await service.advance({ seconds: 30 });
  await expect(page.getByRole('heading', { name: 'Compared with what we hold' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('region', { name: 'Other imports' })).toContainText('Failed');
});

test('a source that gives a profile once only says when it did', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/settings');
  const providerId = await addAda(colleague);
  const importId = await addImport(colleague, service, providerId, 'AmericanMedicalAssociationPhysician');
  await page.goto(`/imports/${importId}`);
  await expect(page.getByRole('button', { name: 'Import again' })).toBeDisabled();
  await expect(line(page, 'Person', 'Name')).toContainText('Agrees');
  await page.goto(`/providers/${providerId}?tab=imports`);
  await page.getByRole('button', { name: 'Import a profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a profile' });
  await dialog.getByLabel('Source').selectOption('AmericanMedicalAssociationPhysician');
  await expect(dialog.getByText(/gives a profile once only, and did so on/)).toBeVisible();
  await expect(dialog.getByText('This source charges a fee for each profile')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open that import' })).toHaveAttribute(
    'href',
    `/imports/${importId}`,
  );
});

test('a license that is not held is attached in its own form, filled in', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/imports');
  const providerId = await addAda(colleague);
  const license = await colleague.addLicense(providerId, { number: 'RN-80012' });
  const importId = await addImport(colleague, service, providerId);
  await colleague.ask('DELETE', `/providers/${providerId}/licenses/${license.id}`);
  await page.goto(`/imports/${importId}`);
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

test('an entry that cannot be added as it is opens its form with what the source gives', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/imports');
  const providerId = await addAda(colleague);
  const job = await colleague.ask<{ id: string }>('POST', `/providers/${providerId}/info/workHistory`, {
    workHistoryType: 'Employment',
    name: 'Elm Street Clinic',
  });
  const importId = await addImport(colleague, service, providerId);
  await colleague.ask('DELETE', `/providers/${providerId}/info/workHistory/${job.id}`);
  await page.goto(`/imports/${importId}`);
  await expect(page.getByText('Cannot be added as it is. From: Write the first day.')).toBeVisible();
  await page.getByRole('button', { name: 'Complete and add Elm Street Clinic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an entry of the work history' });
  await expect(dialog.getByRole('textbox', { name: 'Employer', exact: true })).toHaveValue(
    'Elm Street Clinic',
  );
  await dialog.getByRole('textbox', { name: 'From', exact: true }).fill('2020-03-01');
  await dialog.getByRole('button', { name: 'Add entry of the work history' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    comparison(page, 'Work history').getByRole('row').filter({ hasText: 'Elm Street Clinic' }).first(),
  ).toContainText('Agrees');
});

test('an alert and the event log lead to the import', async ({ page, signIn, service, colleague }) => {
  await signIn('specialist', '/settings');
  const providerId = await addAda(colleague);
  const importId = await addImport(colleague, service, providerId);
  await page.goto(`/alerts?type=ProfileImportCompleted&sortedBy=Timestamp&sortDirection=Desc`);
  await new List(page, 'alerts').open('Quillimport');
  await page.getByRole('link', { name: 'Open the import' }).click();
  await expect(page).toHaveURL(new RegExp(`/imports/${importId}$`));
  await page.goto(`/providers/${providerId}?tab=alerts`);
  await expect(page.getByRole('link', { name: 'Open import' })).toHaveAttribute(
    'href',
    `/imports/${importId}`,
  );
  await page.goto('/events?subcategory=ImportCompleted');
  await new List(page, 'events').rows('Quillimport').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/imports/${importId}$`));
});

test('whoever may only read looks at everything, and takes over nothing', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('reader', '/imports');
  const start = page.getByRole('button', { name: 'Import a profile' });
  await expect(start).toBeDisabled();
  await expect(start).toHaveAttribute('title', /not change/);
  const { importId } = await importThenChange(colleague, service);
  await page.goto(`/imports/${importId}`);
  await expect(line(page, 'Person', 'Telephone')).toContainText('Differs');
  await expect(page.getByRole('button', { name: 'Take over: Telephone' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add: Cedar College' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Import again' })).toBeDisabled();
  await expect(comparison(page, 'Person').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chosen values' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The whole profile' })).toContainText('Cedar College');
});

test('an import that cannot be read says so, and so does what we hold, each with its way on', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/settings');
  const { importId } = await importThenChange(colleague, service);
  await page.goto('/imports');
  const list = new List(page, 'imports');
  await expect(list.rows('Quillimport')).toBeVisible();
  await service.fails({ operation: 'GET /providers/{providerId}/info', status: 500, times: 50 });
  await list.open('Quillimport');
  await expect(page.getByText('What we hold could not be read')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'The whole profile' })).toContainText('Cedar College');
  await service.recovers();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(line(page, 'Person', 'Telephone')).toContainText('Differs');
  await page.goto('/imports/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('The import could not be read')).toBeVisible();
  service.faulty = true;
  void importId;
});

test('by keyboard alone: choose a value, take it over, and go to where it stands', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/imports');
  const { importId } = await importThenChange(colleague, service);
  await page.goto(`/imports/${importId}`);
  const box = page.getByRole('checkbox', { name: 'Choose Telephone' });
  await expect(box).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only what does not agree' }).focus();
  await page.keyboard.press('Space');
  await expect(line(page, 'Person', 'First name')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 value chosen')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Take over: Telephone' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing chosen')).toBeVisible();
});
