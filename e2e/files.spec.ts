import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, mainLink } from './support/page';

interface FileRow {
  path: string;
  size: number;
  providerId?: string;
}

const chosen = (name: string, text = name, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Upload files/ });
const lines = (page: Page) => dialog(page).getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
const line = (page: Page, text: string) => lines(page).filter({ hasText: text });

async function choose(page: Page, ...files: ReturnType<typeof chosen>[]) {
  await dialog(page).getByLabel('Choose files, or drop them here').setInputFiles(files);
}

test('several files are uploaded to a folder at once, found and opened; a taken path asks what to do, and those that are not wanted are deleted', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  service.faulty = true;
  await signIn('specialist', '/files');
  const upload = async (...files: ReturnType<typeof chosen>[]) => {
    await page.getByRole('button', { name: 'Upload files' }).first().click();
    await choose(page, ...files);
    await expect(lines(page)).toHaveCount(files.length);
    await dialog(page).getByLabel('Folder').fill('letters/2026');
  };
  const send = dialog(page).getByRole('button', { name: /^Upload \d/ });
  const close = async () => {
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog(page)).toBeHidden();
  };
  await upload(chosen('a letter.txt', 'x'.repeat(2_000)), chosen('b diploma.txt'), chosen('c.txt'));
  await expect(line(page, 'letters/2026/a letter.txt')).toContainText('2 kB');
  await send.click();
  await expect(dialog(page).getByText('3 of 3 files uploaded')).toBeVisible();
  await close();

  const list = new List(page, 'files');
  const names = list.rows().getByRole('rowheader');
  await expect(list.rows().first()).toContainText('Letter');
  await page.getByRole('searchbox').fill('letters/2026/');
  await list.has(3);
  await page.getByRole('button', { name: /^Sorted by/ }).click();
  await page.getByRole('menuitemradio', { name: 'Path, A to Z' }).click();
  await expect(names).toContainText(['a letter.txt', 'b diploma.txt', 'c.txt']);
  await expect(page).toHaveURL(/find=letters/);
  await list.open('b diploma.txt');
  const opened = page.getByRole('dialog', { name: 'b diploma.txt' });
  await expect(opened).toContainText('letters/2026/b diploma.txt');
  await expect(opened).toContainText('Dana Whitfield');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    opened.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe('b diploma.txt');
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();

  await test.step('a path that is taken asks whether to replace, to keep both or to leave out', async () => {
    await upload(...['a letter.txt', 'b diploma.txt', 'c.txt'].map((name) => chosen(name, 'another')));
    await send.click();
    await expect(lines(page).filter({ hasText: 'There is a file at this path already.' })).toHaveCount(3);
    await line(page, 'a letter.txt').getByRole('button', { name: 'Replace it' }).click();
    await expect(line(page, 'a letter.txt')).toContainText('Uploaded');
    await line(page, 'b diploma.txt').getByRole('button', { name: 'Keep both' }).click();
    await expect(line(page, 'b diploma (2).txt')).toContainText('Uploaded');
    await line(page, 'c.txt').getByRole('button', { name: 'Leave this one out' }).click();
    await expect(lines(page)).toHaveCount(2);
    await close();
    await expect(names).toContainText(['a letter.txt', 'b diploma (2).txt', 'b diploma.txt', 'c.txt']);
  });

  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await list.rows('a letter.txt').getByRole('checkbox').uncheck();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete files' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 3 files' }).click();
  await expect(page.getByRole('dialog').getByText('3 done')).toBeVisible();
  await page.keyboard.press('Escape');
  await list.has(1);
  const { items } = await colleague.ask<{ items: FileRow[] }>('GET', '/files/uploads?prefix=letters/');
  expect(items).toMatchObject([{ path: 'letters/2026/a letter.txt', size: 'another'.length }]);
});

test('evidence is opened on the page, sent to the CRM, and found at the entry it proves; a provider’s files stand in the provider’s file', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/files');
  await new List(page, 'files').open('diploma.pdf');
  const opened = page.getByRole('dialog', { name: 'diploma.pdf', exact: true });
  await test.step('a CRM that does not answer is told, and nothing typed is lost', async () => {
    await opened.getByRole('button', { name: 'Send to CRM' }).click();
    const sending = page.getByRole('dialog', { name: 'Send diploma.pdf to the CRM' });
    await sending.getByRole('button', { name: 'Send file' }).click();
    await expect(sending.getByText('Name at least one record.')).toBeVisible();
    const records = sending.getByRole('combobox', { name: 'Records' });
    await expect(records).toBeFocused();
    await records.fill('0035f00000Kq1Zt');
    await records.press('Enter');
    await records.fill('0035f00000Kq1Zu');
    await sending.getByLabel('Folder there').fill('fail/diplomas');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(sending.getByRole('alert')).toContainText('The CRM did not answer');
    await expect(sending).toContainText('0035f00000Kq1Zu');
    await sending.getByLabel('Folder there').fill('diplomas');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('diploma.pdf was sent to 2 records in the CRM')).toBeVisible();
    await expect(sending).toBeHidden();
    await expect(opened.getByRole('button', { name: 'Send to CRM' })).toBeFocused();
  });

  const owner = opened.getByRole('link');
  await expect(owner).toHaveText(/, /);
  const [lastName, firstName] = (await owner.innerText()).split(', ');
  await owner.click();
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeFocused();
  const files = page.getByRole('region', { name: 'Files' }).getByRole('listitem');
  await expect(files.filter({ hasText: 'diploma.pdf' })).toContainText('Educations');
  await page.getByRole('link', { name: 'Info' }).click();
  const educations = page.getByRole('region', { name: 'Education' });
  await expect(educations.getByRole('button', { name: 'Open: diploma.pdf' })).toBeVisible();

  await test.step('dropped files', async () => {
    await goWithin(page, '/files?prefix=nothing/');
    const nothing = page.getByText('No files match');
    await expect(nothing).toBeVisible();
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'dropped.txt'));
      return data;
    });
    await nothing.dispatchEvent('dragover', { dataTransfer: dropped });
    await nothing.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(line(page, 'dropped.txt')).toContainText('Waiting');
  });

  await test.step('the files of a provider stand in the provider’s file; a picture opens on the page, and one is deleted by keyboard', async () => {
    const provider = await colleague.addProvider({ firstName: 'Samira', lastName: 'Fileholder' });
    await goWithin(page, `/providers/${provider.id}?tab=files`);
    await expect(page.getByText('No files yet')).toBeVisible();
    await page.getByRole('button', { name: 'Upload files' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Upload files to Samira Fileholder’s file' }),
    ).toBeVisible();
    await expect(dialog(page).getByLabel('Folder')).toHaveCount(0);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    await choose(page, chosen('photo.svg', svg, 'image/svg+xml'), chosen('cv.txt'));
    await dialog(page).getByRole('button', { name: 'Upload 2 files' }).click();
    await expect(dialog(page).getByText('2 of 2 files uploaded')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();

    const files = page.getByRole('region', { name: 'Files' });
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await files.getByRole('button', { name: 'photo.svg', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'photo.svg' })).toBeVisible();
    await page.keyboard.press('Escape');

    await files.getByRole('button', { name: 'Actions for cv.txt' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete this file?' });
    await expect(question).toContainText('cv.txt');
    await question.getByRole('button', { name: 'Delete file' }).press('Enter');
    await expect(files.getByRole('listitem')).toHaveCount(1);
    const theirs = `/files/uploads?prefix=providers/${provider.id}/`;
    const { items } = await colleague.ask<{ items: FileRow[] }>('GET', theirs);
    expect(items).toMatchObject([{ path: `providers/${provider.id}/photo.svg`, providerId: provider.id }]);

    await files.getByRole('link', { name: 'Find, sort and export them' }).click();
    await new List(page, 'files').has(1);
    await expect(page.getByText('In the file of Samira Fileholder')).toBeVisible();
    await page.getByRole('button', { name: 'Upload files' }).first().click();
    await expect(dialog(page).getByLabel('Folder')).toHaveAccessibleDescription(
      'In Samira Fileholder’s file.',
    );
  });
});

test('an upload whose answer was lost knows its own file: it is uploaded, and sent again it is not asked about itself', async ({
  page,
  signIn,
  service,
}) => {
  await signIn('specialist', '/files');
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  await choose(page, chosen('lost.txt'), chosen('next.txt'));
  await service.fails({ operation: 'POST /files/uploads/{path}', body: 'lost' });
  const send = dialog(page).getByRole('button', { name: /^Upload \d/ });
  await send.click();
  await expect(dialog(page).getByText('2 of 2 files uploaded')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: 'Upload files' }).first().click();
  await choose(page, chosen('lost.txt'), chosen('next.txt', 'other'));
  await send.click();
  await expect(line(page, 'lost.txt')).toContainText('Uploaded');
  await expect(line(page, 'next.txt')).toContainText('There is a file at this path already.');
});

test('going back while files are on their way asks first; who leaves is told what was stored', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/providers');
  await mainLink(page, 'Files').click();
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  await dialog(page).getByLabel('Folder').fill('left');
  await choose(page, chosen('one.txt'), chosen('two.txt'), chosen('three.txt'));
  await service.conditions({ latencyMs: 2_500 });
  await dialog(page).getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(dialog(page).getByText('1 of 3 files uploaded')).toBeVisible({ timeout: 15_000 });
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Stop the upload?' });
  await expect(question).toContainText('is stored and stays');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/files/);
  await page.goBack();
  await question.getByRole('button', { name: 'Stop and leave' }).click();
  await expect(page).toHaveURL(/\/providers/);
  await expect(page.getByText(/^\d of 3 files uploaded/)).toBeVisible();
  await service.recovers();
  const { items } = await colleague.ask<{ items: FileRow[] }>('GET', '/files/uploads?prefix=left/');
  expect(items.length).toBeLessThan(3);
});

test('a file that was open when the page was loaded anew gives the focus back to its row', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/files?prefix=again/');
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  await choose(page, chosen('a.txt'), chosen('b.txt'), chosen('c.txt'));
  await dialog(page).getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(dialog(page).getByText('3 of 3 files uploaded')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  const list = new List(page, 'files');
  const opened = page.getByRole('dialog', { name: 'b.txt' });
  for (const width of [1366, 390])
    for (const way of ['Escape', 'Back'])
      await test.step(`${way} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect(list.rows()).toHaveCount(3);
        await list.open('b.txt');
        await expect(opened).toContainText('again/b.txt');
        await page.reload();
        await expect(opened).toContainText('again/b.txt');
        await expect(list.rows()).toHaveCount(3);
        await (way === 'Back' ? page.goBack() : page.keyboard.press('Escape'));
        await expect(opened).toBeHidden();
        await expect(list.rows('b.txt').getByRole('rowheader').getByRole('link')).toBeFocused();
      });
});
