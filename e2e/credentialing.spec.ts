import { expect } from './support/console';
import { addRequest, events, path, readRequest, requestsOf, test } from './support/credentialing';
import { List } from './support/list';
import { dialog, filePart, heading } from './support/page';
import { bodiesSent } from './support/sent';

test('a request is created for a provider: the mode is explained, has to be chosen, and what was typed survives a failure', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const { id } = await colleague.addProvider({ firstName: 'Nadia', lastName: 'Created-Quill' });
  await page.getByRole('link', { name: 'New request' }).click();
  await expect(heading(page)).toHaveText('New credentialing request');
  await page.getByRole('button', { name: 'Create request' }).click();
  await expect(page.getByText('Choose a provider.').first()).toBeVisible();
  const wrong = page.getByRole('region', { name: 'What to correct' });
  await expect(wrong.getByRole('listitem')).toHaveText([
    'Provider: Choose a provider.',
    'Who processes it: Choose who processes the request.',
  ]);
  await wrong.getByRole('button', { name: 'Who processes it' }).click();
  await expect(page.getByRole('radio', { name: /CVO operated/ })).toBeFocused();
  await wrong.getByRole('button', { name: 'Provider' }).click();
  await expect(page.getByRole('combobox', { name: 'Provider' })).toBeFocused();

  await page.getByRole('combobox', { name: 'Provider' }).fill('Created-Quill');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Created-Quill/ })
    .click();
  await expect(page.getByRole('radio', { name: /CVO operated/ })).toHaveAccessibleDescription(
    /The operator verifies and sets the statuses/,
  );
  await page.getByRole('radio', { name: /Self managed/ }).check();
  await page.getByLabel('Type').selectOption('Recredentialing');
  await page.getByLabel('Priority').selectOption('Urgent');
  await page.getByLabel('Application received').first().fill('11/18/2026');
  await service.fails({ operation: `POST ${path}`, status: 500, times: 1 });
  await page.getByRole('button', { name: 'Create request' }).click();
  await expect(page.getByRole('alert')).toContainText('The service failed');
  await expect(page.getByLabel('Priority')).toHaveValue('Urgent');
  await page.getByRole('button', { name: 'Create request' }).click();

  await expect(heading(page)).toHaveText('Nadia Created-Quill, recredentialing');
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('Self managed');
  expect(await requestsOf(colleague, id)).toMatchObject([
    {
      type: 'ReCredentialing',
      isSelfManaged: true,
      priority: 'Urgent',
      applicationReceivedDate: '2026-11-18',
    },
  ]);
});

test('a request for a facility is about some of its specialties, and the operator takes it up', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/credentialing/new');
  await page.getByRole('radio', { name: 'A facility' }).check();
  await page.getByRole('combobox', { name: 'Facility' }).fill('Health');
  await page.getByRole('listbox', { name: 'Facilities' }).getByRole('option').first().click();
  const specialties = page.getByRole('group', { name: 'Specialties' });
  await expect(specialties.getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('radio', { name: /CVO operated/ }).check();
  await page.getByRole('button', { name: 'Create request' }).click();
  await expect(specialties).toHaveAccessibleDescription('Choose at least one specialty.');
  await specialties.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create request' }).click();
  await expect(heading(page)).toContainText(', initial');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const created = await readRequest(colleague, id);
  expect(created.isSelfManaged).toBe(false);
  expect(created.facilitySpecialtyIds).toHaveLength(1);

  await service.advance({ hours: 5 });
  await page.reload();
  await expect(events(page).first()).toContainText('In progress');
  await expect(events(page).first()).toContainText('the operator');
});

test('priority, owner and application date are changed, and only those that were', async ({
  page,
  openRequest,
}) => {
  await openRequest();
  const sent = bodiesSent(page, 'PATCH');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog(page).getByLabel('Priority').selectOption('High');
  await dialog(page).getByLabel('Owner').selectOption('Dana Whitfield (you)');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('Dana Whitfield');
  expect(sent).toEqual([{ priority: 'High', ownerId: expect.any(String) }]);
});

test('from a provider’s file: its requests, and a new one with the provider filled in', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { providerId } = await addRequest(colleague);
  await page.goto(`/providers/${providerId}`);
  await filePart(page, 'Credentialing').click();
  const requests = page.getByRole('region', { name: 'Credentialing requests' });
  await expect(requests.getByRole('listitem')).toHaveCount(1);
  await requests.getByRole('link', { name: 'New request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New credentialing request');
  await expect(page.getByRole('main').getByText('Ada Request-Quill')).toBeVisible();
});

test('the list: filters, in the URL, find what the service finds; an owner is said by name', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const owners = await colleague.ask<{ id: string; firstName: string; lastName: string }[]>(
    'GET',
    `${path}/aggregations/owners`,
  );
  const [owner] = owners;
  const { totalCount } = await colleague.ask<{ totalCount: number }>(
    'GET',
    `${path}?ownerId=${owner?.id}&currentEventStatus=Completed&count=1`,
  );
  await page.goto(`/credentialing?ownerId=${owner?.id}&currentEventStatus=Completed`);
  await new List(page, 'requests').has(totalCount);
  await expect(
    page.getByRole('button', { name: `Owner: ${owner?.firstName} ${owner?.lastName}` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page.getByRole('region', { name: `Completed ${totalCount}` })).toBeVisible();
  await expect(page.getByRole('region', { name: /^In progress/ })).toHaveCount(0);
});
