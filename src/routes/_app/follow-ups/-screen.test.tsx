// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { attemptsOf, type FollowUpSubject } from '@/domain/follow-up';
import { uploadFile } from '@/features/files/uploads';
import { followUpsOptions } from '@/features/follow-up/kept';
import { logAttempt } from '@/features/follow-up/log';
import { dueQueue } from '@/features/follow-up/due';
import { addDays, localDay } from '@/lib/dates';
import { layOutTables } from '@/table/testing';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderPage } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { Route } from './index';

// What a browser keeps in IndexedDB, which this environment has not.
vi.mock('idb-keyval', async () => (await import('@/features/roster/testing-store')).keyval);
vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));

layOutTables();
const notices = watchNotices();

const { signal } = new AbortController();
let service: SimulatedService;
let client: ReturnType<typeof createQueryClient>;
const today = localDay();
// Long texts grow with their lines, whose fonts happy-dom knows nothing of.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(async () => {
  const { emptyBrowser } = await import('@/features/roster/testing-store');
  emptyBrowser();
  service = await simulateService({ providers: 0 });
  client = createQueryClient();
  session.begin({ token: 'first', user: { email: 'ada@example.org' }, wish: { stays: false } } as never);
});

afterEach(() => session.end('user'));

/** Somebody who was asked so many days ago, and is looked at again in so many days. */
async function asked(lastName: string, days: number, dueIn: number): Promise<FollowUpSubject> {
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName });
  const subject: FollowUpSubject = {
    kind: 'license',
    id: `l-${lastName}`,
    name: `${lastName}, Ada`,
    what: 'Registered nurse, TX',
    providerId,
  };
  await logAttempt(client, {
    subject,
    id: lastName,
    attempt: {
      on: addDays(today, -days) ?? '',
      of: 'Board of Nursing',
      how: 'phone',
      asked: 'A verification',
    },
    next: { on: addDays(today, dueIn) },
  });
  return subject;
}

const show = (address = '/follow-ups?sortedBy=Due') => renderPage(Route, '/follow-ups', address, client);
// The screen is fetched with its first test.
const row = (name: RegExp) => screen.findByRole('row', { name }, { timeout: 10_000 });

test('What is due is counted by date, each count leads to its rows, and Today counts the same', async () => {
  await asked('Quill', 20, -3);
  await asked('Moss', 14, 0);
  await asked('Thorn', 2, 40);
  show('/follow-ups?window=%5B%22overdue%22%2C%22today%22%5D');
  const overdue = await row(/Quill, Ada/);
  expect(overdue.textContent).toContain('Registered nurse, TX');
  // The last columns are drawn a moment later.
  await waitFor(() => expect(overdue.textContent).toContain('Second attempt'));
  expect(await row(/Moss, Ada/)).toBeDefined();
  expect(screen.queryByRole('row', { name: /Thorn, Ada/ })).toBeNull();
  const counts = within(screen.getByRole('navigation', { name: 'Follow-ups by date' }));
  expect(counts.getByRole('link', { name: 'All open 3' })).toBeDefined();
  expect(counts.getByRole('link', { name: 'Overdue 1' })).toBeDefined();
  expect(await dueQueue(client, signal)).toMatchObject({ total: 2, oldest: addDays(today, -3) });
});

test('It opens with what is due, which can be taken away, and its count is the one of Today', async () => {
  const user = userEvent.setup();
  await asked('Quill', 20, -3);
  await asked('Thorn', 2, 40);
  show('/follow-ups');
  expect(await row(/Quill, Ada/)).toBeDefined();
  const { total } = await dueQueue(client, signal);
  expect(screen.getAllByRole('row', { name: /, Ada/ })).toHaveLength(total);
  await user.click(screen.getByRole('link', { name: 'All open 2' }));
  expect(await row(/Thorn, Ada/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'All open 2' }).getAttribute('aria-current')).toBe('page');
});

test('Today counts what the queue shows as due: what is answered on file meanwhile is in neither, and Today closes nothing', async () => {
  await asked('Quill', 20, -3);
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Moss' });
  const request = service.put('credentialingRequests', { providerId });
  const subject: FollowUpSubject = {
    kind: 'request',
    id: request.id,
    name: 'Moss, Ada',
    what: 'Initial',
    providerId,
  };
  await logAttempt(client, {
    subject,
    id: 'moss',
    attempt: { on: addDays(today, -9) ?? '', of: 'Ada Moss', how: 'email', asked: 'A certificate' },
    next: { on: today },
  });
  expect(await dueQueue(createQueryClient(), signal)).toMatchObject({ total: 2 });

  await service.colleague(`POST /credentialing-requests/${request.id}/events`, { status: 'Completed' });
  const before = service.writes().length;
  client = createQueryClient();
  const counted = await dueQueue(client, signal);
  expect(counted).toMatchObject({ total: 1, parts: [{ label: 'Overdue', amount: 1 }] });
  expect(service.writes()).toHaveLength(before);

  show('/follow-ups?window=%5B%22overdue%22%2C%22today%22%5D');
  expect(await row(/Quill, Ada/)).toBeDefined();
  await screen.findByText(/1 follow-up closed/);
  await waitFor(() => expect(screen.queryByRole('row', { name: /Moss, Ada/ })).toBeNull());
  const shown = screen.getAllByRole('row', { name: /, Ada/ });
  expect(shown).toHaveLength(counted.total);
  expect(await dueQueue(client, signal)).toEqual(counted);
});

test('Mine are those that I have asked last', async () => {
  await asked('Quill', 20, -3);
  session.begin({ token: 'second', user: { email: 'eli@example.org' }, wish: { stays: false } } as never);
  await asked('Moss', 14, 0);
  show('/follow-ups?mine=true');
  expect(await row(/Moss, Ada/)).toBeDefined();
  expect(screen.queryByRole('row', { name: /Quill, Ada/ })).toBeNull();
});

test('An attempt is logged for all that are selected, each with its own number and a note with its provider', async () => {
  const user = userEvent.setup();
  const subjects = [await asked('Quill', 20, -3), await asked('Moss', 14, 0)];
  show();
  await row(/Quill, Ada/);
  await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
  await user.click(await screen.findByRole('button', { name: /Log attempts/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'Fax');
  await user.click(dialog.getByRole('button', { name: /Continue/ }));
  await user.click(await screen.findByRole('button', { name: 'Log 2 attempts' }));
  await screen.findByText('2 done');
  const { all } = await client.fetchQuery({ ...followUpsOptions(), staleTime: 0 });
  expect(Object.values(all).map((one) => attemptsOf(one).map(({ how }) => how))).toEqual([
    ['phone', 'fax'],
    ['phone', 'fax'],
  ]);
  for (const { providerId } of subjects) {
    const notes = await service.colleague<object[]>(`GET /providers/${providerId}/notes`);
    expect(notes).toHaveLength(2);
  }
});

test('What was logged for many can be taken back at once; nothing is selected any more, and a second one of that day is pointed out', async () => {
  const user = userEvent.setup();
  await asked('Quill', 20, -3);
  await asked('Moss', 0, 5);
  show();
  await row(/Quill, Ada/);
  await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
  await user.click(await screen.findByRole('button', { name: /Log attempts/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Continue/ }));
  const said = await screen.findByText(/logged already/);
  expect(said.textContent).toMatch(/^1 attempt of .+ is logged already: Moss, Ada, Registered nurse, TX\. /);
  await user.click(screen.getByRole('button', { name: 'Log 2 attempts' }));
  await screen.findByText('2 done');
  expect(screen.queryByRole('checkbox', { name: /^Select/, checked: true, hidden: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take back 2' }));
  expect(await screen.findByRole('dialog', { name: 'Take back 2 attempts' })).toBeDefined();
  await screen.findByText('2 done');
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  const { all } = await client.fetchQuery({ ...followUpsOptions(), staleTime: 0 });
  expect(Object.values(all).map((one) => attemptsOf(one).map(({ how }) => how))).toEqual([
    ['phone'],
    ['phone'],
  ]);
});

test('One is closed with what answered it, which can be undone, and stands among the closed ones', async () => {
  const user = userEvent.setup();
  await asked('Quill', 20, -3);
  show();
  const one = await row(/Quill, Ada/);
  one.focus();
  await user.keyboard('.');
  await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /Close follow-up/ }));
  expect(await dialog.findAllByText('Say what answered it, or why it was given up.')).not.toHaveLength(0);
  await user.type(dialog.getByLabelText(/By what, or why/), 'Board answered by fax');
  await user.click(dialog.getByRole('button', { name: /Close follow-up/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Quill, Ada/ })).toBeNull());
  const counts = within(screen.getByRole('navigation', { name: 'Follow-ups by date' }));
  expect(await counts.findByRole('link', { name: 'Closed 1' })).toBeDefined();
  notices().at(-1)?.action?.run();
  expect(await row(/Quill, Ada/)).toBeDefined();
});

test('Where follow-ups cannot be listed that is said', async () => {
  await asked('Quill', 20, -3);
  await service.fails({ operation: 'GET /files/uploads', status: 403, times: 9 });
  show();
  expect(await screen.findAllByRole('alert', undefined, { timeout: 10_000 })).not.toHaveLength(0);
});

test('One that is damaged is told and keeps no other back', async () => {
  await asked('Quill', 20, -3);
  await uploadFile('credence-follow-ups/license-broken.json', new Blob(['{']));
  show();
  expect(await row(/Quill, Ada/)).toBeDefined();
  const note = await screen.findByRole('note');
  expect(note.textContent).toContain('1 follow-up could not be read');
});
