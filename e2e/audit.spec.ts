import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { serviceDay } from './support/days';
import { goWithin } from './support/page';
import { readPdf } from './support/pdf';

interface Request {
  id: string;
  type: string;
  currentEvent: { status: string; timestamp: string };
}

const files = (page: Page) => page.getByRole('list', { name: 'Drawn files' }).getByRole('article');
const how = (page: Page) => page.getByRole('region', { name: 'How it was drawn' });
const ids = (page: Page) =>
  files(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-labelledby')?.replace('audit-', '')),
  );

test('a sample is drawn by the rule, whatever happened while it was read, and the same again from the same seed', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await service.reset({ providers: 600 });
  await signIn('specialist', '/credentialing/audit');
  await expect(page.getByText('No sample is drawn yet')).toBeVisible();
  const form = page.getByRole('form', { name: 'Sample' });
  await form.getByLabel('Seed', { exact: true }).fill('audit 2026');

  await test.step('reading is cancelled, fails and begins again, with days and seed kept', async () => {
    await service.conditions({ latencyMs: 3_000 });
    await form.getByRole('button', { name: 'Draw sample' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The reading was cancelled')).toBeVisible();
    // What was cancelled may reach the service only now.
    await service.fails({ operation: 'GET /credentialing-requests', status: 403, times: 100 });
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(page.getByText('The sample could not be drawn')).toBeVisible();
    await expect(form.getByLabel('Seed', { exact: true })).toHaveValue('audit 2026');
    await service.recovers();
  });

  await form.getByRole('button', { name: 'Draw sample' }).click();
  await expect(page).toHaveURL(/seed=audit/);
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
  await expect(how(page)).toContainText('audit 2026');
  const size = Math.max(
    Math.min(Math.ceil(done.length / 20), 50),
    Math.min(initial, 10) + Math.min(again, 10),
  );
  await expect(files(page)).toHaveCount(size);
  await expect(files(page).first().getByRole('list', { name: 'Events' })).toContainText('Request submitted');

  const first = await ids(page);
  await page.reload();
  await expect(files(page)).toHaveCount(size);
  expect(await ids(page)).toEqual(first);
});

test('a wrong window is said at its field, and nothing is read; the sample is exported whole, as CSV and PDF, with its rule and seed', async ({
  page,
  signIn,
  service,
}) => {
  await signIn('specialist', '/credentialing/audit');
  const form = page.getByRole('form', { name: 'Sample' });
  await test.step('a wrong window is said at its field, and nothing is read', async () => {
    await form.getByLabel('Completed from').fill('2026-11-10');
    await form.getByLabel('until').fill('2026-11-01');
    await form.getByLabel('until').press('Enter');
    await expect(form.getByRole('alert')).toHaveText('The last day lies before the first.');
    await expect(form.getByLabel('until')).toBeFocused();
    await form.getByLabel('Completed from').fill('2020-01-01');
    await form.getByLabel('until').fill('2020-01-31');
    await form.getByRole('button', { name: 'Draw sample' }).click();
    await expect(page.getByText('No file was completed in these days')).toBeVisible();
  });

  await test.step('the sample is exported whole, with its rule and seed', async () => {
    const [from, to] = [await serviceDay(service, -80), await serviceDay(service)];
    await goWithin(page, `/credentialing/audit?from=${from}&to=${to}&seed=%3D1%2B1`);
    await expect(files(page).first()).toBeVisible();
    const count = await files(page).count();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const first = text.split('\r\n')[1] ?? '';
    expect(first).toContain(`${from},${to},`);
    expect(first).toContain('The lesser of 5 % and 50 files');
    expect(first).toContain("'=1+1");
    for (const id of await ids(page)) expect(text).toContain(id);
    expect(text.split('\r\n').length).toBeGreaterThan(count * 2);
    const [document] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const { pages, bookmarks } = await readPdf(document);
    expect(pages[0]).toContain('The lesser of 5 % and 50 files');
    for (const id of await ids(page)) expect(pages.join(' ')).toContain(id);
    const names = await files(page).getByRole('heading').locator('bdi').allInnerTexts();
    const lines = bookmarks.filter((line) => !line.startsWith(' '));
    expect(lines).toEqual(['Audit sample', ...names.map((name, index) => `${index + 1}. ${name}`)]);
    await expect(page.getByText('The PDF was made')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(form).toBeHidden();
    await expect(files(page).last()).toBeVisible();
  });
});
