import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { oneOfEach, type OneOfEach } from './support/one-of-each';
import { dialog, goWithin, heading, mainLink } from './support/page';
import { at, expectAllAccessible, settled } from './support/screens';

const reason = 'Your role, Reader, can read this but not change it.';

type Closed = [path: string, ...buttons: (string | RegExp)[]];

/** What each screen has to write with, each closed with the reason on itself. Tabs of files have the same buttons. */
const screens = (of: OneOfEach): Closed[] => [
  ['/credentialing', 'New request'],
  ['/payers', 'New payer'],
  ['/enrollments', 'New enrollment'],
  ['/files', 'Upload files'],
  ['/monitors', 'New monitor'],
  ['/scans', 'Start a scan'],
  ['/imports', 'Import a profile'],
  [of.dataset, 'Upload a list', 'Start a scan'],
  [`${of.provider}?tab=info`, 'Add education', 'Add DEA registration', 'Add portal login'],
  [`${of.provider}?tab=monitors`, 'New monitor'],
  [`${of.provider}?tab=files`, 'Upload files'],
  [of.license, /^Verify again/, 'Monitor this license'],
  [`${of.facility}?tab=info`, 'Add license', 'Edit 1245319599', 'Delete 1245319599'],
  [`${of.facility}?tab=specialties`, 'Add specialty'],
  [`${of.group}?tab=plans`, 'Link plans'],
  [of.payer, 'Rename', 'Delete', 'New plan'],
  [of.enrollment, 'Edit', 'Delete'],
  [of.request, 'Edit', 'Change status', 'Add element', 'Generate checklist', 'Write notes'],
  [of.importOf, 'Import again', 'Apply: Telephone', 'Add: Cedar College'],
];

/** Where the page says the reason once, for all that is closed on it. */
const pages = (of: OneOfEach): Closed[] => [
  ['/matches', /^Yes, accept/, /^No, reject/],
  ['/alerts', /^Dismiss Ctrl/],
  [`${of.provider}?tab=notes`, 'Add note'],
  [of.review, /^Not found/],
];

/** What is closed in the menus of files, beside their buttons. */
const withMenus = (of: OneOfEach): [screen: Closed, ...items: string[]][] => [
  [
    [of.provider, 'Attach license', 'Verify all licenses'],
    'Edit provider',
    'Deactivate provider',
    'Delete provider',
  ],
  [
    [of.facility, 'Start a scan', 'Edit facility', 'Add specialty', 'New facility within'],
    'Deactivate facility',
  ],
];

/** Who last asked for something, and what for, as the console keeps it. */
const followUpOf = (requestId: string, providerId: string) => ({
  version: 1,
  subject: {
    kind: 'request',
    id: requestId,
    name: 'Quilleach, Ada',
    what: 'Initial credentialing',
    providerId,
  },
  attempts: [
    {
      id: '1',
      on: '2026-01-05',
      at: '2026-01-05T15:00:00.000Z',
      by: 'admin@credence.example',
      of: 'Quilleach, Ada',
      how: 'email',
      asked: 'The diploma',
    },
  ],
  removed: [],
  next: { on: '2026-01-19', at: '2026-01-05T15:00:00.000Z', by: 'admin@credence.example', step: '' },
});

/** Verbs that write; of none of these may a button be open on any screen, whether it is named above or not. */
const writes =
  /^(New|Edit|Delete|Attach|Detach|Verify|Start a scan|Upload|Create|Dismiss|Import|Apply|Generate|Write notes|Rename|Link|Unlink|Monitor|Save|Record|Query|Use what|Request from|Do all|Enter the|Log|Sign off|Decide|Mark|Acknowledge|Take it back|Take back|Done|Close the|Set next)\b/;

async function expectClosed(page: Page, [path, ...buttons]: Closed, told: 'each' | 'once'): Promise<void> {
  await test.step(path, async () => {
    const main = page.getByRole('main');
    await goWithin(page, path);
    for (const [index, name] of buttons.entries()) {
      const button = main.getByRole('button', { name, exact: true }).first();
      await expect(button).toBeDisabled();
      if (told === 'each' && index === 0) await expect(button).toHaveAccessibleDescription(reason);
    }
    if (told === 'once') await expect(main.getByText(reason).first()).toBeVisible();
    await expect(main.getByRole('button', { name: writes, disabled: false })).toHaveCount(0);
  });
}

test('A reader goes to every screen and sees everything; whatever writes is closed, with the reason', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('reader', '/sources');
  const of = await oneOfEach(colleague, service);
  for (const address of [
    '/providers/new',
    '/providers/import',
    '/facilities/new',
    '/facilities/import',
    '/groups/new',
    '/credentialing/new',
  ]) {
    await goWithin(page, address);
    await expect(page.getByText(reason), address).toBeVisible();
    const asked = page.getByRole('main').locator('form, textarea, input[type="file"]');
    await expect(asked, `${address} asks for nothing that cannot be sent`).toHaveCount(0);
  }
  for (const screen of pages(of)) await expectClosed(page, screen, 'once');
  for (const screen of screens(of)) await expectClosed(page, screen, 'each');
  await expect(page.getByRole('region', { name: 'The whole profile' })).toContainText('Cedar College');
  await expect(page.getByRole('table', { name: 'Person' }).getByRole('checkbox')).toHaveCount(0);

  await goWithin(page, '/groups');
  await expect(heading(page, 'Groups')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New group' })).toHaveCount(0);
  await expectClosed(page, [of.group, 'Edit', 'Delete', 'Add providers'], 'each');
  const members = page.getByRole('grid', { name: 'providers' });
  await members
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: /Remove from the group/ })).toBeDisabled();
  await page.keyboard.press('Escape');

  for (const [screen, ...items] of withMenus(of)) {
    await expectClosed(page, screen, 'each');
    await page.getByRole('button', { name: 'More actions' }).click();
    for (const name of items)
      await expect(page.getByRole('menuitem', { name: new RegExp(name) })).toBeDisabled();
    await page.keyboard.press('Escape');
    // The key for what is closed does nothing either.
    await page.keyboard.press('e');
    await expect(dialog(page)).toHaveCount(0);
  }

  const told = () => page.getByRole('main').getByText(reason);
  await expectAllAccessible(page, [['closed notes', at(`${of.provider}?tab=notes`, /./, told)]]);
});

test('A reader sees what the team follows up, decides and is told of, with how a social security number ends, and can change none of it', async ({
  page,
  signIn,
  colleague,
}) => {
  const ssn = '412-56-6120';
  const ends = '•••-••-6120';
  const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Ada',
    lastName: 'Quilleach',
    dateOfBirth: '1980-05-17T00:00:00Z',
    ssn,
  });
  await colleague.ask('POST', `/providers/${id}/notes`, { note: `The card says ${ssn}.` });
  await colleague.ask('POST', `/providers/${id}/info/liabilityInsurances`, {
    name: 'Old Mutual',
    policyNumber: 'P-4711',
    currentExpirationDate: '2026-01-01T00:00:00Z',
  });
  const request = await colleague.ask<{ id: string }>('POST', '/credentialing-requests', {
    providerId: id,
    type: 'Initial',
  });
  const { items: failed } = await colleague.ask<{ items: { id: string }[] }>(
    'GET',
    '/datasets/scans?status=Failed&count=1',
  );
  const { items: payers = [] } = await colleague.ask<{ items?: { id: string }[] }>('GET', '/payers');
  await colleague.keep(`credence-follow-ups/request-${request.id}.json`, followUpOf(request.id, id));
  await colleague.keep('letters/card.json', { holder: 'Ada Quilleach', ssn });
  await colleague.keep('credence-mentions/reader%40credence%2eexample/1.json', {
    version: 1,
    providerId: id,
    provider: 'Ada Quilleach',
    note: '@Ira Lindgren please look',
    by: 'admin@credence.example',
    at: '2026-01-05T15:00:00.000Z',
  });
  await signIn('reader', '/');
  const main = page.getByRole('main');

  await test.step('a note that names the reader', async () => {
    await expect(main.getByText('@Ira Lindgren please look')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Done/ })).toBeDisabled();
  });

  await test.step('follow-ups and expirables: their menus and what is done with many are closed', async () => {
    for (const [path, name, ...bulk] of [
      ['/follow-ups?sortedBy=Due', 'follow-ups', 'Log attempts', 'Set next date', 'Close'],
      ['/expirables?find=Quilleach', 'expirables', 'Write reminders', 'Log attempts'],
    ] as const) {
      await goWithin(page, path);
      const list = page.getByRole('grid', { name, exact: true });
      const row = list.getByRole('row').filter({ hasText: 'Quilleach' }).first();
      await expect(row).toBeVisible({ timeout: 60_000 });
      await row.getByRole('button', { name: /^Actions/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Log an attempt' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await row.getByRole('checkbox').click();
      const selection = page.getByRole('region', { name: 'Selection' });
      for (const action of bulk)
        await expect(selection.getByRole('button', { name: action, exact: true })).toBeDisabled();
      await selection.getByRole('button', { name: 'Clear the selection' }).click();
    }
  });

  for (const path of [
    `/credentialing/${request.id}`,
    '/credentialing/committee',
    '/credentialing/due',
    '/credentialing/audit',
    '/monitors/proof',
    `/payers/${payers[0]?.id}?tab=roster`,
    `/scans/${failed[0]?.id}`,
    `/providers/${id}?tab=timeline`,
  ])
    await test.step(path, async () => {
      await goWithin(page, path);
      await expect(heading(page)).toBeVisible();
      await settled(page);
      const open = main.getByRole('button', { name: writes, disabled: false });
      // What is read and made in this browser alone changes nothing.
      await expect(open.filter({ hasNotText: /^Make the proof|^Build roster/ })).toHaveCount(0);
    });

  await test.step('of a social security number only how it ends, wherever it stands', async () => {
    for (const path of [
      `/providers/${id}`,
      `/providers/${id}?tab=info`,
      `/providers/${id}?tab=notes`,
      `/providers/${id}?tab=timeline`,
      `/providers/${id}/packet`,
      '/events',
    ]) {
      await goWithin(page, path);
      await expect(heading(page)).toBeVisible();
      await settled(page);
      await expect(page.locator('body')).not.toContainText('412-56');
      await expect(page.getByRole('button', { name: /the social security number/ })).toHaveCount(0);
    }
    await goWithin(page, `/providers/${id}`);
    await expect(main.getByText(ends, { exact: true })).toBeVisible();
    await goWithin(page, `/providers/${id}?tab=notes`);
    await expect(main.getByText(`The card says ${ends}.`, { exact: true }).first()).toBeVisible();
  });

  await test.step('nor in a text among the files that is saved', async () => {
    await goWithin(page, '/files?prefix=letters/card');
    await new List(page, 'files').open('card.json');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    const saved = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(saved)).toEqual({ holder: 'Ada Quilleach', ssn: ends });
    await expect(page.getByText('card.json: social security numbers are masked')).toBeVisible();
  });
});

test('A specialist finds no way to what is not part of the role, and is told so at its address', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/settings');
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Integration' })).toHaveCount(0);
  await goWithin(page, '/settings/integration');
  await expect(page.getByText('Integration is not part of your role')).toBeVisible();
  for (const name of ['Reports', 'Insights', 'Webhooks']) {
    await expect(mainLink(page, name)).toHaveCount(0);
    await goWithin(page, `/${name.toLowerCase()}`);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText(`${name} are not part of your role`)).toBeVisible();
  }
});
