import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { serviceDay, shown, typed } from './support/days';
import { List } from './support/list';
import { dialog, heading, mainLink, part } from './support/page';

/** The row of Today that counts what is overdue. */
const queue = (page: Page) =>
  page
    .getByRole('region', { name: 'Queues' })
    .getByRole('listitem')
    .filter({ hasText: 'Expirables overdue' });

/** Reading has ended: the rows are as of a time. */
const isRead = (page: Page) => expect(page.getByText(/^As of /)).toBeVisible({ timeout: 60_000 });

test('a lapsed policy is found from Today, renewed in the provider’s file, and gone at the next visit, which asks for a tenth', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const lapsed = await serviceDay(service, -10);
  const { id } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Farrowby' });
  await colleague.ask('POST', `/providers/${id}/info/liabilityInsurances`, {
    name: 'Old Mutual',
    policyNumber: 'P-4711',
    currentExpirationDate: `${lapsed}T00:00:00Z`,
  });
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().includes('/api/'))));
  await signIn('specialist', '/');
  await expect(queue(page)).toContainText('Not counted');

  requests = 0;
  await queue(page).getByRole('link', { name: 'Expirables overdue' }).click();
  await expect(heading(page, 'Expirables')).toBeVisible();
  await isRead(page);
  const first = requests;
  expect(first).toBeGreaterThan(200);

  await mainLink(page, 'Today').click();
  await queue(page)
    .getByRole('link', { name: /^Malpractice insurance \d/ })
    .click();
  await expect(page).toHaveURL(/window=overdue/);
  await isRead(page);
  const list = new List(page, 'expirables');
  const row = list.rows('Farrowby, Ada');
  await page.getByRole('searchbox', { name: 'Name, number, issuer or kind' }).fill('P-4711');
  await list.has(1);
  await expect(row).toContainText('Malpractice');
  await expect(row).toContainText(/P-4711, (\w\w )?Old Mutual/);
  await expect(row).toContainText(shown(lapsed));
  await expect(row).toContainText('10 days ago');
  await row.getByRole('button', { name: 'Ask for the new policy' }).click();
  const letter = page.getByRole('dialog', { name: 'Write a letter, Ada Farrowby' });
  await expect(letter.getByLabel('Text')).toHaveValue(/Malpractice insurance, Old Mutual, P-4711: expired/);
  await page.keyboard.press('Escape');
  await row.getByRole('link', { name: 'Farrowby, Ada' }).click();

  await expect(heading(page, 'Ada Farrowby')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Old Mutual');
  await expect(page.locator(':focus')).toBeInViewport();
  await part(page, 'Liability insurance').getByRole('button', { name: /^Add/ }).click();
  await dialog(page).getByLabel('Insurer').first().fill('Harbor Mutual');
  await dialog(page)
    .getByLabel('Expires')
    .first()
    .fill(typed(await serviceDay(service, 365)));
  await page.keyboard.press('Control+Enter');
  await expect(part(page, 'Liability insurance')).toContainText('Harbor Mutual');

  await page.goBack();
  await expect(heading(page, 'Expirables')).toBeVisible();
  await expect(page.getByText(/ match these 3 filters$/)).toBeVisible();
  await isRead(page);
  await mainLink(page, 'Providers').click();
  await expect(heading(page, 'Providers')).toBeVisible();
  requests = 0;
  await mainLink(page, 'Expirables').click();
  await isRead(page);
  expect(requests).toBeLessThan(first / 10);

  await test.step('a page that is loaded again reads no more than that either', async () => {
    requests = 0;
    await page.reload();
    await isRead(page);
    expect(requests).toBeLessThan(first / 5);
  });

  await test.step('the counts lead to their rows, and the calendar has the same filters', async () => {
    const counts = page.getByRole('navigation', { name: 'Expirables by day' });
    const soon = counts.getByRole('link', { name: /^Within 30 days \d/ });
    const amount = Number(/\d[\d,]*$/.exec((await soon.innerText()).trim())?.[0].replaceAll(',', ''));
    await soon.click();
    await list.has(amount);
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(page).toHaveURL(/window=%2230%22/);
    await expect(page.getByRole('button', { name: 'Export .ics' })).toBeVisible();
    await expect(page.getByRole('button', { name: /, \d+ expirables?$/ }).first()).toBeVisible();
  });
});

test('what cannot be read is named with its reason, the rest is shown, and it is read once that is asked for', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const { id } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Farrowby' });
  await colleague.ask('POST', `/providers/${id}/info/liabilityInsurances`, {
    name: 'Old Mutual',
    currentExpirationDate: `${await serviceDay(service, -10)}T00:00:00Z`,
  });
  await service.fails(
    { operation: 'GET /datasets/matches', status: 403, times: 1 },
    { operation: 'GET /providers/{providerId}/info', status: 400, times: 1 },
  );
  await signIn('admin', '/expirables');
  await isRead(page);
  const note = page.getByRole('note').filter({ hasText: 'was not read' });
  await expect(note).toContainText('Info of 1 provider or facility was not read.');
  await expect(note).toContainText('DEA registrations: ');
  await service.recovers();
  await note.getByRole('button', { name: 'Read the rest' }).click();
  await expect(note).toBeHidden();
  const list = new List(page, 'expirables');
  await page.getByRole('searchbox', { name: 'Name, number, issuer or kind' }).fill('Farrowby');
  await list.has(1);
});
