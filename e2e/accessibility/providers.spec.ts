import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { dialog, part } from '../support/page';
import type { Colleague } from '../support/records';
import { at, expectAllAccessible, rows, type Screen } from '../support/screens';

/** A provider without anything, and one with licenses, a note and files. */
async function twoFiles(colleague: Colleague) {
  const empty = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
  const { id } = await colleague.addProvider({ firstName: 'Samira', lastName: 'Ostrander' });
  const practice = { primaryPracticeState: 'TX', additionalPracticeStates: ['CA'] };
  await colleague.ask('PATCH', `/providers/${id}`, { ...practice, credentialingStatus: 'Credentialed' });
  for (const number of ['MULTI-1', 'CHANGE-2', 'FAIL-3']) await colleague.addLicense(id, { number });
  await colleague.ask('POST', `/providers/${id}/notes`, { note: 'Called on Monday.' });
  return { empty: `/providers/${empty.id}`, full: `/providers/${id}`, folder: `providers/${id}/` };
}

const attaching = (page: Page) => page.getByRole('dialog', { name: /^Attach a license/ });

const newProvider = (empty: string): Screen[] => [
  [
    'a new provider with errors',
    async (page) => {
      await at('/providers/new', 'New provider')(page);
      await page.getByLabel('NPI').fill('1234567890');
      await page.getByRole('button', { name: 'Add address' }).click();
      await page.getByRole('button', { name: /^Create provider/ }).click();
      await expect(page.getByRole('region', { name: 'What to correct' })).toBeVisible();
    },
  ],
  [
    'a file without licenses',
    at(empty, 'Vera Ostrander', (page) => page.getByText('No license attached')),
    'in light alone',
  ],
  [
    'the dialog to attach a license, with a degraded source',
    async (page) => {
      await page.keyboard.press('l');
      await attaching(page).getByRole('combobox', { name: 'License type' }).fill('registered nurse nevada');
      await page.keyboard.press('Enter');
      await expect(attaching(page).getByText('The source is degraded')).toBeVisible();
    },
  ],
  [
    'the info',
    at(`${empty}?tab=info`, 'Vera Ostrander', (page) => part(page, 'What is missing').getByRole('listitem')),
  ],
];

const file = (full: string): Screen[] => [
  [
    'a file with licenses',
    async (page) => {
      await at(full, 'Samira Ostrander', (page) => page.getByRole('row', { name: /MULTI-1/ }))(page);
      await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('CHANGE-2');
    },
  ],
  [
    'the practice states of a file',
    at(`${full}?tab=where`, 'Samira Ostrander', (page) => page.getByRole('row', { name: /^California/ })),
  ],
  ['the time line of a file', at(`${full}?tab=timeline`, 'Samira Ostrander'), 'in light alone'],
  [
    'the notes of a file',
    async (page) => {
      await at(`${full}?tab=notes`, 'Samira Ostrander')(page);
      await expect(page.getByRole('article')).toContainText('Called on Monday.');
    },
    'in light alone',
  ],
  [
    'the menu of a file',
    async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Edit provider' })).toBeVisible();
    },
    'in light alone',
  ],
  [
    'the dialog to edit a provider',
    async (page) => {
      await page.getByRole('menuitem', { name: 'Edit provider' }).click();
      await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible();
    },
    'in light alone',
  ],
  [
    'the question before a provider is deleted',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete provider' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'in light alone',
  ],
];

const upload = async (page: Page, ...names: string[]) => {
  await page.getByRole('button', { name: 'Upload files' }).click();
  const chosen = names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }));
  await dialog(page).getByLabel('Choose files, or drop them here').setInputFiles(chosen);
  await dialog(page)
    .getByRole('button', { name: `Upload ${names.length} files` })
    .click();
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: names.at(-1) ?? '' }),
  ).toContainText('Uploaded');
};

const files = (full: string, folder: string): Screen[] => [
  [
    'uploading files, of which one is there already',
    async (page) => {
      await at(`${full}?tab=files`, 'Samira Ostrander')(page);
      await upload(page, 'cv.txt', 'first.txt');
      await page.keyboard.press('Escape');
      await upload(page, 'cv.txt', 'second.txt');
    },
    'in light alone',
  ],
  ['the files', at(`/files?prefix=${folder}`, 'Files', rows('files')), 'in light alone'],
  [
    'a file',
    async (page) => {
      await rows('files')(page).filter({ hasText: 'cv.txt' }).getByRole('link').click();
      await expect(page.getByRole('dialog', { name: 'cv.txt' })).toContainText('Ostrander, Samira');
    },
  ],
  [
    'sending a file',
    async (page) => {
      await dialog(page).getByRole('button', { name: 'Send to CRM' }).click();
      const sending = page.getByRole('dialog', { name: 'Send cv.txt to the CRM' });
      const records = sending.getByRole('combobox', { name: 'Records' });
      await records.fill('0035f00000Kq1Zt');
      await records.press('Enter');
      await sending.getByLabel('Folder there').fill('fail/letters');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(sending.getByRole('alert')).toContainText('The CRM did not answer');
    },
    'in light alone',
  ],
];

test('Providers and their files', async ({ page, signIn, service, colleague }) => {
  await signIn('specialist', '/');
  const { empty, full, folder } = await twoFiles(colleague);
  // A file that is there already is refused.
  service.faulty = true;
  await expectAllAccessible(page, [...newProvider(empty), ...file(full), ...files(full, folder)]);
});
