import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { addWorld } from '../support/groups';
import { importThenChange } from '../support/imports';
import { dialog } from '../support/page';
import { at, expectAllAccessible, rows, type Screen } from '../support/screens';
import type { Service } from '../support/service';

type World = Awaited<ReturnType<typeof addWorld>>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const groups = ({ group, enrollment }: World): Screen[] => [
  ['the groups', at('/groups', 'Groups', rows('groups')), 'in light alone'],
  [
    'a new group with faults',
    async (page) => {
      await at('/groups/new', 'New group')(page);
      await page.getByRole('textbox', { name: 'NPI' }).fill('1234567890');
      // Its name ends with its keys.
      await page.getByRole('button', { name: 'Create group' }).click();
      await expect(page.getByRole('region', { name: 'What to correct' })).toBeVisible();
    },
    'in light alone',
  ],
  ['the providers of a group', at(`/groups/${group.id}`, group.name, rows('providers'))],
  [
    'adding providers',
    async (page) => {
      await press(page, 'Add providers');
      await dialog(page).getByRole('option').first().click();
      await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    },
    'in light alone',
  ],
  [
    'linking plans',
    async (page) => {
      await at(`/groups/${group.id}?tab=plans`, group.name, rows('plans'))(page);
      await press(page, 'Link plans');
      await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    },
    'in light alone',
  ],
  ['the enrollments', at('/enrollments', 'Enrollments', rows('enrollments')), 'in light alone'],
  ['an enrollment', at(`/enrollments/${enrollment.id}`, /./, (page) => page.getByRole('term'))],
];

const payers = (payerId: string): Screen[] => [
  ['the payers', at('/payers', 'Payers', rows('payers')), 'in light alone'],
  ['a payer', at(`/payers/${payerId}`, 'Quill Mutual', rows('plans')), 'in light alone'],
  [
    'a payer that cannot be deleted',
    async (page) => {
      await press(page, 'Delete');
      await expect(dialog(page)).toContainText('cannot be deleted yet');
    },
    'in light alone',
  ],
  [
    'the roster of a payer',
    async (page) => {
      await at(`/payers/${payerId}?tab=roster`, 'Quill Mutual')(page);
      await press(page, 'Build roster');
      await expect(page.getByText(/^\d+ rows? of/)).toBeVisible();
    },
  ],
  [
    'the columns of its roster',
    async (page) => {
      await press(page, 'Choose columns');
      await expect(dialog(page).getByRole('table', { name: 'Columns' })).toBeVisible();
    },
  ],
];

const imports = (importId: string, service: Service): Screen[] => [
  ['the imports', at('/imports', 'Profile imports', rows('imports')), 'in light alone'],
  [
    'a failed import',
    async (page) => {
      await at('/imports?status=Failed', 'Profile imports', rows('imports'))(page);
      await rows('imports')(page).first().getByRole('link').click();
      await expect(page.getByText(/^The import failed/)).toBeVisible();
    },
    'in light alone',
  ],
  [
    'an import compared, chosen, failing and taken over',
    async (page) => {
      const takeOver = (what: string) => page.getByRole('button', { name: `Apply: ${what}` });
      await at(`/imports/${importId}`, /./, () => takeOver('Telephone'))(page);
      await page.getByRole('checkbox', { name: 'Choose Language' }).check();
      await service.fails({ operation: 'PATCH /providers/{providerId}', status: 500 });
      await takeOver('Telephone').click();
      await expect(page.getByRole('table', { name: 'Person' }).getByRole('alert')).toBeVisible();
      await takeOver('AHA pears: Expires').click();
      await expect(page.getByText('Applied', { exact: true })).toBeVisible();
    },
  ],
];

test('Groups, payers, enrollments and imports', async ({ page, signIn, colleague, service }) => {
  await signIn('specialist', '/');
  const world = await addWorld(colleague);
  const { payerId } = await colleague.ask<{ payerId: string }>('GET', `/payer-plans/${world.plan.id}`);
  const { importId } = await importThenChange(colleague, service);
  await expectAllAccessible(page, [...groups(world), ...payers(payerId), ...imports(importId, service)]);
});
