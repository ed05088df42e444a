import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, mainNavigation } from './support/page';
import { messageLog, messagePane } from './support/webhook-log';

const find = (page: Page) => page.getByRole('search', { name: /^Find / });
const views = (page: Page) => find(page).getByRole('button', { name: /^Views/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Saved views' });
const pinned = (page: Page, entry: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('list', { name: `Pinned views of ${entry}`, exact: true });

async function saveAs(page: Page, name: string) {
  await views(page).click();
  await panel(page)
    .getByRole('textbox', { name: /^Name of/ })
    .fill(name);
  await page.keyboard.press('Enter');
  await expect(views(page)).toHaveText(new RegExp(name));
}

/** The view that is open takes over what is on the screen. */
async function saveChanges(page: Page) {
  await expect(views(page)).toContainText('modified');
  await views(page).click();
  await panel(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(views(page)).not.toContainText('modified');
}

async function hideColumn(page: Page, name: string) {
  await find(page).getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name, exact: true }).uncheck();
  await page.keyboard.press('Escape');
}

const head = (page: Page, name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });

const entry = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name, exact: true });

test('a view keeps filters, sort and columns under a name, says when the screen differs, and goes to a colleague by link', async ({
  page,
  signIn,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('specialist', '/scans?status=Failed&sortedBy=Type');
  const list = new List(page, 'scans');
  await expect(list.rows().first()).toBeVisible();
  await saveAs(page, 'Failed, by dataset');
  await expect(page).toHaveURL(/view=Failed/);
  await hideColumn(page, 'Result');
  await saveChanges(page);

  // Elsewhere the list is as it was.
  await entry(page, 'Scans').click();
  await expect(views(page)).toHaveText('Views');
  await expect(head(page, 'Result')).toBeVisible();
  await views(page).click();
  await panel(page).getByRole('button', { name: 'Failed, by dataset', exact: true }).click();
  await expect(find(page).getByText('Status: Failed')).toBeVisible();
  await expect(page).toHaveURL(/sortedBy=Type/);
  await expect(head(page, 'Result')).toHaveCount(0);
  await expect(views(page)).toBeFocused();

  await page.getByRole('button', { name: 'Remove the filter Status' }).click();
  await expect(views(page)).toContainText('modified');
  await hideColumn(page, 'Started');
  await page.reload();
  await expect(views(page)).toContainText('modified');
  await expect(head(page, 'Started')).toHaveCount(1);
  await views(page).click();
  await panel(page).getByRole('button', { name: 'Back to the view' }).click();
  await expect(views(page)).not.toContainText('modified');
  await expect(find(page).getByText('Status: Failed')).toBeVisible();
  await expect(head(page, 'Started')).toHaveCount(2);

  await test.step('a link carries filters, columns and name to a colleague, who keeps the view or leaves it', async () => {
    await views(page).click();
    await panel(page).getByRole('button', { name: 'More about Failed, by dataset' }).click();
    await panel(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Copied');
    const notice = await page.getByRole('group').filter({ hasText: 'Copied' }).boundingBox();
    const foot = await page.getByRole('button', { name: /^Rows: / }).boundingBox();
    expect(
      (notice?.y ?? 0) + (notice?.height ?? 0),
      'the notice stands above the foot and a selection’s bar',
    ).toBeLessThan((foot?.y ?? 0) - 40);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/scans\?.*view=Failed.*columns=entity/);
    await panel(page).getByRole('button', { name: 'Delete' }).click();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();

    await goWithin(page, link);
    await expect(views(page)).toContainText('Failed, by dataset');
    await expect(views(page)).toContainText('not saved');
    await expect(head(page, 'Result')).toHaveCount(0);
    await expect(find(page).getByText('Status: Failed')).toBeVisible();
    await views(page).click();
    await panel(page).getByRole('button', { name: 'Save this view' }).click();
    await expect(views(page)).not.toContainText('not saved');
    await expect(page).not.toHaveURL(/columns=/);
    await expect(head(page, 'Result')).toHaveCount(0);
    await views(page).click();
    await panel(page).getByRole('button', { name: 'Close the view' }).click();
    await expect(head(page, 'Result')).toBeVisible();
  });
});

test('a pinned view stands in the navigation of every tab, is opened and taken out by keyboard, found by its name; the log of webhooks has them', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('admin', '/licenses?licenseStatus=Expired');
  await saveAs(page, 'Overdue');
  await views(page).click();
  await panel(page).getByRole('button', { name: 'Pin Overdue to the navigation' }).press('Enter');
  await page.keyboard.press('Escape');
  await entry(page, 'Today').click();
  // The page that opens takes the focus: a key pressed before that would go to its heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused();
  const link = pinned(page, 'Licenses').getByRole('link', { name: 'Overdue' });
  await link.press('Enter');
  await expect(page).toHaveURL(/\/licenses\?.*view=Overdue/);
  await expect(find(page).getByRole('button', { name: 'Status: Expired' })).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'Licenses')).not.toHaveAttribute('aria-current');

  await goWithin(page, '/scans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scans');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('overdue');
  await page.getByRole('option', { name: 'Licenses: Overdue' }).click();
  await expect(views(page)).toContainText('Overdue');

  await pinned(page, 'Licenses').getByRole('button', { name: 'Unpin Overdue' }).press('Enter');
  await expect(pinned(page, 'Licenses')).toHaveCount(0);
  await expect(entry(page, 'Licenses')).toBeFocused();
  await expect(views(page)).toContainText('Overdue');

  await test.step('the log of webhooks has views of its filters, without columns', async () => {
    await goWithin(page, '/webhooks/log?status=Failed&time=7d');
    const messages = messageLog(page);
    await expect(messages.getByRole('row').nth(1)).toBeVisible();
    await views(page).click();
    await expect(panel(page)).toContainText('A view keeps these filters under a name');
    await page.keyboard.press('Escape');
    await saveAs(page, 'Failed this week');
    await messages.getByRole('row').nth(1).getByRole('link').click();
    await expect(messagePane(page)).toBeVisible();
    await expect(page).toHaveURL(/view=Failed/);
    await expect(views(page)).not.toContainText('modified');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
    await expect(views(page)).toContainText('modified');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(messagePane(page)).toBeHidden();
    await views(page).click();
    await panel(page).getByRole('button', { name: 'Back to the view' }).click();
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Failed');
    await expect(page.getByRole('combobox', { name: 'Time' })).toHaveValue('7d');
  });

  await test.step('two tabs show the same views, and neither takes away what the other saved', async () => {
    await goWithin(page, '/scans');
    const other = await context.newPage();
    await other.goto('/scans?status=Failed');
    await expect(views(other)).toBeVisible();
    await saveAs(page, 'Of the first tab');
    await saveAs(other, 'Of the second tab');
    await views(page).click();
    const names = panel(page).getByRole('list', { name: 'Views of scans' }).getByRole('listitem');
    await expect(names).toHaveText([/Of the first tab/, /Of the second tab/]);
    await panel(page).getByRole('button', { name: 'Pin Of the second tab' }).click();
    await expect(pinned(other, 'Scans').getByRole('link', { name: 'Of the second tab' })).toBeVisible();

    // What one tab saves into a view is seen by the other, which has changed nothing about it.
    await panel(page).getByRole('button', { name: 'Of the second tab', exact: true }).click();
    await expect(find(page).getByText('Status: Failed')).toBeVisible();
    await hideColumn(other, 'Result');
    await saveChanges(other);
    await expect(head(page, 'Result')).toHaveCount(0);
    await expect(views(page)).not.toContainText('modified');
  });
});
