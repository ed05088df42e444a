import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { mainLink, mainNavigation } from './support/page';
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

test('a view keeps filters, sort and columns under a name, and says when the screen differs from it', async ({
  page,
  signIn,
}) => {
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

  await hideColumn(page, 'Started by');
  await saveChanges(page);
  await page.reload();
  await expect(head(page, 'Started')).toHaveCount(1);
  await expect(views(page)).not.toContainText('modified');
});

test('a view is renamed, deleted and brought back, and no two have one name', async ({ page, signIn }) => {
  await signIn('specialist', '/scans?status=Failed');
  await saveAs(page, 'Failed');
  await views(page).click();
  await panel(page).getByRole('textbox', { name: 'Name of a new view' }).fill('Failed');
  await panel(page).getByRole('button', { name: 'Save as new' }).click();
  await expect(panel(page).getByRole('alert')).toHaveText('There is a view of this name. Choose another.');
  await panel(page).getByRole('textbox', { name: 'Name of a new view' }).fill('Failed again');
  await page.keyboard.press('Enter');
  await expect(views(page)).toContainText('Failed again');

  await views(page).click();
  await panel(page).getByRole('button', { name: 'More about Failed again' }).click();
  await panel(page).getByRole('button', { name: 'Rename' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'New name of Failed again' })).toBeFocused();
  await page.keyboard.type('To look into');
  await page.keyboard.press('Enter');
  await expect(views(page)).toContainText('To look into');
  await expect(page).toHaveURL(/view=To/);
  await expect(panel(page).getByRole('button', { name: 'Rename' })).toBeFocused();
  await panel(page).getByRole('button', { name: 'Delete' }).click();
  await expect(panel(page).getByRole('list', { name: 'Views of scans' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await page.keyboard.press('Escape');
  await expect(views(page)).toHaveText('Views');
  await page.getByRole('button', { name: 'Undo' }).click();
  await views(page).click();
  await expect(panel(page).getByRole('button', { name: 'To look into', exact: true })).toBeVisible();
});

test('a pinned view stands in the navigation, is opened and taken out by keyboard, and is found by its name', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/licenses?licenseStatus=Expired');
  await saveAs(page, 'Overdue');
  await views(page).click();
  await panel(page).getByRole('button', { name: 'Pin Overdue to the navigation' }).press('Enter');
  await page.keyboard.press('Escape');
  await entry(page, 'Today').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = pinned(page, 'Licenses').getByRole('link', { name: 'Overdue' });
  await link.press('Enter');
  await expect(page).toHaveURL(/\/licenses\?.*view=Overdue/);
  await expect(find(page).getByRole('button', { name: 'Status: Expired' })).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'Licenses')).not.toHaveAttribute('aria-current');

  await page.goto('/scans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scans');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('overdue');
  await page.getByRole('option', { name: 'Licenses: Overdue' }).click();
  await expect(views(page)).toContainText('Overdue');

  await pinned(page, 'Licenses').getByRole('button', { name: 'Unpin Overdue' }).press('Enter');
  await expect(pinned(page, 'Licenses')).toHaveCount(0);
  await expect(entry(page, 'Licenses')).toBeFocused();
  await expect(views(page)).toContainText('Overdue');
});

test('five views of a list stand in the navigation, and a sixth says why it cannot', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/scans');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await saveAs(page, name);
    await views(page).click();
    await panel(page)
      .getByRole('button', { name: `Pin ${name} to` })
      .click();
    await page.keyboard.press('Escape');
  }
  await saveAs(page, 'Six');
  await views(page).click();
  const pin = panel(page).getByRole('button', { name: 'Pin Six to the navigation' });
  await expect(pin).toHaveAccessibleDescription('5 views of this list are pinned. Unpin one first.');
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pinned(page, 'Scans').getByRole('listitem')).toHaveCount(5);
});

test('a link carries filters, columns and name to a colleague, who keeps the view or leaves it', async ({
  page,
  signIn,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('specialist', '/scans?status=Failed');
  await saveAs(page, 'Failed scans');
  await hideColumn(page, 'Result');
  await saveChanges(page);
  await views(page).click();
  await panel(page).getByRole('button', { name: 'More about Failed scans' }).click();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/scans\?.*view=Failed.*columns=entity/);
  await panel(page).getByRole('button', { name: 'Delete' }).click();

  await page.goto(link);
  await expect(views(page)).toContainText('Failed scans');
  await expect(views(page)).toContainText('not saved');
  await expect(head(page, 'Result')).toHaveCount(0);
  await expect(find(page).getByText('Status: Failed')).toBeVisible();
  await views(page).click();
  await panel(page).getByRole('button', { name: 'Save this view' }).click();
  await expect(views(page)).not.toContainText('not saved');
  await expect(page).not.toHaveURL(/columns=/);
  await page.reload();
  await expect(head(page, 'Result')).toHaveCount(0);
  await views(page).click();
  await panel(page).getByRole('button', { name: 'Close the view' }).click();
  await expect(head(page, 'Result')).toBeVisible();

  await page.goto('/scans?view=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&columns=..%2F..%2Fetc');
  await expect(views(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(head(page, 'Result')).toBeVisible();
});

test('a view goes to a file and comes back; a broken file is refused, one of another list goes to that list', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/scans?status=Failed');
  await saveAs(page, 'Failed scans');
  await views(page).click();
  await panel(page).getByRole('button', { name: 'More about Failed scans' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('scans Failed scans.json');
  const text = await readFile(await download.path(), 'utf8');
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });

  const input = panel(page).getByLabel('A view from a file');
  await input.setInputFiles(file('broken.json', text.slice(0, 40)));
  await expect(panel(page).getByRole('alert')).toContainText('it is not JSON');
  await input.setInputFiles(file('other.json', '{"a": 1}'));
  await expect(panel(page).getByRole('alert')).toContainText('The file holds no view of a list.');
  await input.setInputFiles(file('gone.json', text.replace('"scans"', '"gone"')));
  await expect(panel(page).getByRole('alert')).toContainText('a list that this console does not have');
  await input.setInputFiles(file('view.json', text));
  await expect(views(page)).toContainText('Failed scans (2)');

  await entry(page, 'Monitors').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitors');
  await views(page).click();
  await panel(page).getByLabel('A view from a file').setInputFiles(file('view.json', text));
  await expect(panel(page).getByRole('alert')).toContainText('is a view of another list: the scans.');
  await panel(page).getByRole('button', { name: 'Save it for the scans' }).click();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scans');
  await expect(views(page)).toContainText('Failed scans (3)');
  await expect(find(page).getByText('Status: Failed')).toBeVisible();
});

test('the log of webhooks has views of its filters, without columns', async ({ page, signIn }) => {
  await signIn('admin', '/webhooks/log?status=Failed&time=7d');
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
  await views(page).click();
  await panel(page).getByRole('button', { name: 'Pin Failed this week to the navigation' }).click();
  await page.keyboard.press('Escape');
  await mainLink(page, 'Today').click();
  await pinned(page, 'Webhooks').getByRole('link', { name: 'Failed this week' }).click();
  await expect(page).toHaveURL(/status=Failed.*time=7d|time=7d.*status=Failed/);
  await expect(messages.getByRole('row').nth(1)).toBeVisible();
});

test('two tabs show the same views, and neither takes away what the other saved', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('specialist', '/scans');
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
