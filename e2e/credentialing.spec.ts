import type { Page } from '@playwright/test';
import { expect, password, test } from './support/console';
import { List } from './support/list';
import type { Colleague } from './support/records';

interface Request {
  id: string;
  type: string;
  isSelfManaged: boolean;
  priority: string;
  currentEvent: { status: string; note?: string; attachments?: { path: string }[] };
  allEvents: { status: string }[];
  checklist?: {
    notes?: string;
    items: { name: string; status: string; confirmedBy?: string; verifiedAt?: string; references?: object }[];
  };
  applicationReceivedDate?: string;
  facilitySpecialtyIds?: string[];
}

const path = '/credentialing-requests';
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const events = (page: Page) => page.getByRole('region', { name: 'Events' }).getByRole('listitem');
const addEvent = (page: Page) => page.getByRole('button', { name: 'Add event' });
const element = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Checklist', exact: true }).getByRole('listitem', { name, exact: true });
const read = (colleague: Colleague, id: string) => colleague.ask<Request>('GET', `${path}/${id}`);

/** A provider of a test's own with a request. */
async function newRequest(colleague: Colleague, more: object = {}, lastName = 'Request-Quill') {
  const { id: providerId } = await colleague.addProvider({ firstName: 'Ada', lastName });
  const request = await colleague.ask<Request>('POST', path, { providerId, type: 'Initial', ...more });
  return { providerId, request };
}

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
  await expect(page.getByText('Choose who processes the request.').first()).toBeVisible();

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
  const { items } = await colleague.ask<{ items: Request[] }>('GET', `${path}?providerId=${id}`);
  expect(items).toMatchObject([
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
  await expect(specialties).toContainText('Choose at least one specialty.');
  await specialties.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create request' }).click();
  await expect(heading(page)).toContainText(', initial');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const created = await read(colleague, id);
  expect(created.isSelfManaged).toBe(false);
  expect(created.facilitySpecialtyIds).toHaveLength(1);

  await service.advance({ hours: 5 });
  await page.reload();
  await expect(events(page).first()).toContainText('In progress');
  await expect(events(page).first()).toContainText('the operator');
});

test('only the statuses of the mode are offered: two while the operator works, all but the first when self managed, none at the end', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const { request: operated } = await newRequest(colleague);
  const { request: own } = await newRequest(colleague, { isSelfManaged: true });
  const offered = dialog(page).getByLabel('What has happened').locator('option');
  await page.goto(`/credentialing/${operated.id}`);
  await addEvent(page).click();
  await expect(offered).toHaveText(['Choose', 'Information submitted', 'Cancellation requested']);
  await page.keyboard.press('Escape');
  await expect(addEvent(page)).toBeFocused();

  await page.goto(`/credentialing/${own.id}`);
  await addEvent(page).click();
  await expect(offered).toHaveCount(11);
  await expect(offered.filter({ hasText: /^Submitted$/ })).toHaveCount(0);
  await dialog(page).getByLabel('What has happened').selectOption('Cancelled');
  await dialog(page).getByRole('button', { name: 'Add event' }).click();
  await expect(events(page).first()).toContainText('Cancelled');
  await expect(addEvent(page)).toBeDisabled();
  await expect(addEvent(page)).toHaveAttribute('title', 'This request is over: cancelled.');
});

test('a note is kept when the event fails, after a reload too, and files go with it', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const { providerId, request } = await newRequest(colleague, { isSelfManaged: true });
  await page.goto(`/credentialing/${request.id}`);
  await addEvent(page).click();
  await dialog(page).getByLabel('What has happened').selectOption('Information requested');
  await dialog(page).getByLabel('Note').fill('Please send the insurance certificate.');
  const choose = (name: string) =>
    dialog(page)
      .getByLabel('Choose files')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 letter') });
  await choose('letter.pdf');
  await expect(dialog(page).getByText('kept at the service')).toBeVisible();
  await choose('letter.pdf');
  await expect(dialog(page).getByText('There is a file of this name already')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add event' }).click();
  await expect(
    dialog(page).getByText('Wait until each file is there, or take it away.').first(),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Keep both' }).click();
  await expect(dialog(page).getByText('letter (2).pdf')).toBeVisible();
  await expect(dialog(page).getByText('kept at the service')).toHaveCount(2);

  await service.fails({ operation: `POST ${path}/{requestId}/events`, status: 500, times: 1 });
  await dialog(page).getByRole('button', { name: 'Add event' }).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'The service failed' })).toBeVisible();
  await page.reload();
  await addEvent(page).click();
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Please send the insurance certificate.');
  await dialog(page).getByRole('button', { name: 'Add event' }).click();

  const latest = events(page).first();
  await expect(latest).toContainText('Please send the insurance certificate.');
  const download = page.waitForEvent('download');
  await latest.getByRole('button', { name: 'Download: letter (2).pdf' }).click();
  expect((await download).suggestedFilename()).toBe('letter (2).pdf');
  const { currentEvent, allEvents } = await read(colleague, request.id);
  expect(allEvents).toHaveLength(2);
  const folder = `providers/${providerId}/credentialing/${request.id}`;
  expect(currentEvent).toMatchObject({
    status: 'AdditionalInformationRequested',
    attachments: [{ path: `${folder}/letter.pdf` }, { path: `${folder}/letter (2).pdf` }],
  });
});

test('completing proposes the next credentialing date three years on, and sets it on the provider', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const { providerId, request } = await newRequest(colleague, { isSelfManaged: true });
  await page.goto(`/credentialing/${request.id}`);
  await addEvent(page).click();
  await dialog(page).getByLabel('What has happened').selectOption('Completed');
  const next = dialog(page).getByRole('textbox', { name: 'Next credentialing date' });
  await expect(next).toHaveValue(/^\d\d\/\d\d\/2029$/);
  await expect(dialog(page)).toContainText(
    'This sets Ada Request-Quill’s credentialing status to Credentialed',
  );
  await next.fill('01/15/2020');
  await dialog(page).getByRole('button', { name: 'Complete request' }).click();
  await expect(
    dialog(page).getByText('The next credentialing date has to be in the future.').first(),
  ).toBeVisible();
  await next.fill('06/30/2029');
  await dialog(page).getByRole('button', { name: 'Complete request' }).click();
  await expect(events(page).first()).toContainText('Completed');
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('Jun 30, 2029');
  expect(await colleague.ask('GET', `/providers/${providerId}`)).toMatchObject({
    credentialingStatus: 'Credentialed',
    nextCredentialingDate: '2029-06-30',
  });
});

test('priority, owner and application date are changed, and only those that were', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const { request } = await newRequest(colleague);
  const sent: unknown[] = [];
  page.on('request', (one) => {
    if (one.method() === 'PATCH') sent.push(one.postDataJSON());
  });
  await page.goto(`/credentialing/${request.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog(page).getByLabel('Priority').selectOption('High');
  await dialog(page).getByLabel('Owner').selectOption('Dana Whitfield');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('Dana Whitfield');
  expect(sent).toEqual([{ priority: 'High', ownerId: expect.any(String) }]);
});

test('the clock: a checklist is drawn up, names its gaps, shows the days left, expires, and is verified again', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  await signIn('specialist', '/credentialing');
  const { providerId, request } = await newRequest(colleague, { isSelfManaged: true });
  await colleague.addLicense(providerId, { number: 'RN-4711' });
  await colleague.ask('POST', '/datasets/scans', { type: 'OigExclusions', providerId });
  await service.advance({ seconds: 60 });
  await page.goto(`/credentialing/${request.id}`);
  await page.getByRole('button', { name: 'Draw up from what is held' }).click();
  const standard = dialog(page).getByRole('list', { name: 'Standard elements' });
  await expect(standard).toContainText('No DEA registration is held');
  await expect(standard).toContainText('SAM: not searched');
  await dialog(page).getByRole('checkbox', { name: 'DEA registration' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Add 9 elements' }).click();

  const license = element(page, 'License, Registered nurse RN-4711, TX');
  await expect(license).toContainText('120 days left');
  await expect(license.getByRole('link', { name: 'Registered nurse RN-4711, TX' })).toHaveAttribute(
    'href',
    new RegExp(`^/providers/${providerId}/licenses/`),
  );
  await expect(element(page, 'Board certification')).toContainText('No evidence');
  await expect(element(page, 'DEA registration')).toHaveCount(0);

  await page.getByLabel('Evidence counts for').selectOption('90 days, certification');
  await expect(license).toContainText('90 days left');
  await page.reload();
  await expect(license).toContainText('90 days left');
  await page.getByLabel('Evidence counts for').selectOption('120 days, accreditation');

  await license.getByRole('button', { name: /^Confirm / }).click();
  await expect(license).toContainText('Confirmed by specialist@credence.example');

  await page.goto('/settings');
  const limits = page.getByRole('region', { name: 'Review limits' });
  await limits.getByRole('radio', { name: 'Own number' }).check();
  await limits.getByLabel('Evidence counts for this many days').fill('1');
  await page.goto(`/credentialing/${request.id}`);
  await expect(license).toContainText('1 day left');
  await service.advance({ days: 2 });
  await page.reload();
  const signInAgain = page.getByRole('dialog', { name: 'Sign in to go on' });
  await signInAgain.getByLabel('Password', { exact: true }).fill(password);
  await signInAgain.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(license).toContainText('expired 1 day ago');
  await expect(license.getByRole('list', { name: /^Gaps of/ })).toContainText('The evidence expired');

  await license.getByRole('button', { name: /^Verify .* again$/ }).click();
  await service.advance({ seconds: 60 });
  const useIt = license.getByRole('button', { name: /^Use the newer lookup/ });
  await useIt.click({ timeout: 20_000 });
  await expect(license).toContainText('1 day left');
  await expect(license.getByRole('button', { name: /^Confirm / })).toBeVisible();
});

test('an element is added with evidence that is picked, renamed, and removed; the checklist is written whole', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const { providerId, request } = await newRequest(colleague);
  await colleague.ask('POST', `/providers/${providerId}/info/liabilityInsurances`, {
    name: 'Harbor Mutual',
    currentExpirationDate: '2027-05-01T00:00:00Z',
  });
  await page.goto(`/credentialing/${request.id}`);
  await page.getByRole('button', { name: 'Add element' }).click();
  await dialog(page).getByLabel('Element').fill('Insurance');
  await dialog(page).getByLabel('Find evidence').fill('harbor');
  await dialog(page).getByRole('checkbox', { name: 'Liability insurance, Harbor Mutual' }).check();
  await dialog(page).getByRole('textbox', { name: 'Verified' }).fill('11/01/2026');
  await dialog(page).getByLabel('Status').selectOption('Verified');
  await dialog(page).getByRole('checkbox', { name: 'Confirmed by you' }).check();
  await dialog(page).getByRole('button', { name: 'Add element' }).click();
  await expect(element(page, 'Insurance')).toContainText('Confirmed by specialist@credence.example');
  const { checklist } = await read(colleague, request.id);
  expect(checklist?.items).toMatchObject([
    {
      name: 'Insurance',
      status: 'Verified',
      verifiedAt: '2026-11-01T00:00:00Z',
      references: { providerInfo: [{ providerInfoType: 'LiabilityInsurance' }] },
    },
  ]);

  await element(page, 'Insurance').getByRole('button', { name: 'Actions for Insurance' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Element').fill('Malpractice insurance');
  await dialog(page).getByRole('button', { name: 'Save element' }).click();
  await expect(element(page, 'Malpractice insurance')).toContainText('Confirmed by');
  await element(page, 'Malpractice insurance')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove element' }).click();
  await expect(page.getByText('No checklist yet')).toBeVisible();
});

test('a checklist that somebody else changed meanwhile is not written over; the same change goes to theirs', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const { request } = await newRequest(colleague);
  await page.goto(`/credentialing/${request.id}`);
  await page.getByRole('button', { name: 'Add element' }).click();
  await dialog(page).getByLabel('Element').fill('Mine');
  await colleague.ask('PUT', `${path}/${request.id}/checklist`, {
    items: [{ name: 'Theirs', status: 'Verified' }],
  });
  await dialog(page).getByRole('button', { name: 'Add element' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Somebody else changed the checklist meanwhile',
  );
  await expect(element(page, 'Theirs')).toHaveCount(1);
  await expect(dialog(page).getByLabel('Element')).toHaveValue('Mine');
  await dialog(page).getByRole('button', { name: 'Add element' }).click();
  await expect(element(page, 'Mine')).toBeVisible();
  const { checklist } = await read(colleague, request.id);
  expect(checklist?.items.map(({ name }) => name)).toEqual(['Theirs', 'Mine']);
});

test('from a provider’s file: its requests, and a new one with the provider filled in', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const { providerId } = await newRequest(colleague);
  await page.goto(`/providers/${providerId}`);
  await page.getByRole('link', { name: 'Credentialing', exact: true }).last().click();
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
  await signIn('specialist', '/credentialing');
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

test('a request that is not there says so; one that cannot be read comes with one click', async ({
  page,
  signIn,
  service,
}) => {
  await signIn('specialist', '/credentialing');
  const list = new List(page, 'requests');
  await expect(list.rows().first()).toBeVisible();
  await service.fails({ operation: `GET ${path}/{requestId}`, status: 500, times: 50 });
  // Not one under the pointer, which rests where the sign-in was: that one is fetched already.
  await list.rows().first().getByRole('link').click();
  await expect(page.getByText('This page could not be shown').first()).toBeVisible({ timeout: 20_000 });
  await service.recovers();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Events' })).toBeVisible();
  service.faulty = true;
  await page.goto('/credentialing/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
});

test('whoever may only read creates and changes nothing, and is told why', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('reader', '/credentialing');
  await expect(page.getByRole('button', { name: 'New request' })).toBeDisabled();
  const { request } = await newRequest(colleague);
  await page.goto(`/credentialing/${request.id}`);
  for (const name of ['Edit', 'Add event', 'Add element', 'Draw up from what is held', 'Write notes']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('title', /can read this but not change it/);
  }
});
