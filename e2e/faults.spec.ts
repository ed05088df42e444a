import type { Page } from '@playwright/test';
import { expect, password, test } from './support/console';
import { List } from './support/list';
import { mainLink } from './support/page';
import type { Colleague } from './support/records';
import type { Failure } from './support/service';

type Answer = Omit<Failure, 'operation'>;

const providers = 'GET /providers';
const notes = 'POST /providers/{providerId}/notes';
const decision = 'PATCH /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}';

const always = 100;
const typed = 'Called the board, they confirm it';
const correlationId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/;

/** How an answer can be wrong, and what the console calls it. `sentAgain`: a read is tried again before it is given up. */
const faults: { name: string; answer: Answer; says: string; quotes?: boolean; sentAgain?: boolean }[] = [
  { name: '403', answer: { status: 403 }, says: 'Not allowed', quotes: true },
  { name: '404', answer: { status: 404 }, says: 'Not found', quotes: true },
  { name: '409', answer: { status: 409 }, says: 'This has changed meanwhile', quotes: true },
  { name: '429', answer: { status: 429 }, says: 'Try again in 1 second.', quotes: true, sentAgain: true },
  { name: '500', answer: { status: 500 }, says: 'The service failed', quotes: true, sentAgain: true },
  {
    name: '502 with a page of a proxy',
    answer: { status: 502, body: 'html' },
    says: 'The service failed',
    sentAgain: true,
  },
  { name: 'HTML', answer: { status: 200, body: 'html' }, says: 'The answer cannot be read' },
  { name: 'an empty body', answer: { status: 200, body: 'empty' }, says: 'The answer cannot be read' },
  { name: 'half a JSON', answer: { status: 200, body: 'malformed' }, says: 'The answer cannot be read' },
  {
    name: 'a cut connection',
    answer: { body: 'drop' },
    says: 'The service cannot be reached',
    sentAgain: true,
  },
];

const goToProviders = (page: Page) => mainLink(page, 'Providers').click();

/** Opens the notes of a new provider. */
async function openNotes(page: Page, colleague: Colleague): Promise<void> {
  const { id } = await colleague.addProvider({ firstName: 'Nell', lastName: 'Farrow-Beck' });
  await page.goto(`/providers/${id}?tab=notes`);
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

test.describe('a list that is answered with', () => {
  for (const { name, answer, says, quotes } of faults.filter(({ sentAgain }) => !sentAgain)) {
    test(`${name} says so in its place and comes back when asked again`, async ({
      page,
      signIn,
      service,
    }) => {
      await signIn('specialist', '/settings');
      await service.fails({ operation: providers, ...answer, times: always });
      await goToProviders(page);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(says);
      if (quotes) await expect(alert).toContainText(correlationId);
      await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible();

      await service.recovers();
      // What a role forbids is not offered again; the way back is to come again.
      if (answer.status === 403) await page.reload();
      else await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(new List(page, 'providers').rows()).not.toHaveCount(0);
      await expect(alert).toHaveCount(0);
    });
  }

  for (const { name, answer } of faults.filter(({ sentAgain }) => sentAgain)) {
    test(`${name} once comes by itself`, async ({ page, signIn, service }) => {
      await signIn('specialist', '/settings');
      await service.fails({ operation: providers, ...answer });
      const asked = countWrites(page, 'GET', /\/api\/providers$/);
      await goToProviders(page);
      await expect(new List(page, 'providers').rows()).not.toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(asked()).toBe(2);
    });
  }

  test('500 for good says so after some tries, with its correlation id', async ({
    page,
    signIn,
    service,
  }) => {
    await signIn('specialist', '/settings');
    await service.fails({ operation: providers, status: 500, times: always });
    const asked = countWrites(page, 'GET', /\/api\/providers$/);
    await goToProviders(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The service failed', { timeout: 15_000 });
    await expect(alert).toContainText(correlationId);
    expect(asked()).toBe(4);
    await service.recovers();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(new List(page, 'providers').rows()).not.toHaveCount(0);
  });
});

test('a rate limit is waited out for as long as the service asks', async ({ page, signIn, service }) => {
  await signIn('specialist', '/settings');
  await service.conditions({ rateLimit: { limit: 0, windowSeconds: 3 } });
  const times: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/providers') times.push(Date.now());
  });
  await goToProviders(page);
  await expect.poll(() => times.length).toBe(1);
  await service.conditions({ rateLimit: { limit: 1000, windowSeconds: 3 } });
  await expect(new List(page, 'providers').rows()).not.toHaveCount(0);
  expect(times).toHaveLength(2);
  expect((times[1] ?? 0) - (times[0] ?? 0), 'milliseconds waited').toBeGreaterThan(2_000);
});

test('a list that takes ten seconds shows where its rows will be, keeps what is typed meanwhile, and comes', async ({
  page,
  signIn,
  service,
}) => {
  await signIn('specialist', '/settings');
  await service.conditions({ latencyMs: 10_000 });
  const began = Date.now();
  await goToProviders(page);
  const list = new List(page, 'providers');
  await expect(list.grid).toHaveAttribute('aria-busy', 'true');
  await expect(list.grid.getByText('Loading providers')).toBeAttached();
  await page.getByRole('searchbox').fill('Martin');
  await expect(list.rows()).not.toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole('searchbox')).toHaveValue('Martin');
  await expect(list.rows().first()).toContainText('Martin');
  expect(Date.now() - began, 'milliseconds until the rows').toBeGreaterThan(10_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the address of a provider that was deleted says that there is nothing, and leads on', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { id } = await colleague.addProvider({ firstName: 'Gone', lastName: 'Soon' });
  await colleague.ask('DELETE', `/providers/${id}`);
  await page.goto(`/providers/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

test.describe('a note that is answered with', () => {
  for (const { name, answer, says, quotes } of faults) {
    test(`${name} is kept as it was typed, and saved once with one more click`, async ({
      page,
      signIn,
      colleague,
      service,
    }) => {
      await signIn();
      await openNotes(page, colleague);
      await service.fails({ operation: notes, ...answer });
      const sent = countWrites(page, 'POST', /\/notes$/);
      await noteField(page).fill(typed);
      await addNote(page).click();
      const alert = noteList(page).getByRole('alert');
      await expect(alert).toContainText(says);
      await expect(alert).toContainText('What you typed is still here.');
      if (quotes) await expect(alert).toContainText(correlationId);
      await expect(noteField(page)).toHaveValue(typed);
      expect(sent(), 'a write is never sent again by itself').toBe(1);

      await addNote(page).click();
      await expect(noteList(page).getByRole('article')).toHaveCount(1);
      await expect(noteList(page).getByRole('article')).toContainText(typed);
      await expect(noteField(page)).toHaveValue('');
      expect(sent()).toBe(2);
    });
  }
});

test('a note whose session ends meanwhile waits for the sign-in over the page, and is then saved', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin');
  await openNotes(page, colleague);
  await noteField(page).fill(typed);
  await colleague.endOtherSessions();
  const sent = countWrites(page, 'POST', /\/notes$/);
  await addNote(page).click();
  await signInOverThePage(page);
  await expect(noteList(page).getByRole('article')).toContainText(typed);
  await expect(noteList(page).getByRole('article')).toHaveCount(1);
  expect(sent(), 'refused once, carried out once').toBe(2);
});

test('a list whose session ended asks to sign in over the page, and then shows its rows', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('admin', '/settings');
  await colleague.endOtherSessions();
  await goToProviders(page);
  await signInOverThePage(page);
  await expect(new List(page, 'providers').rows()).not.toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a reader sees everything, can write nothing, and is told why', async ({ page, signIn, colleague }) => {
  await signIn('reader');
  const { id } = await colleague.addProvider({ firstName: 'Nell', lastName: 'Farrow-Beck' });
  await colleague.addLicense(id, { number: 'NAME-9' });
  await page.goto(`/providers/${id}?tab=notes`);
  await expect(addNote(page)).toBeDisabled();
  await expect(noteList(page)).toContainText('Your role, Reader, can read this but not change it.');
  await page.goto('/reviews?providerName=Farrow-Beck');
  await new List(page, 'reviews').open('NAME-9');
  await expect(page.getByRole('region', { name: 'Evidence' })).toContainText('ALEXIS FARROW-BECK');
  await expect(page.getByRole('button', { name: /^Found/ })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText(
    'Your role, Reader, can read this but not change it.',
  );
});

test.describe('a decision that is answered with', () => {
  for (const name of ['403', '500', 'HTML', 'a cut connection']) {
    const { answer, says } = faults.find((fault) => fault.name === name) ?? { answer: {}, says: '' };
    test(`${name} keeps the choice and the reason, and is made once with one more press`, async ({
      page,
      signIn,
      colleague,
      service,
    }) => {
      await signIn();
      const { id } = await colleague.addProvider({ firstName: 'Nell', lastName: 'Farrow-Beck' });
      await colleague.addLicense(id, { number: 'NAME-9' });
      await page.goto('/reviews?providerName=Farrow-Beck');
      await new List(page, 'reviews').open('NAME-9');
      await expect(page.getByRole('region', { name: 'Evidence' })).toContainText('ALEXIS FARROW-BECK');
      await service.fails({ operation: decision, ...answer });
      const sent = countWrites(page, 'PATCH', /\/verifications\//);
      await page.keyboard.press('n');
      await page.getByLabel('Reason in your own words').fill(typed);
      await page.keyboard.press('Control+Enter');
      const alert = page.getByRole('region', { name: 'Decision' }).getByRole('alert');
      await expect(alert).toContainText(says);
      await expect(page.getByLabel('Reason in your own words')).toHaveValue(typed);
      await expect(page.getByRole('button', { name: /^Not found/, pressed: true })).toBeVisible();
      expect(sent()).toBe(1);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(/1 resolved/)).toBeVisible();
      expect(sent()).toBe(2);
    });
  }
});
