import { expect } from './support/console';
import {
  changeStatus,
  addRequest,
  openRequests,
  path,
  readRequest,
  requestsOf,
  test,
} from './support/credentialing';
import { serviceDay } from './support/days';
import { List } from './support/list';
import { dialog, filePart, goWithin, heading, mainLink } from './support/page';
import { bodiesSent } from './support/sent';

test('a request is created for a provider, whose mode is explained and has to be chosen, and for a facility about some of its specialties', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const { id } = await colleague.addProvider({ firstName: 'Nadia', lastName: 'Created-Quill' });
  const create = page.getByRole('button', { name: 'Create request' });
  await page.getByRole('link', { name: 'New request' }).click();
  await expect(heading(page)).toHaveText('New credentialing request');
  await create.click();
  await expect(page.getByRole('region', { name: 'What to correct' }).getByRole('listitem')).toHaveText([
    'Provider: Choose a provider.',
    'Who processes it: Choose who processes the request.',
  ]);
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
  await create.click();
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

  await test.step('for a facility', async () => {
    await goWithin(page, '/credentialing/new');
    await page.getByRole('radio', { name: 'A facility' }).check();
    await page.getByRole('combobox', { name: 'Facility' }).fill('Health');
    await page.getByRole('listbox', { name: 'Facilities' }).getByRole('option').first().click();
    const specialties = page.getByRole('group', { name: 'Specialties' });
    await expect(specialties.getByRole('checkbox').first()).toBeVisible();
    await page.getByRole('radio', { name: /CVO operated/ }).check();
    await create.click();
    await expect(specialties).toHaveAccessibleDescription('Choose at least one specialty.');
    await specialties.getByRole('checkbox').first().check();
    await create.click();
    await expect(heading(page)).toContainText(', initial');
    const created = await readRequest(colleague, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    expect(created.isSelfManaged).toBe(false);
    expect(created.facilitySpecialtyIds).toHaveLength(1);
  });
});

test('from a provider’s file a request is changed, only what was and as its mode allows, and a new one begun; requests come of who is due', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn();
  const { providerId } = await addRequest(colleague);
  await page.goto(`/providers/${providerId}`);
  await filePart(page, 'Credentialing').click();
  const requests = page.getByRole('region', { name: 'Credentialing requests' });
  await expect(requests.getByRole('listitem')).toHaveCount(1);
  await requests.getByRole('listitem').getByRole('link').first().click();

  const sent = bodiesSent(page, 'PATCH');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog(page).getByLabel('Priority').selectOption('High');
  await dialog(page).getByLabel('Owner').selectOption('Dana Whitfield (you)');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('Dana Whitfield');
  expect(sent).toEqual([{ priority: 'High', ownerId: expect.any(String) }]);

  await changeStatus(page).click();
  await expect(dialog(page).getByLabel('Status').locator('option')).toHaveText([
    'Choose',
    'Information submitted',
    'Cancellation requested',
  ]);
  await page.keyboard.press('Escape');
  await expect(changeStatus(page)).toBeFocused();

  await goWithin(page, `/providers/${providerId}?tab=credentialing`);
  await requests.getByRole('link', { name: 'New request' }).click();
  await expect(heading(page)).toHaveText('New credentialing request');
  await expect(page.getByRole('main').getByText('Ada Request-Quill')).toBeVisible();

  await test.step('recredentialing is due for somebody: the list holds them, and requests come of it', async () => {
    const people: string[] = [];
    const nextCredentialingDate = await serviceDay(service, 33);
    for (const lastName of ['Due-Aster', 'Due-Briar']) {
      const { id } = await colleague.addProvider({ firstName: 'Ada', lastName });
      await colleague.ask('PATCH', `/providers/${id}`, { nextCredentialingDate });
      people.push(id);
    }
    const [aster = '', briar = ''] = people;
    await colleague.ask('POST', path, { providerId: briar, type: 'ReCredentialing' });
    await goWithin(page, '/credentialing/due?providerName=Due-');
    const list = new List(page, 'providers');
    await list.has(2);
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Create requests' }).click();
    await dialog(page)
      .getByRole('radio', { name: /Self managed/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Preview' }).click();
    await expect(
      dialog(page).getByRole('row', { name: '1 × A request is under way: submitted. Due-Briar, Ada' }),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Create 1 request' }).click();
    await expect(dialog(page).getByText('1 done, 1 left as it was')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(list.rows('Due-Aster').getByRole('link', { name: 'Submitted' })).toBeVisible();
    expect(await requestsOf(colleague, aster)).toMatchObject([
      { type: 'ReCredentialing', isSelfManaged: true },
    ]);
    expect(await requestsOf(colleague, briar)).toHaveLength(1);
  });
});

test('the list opens with what is open, the oldest first; without that filter it has all, and comes back so', async ({
  page,
  signIn,
  colleague,
}) => {
  const { request: ended } = await addRequest(colleague, { isSelfManaged: true }, 'Ended-Quill');
  await colleague.ask('POST', `${path}/${ended.id}/events`, { status: 'Completed' });
  await addRequest(colleague, {}, 'Open-Quill');
  const total = async (query: string) =>
    (await colleague.ask<{ totalCount: number }>('GET', `${path}?count=1&${query}`)).totalCount;
  const oldest = await colleague.ask<{ items: { id: string }[] }>(
    'GET',
    `${path}?count=1&${openRequests}&sortedBy=CreatedAt&sortDirection=Asc`,
  );
  await signIn('specialist', '/');
  await mainLink(page, 'Credentialing').click();
  const list = new List(page, 'requests');
  await list.has(await total(openRequests));
  const filter = page.getByRole('button', { name: 'Status: Open' });
  await expect(filter).toBeVisible();
  await expect(list.rows().first().getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`/credentialing/${oldest.items[0]?.id}`),
  );
  const tabs = page.getByRole('navigation', { name: 'Credentialing requests' });
  await expect(tabs.getByRole('link', { name: /^List/ })).toHaveText(
    new RegExp(`${(await total(openRequests)).toLocaleString('en-US')}$`),
  );

  await test.step('the board has the columns of what is over, too', async () => {
    await tabs.getByRole('link', { name: 'Board' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Completed/ }).first()).toBeVisible();
    await tabs.getByRole('link', { name: /^List/ }).click();
    await expect(filter).toBeVisible();
  });

  await test.step('without the filter', async () => {
    await page.getByRole('button', { name: 'Remove the filter Status' }).click();
    await list.has(await total(''));
    await expect(list.rows().first()).toContainText('Open-Quill');
    await page.reload();
    await list.has(await total(''));
    await expect(filter).toBeHidden();
    await list.open('Ended-Quill');
    await expect(heading(page)).toContainText('Ended-Quill');
    await page.goBack();
    await list.has(await total(''));
  });

  await test.step('and anew by the navigation', async () => {
    await mainLink(page, 'Credentialing').click();
    await expect(filter).toBeVisible();
    await list.has(await total(openRequests));
  });
});
