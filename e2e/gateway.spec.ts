import { accounts, expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, heading, mainLink } from './support/page';
import { fillSignIn, signOut } from './support/session';

test('behind a gateway that lets browsers keep answers, what a colleague changed is there after a reload, on the way back and when it is read again', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await service.conditions({ gateway: { cacheControl: 'private, max-age=600', lastModifiedDays: 400 } });
  const { id } = await colleague.addProvider({ firstName: 'Ona', lastName: 'Aabel' });
  await signIn('specialist', '/providers');
  const list = new List(page, 'providers');
  await expect(list.rows('Aabel')).toHaveCount(1);
  await goWithin(page, `/providers/${id}`);
  await expect(heading(page, 'Ona Aabel')).toBeVisible();

  await colleague.ask('PATCH', `/providers/${id}`, { lastName: 'Aabelund' });
  await page.reload();
  await expect(heading(page, 'Ona Aabelund')).toBeVisible();
  await mainLink(page, 'Providers').click();
  await expect(list.rows('Aabelund')).toHaveCount(1);
});

test('a copy of a cache on the way is told with its age and moves no clock; without dates a session lasts as long as the service takes its token, whatever the computer’s clock says', async ({
  page,
  signIn,
  service,
}) => {
  await service.conditions({ gateway: { ageSeconds: 7_200 } });
  await signIn('specialist', '/');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('What is shown may be 2 h 00 min old');
  await expect(page.getByRole('main')).toContainText('Friday, November 20, 2026');

  await service.conditions({ gateway: { withoutDate: true } });
  await signOut(page);
  await page.clock.install({ time: '2026-11-23T12:00:00Z' });
  await page.goto('/sign-in');
  await fillSignIn(page, accounts.specialist);
  await expect(heading(page, 'Today')).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('dialog', { name: 'Sign in to go on' })).toBeHidden();
});

test('a computer whose clock is wrong is told so once, and days are the service’s from the first screen on', async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: '2026-12-24T12:00:00Z' });
  await signIn('specialist', '/');
  const notice = page.getByText(/^The clock of this computer is 34 d .* ahead$/);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Friday, November 20, 2026');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Friday, November 20, 2026');
});

test('where a gateway gives a page of its own for the answer to a note, the note is looked for, and is there once', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const { id } = await colleague.addProvider({ firstName: 'Nell', lastName: 'Farrow-Beck' });
  await signIn('specialist', `/providers/${id}?tab=notes`);
  const notes = page.getByRole('region', { name: 'Notes' });
  await service.fails({ operation: 'POST /providers/{providerId}/notes', body: 'replaced' });
  await notes.getByLabel('New note').fill('Called the board, they confirm it');
  await notes.getByRole('button', { name: /^Add note/ }).click();
  await expect(notes.getByText('It was carried out.')).toBeVisible();
  await expect(notes.getByRole('alert')).toHaveCount(0);
  await notes.getByRole('button', { name: /^Done/ }).click();
  await expect(notes.getByLabel('New note')).toHaveValue('');
  await expect(notes.getByRole('article')).toHaveCount(1);
});
