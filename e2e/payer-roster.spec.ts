import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { serviceDay, shown, typed } from './support/days';
import { addWorld } from './support/groups';
import { List } from './support/list';
import { dialog, heading, mainLink, part } from './support/page';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the payer' }).getByRole('link', { name });

const table = (page: Page) => page.getByRole('table', { name: 'Rows of the roster' });

/** The text of the file that a press brings. */
async function textOf(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '');
}

async function build(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Build roster' }).click();
  await expect(page.getByText(/^\d+ rows? of \d+ providers?\./)).toBeVisible({ timeout: 20_000 });
  // Only its table is wider than the page.
  const beyond = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(beyond).toBe(0);
}

async function markSent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /^It was sent all the same/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('A roster is sent; the next one names who moved, who came and who left, and the first is downloaded as it was', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  const today = await serviceDay(service);
  const { group, plan, ada, ben, enrollment } = await addWorld(colleague);
  const providers = `/providers/enrollments`;
  const approved = { enrollmentStatus: 'Enrolled', effectiveDate: '2026-02-01T00:00:00Z' };
  await colleague.ask('PATCH', `${providers}/${enrollment.id}`, approved);
  await colleague.ask('PATCH', `/groups/${group.id}`, { taxId: '04-4711000' });
  const old = await colleague.ask<{ id: string }>('POST', `/providers/${ada.id}/info/addresses`, {
    type: 'Work',
    addressLine1: '1 Harbor St',
    city: 'Boston',
    state: 'MA',
    zipCode: '02134',
  });

  await test.step('the columns of the payer are chosen: headings of its own, an order, what it requires', async () => {
    await signIn('admin', '/payers');
    await new List(page, 'payers').open('Quill Mutual');
    await expect(heading(page, 'Quill Mutual')).toBeVisible();
    await tab(page, 'Roster').click();
    await page.getByRole('button', { name: 'Choose columns' }).click();
    const columns = dialog(page);
    await columns
      .getByRole('combobox', { name: 'Start from' })
      .selectOption('Adds, changes and terminations');
    await columns.getByLabel('Heading 5').fill('Surname');
    await columns.getByRole('button', { name: 'Save columns' }).click();
    await expect(part(page, 'Columns')).toContainText('17 columns, days as MM/DD/YYYY');
  });

  let first = '';
  await test.step('the first roster has one provider, names what is missing, and is marked as sent', async () => {
    await build(page);
    await expect(page.getByRole('list', { name: 'Missing values' })).toContainText(
      /Quillworth, Ada: NPI, Taxonomy Code/,
    );
    await expect(table(page).getByRole('row')).toHaveCount(2);
    // More columns than fit are scrolled within the page, not cut off by its edge.
    const place = await page.getByRole('region', { name: 'Rows of the roster' }).boundingBox();
    expect((place?.x ?? Infinity) + (place?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0);
    first = await textOf(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
    expect(first.split('\r\n')).toHaveLength(2);
    expect(first).toContain('Add,02/01/2026,,,Quillworth,Ada,,04-4711000,');
    expect(first).toContain('1 Harbor St,,Boston,MA,02134');
    await markSent(page);
    await expect(part(page, 'Sent rosters').getByRole('listitem')).toHaveCount(1);
    await expect(part(page, 'Sent rosters')).toContainText('1 row: 1 add, 0 changes, 0 terms, 0 unchanged');
  });

  await test.step('the provider moves, and another one comes: the next roster says so', async () => {
    await colleague.ask('PUT', `/providers/${ada.id}/info/addresses/${old.id}`, {
      type: 'Work',
      addressLine1: '9 Mill Rd',
      city: 'Boston',
      state: 'MA',
      zipCode: '02134',
    });
    await colleague.ask('POST', providers, {
      ...approved,
      groupId: group.id,
      providerId: ben.id,
      payerPlanId: plan.id,
    });
    await build(page);
    await expect(page.getByText(`Compared with the roster sent ${shown(today)}.`)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Changes 1' })).toBeChecked();
    await expect(table(page).getByRole('cell', { name: /9 Mill Rd/ })).toContainText('was 1 Harbor St');
    await page.getByRole('radio', { name: 'Adds 1' }).check({ force: true });
    await expect(table(page)).toContainText('Quillworth, Ben');
    await page.getByRole('radio', { name: 'Adds, changes and terms' }).check({ force: true });
    const changes = await textOf(page, () =>
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    );
    expect(changes.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      'Action (Add/Change/Term)',
      'Change',
      'Add',
    ]);
    await markSent(page);
    await expect(part(page, 'Sent rosters').getByRole('listitem')).toHaveCount(2);
  });

  await test.step('who is deactivated ends, with the day; the first roster is downloaded as it was', async () => {
    await colleague.ask('PATCH', `/providers/${ben.id}`, { deactivated: true });
    await build(page);
    await page.getByRole('radio', { name: 'Terms 1' }).check({ force: true });
    await expect(table(page)).toContainText(`Provider deactivated, ${shown(today)}`);
    const ends = await textOf(page, () =>
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    );
    expect(ends).not.toContain('Term,');
    await page.getByRole('radio', { name: 'Adds, changes and terms' }).check({ force: true });
    const changes = await textOf(page, () =>
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    );
    expect(changes).toContain(`Term,02/01/2026,${typed(today)},Provider deactivated,Quillworth,Ben`);

    const oldest = part(page, 'Sent rosters').getByRole('listitem').last();
    await oldest.getByRole('button', { name: /^Download the roster sent/ }).click();
    const again = await textOf(page, () => page.getByRole('menuitem', { name: 'Download as CSV' }).click());
    expect(again).toBe(first);
  });

  await test.step('the list of payers says when it was sent', async () => {
    await mainLink(page, 'Payers').click();
    await expect(new List(page, 'payers').rows('Quill Mutual')).toContainText(shown(today));
  });
});
