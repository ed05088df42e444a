import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { oneOfEach, type OneOfEach } from './support/one-of-each';
import { dialog, goWithin, heading, mainLink } from './support/page';
import { at, expectAllAccessible } from './support/screens';

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
  ['/providers/new', 'Create provider'],
  ['/facilities/new', 'Create facility'],
  ['/groups/new', 'Create group'],
  ['/credentialing/new', 'Create request'],
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

/** Verbs that write; of none of these may a button be open on any screen, whether it is named above or not. */
const writes =
  /^(New|Edit|Delete|Attach|Detach|Verify|Start a scan|Upload|Create|Dismiss|Import|Apply|Generate|Write notes|Rename|Link|Unlink|Monitor|Save|Record|Query|Use what|Request from|Do all|Enter the)\b/;

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
