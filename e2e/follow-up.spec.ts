import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { serviceDay, shown, typed } from './support/days';
import { List } from './support/list';
import { dialog, goWithin, heading, part } from './support/page';
import { givePassword } from './support/session';

const queue = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Queues' }).getByRole('listitem').filter({ hasText: title });

const isRead = (page: Page) => expect(page.getByText(/^As of /)).toBeVisible({ timeout: 60_000 });

/** Opens the form of an attempt from the row of a list. */
async function logFrom(page: Page, list: List, name: string) {
  await list
    .rows(name)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log an attempt' }).click();
  await expect(dialog(page).getByLabel('Whom')).toBeFocused();
}

test('a coordinator chases a lapsed policy twice, and the new one in the provider’s file closes it', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  const { id } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Farrowby' });
  await colleague.ask('POST', `/providers/${id}/info/liabilityInsurances`, {
    name: 'Old Mutual',
    policyNumber: 'P-4711',
    currentExpirationDate: `${await serviceDay(service, -10)}T00:00:00Z`,
  });
  await signIn('specialist', '/expirables');
  await isRead(page);

  await test.step('the lapsed insurance is found on Today and asked for', async () => {
    await goWithin(page, '/');
    await expect(queue(page, 'Follow-ups due')).toContainText(/^0/);
    await queue(page, 'Expirables overdue')
      .getByRole('link', { name: /^Malpractice insurance \d/ })
      .click();
    const list = new List(page, 'expirables');
    await page.getByRole('searchbox', { name: 'Name, number, issuer or kind' }).fill('P-4711');
    await list.has(1);
    await logFrom(page, list, 'Farrowby');
    await expect(dialog(page)).toContainText('This is attempt 1');
    await expect(dialog(page).getByLabel('Whom')).toHaveValue('Farrowby, Ada');
    await expect(dialog(page).getByLabel('What was asked for')).toHaveValue('The new policy');
    await dialog(page).getByRole('button', { name: 'Log attempt' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(list.rows('Farrowby')).toContainText('Attempt 1, 0 days');
  });

  await test.step('sixteen days later nobody has answered: it is due, and asked for again by phone', async () => {
    await service.advance({ days: 16 });
    colleague.signInAnew();
    await page.reload();
    await givePassword(page.getByRole('dialog', { name: 'Sign in to go on' }), 'Sign in and go on');
    await goWithin(page, '/');
    const due = queue(page, 'Follow-ups due');
    await expect(due).toContainText(/^1/);
    await due.getByRole('link', { name: 'Follow-ups due' }).click();
    await expect(heading(page, 'Follow-ups')).toBeVisible();
    const list = new List(page, 'follow-ups');
    await list.has(1);
    const row = list.rows('Farrowby, Ada');
    await expect(row).toContainText('Malpractice insurance, Old Mutual, P-4711');
    await expect(row).toContainText('Second attempt');
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const name of [/^Next date/, /^Next step/, /^Days silent/, /^Asked for/, /^Whom/, /^Asked last/])
      await expect(list.grid.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('button', { name: /^Actions/ })).toBeInViewport({ ratio: 1 });
    // Narrower than its columns: the menu opens where it is seen all the same.
    await page.setViewportSize({ width: 1000, height: 768 });
    await row.focus();
    await page.keyboard.press('.');
    await expect(page.getByRole('menuitem', { name: 'Log an attempt' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(row.getByText('16', { exact: true })).toBeVisible();
    await logFrom(page, list, 'Farrowby');
    await expect(dialog(page)).toContainText('This is attempt 2');
    await dialog(page).getByRole('combobox', { name: 'How' }).selectOption('Phone');
    await page.keyboard.press('Control+Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('None of 1 follow-up match this filter')).toBeVisible();
    const counts = page.getByRole('navigation', { name: 'Follow-ups by date' });
    await counts.getByRole('link', { name: 'All open 1' }).click();
    await expect(list.rows('Farrowby')).toContainText('Third attempt');
    const notes = await colleague.ask<{ note: string }[]>('GET', `/providers/${id}/notes`);
    const lines = notes.map(({ note }) => note.split('\n')[0]?.split(', ').slice(2).join(', '));
    expect(lines.toSorted()).toEqual([
      'attempt 1: e-mail to Farrowby, Ada.',
      'attempt 2: phone to Farrowby, Ada.',
    ]);
  });

  await test.step('the new policy in the provider’s file answers it, and it says so', async () => {
    const until = await serviceDay(service, 365);
    await goWithin(page, `/providers/${id}?tab=info`);
    await part(page, 'Liability insurance').getByRole('button', { name: /^Add/ }).click();
    await dialog(page).getByLabel('Insurer').first().fill('Harbor Mutual');
    await dialog(page).getByLabel('Expires').first().fill(typed(until));
    await page.keyboard.press('Control+Enter');
    await expect(part(page, 'Liability insurance')).toContainText('Harbor Mutual');
    await goWithin(page, '/follow-ups');
    await expect(page.getByText('1 follow-up closed: the file answers it.')).toBeVisible();
    const counts = page.getByRole('navigation', { name: 'Follow-ups by date' });
    await counts.getByRole('link', { name: 'Closed 1' }).click();
    const list = new List(page, 'follow-ups');
    await list.has(1);
    await expect(list.rows('Farrowby')).toContainText(`Harbor Mutual, on file through ${shown(until)}`);
    await goWithin(page, '/');
    await expect(queue(page, 'Follow-ups due')).toContainText(/^0/);
  });
});
