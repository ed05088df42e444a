import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { mainLink } from './support/page';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const act = async (page: Page, list: List, row: string, action: string) => {
  await list
    .rows(row)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('payers are shown though their plans cannot be read; a payer and its plans are made, renamed and deleted; a plan with enrollments stays', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/');
  await service.fails({ operation: 'GET /payer-plans', status: 403, times: 20 });
  await mainLink(page, 'Payers').click();
  const payers = new List(page, 'payers');
  await expect(payers.rows('Mesa Mutual')).toBeVisible();
  await service.recovers();
  await mainLink(page, 'Groups').click();
  await expect(heading(page, 'Groups')).toBeVisible();
  await mainLink(page, 'Payers').click();
  const { items } = await colleague.ask<{ items: { payerPlan: { id: string; displayName: string } }[] }>(
    'GET',
    '/providers/enrollments?count=1',
  );
  const plan = items[0]?.payerPlan;
  const { totalCount } = await colleague.ask<{ totalCount: number }>(
    'GET',
    `/providers/enrollments?payerPlanId=${plan?.id}&count=1`,
  );
  await page.getByRole('searchbox', { name: 'Payer or plan' }).fill(plan?.displayName ?? '');
  await payers.has(1);
  await payers.rows().first().getByRole('link').click();
  await act(page, new List(page, 'plans'), plan?.displayName ?? '', 'Delete');
  const cannot = dialog(page, `${plan?.displayName} cannot be deleted yet`);
  await expect(cannot).toContainText(`${totalCount} enrollment`);
  await cannot.getByRole('link', { name: 'Show these enrollments' }).click();
  await expect(heading(page, 'Enrollments')).toBeVisible();
  await new List(page, 'enrollments').has(totalCount);

  await test.step('a payer and its plans are created, renamed and deleted', async () => {
    await mainLink(page, 'Payers').click();
    await page.getByRole('button', { name: 'New payer' }).click();
    const payer = dialog(page, 'New payer');
    await payer.getByRole('button', { name: 'Create payer' }).click();
    await expect(payer.getByLabel('Name')).toHaveAccessibleDescription(/Write the name/);
    await payer.getByLabel('Name').fill('Quill Mutual');
    await payer.getByRole('button', { name: 'Create payer' }).click();

    await expect(heading(page, 'Quill Mutual')).toBeVisible();
    await expect(page.getByText('No plans yet')).toBeVisible();
    await page.getByRole('button', { name: 'New plan' }).first().click();
    const plan = dialog(page, 'New plan');
    await plan.getByLabel('Name').fill('Gold');
    await plan.getByRole('combobox', { name: 'State' }).fill('Texas');
    await page.keyboard.press('Enter');
    await plan.getByRole('button', { name: 'Create plan' }).click();
    const list = new List(page, 'plans');
    await list.has(1);
    await expect(list.rows('Quill Mutual Gold TX')).toBeVisible();

    await act(page, list, 'Gold', 'Edit');
    const edit = dialog(page, 'Edit Quill Mutual Gold TX');
    await edit.getByLabel('Name').fill('Platinum');
    await edit.getByRole('combobox', { name: 'State' }).fill('');
    await edit.getByLabel('Name').focus();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(list.rows(/Quill Mutual Platinum/)).toBeVisible();

    await page.getByRole('button', { name: 'Rename' }).click();
    const rename = dialog(page, 'Rename Quill Mutual');
    await rename.getByLabel('Name').fill('Quill National');
    await rename.getByRole('button', { name: 'Save name' }).click();
    await expect(heading(page, 'Quill National')).toBeVisible();
    await expect(list.rows('Quill National Platinum'), 'its plans go by the new name').toBeVisible();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const cannot = dialog(page, 'Quill National cannot be deleted yet');
    await expect(cannot).toContainText('It has 1 plan. Delete it first');
    await page.keyboard.press('Escape');
    await act(page, list, 'Platinum', 'Delete');
    await expect(question(page)).toContainText('Groups that it is linked to lose it');
    await question(page).getByRole('button', { name: 'Delete plan' }).click();
    await expect(page.getByText('No plans yet')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await question(page).getByRole('button', { name: 'Delete payer' }).click();
    await expect(heading(page, 'Payers')).toBeVisible();
    await expect(new List(page, 'payers').rows('Mesa Mutual')).toBeVisible();
    await expect(new List(page, 'payers').rows('Quill National')).toHaveCount(0);
  });
});
