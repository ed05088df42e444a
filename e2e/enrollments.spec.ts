import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';
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

test('an enrollment is drafted, refused where there is one already, created, and goes to enrolled with its dates in order', async ({
  page,
  signIn,
  colleague,
  service,
}) => {
  service.faulty = true;
  await signIn();
  const world = await addWorld(colleague);
  const { group, ada, silver } = world;
  await page.goto(`/groups/${group.id}?tab=enrollments`);
  const open = page.getByRole('button', { name: 'New enrollment' }).first();
  const form = dialog(page, 'New enrollment');
  const create = form.getByRole('button', { name: 'Create enrollment' });
  await open.click();
  await form.getByRole('combobox', { name: 'Provider' }).fill('Quill');
  await form.getByRole('option', { name: /Quillworth, Ada/ }).click();
  await choose(form, 'Payer plan', 'Quill Mutual Gold TX');
  await form.getByLabel('Comments').fill('Roster sent by mail');

  await test.step('what was typed is there again after the page was loaded anew', async () => {
    await page.reload();
    await open.click();
    await expect(form.getByText('What you typed earlier is still here')).toBeVisible();
    await expect(form.getByLabel('Comments')).toHaveValue('Roster sent by mail');
    await expect(form.getByRole('group', { name: 'Provider' })).toContainText('Ada Quillworth');
    await expect(form.getByRole('combobox', { name: 'Payer plan' })).toHaveValue('Quill Mutual Gold TX');
  });

  await test.step('what the service refuses is said at its field, and everything is kept', async () => {
    await enroll(colleague, world);
    await create.click();
    await expect(form.getByRole('combobox', { name: 'Payer plan' })).toHaveAccessibleDescription(
      /has an enrollment with this plan already/,
    );
    await expect(form.getByLabel('Comments')).toHaveValue('Roster sent by mail');
  });
  await choose(form, 'Payer plan', 'Quill Mutual Silver TX');
  await create.click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(heading(page, 'Ada Quillworth, Quill Mutual Silver TX')).toBeVisible();
  await expect(fact(page, 'Status')).toHaveText('Not submitted');

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit the enrollment');
  await edit.getByLabel('Status', { exact: true }).selectOption('Enrolled');
  await edit.getByLabel('Network status').selectOption('Participating');
  await edit.getByLabel('Submitted', { exact: true }).fill('05/01/2026');
  await edit.getByLabel('Closed', { exact: true }).fill('04/30/2026');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByLabel('Closed', { exact: true })).toHaveAccessibleDescription(
    /This lies before May 1, 2026, when the enrollment was submitted/,
  );
  await edit.getByLabel('Closed', { exact: true }).fill('');
  await edit.getByLabel('Effective', { exact: true }).fill('06/01/2026');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeHidden();
  await expect(fact(page, 'Status')).toHaveText('Enrolled');
  await expect(fact(page, 'Network status')).toHaveText('Participating');
  await expect(fact(page, 'Effective')).toContainText('Jun 1, 2026');
  const { items } = await colleague.ask<{ items: Row[] }>(
    'GET',
    `/providers/enrollments?payerPlanId=${silver.id}`,
  );
  expect(items).toMatchObject([
    {
      groupId: group.id,
      providerId: ada.id,
      enrollmentStatus: 'Enrolled',
      networkStatus: 'Par',
      submissionDate: '2026-05-01T00:00:00Z',
      effectiveDate: '2026-06-01T00:00:00Z',
    },
  ]);
  expect(items[0]).not.toHaveProperty('closedDate');

  await test.step('it stands in the provider’s file, with the group', async () => {
    await goWithin(page, `/providers/${ada.id}?tab=enrollments`);
    const file = page.getByRole('region', { name: /^Enrollments/ });
    await expect(file.getByRole('row', { name: /Quill Mutual Silver TX/ })).toContainText('Quill Partners');
    await expect(page.getByRole('region', { name: /^Groups/ })).toContainText('Quill Partners');
  });
});

test('one whose provider cannot be read stays in the list, which is filtered as its address says, exports the names, and loses what is deleted', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn();
  const list = new List(page, 'enrollments');
  await test.step('an enrollment whose provider cannot be read stays in its row', async () => {
    await service.fails({ operation: 'GET /providers/{providerId}', status: 403, times: 200 });
    await page.goto('/enrollments');
    await expect(list.rows().first()).toBeVisible();
    // What waits for the payer comes first to whoever opens the list.
    await expect(page.getByRole('button', { name: 'Status: Submitted', exact: true })).toBeVisible();
    await expect(list.rows().filter({ hasText: 'Enrolled' })).toHaveCount(0);
    await expect(list.rows().first().getByRole('rowheader')).toContainText('not given');
    await expect(list.rows().first()).toContainText(/PPO|HMO|Medicare|Gold/);
    await list.rows().first().getByRole('link').click();
    await expect(heading(page, /PPO|HMO|Medicare|Gold/)).toBeVisible();
  });
  await service.recovers();
  const world = await addWorld(colleague);
  const { id } = await enroll(colleague, world);
  await colleague.ask('PATCH', `/providers/enrollments/${id}`, {
    enrollmentStatus: 'Submitted',
    submissionDate: '2026-05-01T00:00:00Z',
  });
  const { group, ada, gold } = world;
  await goWithin(page, `/enrollments?providerId=${ada.id}&payerPlanId=${gold.id}`);
  await list.has(1);
  await goWithin(
    page,
    `/enrollments?groupId=${group.id}&enrollmentStatus=Submitted&networkStatus=None&specialistType=None&submissionDate=2026-05-01`,
  );
  await list.has(1);
  await expect(list.rows('Quillworth, Ada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submitted: on May 1, 2026', exact: true })).toBeVisible();
  // The name of the group comes later, and moves what stands behind it.
  await expect(page.getByRole('button', { name: `Group: ${group.name}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Submitted' }).click();
  await expect(page).not.toHaveURL(/submissionDate/);

  await test.step('the export names the providers', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const downloading = page.waitForEvent('download');
    await dialog(page, /^Export/)
      .getByRole('button', { name: 'Export as CSV' })
      .click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toMatch(/^\uFEFF?"?Provider"?,"?Payer plan"?,/);
    expect(text).toContain('"Quillworth, Ada"');
    expect(text).toContain('Quill Mutual Gold TX');
    await page.keyboard.press('Escape');
  });

  await page.getByRole('button', { name: 'Clear all' }).click();
  for (const words of ['payer plan', 'status']) {
    await page.getByRole('button', { name: /^Sorted by/ }).click();
    await page
      .getByRole('menu')
      .getByRole('menuitemradio', { name: new RegExp(`^${words}`, 'i') })
      .first()
      .click();
    await expect(list.rows().first()).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^Sorted by ${words}`) })).toBeVisible();
  }

  await goWithin(page, `/enrollments/${id}`);
  await expect(fact(page, 'Comments')).toHaveText('Waiting for the roster');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText('Ada Quillworth is no longer listed with Quill Mutual Gold TX');
  await expect(question(page)).toContainText('set the day it was closed instead');
  await question(page).getByRole('button', { name: 'Delete enrollment' }).click();
  await expect(heading(page, 'Enrollments')).toBeVisible();
  await expect(colleague.ask('GET', `/providers/enrollments/${id}`)).rejects.toThrow(/404/);
});
