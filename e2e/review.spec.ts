import type { Page } from '@playwright/test';
import { expect } from './support/console';
import { List } from './support/list';
import { goWithin, heading, mainLink } from './support/page';
import type { Colleague } from './support/records';
import { type Case, test } from './support/review';
import { givePassword } from './support/session';

const resolution = 'PATCH /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}';

const evidence = (page: Page) => page.getByRole('region', { name: 'Evidence' }).getByRole('table');
const field = (page: Page, name: string) =>
  evidence(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const reason = (page: Page) => page.getByRole('textbox', { name: 'Reason in your own words' });
/** What the case says; the next one is drawn already, and hidden. */
const said = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true });

/** Writes of the page from now on, as `PATCH …/verifications/…`. */
function writesOf(page: Page): { resolutions: () => number; notes: () => number } {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const count = (pattern: RegExp) => sent.filter((line) => pattern.test(line)).length;
  return {
    resolutions: () => count(/^PATCH .*\/verifications\//),
    notes: () => count(/^POST .*\/notes$/),
  };
}

test('a case wants a decision, a result and a reason, is kept half decided on the way through the queue, and is decided once', async ({
  page,
  service,
  colleague,
  openCase,
}) => {
  const cases = await openCase();
  const writes = writesOf(page);
  const notesOf = async (index: number) => {
    const notes = await colleague.ask<{ note: string }[]>(
      'GET',
      `/providers/${cases[index]?.providerId}/notes`,
    );
    return notes.map(({ note }) => note);
  };
  await expect(said(page, '3 results for one license number')).toBeVisible();
  await expect(evidence(page)).toHaveAccessibleName('On file against 3 results');
  await expect(field(page, 'License number').getByText('Agrees')).toHaveCount(3);
  await expect(field(page, 'Name').getByText('Differs')).toHaveCount(1);
  await expect(field(page, 'License type').getByText('Differs')).toHaveCount(1);
  await expect(field(page, 'Expires')).toContainText('Jun 30, 2027');
  await expect(evidence(page)).not.toContainText(/undefined|null|NaN|Invalid/);

  await test.step('a decision, a result and a reason are asked for', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(said(page, 'Choose found, not found or failed first.')).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('Control+Enter');
    await expect(said(page, 'Give a reason: from the list, in your own words, or both.')).toBeVisible();
    await expect(reason(page)).toHaveAttribute('aria-invalid', 'true');
    expect(writes.resolutions()).toBe(0);
  });

  await test.step('a reason that says nothing is refused at its place, with what was typed', async () => {
    await page.keyboard.type('aaaaaaaaaaaa');
    await page.keyboard.press('Control+Enter');
    await expect(said(page, /^Write at least 10 characters/)).toBeVisible();
    await expect(reason(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(reason(page)).toHaveValue('aaaaaaaaaaaa');
    expect(writes.resolutions()).toBe(0);
    await reason(page).fill('');
  });

  await test.step('what is half decided is there after a reload, and on the way back to it', async () => {
    await page.keyboard.type('Her middle name, by telephone');
    await page.reload();
    await expect(reason(page)).toHaveValue('Her middle name, by telephone');
    await expect(evidence(page).getByRole('radio', { name: 'Result 2' })).toBeChecked();
    await expect(said(page, '1 of 3')).toBeVisible();
    const next = page.locator('h1', { hasText: 'Bea Vega-Quill' });
    await expect(next, 'the next case is drawn ahead').toBeAttached();
    await expect(next).toBeHidden();
    await page.keyboard.press('j');
    await expect(heading(page, 'Bea Vega-Quill')).toBeFocused();
    await expect(page).toHaveTitle(/Bea Vega-Quill/);
    await expect(field(page, 'Name')).toContainText(/Bea Vega-Quill.*[A-Z]+ VEGA-QUILL.*Differs/);
    await expect(evidence(page).getByRole('radio'), 'one result leaves nothing to choose').toHaveCount(0);
    await page.keyboard.press('s');
    await expect(heading(page, 'Cleo Vega-Quill')).toBeVisible();
    await expect(said(page, '0 decided, 3 left')).toBeVisible();
    await expect(field(page, 'License type')).toContainText(
      /Registered nurse.*Licensed practical nurse.*Differs/,
    );
    await page.keyboard.press('k');
    await expect(heading(page, 'Bea Vega-Quill')).toBeVisible();
    await page.keyboard.press('k');
    await expect(heading(page, 'Ada Vega-Quill')).toBeVisible();
    await expect(reason(page)).toHaveValue('Her middle name, by telephone');
  });

  await test.step('it is held, however often the keys are pressed, and the next case that is left opens at once', async () => {
    await expect(page.getByRole('button', { name: /^Mark found with result 2/ })).toBeVisible();
    await Promise.all([1, 2, 3].map(() => page.keyboard.press('Control+Enter')));
    await expect(heading(page, 'Cleo Vega-Quill'), 'not the one that was skipped').toBeFocused();
    await expect(said(page, '3 of 3')).toBeVisible();
    await expect(said(page, '1 decided, 2 left')).toBeVisible();
    await expect(reason(page)).toHaveValue('');
    await expect(said(page, /Ada Vega-Quill: marked found with result 2 · sent in \d+ s/)).toBeVisible();
    expect(writes.resolutions()).toBe(0);
  });

  await test.step('undo brings it back with everything typed, and nothing was sent', async () => {
    await page.keyboard.press('u');
    await expect(heading(page, 'Ada Vega-Quill')).toBeFocused();
    await expect(said(page, '0 decided, 3 left')).toBeVisible();
    await expect(reason(page)).toHaveValue('Her middle name, by telephone');
    await expect(evidence(page).getByRole('radio', { name: 'Result 2' })).toBeChecked();
    expect(writes.resolutions()).toBe(0);
  });

  await test.step('it is sent once when the time is over', async () => {
    // What is done to the case shows that the next press is meant for it.
    await reason(page).fill('Her middle name, by telephone ');
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'Cleo Vega-Quill')).toBeFocused();
    expect(writes.resolutions()).toBe(0);
    await expect.poll(writes.notes, { timeout: 20_000 }).toBe(1);
    expect(writes.resolutions()).toBe(1);
    await expect.poll(() => notesOf(0)).toHaveLength(1);
    expect(await notesOf(0)).toEqual([
      'License MULTI-700 (TX) marked found with result 2 on review. Her middle name, by telephone.',
    ]);
  });

  await test.step('where the answer is lost it is looked for and sent with one more press, and a note that fails is sent again alone', async () => {
    const told = (words: string) => page.getByRole('alert').filter({ hasText: words, visible: true });
    await service.fails(
      { operation: resolution, body: 'drop' },
      { operation: 'POST /providers/{providerId}/notes', status: 503 },
    );
    await page.keyboard.press('f');
    await page.keyboard.press('w');
    await page.keyboard.type('Seen on the board’s site');
    await page.keyboard.press('Control+Enter');
    await expect(said(page, 'Queue done: 2 resolved, 1 skipped')).toBeVisible();
    const lost = told('It was not carried out so far.').first();
    await expect(lost).toContainText('The record does not have what you sent.', { timeout: 20_000 });
    await expect(said(page, 'Queue done: 1 resolved, 1 skipped'), 'it waits again').toBeVisible();
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(heading(page, 'Cleo Vega-Quill')).toBeVisible();
    await expect(reason(page)).toHaveValue('Seen on the board’s site');
    await lost.getByRole('button', { name: 'Retry' }).click();
    const alert = told('its note not saved');
    await expect(alert).toContainText('the verification is resolved, but its note was not saved');
    await alert.getByRole('button', { name: /its note not saved/ }).click();
    await expect(alert.getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeHidden();
    await expect.poll(() => notesOf(2)).toEqual([expect.stringContaining('Seen on the board’s site')]);
    await goWithin(page, '/reviews?providerName=Vega-Quill&sortedBy=ProviderFirstName');
    expect(writes.resolutions(), 'of this case: lost, and carried out').toBe(1 + 2);
    expect(writes.notes(), 'of this case: failed, and saved').toBe(1 + 2);
  });

  await test.step('the queue has its filters then, without what was decided', async () => {
    const list = new List(page, 'reviews');
    await list.has(1);
    await expect(page.getByRole('searchbox')).toHaveValue('Vega-Quill');
    expect(new URL(page.url()).searchParams.get('sortedBy')).toBe('ProviderFirstName');
    await list.open('Bea');
  });

  await test.step('of somebody who was faster it says who, when and what; the reason becomes a note', async () => {
    await expect(heading(page, 'Bea Vega-Quill')).toBeVisible();
    await page.keyboard.press('f');
    await page.keyboard.press('w');
    await page.keyboard.type('My own reason');
    await colleague.resolve(cases[1]?.providerId ?? '', cases[1]?.licenseId ?? '', { status: 'NotFound' });
    await page.keyboard.press('Control+Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'decided by somebody else', visible: true });
    await expect(alert).toContainText(
      /before you\. Not found, by Marisol Okafor, \w+ \d+, \d{4}, \d+:\d\d [AP]M/,
      { timeout: 20_000 },
    );
    await expect(alert).toContainText('Your decision was not carried out. Your reason is kept.');
    await expect(heading(page, 'Queue done')).toBeVisible();
    await expect(said(page, /1 decided by others/)).toBeVisible();
    await alert.getByRole('link', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Save my reason as a note' }).click();
    await expect.poll(() => notesOf(1)).toHaveLength(1);
    expect(await notesOf(1)).toEqual([expect.stringContaining('My own reason')]);
    expect((await notesOf(1))[0]).not.toContain('marked found');
  });

  await test.step('the license keeps its original status', async () => {
    const license = `/providers/${cases[0]?.providerId}/licenses/${cases[0]?.licenseId}`;
    const { currentVerification } = await colleague.ask<{ currentVerification: object }>('GET', license);
    expect(currentVerification).toMatchObject({
      status: 'Found',
      originalStatus: 'NeedsReview',
      correctResultIndex: 1,
    });
    await goWithin(page, license);
    const history = page.getByRole('region', { name: /^Verifications/ }).getByRole('listitem');
    await expect(history).toHaveCount(1);
    await expect(history).toContainText(/was “Needs review”.*Found/);
  });
});

test('ten cases are decided without touching the mouse, from signing in to the last, and are waiting no more', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('specialist@credence.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Credence-demo-1');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Today')).toBeFocused();
  const first = page.getByRole('region', { name: 'Queues' }).getByRole('listitem').first();
  await expect(first).toHaveText(/^\d+License verifications to review/);
  const waiting = Number.parseInt(await first.innerText(), 10);
  await expect(mainLink(page, `Reviews ${waiting} to review`)).toBeVisible();
  // What the button of Today says: the first case opens.
  await page.keyboard.press('Enter');

  const writes = writesOf(page);
  const marks = new Set<string>();
  for (let decided = 0; decided < 10; decided += 1) {
    await expect(said(page, `${decided} decided,`)).toBeVisible();
    await expect(said(page, new RegExp(`^${decided + 1} of \\d+$`))).toBeVisible();
    await expect(heading(page)).toBeFocused();
    for (const mark of ['Agrees', 'Similar', 'Differs']) {
      if ((await evidence(page).getByText(mark, { exact: true }).count()) > 0) marks.add(mark);
    }
    // In turn, the reason is written or chosen by its number.
    await page.keyboard.press(decided % 2 === 0 ? '1' : 'n');
    await page.keyboard.press(decided % 2 === 0 ? 'w' : '1');
    if (decided % 2 === 0) await page.keyboard.type(`Seen at the source, case ${decided + 1}`);
    await page.keyboard.press('Control+Enter');
  }
  await expect(said(page, '10 decided,')).toBeVisible();
  await expect(mainLink(page, `Reviews ${waiting - 10} to review`), 'counts are ahead').toBeVisible();
  await expect(page, 'the next case').toHaveTitle(new RegExp(`^\\(${waiting - 10}\\) .+ · Credence$`));
  expect(writes.resolutions(), 'the last one is held').toBe(9);
  expect(writes.notes()).toBe(9);
  await test.step('what is held is sent when the reviews are left', async () => {
    await mainLink(page, 'Providers').click();
    await expect(mainLink(page, `Reviews ${waiting - 10} to review`)).toBeVisible();
    await expect.poll(writes.resolutions).toBe(10);
    await expect.poll(writes.notes).toBe(10);
  });
  expect([...marks].toSorted(), 'marks in words among ten cases').toEqual(['Agrees', 'Differs', 'Similar']);
});

test.describe('a decision that is held', () => {
  const decide = async (page: Page) => {
    await page.keyboard.press('2');
    await page.keyboard.press('w');
    await page.keyboard.type('Her middle name, by telephone');
    await page.keyboard.press('Control+Enter');
    await expect(said(page, /Ada Vega-Quill: marked found with result 2 · sent in \d+ s/)).toBeVisible();
  };
  const statusOf = async (colleague: Colleague, { providerId, licenseId }: Case) => {
    const path = `/providers/${providerId}/licenses/${licenseId}`;
    const license = await colleague.ask<{ currentVerification: { status: string } }>('GET', path);
    return license.currentVerification.status;
  };
  const notesOf = (colleague: Colleague, { providerId }: Case) =>
    colleague.ask<object[]>('GET', `/providers/${providerId}/notes`);

  test('is sent when the console is locked, once; what does not get through then is told once it is unlocked', async ({
    page,
    service,
    colleague,
    openCase,
  }) => {
    const [ada, bea] = await openCase();
    const writes = writesOf(page);
    const lock = async () => {
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('button', { name: 'Lock now' }).click();
      const locked = page.getByRole('dialog', { name: 'Locked' });
      await expect(locked).toBeVisible();
      return locked;
    };
    await decide(page);
    let locked = await lock();
    await expect.poll(() => statusOf(colleague, ada as Case), { timeout: 5_000 }).toBe('Found');
    await expect.poll(async () => (await notesOf(colleague, ada as Case)).length).toBe(1);
    await givePassword(locked, 'Unlock');
    await expect(page.getByRole('link', { name: 'Back to this case' })).toBeVisible();
    expect([writes.resolutions(), writes.notes()]).toEqual([1, 1]);

    await test.step('one that does not get through', async () => {
      await service.fails({ operation: resolution, status: 400 });
      await page.keyboard.press('f');
      await page.keyboard.press('w');
      await page.keyboard.type('Seen on the board’s site');
      await page.keyboard.press('Control+Enter');
      await expect(said(page, /Bea Vega-Quill: marked found · sent in \d+ s/)).toBeVisible();
      locked = await lock();
      await expect.poll(writes.resolutions).toBe(2);
      await givePassword(locked, 'Unlock');
      const told = page.getByRole('alert').filter({ hasText: 'Bea Vega-Quill', visible: true });
      await expect(told).toContainText('The decision was not carried out', { ignoreCase: true });
      await expect(told).toContainText('Your reason is kept.');
      expect(await statusOf(colleague, bea as Case)).toBe('NeedsReview');
      await told.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => statusOf(colleague, bea as Case)).toBe('Found');
    });
  });

  test('and does not arrive while its page is loaded again is sent by the next page, once', async ({
    page,
    service,
    colleague,
    openCase,
  }) => {
    const [ada] = await openCase();
    await decide(page);
    await service.fails({ operation: resolution, status: 503 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
    await expect.poll(() => statusOf(colleague, ada as Case), { timeout: 15_000 }).toBe('Found');
    await expect.poll(async () => (await notesOf(colleague, ada as Case)).length).toBe(1);
  });
});
