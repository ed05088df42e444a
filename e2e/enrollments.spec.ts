import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, mainLink } from './support/page';
import type { Colleague } from './support/records';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');

interface Row {
  id: string;
  [field: string]: unknown;
}

/** A group with one provider and two plans of one payer. */
async function addWorld(colleague: Colleague) {
  const group = await colleague.ask<Row>('POST', '/groups', { name: 'Quill Partners' });
  const payer = await colleague.ask<Row>('POST', '/payers', { name: 'Quill Mutual' });
  const body = { payerId: payer.id, state: 'TX' };
  const gold = await colleague.ask<Row>('POST', '/payer-plans', { ...body, name: 'Gold' });
  const silver = await colleague.ask<Row>('POST', '/payer-plans', { ...body, name: 'Silver' });
  const ada = await colleague.addProvider({ firstName: 'Ada', lastName: 'Quillworth' });
  await colleague.ask('PATCH', `/groups/${group.id}/providers`, { add: [ada.id] });
  await colleague.ask('PATCH', `/groups/${group.id}/payer-plans`, { add: [gold.id, silver.id] });
  return { group, gold, silver, ada };
}

const enroll = (colleague: Colleague, { group, gold, ada }: Awaited<ReturnType<typeof addWorld>>) =>
  colleague.ask<Row>('POST', '/providers/enrollments', {
    groupId: group.id,
    providerId: ada.id,
    payerPlanId: gold.id,
    comments: 'Waiting for the roster',
  });

async function choose(form: ReturnType<typeof dialog>, label: string, value: string) {
  await form.getByRole('combobox', { name: label }).fill(value);
  await form.getByRole('option', { name: value }).click();
}

test('an enrollment goes from not submitted to enrolled, and its dates keep their order', async ({
  page,
  signIn,
  colleague,
}) => {
  test.slow();
  await signIn('specialist', '/enrollments');
  const { group, ada, gold } = await addWorld(colleague);
  await page.reload();
  await page.getByRole('button', { name: 'New enrollment' }).click();
  const form = dialog(page, 'New enrollment');
  await expect(form).toContainText('Choose the group first');
  await form.getByRole('button', { name: 'Create enrollment' }).click();
  await expect(form.getByRole('region', { name: 'What to correct' })).toContainText('Choose the group.');
  await choose(form, 'Group', 'Quill Partners');
  await form.getByRole('combobox', { name: 'Provider' }).fill('Quill');
  await form.getByRole('option', { name: /Quillworth, Ada/ }).click();
  await expect(form.getByRole('group', { name: 'Provider' })).toContainText('Ada Quillworth');
  await choose(form, 'Payer plan', 'Quill Mutual Gold TX');
  await form.getByRole('button', { name: 'Create enrollment' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(heading(page, 'Ada Quillworth, Quill Mutual Gold TX')).toBeVisible();
  await expect(fact(page, 'Status')).toHaveText('Not submitted');

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit the enrollment');
  await edit.getByLabel('Status', { exact: true }).selectOption('Enrolled');
  await edit.getByLabel('Network status').selectOption('Participating');
  await edit.getByLabel('Submitted', { exact: true }).fill('05/01/2026');
  await edit.getByLabel('Effective', { exact: true }).fill('04/30/2026');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByLabel('Effective', { exact: true })).toHaveAccessibleDescription(
    /This lies before May 1, 2026, when the enrollment was submitted/,
  );
  await edit.getByLabel('Effective', { exact: true }).fill('06/01/2026');
  await edit.getByLabel('Closed', { exact: true }).fill('05/15/2026');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByLabel('Closed', { exact: true })).toHaveAccessibleDescription(
    /This lies before Jun 1, 2026, when the enrollment is effective/,
  );
  await edit.getByLabel('Closed', { exact: true }).fill('');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeHidden();
  await expect(fact(page, 'Status')).toHaveText('Enrolled');
  await expect(fact(page, 'Network status')).toHaveText('Participating');
  await expect(fact(page, 'Effective')).toContainText('Jun 1, 2026');

  const { items } = await colleague.ask<{ items: Row[] }>(
    'GET',
    `/providers/enrollments?providerId=${ada.id}`,
  );
  expect(items).toMatchObject([
    {
      groupId: group.id,
      payerPlanId: gold.id,
      enrollmentStatus: 'Enrolled',
      networkStatus: 'Par',
      submissionDate: '2026-05-01T00:00:00Z',
      effectiveDate: '2026-06-01T00:00:00Z',
    },
  ]);
  expect(items[0]).not.toHaveProperty('closedDate');
});

test('an enrollment that the service refuses says why at its field, and keeps everything', async ({
  page,
  signIn,
  colleague,
  service,
}) => {
  await signIn();
  const world = await addWorld(colleague);
  await page.goto(`/providers/${world.ada.id}?tab=enrollments`);
  await expect(page.getByText('This provider is enrolled with no payer plan.')).toBeVisible();
  await page.getByRole('button', { name: 'New enrollment' }).click();
  const form = dialog(page, 'New enrollment');
  await choose(form, 'Group', 'Quill Partners');
  await choose(form, 'Payer plan', 'Quill Mutual Gold TX');
  await form.getByLabel('Comments').fill('Roster sent by mail');
  await enroll(colleague, world);
  await form.getByRole('button', { name: 'Create enrollment' }).click();
  await expect(form.getByRole('combobox', { name: 'Payer plan' })).toHaveAccessibleDescription(
    /has an enrollment with this plan already/,
  );
  await expect(form.getByLabel('Comments')).toHaveValue('Roster sent by mail');
  await choose(form, 'Payer plan', 'Quill Mutual Silver TX');
  await service.fails({ operation: 'POST /providers/enrollments', status: 500, times: 1 });
  await form.getByRole('button', { name: 'Create enrollment' }).click();
  await expect(form.getByRole('alert')).toContainText('What you typed is still here');
  await form.getByRole('button', { name: 'Create enrollment' }).click();
  await expect(form).toBeHidden();
  const file = page.getByRole('region', { name: /^Enrollments/ });
  await expect(file.getByRole('row', { name: /Quill Mutual Silver TX/ })).toContainText('Quill Partners');
  await expect(page.getByRole('region', { name: /^Groups/ })).toContainText('Quill Partners');
});

test('the list is filtered by provider, group, plan and day, and the address says so', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/enrollments');
  const world = await addWorld(colleague);
  const { id } = await enroll(colleague, world);
  await colleague.ask('PATCH', `/providers/enrollments/${id}`, {
    enrollmentStatus: 'Submitted',
    submissionDate: '2026-05-01T00:00:00Z',
  });
  const { group, ada, gold } = world;
  const list = new List(page, 'enrollments');
  for (const query of [
    `providerId=${ada.id}`,
    `groupId=${group.id}`,
    `payerPlanId=${gold.id}`,
    `groupId=${group.id}&enrollmentStatus=Submitted&networkStatus=None&specialistType=None`,
    `groupId=${group.id}&submissionDate=2026-05-01`,
  ]) {
    await goWithin(page, `/enrollments?${query}`);
    await list.has(1);
    await expect(list.rows('Quillworth, Ada')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Submitted: on May 1, 2026', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Group' }).click();
  await page.getByRole('button', { name: 'Remove the filter Submitted' }).click();
  await expect(page).not.toHaveURL(/groupId|submissionDate/);
  for (const words of [
    'payer plan',
    'submitted',
    'effective',
    'status',
    'network status',
    'specialist type',
  ]) {
    await page.getByRole('button', { name: /^Sorted by/ }).click();
    await page
      .getByRole('menu')
      .getByRole('menuitemradio', { name: new RegExp(`^${words}`, 'i') })
      .first()
      .click();
    await expect(list.rows().first()).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^Sorted by ${words}`) })).toBeVisible();
  }
});

test('an enrollment whose provider cannot be read stays in its row', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/');
  const world = await addWorld(colleague);
  await enroll(colleague, world);
  await service.fails({ operation: 'GET /providers/{providerId}', status: 403, times: 200 });
  await mainLink(page, 'Enrollments').click();
  const list = new List(page, 'enrollments');
  await expect(list.rows().first()).toBeVisible();
  await expect(list.rows().first().getByRole('rowheader')).toContainText('not given');
  await expect(list.rows().first()).toContainText(/PPO|HMO|Medicare|Gold/);
  await list.rows().first().getByRole('link').click();
  await expect(heading(page, /PPO|HMO|Medicare|Gold/)).toBeVisible();
});

test('the export names the providers, and an enrollment is deleted after its consequences are told', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const world = await addWorld(colleague);
  const { id } = await enroll(colleague, world);
  await page.goto(`/enrollments?groupId=${world.group.id}`);
  await new List(page, 'enrollments').has(1);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog(page, /^Export/)
    .getByRole('button', { name: 'Export as CSV' })
    .click();
  const stream = await (await download).createReadStream();
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  expect(text).toMatch(/^\uFEFF?"?Provider"?,"?Group"?,/);
  expect(text).toContain('"Quillworth, Ada"');
  expect(text).toContain('Quill Mutual Gold TX');

  await goWithin(page, `/enrollments/${id}`);
  await expect(fact(page, 'Comments')).toHaveText('Waiting for the roster');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText('Ada Quillworth is no longer listed with Quill Mutual Gold TX');
  await expect(question(page)).toContainText('set the day it was closed instead');
  await question(page).getByRole('button', { name: 'Delete enrollment' }).click();
  await expect(heading(page, 'Enrollments')).toBeVisible();
  await expect(colleague.ask('GET', `/providers/enrollments/${id}`)).rejects.toThrow(/404/);
});

test('what was typed into a new enrollment is there again after the page was loaded anew', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { group } = await addWorld(colleague);
  const open = async () => {
    await page.goto(`/groups/${group.id}?tab=enrollments`);
    await page.getByRole('button', { name: 'New enrollment' }).first().click();
  };
  await open();
  const form = dialog(page, 'New enrollment');
  await form.getByRole('combobox', { name: 'Provider' }).fill('Quill');
  await form.getByRole('option', { name: /Quillworth, Ada/ }).click();
  await choose(form, 'Payer plan', 'Quill Mutual Gold TX');
  await form.getByLabel('Comments').fill('Roster sent by mail');
  await open();
  await expect(form.getByText('What you typed earlier is still here')).toBeVisible();
  await expect(form.getByLabel('Comments')).toHaveValue('Roster sent by mail');
  await expect(form.getByRole('group', { name: 'Provider' })).toContainText('Ada Quillworth');
  await expect(form.getByRole('combobox', { name: 'Payer plan' })).toHaveValue('Quill Mutual Gold TX');
});
