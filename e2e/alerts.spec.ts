import type { Page } from '@playwright/test';
import { beginning } from './support/addresses';
import {
  alertHeading,
  alertNote,
  alertsOf,
  byAge,
  dismiss,
  firstTwo,
  test,
  type Alert,
} from './support/alerts';
import { expect } from './support/console';
import { List } from './support/list';
import { minutesLater } from './support/moment';
import { goWithin, mainLink } from './support/page';

const dismissal = 'POST /alerts/{alertId}/dismiss';

const nameOf = ({ provider }: Alert) => `${provider.firstName} ${provider.lastName}`;

async function active(page: Page): Promise<number> {
  const link = mainLink(page, /^Alerts \d+ active/);
  return Number.parseInt(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '', 10);
}

test('an alert is dismissed with a note, sent after ten seconds or when its screen or page is left, taken back, or back if refused or late', async ({
  page,
  service,
  colleague,
  openAlerts,
}) => {
  await page.clock.install({ time: beginning });
  const [first, second] = await openAlerts();
  const third = (await alertsOf(colleague))[2];
  await test.step('it is sent after ten seconds', async () => {
    const before = await active(page);
    await expect(alertHeading(page)).toHaveText(nameOf(first));
    await page.keyboard.press('d');
    await page.keyboard.type('Renewal received by phone');
    await page.keyboard.press('Control+Enter');
    await expect(alertHeading(page)).toHaveText(nameOf(second));
    await expect(new List(page, 'alerts').rows().first()).toContainText('Dismissing');
    await page.clock.runFor(8_000);
    expect((await alertsOf(colleague))[0]?.id, 'nothing is sent yet').toBe(first.id);
    const sent = page.waitForRequest((request) => request.url().endsWith('/dismiss'));
    await page.clock.runFor(3_000);
    expect((await sent).postDataJSON()).toEqual({ dismissalNote: 'Renewal received by phone' });
    await expect.poll(() => active(page)).toBe(before - 1);
    await expect(new List(page, 'alerts').rows().first(), 'nothing jumps').toContainText('Dismissed');
  });

  await test.step('it is taken back within ten seconds with one key, and its note is still there', async () => {
    await page.keyboard.press('d');
    await page.keyboard.type('Too early to say');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/sent in \d+ s/)).toBeVisible();
    await page.keyboard.press('u');
    await expect(alertHeading(page)).toHaveText(nameOf(second));
    await expect(alertNote(page)).toHaveValue('Too early to say');
    await page.clock.runFor(15_000);
    expect((await alertsOf(colleague))[0]?.id).toBe(second.id);
  });

  await test.step('what the service refuses comes back with its note, and goes out with one click', async () => {
    await service.fails({ operation: dismissal, status: 503, times: 10 });
    await dismiss(page, 'Kept through trouble');
    await page.clock.runFor(11_000);
    const told = page.getByRole('alert').filter({ hasText: 'not dismissed' });
    await expect(told).toContainText('Kept through trouble');
    await service.recovers();
    await told.getByRole('button', { name: 'Retry' }).click();
    await expect(told).toBeHidden();
    await expect
      .poll(async () => (await alertsOf(colleague, 'status=Dismissed', 100)).map(({ id }) => id))
      .toContain(second.id);
  });

  await test.step('an alert that somebody else dismissed meanwhile is said to be so', async () => {
    await expect(alertHeading(page)).toHaveText(third ? nameOf(third) : '');
    await colleague.ask('POST', `/alerts/${third?.id}/dismiss`, { dismissalNote: 'I was faster' });
    await dismiss(page, 'My own words');
    await page.clock.runFor(11_000);
    const told = page.getByRole('alert').filter({ hasText: 'somebody dismissed it before you' });
    await expect(told).toContainText('My own words');
    await told.getByRole('button', { name: 'Understood' }).click();
    await expect(told).toBeHidden();
  });

  await test.step('a changed license says in sentences what changed, and leads to both verifications', async () => {
    await goWithin(page, '/alerts?type=LicenseChanged');
    const changed = page.getByRole('region', { name: 'What changed' });
    await expect(changed.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'The license now' })).toContainText('Number');
    await page.getByRole('link', { name: 'Open the change' }).click();
    await expect(page).toHaveURL(/\/changes\?verification=/);
  });

  await test.step('what waits is sent when its screen or its page is left, or else by the next page', async () => {
    await goWithin(page, byAge);
    const [next, last] = await firstTwo(colleague);
    await expect(alertHeading(page)).toHaveText(nameOf(next));
    const noteOn = async ({ id }: Alert) =>
      (await alertsOf(colleague, 'status=Dismissed', 100)).find((one) => one.id === id)?.dismissalNote;
    const answered = page.waitForResponse((response) => response.url().endsWith('/dismiss'));
    await dismiss(page, 'Left at once');
    await mainLink(page, 'Providers').click();
    // Who is back before the answer finds the alert where it was, and open.
    await (await answered).finished();
    await expect.poll(() => noteOn(next)).toBe('Left at once');

    await goWithin(page, byAge);
    await expect(alertHeading(page)).toHaveText(nameOf(last));
    await service.fails({ operation: dismissal, body: 'drop', times: 1 });
    await dismiss(page, 'Kept through a page load');
    await page.reload();
    await expect.poll(() => noteOn(last)).toBe('Kept through a page load');
  });

  await test.step('on a phone the alert takes the place of the queue, and the way back leads there', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const list = new List(page, 'alerts');
    await goWithin(page, byAge);
    await list.rows().first().getByRole('link').click();
    await expect(alertHeading(page)).toBeVisible();
    await expect(list.grid).toBeHidden();
    await page.getByRole('link', { name: 'All alerts' }).click();
    await expect(list.rows().first()).toBeVisible();
  });
});

test('what a colleague decides is seen within a minute; all that match are dismissed with one note, and what fails is told and tried again', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn();
  await page.clock.install({ time: beginning });
  await page.goto(byAge);
  const list = new List(page, 'alerts');
  await expect(list.rows()).not.toHaveCount(0);
  await expect(mainLink(page, /^Alerts \d+ active/)).toBeVisible();
  const before = await active(page);
  await list.has(before);
  await expect(page).toHaveTitle(`(${before}) Alerts · Credence`);
  const shown = await list.rows().first().innerText();
  const { items } = await colleague.ask<{ items: { id: string }[] }>(
    'GET',
    '/alerts?status=Active&count=2&sortedBy=Timestamp&sortDirection=Desc',
  );
  await colleague.ask('POST', `/alerts/${items[1]?.id}/dismiss`, {});

  const news = page.getByRole('button', { name: '1 gone, load again' });
  await minutesLater(page, (options) => expect(news).toBeVisible(options));
  expect(await list.rows().first().innerText()).toBe(shown);
  await expect(mainLink(page, `Alerts ${before - 1} active`)).toBeVisible();
  await expect(page).toHaveTitle(`(${before - 1}) Alerts · Credence`);
  await news.click();
  await list.has(before - 1);
  await expect(news).toHaveCount(0);

  await colleague.ask('POST', `/alerts/${items[0]?.id}/dismiss`, { dismissalNote: 'Called the board' });
  const pane = page.getByRole('region', { name: 'Alert', exact: true });
  await minutesLater(page, (options) =>
    expect(pane).toContainText('by Marisol Okafor: “Called the board”', options),
  );

  await test.step('all that match, after a preview, which can be taken back', async () => {
    await goWithin(page, '/alerts?type=LicenseExpiresSoon');
    await expect(list.grid).toHaveAttribute('aria-busy', 'false');
    await expect(list.rows().nth(1)).toBeVisible();
    const total = Number(await list.grid.getAttribute('aria-rowcount')) - 1;
    await list.rows().first().getByRole('checkbox').click();
    await page.getByRole('button', { name: `Select all ${total} that match` }).click();
    const selection = page.getByRole('region', { name: 'Selection' });
    await selection.getByRole('button', { name: 'Dismiss' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${total} alerts (Type: License expires soon) are dismissed`);
    // The expiry of some has passed since: these go with a note only.
    await dialog.getByLabel('Note').fill('Renewals are in the post');
    await dialog.getByRole('button', { name: `Dismiss ${total} alerts` }).click();
    // The open alert is one of them, and has an undo of its own.
    await page.getByRole('button', { name: /^Undo ./ }).click();
    await page.clock.runFor(15_000);
    expect(await alertsOf(colleague, 'status=Active&type=LicenseExpiresSoon', 250)).toHaveLength(total);

    await selection.getByRole('button', { name: 'Dismiss' }).click();
    await dialog.getByLabel('Note').fill('Renewals are in the post');
    await dialog.getByRole('button', { name: `Dismiss ${total} alerts` }).click();
    await expect(page.getByText(`${total} alerts dismissed`).first()).toBeVisible();
    await service.fails({ operation: dismissal, status: 400, times: 3 });
    await page.clock.runFor(11_000);
    await expect(dialog).toContainText(`${total - 3} done`);
    await expect(dialog).toContainText('3 failed');
    await service.recovers();
    await dialog.getByRole('button', { name: 'Retry 3' }).click();
    await expect(dialog).toContainText(`${total} done`);
    expect(await alertsOf(colleague, 'status=Active&type=LicenseExpiresSoon')).toEqual([]);
    const dismissed = await alertsOf(colleague, 'status=Dismissed&type=LicenseExpiresSoon', 250);
    const notes = dismissed.map(({ dismissalNote }) => dismissalNote);
    expect(notes.filter((note) => note === 'Renewals are in the post')).toHaveLength(total);
  });
});

test('alerts open by rank, one row for each provider, and what was renewed is dismissed in one go', async ({
  page,
  colleague,
  signIn,
}) => {
  await signIn('specialist', '/alerts');
  const ranked = page.getByRole('region', { name: 'Alerts by rank' });
  const section = (name: string) => ranked.getByRole('region', { name });
  await expect(ranked).toBeVisible();
  const titles = await ranked.getByRole('heading', { level: 2 }).allInnerTexts();
  const order = ['May end', 'Changed, not known', 'Changed', 'Expires soon', 'Profile imports', 'Renewed'];
  const places = titles.map((title) => order.findIndex((words) => title.startsWith(words)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect(section('May end the right to treat')).toContainText(/expired on|disciplinary action/);

  await test.step('the first one is open, and the next one in this order comes after it', async () => {
    const first = section('May end the right to treat').getByRole('link').first();
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(alertHeading(page)).toBeVisible();
    await page.keyboard.press('j');
    await expect(first).not.toHaveAttribute('aria-current', 'true');
  });

  await test.step('several alerts of a provider unfold', async () => {
    const fold = ranked.getByRole('button', { name: /more alerts?/ }).first();
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('renewals are listed, dismissed with one note, and can be taken back', async () => {
    const active = async () =>
      (await colleague.ask<{ totalCount: number }>('GET', '/alerts?status=Active&count=1')).totalCount;
    const before = await active();
    const button = page.getByRole('button', { name: /^Dismiss \d+ renewals…$/ });
    const amount = Number(/\d+/.exec(await button.innerText())?.[0]);
    await button.click();
    const dialog = page.getByRole('dialog');
    const listed = dialog.getByRole('list', { name: 'What is dismissed' }).getByRole('listitem');
    await expect(listed).toHaveCount(amount);
    for (const words of await listed.allInnerTexts())
      expect(words).toMatch(/: expires \w+ \d+, \d+ → \w+ \d+, \d+$/);
    await dialog.getByLabel('Note').fill('Renewed at the board');
    await dialog.getByRole('button', { name: /^Dismiss \d+ alerts?$/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(button).toBeVisible();
    expect(await active()).toBe(before);

    await button.click();
    await dialog.getByLabel('Note').fill('Renewed at the board');
    await dialog.getByRole('button', { name: /^Dismiss \d+ alerts?$/ }).click();
    await expect(dialog).toContainText(`${amount} done`, { timeout: 20_000 });
    expect(await active()).toBe(before - amount);
    await page.keyboard.press('Escape');
    await expect(button).toBeHidden();
  });

  await test.step('they can be sorted by age instead', async () => {
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page
      .getByRole('menuitemcheckbox', { name: 'Age, newest first' })
      .or(page.getByRole('menuitemradio', { name: 'Age, newest first' }))
      .click();
    await expect(new List(page, 'alerts').rows()).not.toHaveCount(0);
    await expect(ranked).toBeHidden();
  });
});
