import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { serviceDay } from './support/days';
import { readPdf } from './support/pdf';

interface Request {
  id: string;
  type: string;
  currentEvent: { status: string; timestamp: string };
}

const files = (page: Page) =>
  page.getByRole('list', { name: 'Files in the sample', exact: true }).getByRole('article');
const how = (page: Page) => page.getByRole('region', { name: 'How the files were selected' });
const ids = (page: Page) =>
  files(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-labelledby')?.replace('audit-', '')),
  );

test('files are selected by the rule, exported whole with rule and seed, and the same are selected again from the seed; a wrong window is said', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await service.reset({ providers: 600 });
  await signIn('specialist', '/credentialing/audit');
  await expect(page.getByText('No files selected yet')).toBeVisible();
  const form = page.getByRole('form', { name: 'Sample' });
  await form.getByRole('button', { name: 'Details' }).click();
  await form.getByLabel('Seed', { exact: true }).fill('=1+1');

  await test.step('reading is cancelled, fails and begins again, with days and seed kept', async () => {
    await service.conditions({ latencyMs: 3_000 });
    await form.getByRole('button', { name: 'Select files' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Reading was canceled')).toBeVisible();
    // What was canceled may reach the service only now.
    await service.fails({ operation: 'GET /credentialing-requests', status: 403, times: 100 });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('The files could not be selected')).toBeVisible();
    await form.getByRole('button', { name: 'Details' }).click();
    await expect(form.getByLabel('Seed', { exact: true })).toHaveValue('=1+1');
    await service.recovers();
  });

  await form.getByRole('button', { name: 'Select files' }).click();
  await expect(page).toHaveURL(/seed=/);
  await expect(files(page).first()).toBeVisible();

  const requests: Request[] = [];
  for (let offset = 0; ; offset += 250) {
    const { items } = await colleague.ask<{ items: Request[] }>(
      'GET',
      `/credentialing-requests?count=250&offset=${offset}`,
    );
    requests.push(...items);
    if (items.length < 250) break;
  }
  const from = new Date(Date.parse((await service.state()).now.slice(0, 10)) - 90 * 86_400_000).toISOString();
  const done = requests.filter(
    ({ currentEvent: { status, timestamp } }) => status.startsWith('Completed') && timestamp >= from,
  );
  const initial = done.filter(({ type }) => type === 'Initial').length;
  const again = done.filter(({ type }) => type === 'ReCredentialing').length;
  expect(done.length).toBeGreaterThan(10);
  await expect(how(page)).toContainText(
    `${done.length} files were completed: ${initial} initial, ${again} recred`,
  );
  await how(page).getByRole('button', { name: 'Seed and method' }).click();
  await expect(how(page)).toContainText('=1+1');
  const size = Math.max(
    Math.min(Math.ceil(done.length / 20), 50),
    Math.min(initial, 10) + Math.min(again, 10),
  );
  await expect(files(page)).toHaveCount(size);
  await files(page)
    .first()
    .getByRole('button', { name: /events?$/ })
    .click();
  await expect(files(page).first().getByRole('list', { name: 'Events' })).toContainText('Request submitted');
  const results = page.getByRole('table', { name: 'Results by element' });
  await expect(results.getByRole('row', { name: /^License/ })).toContainText(/\d+ %/);

  const first = await ids(page);
  await test.step('the sample is exported whole, with its rule and seed', async () => {
    const to = await serviceDay(service);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const row = text.split('\r\n')[1] ?? '';
    expect(row).toContain(`${from.slice(0, 10)},${to},`);
    expect(row).toContain('The lesser of 5 % and 50 files');
    expect(row).toContain("'=1+1");
    for (const id of first) expect(text).toContain(id);
    expect(text.split('\r\n').length).toBeGreaterThan(size * 2);
    const [document] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const { pages, bookmarks } = await readPdf(document);
    expect(pages[0]).toContain('The lesser of 5 % and 50 files');
    expect(pages.join(' ')).toContain('Results by element');
    for (const id of first) expect(pages.join(' ')).toContain(id);
    const names = await files(page).getByRole('heading').locator('bdi').allInnerTexts();
    const lines = bookmarks.filter((line) => !line.startsWith(' '));
    expect(lines).toEqual([
      'Audit sample',
      'Results by element',
      ...names.map((name, index) => `${index + 1}. ${name}`),
    ]);
    await expect(page.getByText('The PDF was made')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(form).toBeHidden();
    await expect(files(page).last()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await page.reload();
  await expect(files(page)).toHaveCount(size);
  expect(await ids(page)).toEqual(first);

  await test.step('a file is reviewed by its checklist, and what was found stays', async () => {
    const [file, next] = [files(page).first(), files(page).nth(1)];
    await file.getByRole('button', { name: 'Checklist elements' }).click();
    const elements = file.getByRole('list', { name: 'Checklist elements' }).getByRole('listitem');
    await expect(elements.first()).toBeVisible();
    await expect(file).toContainText('within the time limit on the day of the decision');
    await file.getByRole('button', { name: /^Review/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Result').selectOption('Finding');
    await dialog.getByLabel('What is wrong').fill('Attestation without a date');
    await dialog.getByRole('button', { name: 'Record review' }).click();
    await expect(page.getByText(`1 of ${size} reviewed, 1 finding`)).toBeVisible();
    await next.getByRole('button', { name: /^Review/ }).click();
    await dialog.getByRole('button', { name: 'Record review' }).click();
    await expect(dialog).toContainText('Choose what the review came to.');
    await dialog.getByLabel('Result').selectOption('In order');
    await dialog.getByLabel('Note').fill('Seen on paper');
    await dialog.getByRole('button', { name: 'Record review' }).click();
    await expect(page.getByText(`2 of ${size} reviewed, 1 finding`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`2 of ${size} reviewed, 1 finding`)).toBeVisible();
    await page.getByLabel('Show').selectOption({ label: `Not reviewed, ${size - 2}` });
    await expect(files(page)).toHaveCount(size - 2);
    await expect(page).toHaveURL(/show=open/);
    await page.getByLabel('Show').selectOption({ label: `All, ${size}` });
    await expect(file).toContainText('Finding: Attestation without a date, by Dana Whitfield');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(',Finding,,Attestation without a date,');
    expect(text).toContain('Within its time limit, through');
  });

  await test.step('a wrong window is said at its field, and nothing is read', async () => {
    await form.getByLabel('Completed from').fill('2026-11-10');
    await form.getByLabel('until').fill('2026-11-01');
    await form.getByLabel('until').press('Enter');
    await expect(form.getByRole('alert')).toHaveText('The last day lies before the first.');
    await expect(form.getByLabel('until')).toBeFocused();
    await form.getByLabel('Completed from').fill('2020-01-01');
    await form.getByLabel('until').fill('2020-01-31');
    await form.getByRole('button', { name: 'Select files' }).click();
    await expect(page.getByText('No file was completed in these days')).toBeVisible();
  });
});
