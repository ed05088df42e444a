import { readFile } from 'node:fs/promises';
import { expect, test } from './support/console';
import { List } from './support/list';
import { serviceDay } from './support/days';
import { readPdf } from './support/pdf';
import type { Colleague } from './support/records';
import { watchTasks } from './support/tasks';

const lists = ['OigExclusions', 'Sam'];

/** Adds somebody whom monitors search in both lists each month; gives the ids of the provider and of its monitors. */
async function monitored(colleague: Colleague, firstName: string, lastName: string) {
  const { id } = await colleague.addProvider({ firstName, lastName });
  const monitors: Record<string, string> = {};
  for (const datasetType of lists) {
    const monitor = { type: 'Dataset', providerId: id, datasetType, monitoringInterval: 'Monthly' };
    monitors[datasetType] = (await colleague.ask<{ id: string }>('POST', '/monitors', monitor)).id;
  }
  return { id, monitors };
}

test('the proof of October’s monitoring names the one provider who was missed, on screen, as PDF and as CSV', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await service.reset({ providers: 1 });
  const { items } = await colleague.ask<{ items: { id: string }[] }>('GET', '/providers');
  for (const { id } of items) await colleague.ask('DELETE', `/providers/${id}`);
  const { id: ada } = await monitored(colleague, 'Ada', 'Quill');
  const { id: ben, monitors } = await monitored(colleague, 'Ben', 'Abel');
  // Monitors run on the 20th of each month; one is stopped on October 5, and nobody searches instead.
  const beginning = await serviceDay(service);
  const until = (day: string) => (Date.parse(day) - Date.parse(beginning)) / 86_400_000;
  await service.advance({ days: until('2027-10-05') });
  colleague.signInAnew();
  await colleague.ask('DELETE', `/monitors/${monitors['Sam']}`);
  await service.advance({ days: until('2027-11-05') - until('2027-10-05') });

  await signIn('specialist', '/monitors');
  // What day it is, the service has said by then: this computer's clock is a year behind.
  await expect(new List(page, 'monitors').rows().first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Monitoring' }).getByRole('link', { name: 'Proof' }).click();
  await expect(page.getByText('No proof made yet')).toBeVisible();
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue('2027-10');
  await page.getByRole('button', { name: 'Make the proof' }).click();
  await expect(page).toHaveURL(/month=2027-10/);

  const verdict =
    'In October 2027, 3 of 4 searches were made that were due: OIG exclusions and SAM exclusions, of 2 providers who were active all month. 1 provider was missed: Ben Abel (SAM exclusions).';
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(verdict);
  const missed = page.getByRole('list', { name: 'Missed providers' });
  await expect(missed.getByRole('listitem')).toHaveCount(1);
  await expect(missed).toContainText('SAM exclusions: not searched');
  await expect(missed.getByRole('link', { name: 'Abel, Ben' })).toHaveAttribute(
    'href',
    new RegExp(`/providers/${ben}`),
  );
  const table = page.getByRole('table', { name: 'Searches by provider' });
  await expect(table.getByRole('row', { name: /^Quill, Ada/ })).toContainText('Oct 20, monitor');

  await test.step('as CSV, a line for each provider and list', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(1 + 2 * lists.length);
    const of = (id: string, list: string) => lines.find((line) => line.includes(id) && line.includes(list));
    expect(of(ada, 'SAM exclusions')).toContain(',searched,no,2027-10-20,monitor,');
    expect(of(ben, 'OIG exclusions')).toContain(',searched,no,2027-10-20,monitor,');
    expect(of(ben, 'SAM exclusions')).toContain(',not searched,yes,');
  });

  await test.step('as PDF, with the same sentence', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const { pages, bookmarks } = await readPdf(download);
    expect(pages[0]).toContain(verdict);
    expect(pages.join(' ')).toContain('once in each calendar month');
    expect(bookmarks).toContain('Proof of monitoring, October 2027');
  });

  await test.step('on paper, without what chooses the month', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('form', { name: 'Which month' })).toBeHidden();
    await expect(missed).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a month before is made from the history, and the same again by its address', async () => {
    await page.getByLabel('Month', { exact: true }).selectOption('2027-09');
    await page.getByRole('button', { name: 'Make the proof' }).click();
    const earlier = 'In September 2027, OIG exclusions and SAM exclusions were searched for all 2 providers';
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(earlier);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(earlier);
  });
});

test('the proof of 3,000 providers is written while the page answers, says how far it is, and is stopped at once', async ({
  page,
  signIn,
  service,
}, info) => {
  test.slow();
  await service.reset({ providers: 3_000 });
  await signIn('specialist', '/monitors/proof');
  await page.getByRole('button', { name: 'Make the proof' }).click();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible({ timeout: 60_000 });
  const tasks = await watchTasks(page);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect((await readFile(await csv.path(), 'utf8')).split('\r\n').length).toBeGreaterThan(6_000);
  // Whoever is quick enough: how long it takes to write is another matter on each machine.
  const canceled = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const press = (_: unknown, observer: MutationObserver) => {
          if (!/Writing the PDF, \d+ %/.test(document.body.innerText)) return;
          const cancel = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === 'Cancel',
          );
          if (!cancel) return;
          observer.disconnect();
          cancel.click();
          done();
        };
        new MutationObserver(press).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      }),
  );
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await canceled;
  await expect(page.getByText('The PDF was canceled')).toBeVisible();
  const [pdf] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  await tasks.staysBelow(100, info);
  expect((await readPdf(pdf)).pages.length).toBeGreaterThan(40);
});

test('a sample of the changes of a year says who changed what, and that a decision was entered after the fact', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await service.reset({ providers: 1 });
  const { id } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Quill' });
  await colleague.ask('PATCH', `/providers/${id}`, { credentialedDate: '2026-11-10T00:00:00Z' });
  await signIn('specialist', '/credentialing/audit');
  await page.getByRole('link', { name: 'Information integrity' }).click();
  await expect(page.getByText('No changes selected yet')).toBeVisible();
  const form = page.getByRole('form', { name: 'Sample' });
  await expect(form.getByLabel('Changes of')).toHaveValue('2026');
  await form.getByLabel('Sample size').fill('none');
  await form.getByRole('button', { name: 'Select changes' }).click();
  await expect(form.getByRole('alert')).toHaveText('Give a number from 1 to 500.');
  await form.getByLabel('Sample size').fill('500');
  await form.getByRole('button', { name: 'Details' }).click();
  await form.getByLabel('Seed', { exact: true }).fill('auditor');
  await form.getByRole('button', { name: 'Select changes' }).click();
  await expect(page).toHaveURL(/seed=auditor/);

  const changes = page.getByRole('list', { name: 'Changes in the sample' }).getByRole('listitem');
  const change = changes.filter({ hasText: 'credentialed date of provider Ada Quill' });
  await expect(change).toContainText('Old value: not reported. New value: Nov 10, 2026');
  await expect(change).toContainText('Credentialed Nov 10, 2026: entered 10 days after the fact');
  await expect(page.getByRole('region', { name: 'How the changes were selected' })).toContainText(
    'Entered after the fact',
  );
  // Names come from records that are read beside the changes.
  const unnamed = changes.filter({ hasText: '@credence.example' });
  await expect(unnamed).toHaveCount(0);
  const shown = await changes.allInnerTexts();

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + shown.length);
  expect(lines.find((line) => line.includes('Ada Quill') && line.includes('2026-11-10'))).toContain(',10,');
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect((await readPdf(pdf)).pages.join(' ')).toContain('10 days after the fact');

  await page.reload();
  await expect(changes).toHaveCount(shown.length);
  await expect(unnamed).toHaveCount(0);
  expect(await changes.allInnerTexts()).toEqual(shown);
});
