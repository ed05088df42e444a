import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { addWorld } from './support/groups';
import { List } from './support/list';
import { goWithin, heading } from './support/page';

const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
const question = (page: Page) => page.getByRole('alertdialog');
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the group' }).getByRole('link', { name });
const main = (page: Page) => page.getByRole('main');

test('a group is created with providers and edited; plans are linked to one and unlinked, but not while somebody is enrolled with one', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/groups');
  await colleague.addProvider({ firstName: 'Ada', lastName: 'Farrowby' });
  await colleague.addProvider({ firstName: 'Ben', lastName: 'Farrowby' });
  await page.getByRole('link', { name: 'New group' }).click();
  const npi = page.getByRole('textbox', { name: 'NPI' });
  const create = page.getByRole('button', { name: 'Create group' });
  await test.step('one press on the button is enough, although the field that is left by it is wrong', async () => {
    await npi.fill('1234567890');
    await create.click();
    await expect(page.getByRole('region', { name: 'What to correct' })).toContainText(
      'To correct: 2 fields.',
    );
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  });

  await page.getByRole('textbox', { name: 'Name' }).fill('Elm Partners');
  await page.getByLabel('City').fill('Austin');
  await create.click();
  await expect(npi).toBeFocused();
  await expect(npi).toHaveAccessibleDescription(/The check digit does not fit/);
  await expect(page.getByRole('region', { name: 'What to correct' })).toContainText('Street and number');
  await npi.fill('1234567893');
  await page.getByLabel('Street and number').fill('1 Elm St');
  await page.getByLabel('ZIP code').fill('78701');
  await page.getByRole('combobox', { name: 'State' }).fill('Texas');
  await page.keyboard.press('Enter');
  await create.click();
  await expect(heading(page, 'Elm Partners')).toBeVisible();
  await expect(main(page)).toContainText('NPI 1234567893');
  await expect(main(page)).toContainText('Remit to');
  await expect(page.getByText('No providers in this group')).toBeVisible();

  await main(page).getByRole('button', { name: 'Add providers' }).first().click();
  const add = dialog(page, 'Add providers to Elm Partners');
  const search = add.getByRole('combobox', { name: 'Provider' });
  await expect(search).toBeFocused();
  await search.fill('Farrowby');
  await expect(add.getByRole('option')).toHaveCount(2);
  // The service gives them in an order of its own.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(add.getByRole('list', { name: 'Chosen providers' }).getByRole('listitem')).toHaveCount(2);
  await add.getByRole('button', { name: 'Add 2 providers' }).click();
  const list = new List(page, 'providers');
  await list.has(2);
  await expect(list.rows('Farrowby, Ada')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit Elm Partners');
  await edit.getByLabel('Name').fill('Elm Minds');
  for (const label of ['Street and number', 'City', 'ZIP code']) await edit.getByLabel(label).fill('');
  await edit.getByRole('combobox', { name: 'State' }).fill('');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(heading(page, 'Elm Minds')).toBeVisible();
  await expect(main(page)).not.toContainText('Remit to');

  await test.step('plans are linked to a group and unlinked, but not while somebody is enrolled with one', async () => {
    const { group } = await addWorld(colleague);
    await goWithin(page, `/groups/${group.id}?tab=plans`);
    const list = new List(page, 'plans');
    await list.has(1);

    await page.getByRole('button', { name: 'Link plans' }).click();
    const link = dialog(page, 'Link plans to Quill Partners');
    await link.getByRole('button', { name: 'Link plans' }).click();
    await expect(link.getByRole('alert')).toContainText('Choose at least one plan');
    await link.getByRole('searchbox', { name: 'Find a plan' }).fill('Mesa');
    await link.getByRole('checkbox', { name: 'Mesa Mutual PPO AZ' }).check();
    await link.getByRole('checkbox', { name: 'Mesa Mutual HMO AZ' }).check();
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
});

test('a group is found by a provider of it; the roster shows who holds what, others than the enrolled leave, and it is deleted by its name', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { ada, ben, enrollment } = await addWorld(colleague);
  await colleague.ask('POST', `/providers/${ben.id}/info/dea`, { registrationNumber: 'FQ1234563' });
  await page.goto('/groups');
  const groups = new List(page, 'groups');
  await test.step('the address says which provider', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('listbox', { name: 'Filters' }).getByRole('option', { name: 'Provider' }).click();
    await page.getByRole('combobox', { name: 'Find provider' }).fill('Ada Quillworth');
    await expect(page.getByRole('listbox', { name: 'Provider' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await groups.has(1);
    await expect(page).toHaveURL(new RegExp(`providerId=${ada.id}`));
    await expect(page.getByRole('button', { name: 'Provider: Ada Quillworth', exact: true })).toBeVisible();
  });
  await groups.open('Quill Partners');
  const list = new List(page, 'providers');
  await list.has(2);
  await test.step('the roster shows who holds what it is about', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('listbox', { name: 'Filters' }).getByRole('option', { name: 'Roster' }).click();
    await page.getByRole('listbox', { name: 'Roster' }).getByRole('option', { name: /DEA/ }).click();
    await list.has(1);
    await expect(list.rows('Quillworth, Ben')).toBeVisible();
    await expect(page).toHaveURL(/rosterType=Deas/);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await list.has(2);
  });

  await test.step('who is enrolled stays, of several selected others leave', async () => {
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

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText('1 enrollment of its providers is deleted with it');
  const confirm = question(page).getByRole('button', { name: 'Delete group' });
  await expect(confirm).toBeDisabled();
  await question(page).getByLabel('To confirm, type Quill Partners').fill('Quill Partners');
  await confirm.click();
  await expect(heading(page, 'Groups')).toBeVisible();
  await expect(groups.rows('Cedar Ridge North')).toBeVisible();
  await expect(groups.rows('Quill Partners')).toHaveCount(0);
  await expect(
    colleague.ask('GET', `/providers/enrollments/${enrollment.id}`),
    'its enrollments went with it',
  ).rejects.toThrow(/404/);
});
