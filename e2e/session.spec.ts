import type { Locator, Page } from '@playwright/test';
import { beginning } from './support/addresses';
import { accounts, expect, test } from './support/console';
import { goWithin, heading, mainLink } from './support/page';
import type { Colleague } from './support/records';
import type { Service } from './support/service';
import { fillSignIn, givePassword, signOut } from './support/session';

/** Opens the notes of a new provider and begins to write one. */
async function beginNote(page: Page, colleague: Colleague, text: string) {
  const { id } = await colleague.addProvider({ firstName: 'Nora', lastName: 'Quill' });
  await goWithin(page, `/providers/${id}?tab=notes`);
  await page.getByRole('textbox', { name: 'New note' }).fill(text);
}

const noteField = (page: Page) => page.getByRole('textbox', { name: 'New note' });
const addNote = (page: Page) =>
  page.getByRole('region', { name: 'Notes' }).getByRole('button', { name: 'Add note' });

/** Writes a note until the session has ended, and saves it then; gives the dialog that asks for the password. */
async function saveTooLate(
  { page, service, colleague }: { page: Page; service: Service; colleague: Colleague },
  text: string,
): Promise<Locator> {
  await beginNote(page, colleague, text);
  await service.advance({ hours: 13 });
  // A request that the page makes by itself may meet the end first. Its dialog then covers the button within a moment,
  // as if the person had pressed it at that very time.
  await addNote(page).dispatchEvent('click');
  return page.getByRole('dialog', { name: 'Sign in to go on' });
}

/** Everything that the browser keeps for this origin and that a person at it could read. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

test('A console that nobody is at locks, and a reload does not uncover it; a session warns before its end, and a password keeps it going', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await page.clock.install({ time: beginning });
  await signIn('specialist', '/settings/session');
  const minutes = page.getByLabel('Lock after this many minutes without activity');
  await minutes.fill('3');
  await beginNote(page, colleague, 'Half a sentence');
  await page.clock.fastForward('02:00');
  const locked = page.getByRole('dialog', { name: 'Locked' });
  await expect(locked).toBeHidden();
  await page.clock.fastForward('01:30');

  await expect(locked.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(noteField(page)).toBeHidden();
  await expect(page).toHaveTitle('Locked · Credence');
  await givePassword(locked, 'Unlock');
  await expect(locked).toBeHidden();
  await expect(noteField(page)).toHaveValue('Half a sentence');
  await addNote(page).click();
  await expect(page.getByRole('article').filter({ hasText: 'Half a sentence' })).toBeVisible();

  await test.step('five minutes before its end a session warns, and goes on with the password', async () => {
    await goWithin(page, '/settings/session');
    await minutes.fill('60');
    await service.advance({ hours: 11, seconds: 3_400 });
    // Time becomes known with the next answer of the service.
    await mainLink(page, 'Providers').click();
    await expect(page.getByRole('grid', { name: 'providers' })).toBeVisible();
    await page.clock.fastForward('00:30');
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices).toContainText('Your session ends at');
    await notices.getByRole('button', { name: 'Stay signed in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stay signed in' });
    await givePassword(dialog, 'Stay signed in');
    await expect(dialog).toBeHidden();
    await expect(notices).not.toContainText('Your session ends at');
    await page.clock.fastForward('10:00');
    await mainLink(page, 'Licenses').click();
    await expect(heading(page, 'Licenses')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await beginNote(page, colleague, 'Only for my own eyes.');
  await expect.poll(() => kept(page)).toContain('Only for my own eyes.');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(locked).toBeVisible();
  expect(await kept(page), 'what was typed, while somebody else may sit here').not.toContain('for my own');
  await expect.poll(() => kept(page), 'encrypted').toContain(':sealed"');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(noteField(page)).toBeHidden();
  await fillSignIn(page, accounts.specialist);
  await expect(noteField(page), 'what was typed before the page was locked and loaded again').toHaveValue(
    'Only for my own eyes.',
  );
});

test('What was typed is gone when somebody else signs in; who signs out does so in every tab, leaves nothing behind, and ends the token', async ({
  page,
  context,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/settings');
  const dialog = await saveTooLate({ page, service, colleague }, 'Only for my own eyes.');
  await dialog.getByRole('button', { name: 'Sign in as someone else' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await kept(page)).not.toContain('Only for my own eyes.');
  await fillSignIn(page, accounts.admin);
  await expect(heading(page, 'Today')).toBeVisible();
  await expect(page.getByRole('button', { name: `Account, ${accounts.admin}` })).toBeVisible();

  colleague.signInAnew();
  await beginNote(page, colleague, 'A draft that nobody saved.');
  await expect.poll(() => kept(page)).toContain('A draft that nobody saved.');
  const [token = ''] = /cred_[0-9a-f]+/.exec(await kept(page)) ?? [];
  const status = () =>
    page.evaluate(async (bearer) => {
      const answer = await fetch('/api/providers?count=1', {
        headers: { Authorization: `Bearer ${bearer}` },
      });
      await answer.text();
      return answer.status;
    }, token);
  expect(await status()).toBe(200);

  const other = await context.newPage();
  await other.goto('/licenses');
  await expect(other.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
  await expect(other.getByLabel('E-mail')).toBeHidden();

  await signOut(other);
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You signed out in another tab.')).toBeVisible();
  for (const tab of [page, other]) {
    const left = await kept(tab);
    expect(left).not.toContain(token);
    expect(left).not.toContain('A draft that nobody saved.');
    expect(left).not.toContain(accounts.admin);
  }
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByText('Nora Quill')).toBeHidden();
  await expect.poll(status).toBe(401);
});
