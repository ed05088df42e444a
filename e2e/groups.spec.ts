import type { Page } from '@playwright/test';
import { expect } from './support/console';
import { addWorld, test } from './support/groups';
import { List } from './support/list';
import { goWithin, heading } from './support/page';

const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
const question = (page: Page) => page.getByRole('alertdialog');
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the group' }).getByRole('link', { name });
const main = (page: Page) => page.getByRole('main');

test('a group is created: a wrong field takes one press to be told, a mistyped NPI stands at its field, providers are added', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/groups');
  await colleague.addProvider({ firstName: 'Ada', lastName: 'Quillworth' });
  await colleague.addProvider({ firstName: 'Ben', lastName: 'Quillworth' });
  await page.getByRole('link', { name: 'New group' }).click();
  await test.step('one press on the button is enough, although the field that is left by it is wrong', async () => {
    await page.getByRole('textbox', { name: 'NPI' }).fill('1234567890');
    await page.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByRole('region', { name: 'What to correct' })).toContainText(
      'To correct: 2 fields.',
    );
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  });

  await page.getByRole('textbox', { name: 'Name' }).fill('Quill Partners');
  await page.getByLabel('NPI').fill('1234567890');
  await page.getByLabel('City').fill('Austin');
  await page.getByRole('button', { name: 'Create group' }).click();
  const npi = page.getByLabel('NPI');
  await expect(npi).toBeFocused();
  await expect(npi).toHaveAccessibleDescription(/The check digit does not fit/);
  await expect(page.getByRole('region', { name: 'What to correct' })).toContainText('Street and number');
  await npi.fill('1234567893');
  await page.getByLabel('City').fill('');
  await page.getByRole('button', { name: 'Create group' }).click();

  await expect(heading(page, 'Quill Partners')).toBeVisible();
  await expect(main(page)).toContainText('NPI 1234567893');
  await expect(page.getByText('No providers in this group')).toBeVisible();

  await main(page).getByRole('button', { name: 'Add providers' }).first().click();
  const add = dialog(page, 'Add providers to Quill Partners');
  const search = add.getByRole('combobox', { name: 'Provider' });
  await expect(search).toBeFocused();
  await search.fill('Quillworth');
  await expect(add.getByRole('option')).toHaveCount(2);
  // The service gives them in an order of its own.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(add.getByRole('list', { name: 'Chosen providers' }).getByRole('listitem')).toHaveCount(2);
  await add.getByRole('button', { name: 'Add 2 providers' }).click();

  const list = new List(page, 'providers');
  await list.has(2);
  await expect(list.rows('Quillworth, Ada')).toBeVisible();
});

test('a group is edited: an address is taken away again, and nothing typed goes without a question', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/groups');
  await new List(page, 'groups').open('Cedar Ridge Behavioral');
  await expect(heading(page, 'Cedar Ridge Behavioral')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit Cedar Ridge Behavioral');
  await edit.getByLabel('Name').fill('Cedar Ridge Minds');
  for (const label of ['Street and number', 'City', 'ZIP code']) await edit.getByLabel(label).fill('');
  await edit.getByRole('combobox', { name: 'State' }).fill('');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(heading(page, 'Cedar Ridge Minds')).toBeVisible();
  await expect(main(page)).not.toContainText('Remit to');
});

test('a group is found by its tax id, by a provider of it, and the address says so', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/groups');
  const { ada } = await addWorld(colleague);
  await page.reload();
  const list = new List(page, 'groups');
  await page.getByRole('searchbox', { name: /Name, NPI or tax id/ }).fill('214711001');
  await list.has(1);
  await expect(list.rows('Cedar Ridge North')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('listbox', { name: 'Filters' }).getByRole('option', { name: 'Provider' }).click();
  await page.getByRole('combobox', { name: 'Find provider' }).fill('Ada Quillworth');
  await expect(page.getByRole('listbox', { name: 'Provider' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await list.has(1);
  await expect(list.rows('Quill Partners')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`providerId=${ada.id}`));
  await expect(page.getByRole('button', { name: 'Provider: Ada Quillworth', exact: true })).toBeVisible();
});

test('the roster of a group shows who holds what it is about; who is enrolled stays, of several selected others leave', async ({
  page,
  colleague,
  openGroup,
}) => {
  const { ben } = await openGroup();
  await colleague.ask('POST', `/providers/${ben.id}/info/dea`, { registrationNumber: 'FQ1234563' });
  const list = new List(page, 'providers');
  await list.has(2);

  await test.step('the roster shows who holds what it is about', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('listbox', { name: 'Filters' }).getByRole('option', { name: 'Roster' }).click();
    await page.getByRole('listbox', { name: 'Roster' }).getByRole('option', { name: /DEA/ }).click();
    await list.has(1);
    await expect(list.rows('Quillworth, Ben')).toBeVisible();
    await expect(page).toHaveURL(/rosterType=Deas/);
  });

  await page.getByRole('button', { name: 'Clear all' }).click();
  await list.has(2);
  await list
    .rows('Ada')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove from the group' }).click();
  const cannot = dialog(page, 'Ada Quillworth cannot leave the group yet');
  await expect(cannot).toContainText('1 enrollment in Quill Partners');
  await cannot.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('grid').getByRole('checkbox').first().click();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Remove from the group' })
    .click();
  const remove = dialog(page, /^Remove 2 providers/);
  await expect(remove).toContainText('Whoever has enrollments in the group stays in it');
  await remove.getByRole('button', { name: 'Remove 2 providers' }).click();
  await expect(remove).toContainText('1 done');
  await expect(remove.getByRole('row', { name: /Quillworth, Ada/ })).toContainText(
    '400, has enrollments in this group',
  );
  await remove.getByRole('button', { name: 'Close', exact: true }).last().click();
  await list.has(1);
  await expect(list.rows('Quillworth, Ada')).toBeVisible();
});

test('plans are linked to a group and unlinked, but not while somebody is enrolled with one', async ({
  page,
  service,
  openGroup,
}) => {
  await openGroup('plans');
  const list = new List(page, 'plans');
  await list.has(1);

  await page.getByRole('button', { name: 'Link plans' }).click();
  const link = dialog(page, 'Link plans to Quill Partners');
  await link.getByRole('button', { name: 'Link plans' }).click();
  await expect(link.getByRole('alert')).toContainText('Choose at least one plan');
  await link.getByRole('searchbox', { name: 'Find a plan' }).fill('Mesa');
  await link.getByRole('checkbox', { name: 'Mesa Mutual PPO AZ' }).check();
  await link.getByRole('checkbox', { name: 'Mesa Mutual HMO AZ' }).check();
  await service.fails({ operation: 'PATCH /groups/{groupId}/payer-plans', status: 500, times: 1 });
  await link.getByRole('button', { name: 'Link 2 plans' }).click();
  await expect(link.getByRole('alert')).toContainText('What you chose is kept');
  await link.getByRole('button', { name: 'Link 2 plans' }).click();
  await list.has(3);

  await list
    .rows('Quill Mutual Gold TX')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Unlink from the group' }).click();
  const cannot = dialog(page, 'Quill Mutual Gold TX cannot be unlinked yet');
  await cannot.getByRole('link', { name: 'Show these enrollments' }).click();
  await new List(page, 'enrollments').has(1);
  await expect(part(page, 'Enrollments')).toHaveAttribute('aria-current', 'page');

  await part(page, 'Payer plans').click();
  await list
    .rows('Mesa Mutual HMO AZ')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Unlink from the group' }).click();
  await question(page).getByRole('button', { name: 'Unlink plan' }).click();
  await list.has(2);
});

test('a group is deleted by typing its name, after its consequences are told; one that is gone already is no error', async ({
  page,
  colleague,
  openGroup,
}) => {
  const { ada, enrollment } = await openGroup();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText('1 enrollment of its providers is deleted with it');
  const confirm = question(page).getByRole('button', { name: 'Delete group' });
  await expect(confirm).toBeDisabled();
  await question(page).getByLabel('To confirm, type Quill Partners').fill('Quill Partners');
  await confirm.click();
  await expect(heading(page, 'Groups')).toBeVisible();
  await expect(new List(page, 'groups').rows('Cedar Ridge North')).toBeVisible();
  await expect(new List(page, 'groups').rows('Quill Partners')).toHaveCount(0);
  await expect(
    colleague.ask('GET', `/providers/enrollments/${enrollment.id}`),
    'its enrollments went with it',
  ).rejects.toThrow(/404/);
  await colleague.ask('GET', `/providers/${ada.id}`);

  await test.step('a group that somebody else deleted meanwhile is gone without an error', async () => {
    const { id } = await colleague.ask<{ id: string }>('POST', '/groups', { name: 'Quill Associates' });
    await goWithin(page, `/groups/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await question(page).getByRole('textbox').fill('Quill Associates');
    await colleague.ask('DELETE', `/groups/${id}`);
    await question(page).getByRole('button', { name: 'Delete group' }).click();
    await expect(page.getByText('Quill Associates was deleted already')).toBeVisible();
    await expect(heading(page, 'Groups')).toBeVisible();
  });
});

test('a group is reached and filtered by keys alone, and at the width of a phone is read and its parts are reached', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/');
  const list = new List(page, 'groups');
  await test.step('by keys alone', async () => {
    await expect(heading(page, /./)).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('g');
    await expect(heading(page, 'Groups')).toBeVisible();
    await list.rows().first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Parts of the group' })).toBeVisible();
  });

  await test.step('at the width of a phone', async () => {
    await goWithin(page, '/groups');
    await page.setViewportSize({ width: 320, height: 700 });
    await list.open('Cedar Ridge North');
    await expect(heading(page, 'Cedar Ridge North')).toBeVisible();
    await part(page, 'Enrollments').click();
    await expect(new List(page, 'enrollments').rows().first()).toBeVisible();
  });
});
