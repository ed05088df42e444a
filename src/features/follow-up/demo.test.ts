// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { CredentialingRequest, ProviderNote } from '@/api/models';
import { listFilesPages } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { attemptNote, attemptsOf, dueWindow, isNoteOf } from '@/domain/follow-up';
import { mentionsOptions } from '@/features/mentions/kept';
import { localDay } from '@/lib/dates';
import { simulateService } from '@/testing/service';
import { followUpsOptions } from './kept';
import { settleFollowUps } from './settle';
import { subjectScreen } from './subjects';

// What a browser keeps in IndexedDB, which this environment has not.
vi.mock('idb-keyval', async () => (await import('@/features/roster/testing-store')).keyval);
vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));

beforeEach(async () => (await import('@/features/roster/testing-store')).emptyBrowser());

const { signal } = new AbortController();

test('Who opens the demo finds follow-ups that are due, of records that are there, and none of them is answered', async () => {
  const { colleague } = await simulateService({ providers: 300, teamwork: true });
  const client = createQueryClient();
  const { all, unread } = await client.fetchQuery(followUpsOptions());
  expect(unread).toEqual([]);
  const followUps = Object.values(all);
  expect(followUps.map(({ subject }) => subject.kind).toSorted()).toEqual([
    'enrollment',
    'enrollment',
    'request',
    'request',
    'request',
  ]);
  const windows = followUps.map((followUp) => dueWindow(followUp, localDay()));
  expect(windows).toEqual(expect.arrayContaining(['overdue', 'today', 'week']));
  for (const { subject } of followUps) {
    const line = subject.kind === 'request' ? 'credentialing-requests' : 'providers/enrollments';
    expect(await colleague(`GET /${line}/${subject.id}`)).toMatchObject({ id: subject.id });
    expect(subjectScreen(subject).to).toBeTruthy();
    expect(subject.name).toMatch(/^\S.*, \S/);
  }
  expect(Math.max(...followUps.map((one) => attemptsOf(one).length))).toBe(3);
  expect(await settleFollowUps(client, signal, () => undefined)).toMatchObject({ closed: 0, failed: 0 });
});

test('Each attempt of the demo tells who was asked, how and what was answered, and stands as a note where the console would have written it', async () => {
  const { colleague } = await simulateService({ providers: 300, teamwork: true });
  const client = createQueryClient();
  const { all } = await client.fetchQuery(followUpsOptions());
  const written = { event: 0, note: 0 };
  for (const followUp of Object.values(all)) {
    const { subject } = followUp;
    const request =
      subject.kind === 'request'
        ? await colleague<CredentialingRequest>(`GET /credentialing-requests/${subject.id}`)
        : undefined;
    const isOwn = request?.isSelfManaged ?? false;
    const notes = isOwn
      ? (request?.allEvents ?? [])
      : await colleague<ProviderNote[]>(`GET /providers/${subject.providerId}/notes`);
    const made = attemptsOf(followUp);
    for (const [nth, attempt] of made.entries()) {
      expect(attempt.text).toMatch(/\.$/);
      const found = notes.filter((one) => isNoteOf(one.note, attemptNote(subject, attempt, nth + 1)));
      expect(found.map(({ timestamp }) => timestamp)).toEqual([attempt.at]);
      written[isOwn ? 'event' : 'note'] += 1;
    }
    // What the events of a request say of when it was asked is what is kept.
    const asked = (request?.allEvents ?? []).filter(({ status }) => /Requested$|Attempt/.test(status ?? ''));
    if (request) expect(asked.map(({ timestamp }) => timestamp)).toEqual(made.map(({ at }) => at));
    const times = (request?.allEvents ?? []).map(({ timestamp = '' }) => Date.parse(timestamp));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
  expect(written.event).toBeGreaterThan(0);
  expect(written.note).toBeGreaterThan(4);
});

test('Notes of the demo name its users, and stand on the files that they are told of', async () => {
  const { colleague } = await simulateService({ providers: 60, teamwork: true });
  const client = createQueryClient();
  for (const [email, count] of [
    ['specialist@credence.example', 2],
    ['admin@credence.example', 1],
  ] as const) {
    const { all, shown } = await client.fetchQuery(mentionsOptions(email));
    expect(all).toBe(count);
    expect(shown).toHaveLength(count);
    for (const { providerId, note } of shown) {
      const notes = await colleague<ProviderNote[]>(`GET /providers/${providerId}/notes`);
      expect(notes.map((one) => one.note)).toContain(note);
    }
  }
});

test('Letters of the demo lie among the files of whom they went to', async () => {
  const { world } = await simulateService({ providers: 60, teamwork: true });
  const { items = [] } = await listFilesPages({ prefix: 'providers/' })(undefined, signal);
  const letters = items.filter(({ path }) => path?.includes('/Letters/'));
  expect(letters).toHaveLength(2);
  for (const { providerId } of letters) expect(world.providers.get(providerId ?? '')).toBeTruthy();
});
