// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { expirablesIn } from '@/features/expirables/rows';
import { expirablesKey, lastReading } from '@/features/expirables/walk';
import { expirableSubject } from '@/features/follow-up/expirable-subject';
import { followUpPath } from '@/features/follow-up/file';
import { latestFollowUps } from '@/features/follow-up/kept';
import { addDays, localDay } from '@/lib/dates';
import { layOutTables } from '@/table/testing';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderPage } from '@/ui/testing';
import { Route } from './index';

// What a browser keeps in IndexedDB, which this environment has not.
vi.mock('idb-keyval', async () => (await import('@/features/roster/testing-store')).keyval);
vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));

layOutTables();
// Long texts grow with their lines, whose fonts happy-dom knows nothing of.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

let service: SimulatedService;
let client: ReturnType<typeof createQueryClient>;

beforeEach(async () => {
  const { emptyBrowser } = await import('@/features/roster/testing-store');
  emptyBrowser();
  service = await simulateService({ providers: 0 });
  client = createQueryClient();
  session.begin({ token: 'first', user: { email: 'ada@example.org' }, wish: { stays: false } } as never);
});

afterEach(() => {
  session.end('user');
  vi.useRealTimers();
});

const show = (address = '/expirables') => renderPage(Route, '/expirables', address, client);
/** The list has answered with what was read so far. */
const listed = () =>
  client
    .getQueryCache()
    .findAll({ queryKey: expirablesKey, predicate: ({ state }) => state.status === 'success' }).length > 0;
const asOf = () => screen.findByText(/^As of /, undefined, { timeout: 5_000 });

function lapsed(lastName: string) {
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName });
  service.put('licenses', { providerId, expiryDate: `${addDays(localDay(), -3)}T00:00:00Z` });
  return providerId;
}

test('The screen reads by itself, says as of when it shows what, and counts each window by the other filters', async () => {
  lapsed('Quill');
  lapsed('Moss');
  show();
  await asOf();
  expect(await screen.findByRole('row', { name: /Quill, Ada/ })).toBeDefined();
  const counts = within(screen.getByRole('navigation', { name: 'Expirables by day' }));
  expect(counts.getByRole('link', { name: 'Overdue 2' }).getAttribute('href')).toContain('window=overdue');
  expect(counts.getByRole('link', { name: 'Within 30 days 0' })).toBeDefined();
});

test('Whom only the owner can tell is asked from the row; a row that was asked about leaves those that were not', async () => {
  for (const lastName of ['Quill', 'Moss']) {
    const { id } = service.put('providers', { firstName: 'Ada', lastName });
    await service.colleague(`POST /providers/${id}/info/liabilityInsurances`, {
      name: `Mutual of ${lastName}`,
      currentExpirationDate: `${addDays(localDay(), -3)}T00:00:00Z`,
    });
  }
  show(`/expirables?asked=${encodeURIComponent('["no"]')}`);
  await asOf();
  const quill = await screen.findByRole('row', { name: /Quill, Ada/ });
  within(quill).getByRole('button', { name: 'Ask for the new policy' }).click();
  const letter = await screen.findByRole(
    'dialog',
    { name: 'Write a letter, Ada Quill' },
    { timeout: 20_000 },
  );
  (await within(letter).findByRole('button', { name: 'Cancel' })).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const reading = await lastReading();
  const row = reading && expirablesIn(reading).find(({ owner }) => owner.name === 'Quill, Ada');
  if (!row) throw new Error('The policy was read');
  const subject = expirableSubject(row);
  const attempt = { id: '1', on: localDay(), at: `${localDay()}T10:00:00Z`, by: '', of: '', asked: '' };
  latestFollowUps.set({
    [followUpPath(subject)]: { subject, attempts: [{ ...attempt, how: 'email' }], removed: [] },
  });
  await waitFor(() => expect(screen.queryByRole('row', { name: /Quill, Ada/ })).toBeNull());
  expect(screen.getByRole('row', { name: /Moss, Ada/ })).toBeDefined();
});

test('Until something is read the screen claims no number of expirables', async () => {
  lapsed('Quill');
  const release = service.holds('GET /providers');
  show();
  await screen.findByText('Reading the lists');
  await waitFor(() => expect(listed()).toBe(true));
  await screen.findByText('Loading expirables');
  expect(screen.queryByText(/^\d+ expirable/)).toBeNull();
  release();
  expect(await screen.findByText('1 expirable')).toBeDefined();
});

test('While it reads no filter is said to have nothing; once it is read that is said', async () => {
  await import('@/table/nothing');
  const id = lapsed('Quill');
  const release = service.holds(`GET /providers/${id}/info`);
  show('/expirables?window=30');
  await screen.findByText('0 of 1 match', { exact: false });
  await waitFor(() => expect(listed()).toBe(true));
  expect(screen.getByText('Loading expirables')).toBeDefined();
  expect(screen.queryByText(/match this filter/)).toBeNull();
  expect(screen.queryByText('None')).toBeNull();
  release();
  expect(await screen.findByText('None of 1 expirable match this filter')).toBeDefined();
});

test('The calendar of what is overdue opens on the last day that has some, with what is done next, and without an order', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00'), toFake: ['Date'] });
  lapsed('Quill');
  show('/expirables?window=overdue&calendar=true');
  await asOf();
  expect(await screen.findByRole('heading', { name: 'Nov 27, 2026: 1 expirable' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Nov 2026' })).toBeDefined();
  expect(screen.getByText('Nov 2026: 1 expirable. License 1.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Nov 27, 2026, 1 expirable' }).textContent).toBe('27Lic.1');
  const row = screen.getByRole('link', { name: 'Quill, Ada' }).closest('li');
  if (!row) throw new Error('The day lists what ends on it');
  expect(within(row).getByRole('link', { name: 'Verify the license' })).toBeDefined();
  expect(within(row).getByText('Not asked yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sort' })).toBeNull();
});

test('While it reads each count says that it is one so far, in the list and in the calendar; once it is read none does', async () => {
  const id = lapsed('Quill');
  const release = service.holds(`GET /providers/${id}/info`);
  show(`/expirables?calendar=true&day=${addDays(localDay(), -3)}`);
  expect(await screen.findByText('1 expirable so far')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Overdue 1 so far' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: /: 1 expirable so far$/ })).toBeDefined();
  release();
  await asOf();
  expect(await screen.findByText('1 expirable')).toBeDefined();
  expect(screen.queryAllByText(/so far/)).toEqual([]);
});

test('Whose info cannot be read is named with the reason, and read once that is asked for', async () => {
  const id = lapsed('Quill');
  service.answersOnce(`GET /providers/${id}/info`, async () =>
    Response.json({ title: 'Not now', status: 400 }, { status: 400 }),
  );
  show();
  await asOf();
  const note = screen.getByRole('note');
  expect(note.textContent).toMatch(/Info of 1 provider or facility was not read\. Quill, Ada: /);
  within(note).getByRole('button', { name: 'Read the rest' }).click();
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

test('Without the event log the screen says as of when the info is, and reads all of it again where that is wanted', async () => {
  const id = lapsed('Quill');
  show();
  await asOf();
  await service.fails({ operation: 'GET /log/events', status: 403, times: 9 });
  screen.getByRole('button', { name: 'Refresh' }).click();
  const note = await screen.findByRole('note');
  expect(note.textContent).toMatch(/The event log does not tell what has changed since/);
  const infos = () => service.reads().filter(({ line }) => line === `GET /providers/${id}/info`).length;
  expect(infos()).toBe(1);
  within(note).getByRole('button', { name: 'Refresh all' }).click();
  await waitFor(() => expect(infos()).toBe(2));
});

test('Where the providers cannot be listed that is said, with a way to try again', async () => {
  await service.fails({ operation: 'GET /providers', status: 403, times: 1 });
  show();
  expect(await screen.findByText('The providers could not be listed')).toBeDefined();
  expect(screen.queryByText(/said above/)).toBeNull();
  screen.getByRole('button', { name: 'Try again' }).click();
  await asOf();
});

test('Nothing of it is left when the session ends', async () => {
  lapsed('Quill');
  show();
  await asOf();
  expect((await lastReading())?.owners).toHaveLength(1);
  session.end('user');
  // The page takes away what the browser keeps: see `main.tsx`.
  (await import('@/features/roster/testing-store')).emptyBrowser();
  expect(await lastReading()).toBeUndefined();
});
