import type { Page, Request } from '@playwright/test';
import { expect, password, test } from './support/console';
import { List } from './support/list';
import { goWithin, mainLink } from './support/page';
import type { Colleague } from './support/records';

const typed = 'Called the board, they confirm it';

/** Opens the notes of a new provider. */
async function openNotes(page: Page, colleague: Colleague): Promise<void> {
  const { id } = await colleague.addProvider({ firstName: 'Nell', lastName: 'Farrow-Beck' });
  await goWithin(page, `/providers/${id}?tab=notes`);
  await expect(noteField(page)).toBeVisible();
}

const noteList = (page: Page) => page.getByRole('region', { name: 'Notes' });
const noteField = (page: Page) => noteList(page).getByLabel('New note');
const addNote = (page: Page) => noteList(page).getByRole('button', { name: /^Add note/ });

/** Counts what is written of `operation` from now on. */
function countWrites(page: Page, method: string, path: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

async function signInOverThePage(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(dialog).toBeHidden();
}

const isProviders = (request: Request) => new URL(request.url()).pathname === '/api/providers';

test('a list and a note whose session ended ask to sign in, the note is saved once; a rate limit is waited out; a list that takes seconds comes', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await colleague.addFacility('Martin Street Clinic');
  await signIn('admin', '/settings');
  await test.step('a list whose session ended', async () => {
    await colleague.endOtherSessions(page);
    await goWithin(page, '/events');
    await signInOverThePage(page);
    await expect(new List(page, 'events').rows()).not.toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await openNotes(page, colleague);
  await noteField(page).fill(typed);
  // Ended before, the session would be missed by whatever the page reads meanwhile.
  await page.route(
    /\/notes$/,
    async (route) => {
      await colleague.endOtherSessions(page);
      await route.fallback();
    },
    { times: 1 },
  );
  const sent = countWrites(page, 'POST', /\/notes$/);
  await addNote(page).click();
  await signInOverThePage(page);
  await expect(noteList(page).getByRole('article')).toContainText(typed);
  await expect(noteList(page).getByRole('article')).toHaveCount(1);
  expect(sent(), 'refused once, carried out once').toBe(2);

  await test.step('a rate limit is waited out for as long as the service asks', async () => {
    await service.conditions({ rateLimit: { limit: 0, windowSeconds: 3 } });
    const times: number[] = [];
    const answers: number[] = [];
    page.on('request', (request) => {
      if (isProviders(request)) times.push(Date.now());
    });
    page.on('response', (response) => {
      if (isProviders(response.request())) answers.push(response.status());
    });
    await mainLink(page, 'Providers').click();
    await expect.poll(() => answers).toEqual([429]);
    await service.conditions({ rateLimit: { limit: 1000, windowSeconds: 3 } });
    await expect(new List(page, 'providers').rows()).not.toHaveCount(0);
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0), 'milliseconds waited').toBeGreaterThan(2_000);
    await service.recovers();
  });

  await test.step('a slow list shows where its rows will be, and keeps what is typed meanwhile', async () => {
    await service.conditions({ latencyMs: 1_500 });
    await mainLink(page, 'Facilities').click();
    const list = new List(page, 'facilities');
    await expect(list.grid).toHaveAttribute('aria-busy', 'true');
    await expect(list.grid.getByText('Loading facilities')).toBeAttached();
    await page.getByRole('searchbox').fill('Martin');
    await expect(list.rows()).toHaveCount(0);
    await expect(list.rows()).not.toHaveCount(0, { timeout: 20_000 });
    await expect(page.getByRole('searchbox')).toHaveValue('Martin');
    await expect(list.rows().first()).toContainText('Martin');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await service.recovers();
  });
});

test('A note whose answer is lost is looked for after a reload, and is there once', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('admin', '/settings');
  await openNotes(page, colleague);
  await service.fails(
    { operation: 'POST /providers/{providerId}/notes', body: 'lost' },
    { operation: 'GET /providers/{providerId}/notes', status: 503, times: 100 },
    { operation: 'GET /log/events', status: 503, times: 100 },
  );
  await noteField(page).fill(typed);
  await addNote(page).click();
  await expect(noteList(page).getByText('It may have been carried out.')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await service.recovers();
  await page.reload();
  await expect(noteList(page).getByText('It was carried out.')).toBeVisible();
  await expect(noteField(page)).toHaveValue('');
  await noteList(page)
    .getByRole('button', { name: /^Add (another )?note/ })
    .click();
  await expect(noteList(page).getByText('Write the note first.')).toBeVisible();
  await expect(noteList(page).getByRole('article')).toHaveCount(1);
});
