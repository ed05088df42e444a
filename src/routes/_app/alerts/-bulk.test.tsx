// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Alert } from '@/api/models';
import { aggregateAlertsOptions, listAlertsInfiniteOptions } from '@/api/operations.gen';
import { dismissals, noteDrafts, undoDismissal, useGoneAlerts } from '@/features/alerts/dismissals';
import { emptySession, failedDecisions } from '@/queue/session';
import { undoQueue } from '@/jobs/undo-queue';
import { paste, renderScreen } from '@/ui/testing';
import { DismissAlerts } from './-bulk';

const alerts: Alert[] = [
  { id: 'a1', type: 'LicenseExpired', provider: { firstName: 'Chidi', lastName: 'Abara' } },
  { id: 'a2', type: 'LicenseExpired', dismissalTimestamp: '2026-11-20T08:00:00Z' },
  { id: 'a3', type: 'LicenseExpired' },
];
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push(`${pathname} ${await request.text()}`);
    return Response.json({ id: pathname.split('/').at(-2), dismissalTimestamp: '2026-11-24T10:00:00Z' });
  });
});
afterEach(() => {
  undoQueue.undo();
  dismissals.set(emptySession);
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Dismisses all of them with one note, and waits until they have been read. */
async function dismissMany(before: (client: QueryClient) => void = () => undefined) {
  const selection = { count: 3, all: false, words: '3 alerts', collect: () => Promise.resolve(alerts) };
  const { user, client } = await renderScreen(
    <DismissAlerts selection={selection} onClose={() => {}} onStart={() => {}} />,
  );
  before(client);
  await paste(user, await screen.findByRole('textbox', { name: 'Note' }), 'Renewal is in the post');
  await user.click(screen.getByRole('button', { name: 'Dismiss 3 alerts' }));
  return client;
}

/** The same tab after a page load: what the page held in memory is gone. */
async function nextPage(client: QueryClient) {
  vi.resetModules();
  (await import('@/config')).applyConfig({ apiBaseUrl: 'http://service.test' });
  const { sendKeptDismissals } = await import('@/features/alerts/send-kept-dismissals');
  await act(async () => {
    sendKeptDismissals(client);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

test('Many alerts that still wait are dismissed by the next page, with their note', async () => {
  const client = await dismissMany();
  expect(sent, 'nothing is sent yet').toEqual([]);
  await nextPage(client);
  expect(sent).toEqual([
    '/alerts/a1/dismiss {"dismissalNote":"Renewal is in the post"}',
    '/alerts/a3/dismiss {"dismissalNote":"Renewal is in the post"}',
  ]);
});

test('Each is shown as dismissed in the lists on screen, so that it does not wait there once more', async () => {
  const client = await dismissMany();
  const list = listAlertsInfiniteOptions().queryKey;
  client.setQueryData(list, { pages: [{ items: alerts }], pageParams: [undefined] });
  const dismissed = () =>
    client.getQueryData(list)?.pages[0]?.items?.map(({ dismissalTimestamp }) => Boolean(dismissalTimestamp));
  expect(dismissed()).toEqual([false, true, false]);
  await undoQueue.flush();
  await vi.waitFor(() => expect(dismissed()).toEqual([true, true, true]));
});

test('Those that were taken back stay active', async () => {
  const client = await dismissMany();
  undoQueue.undo();
  await nextPage(client);
  expect(sent).toEqual([]);
});

/** Which of them have left the list of active alerts, as far as the page knows. */
function gone() {
  const { isGone } = renderHook(() => useGoneAlerts('Active')).result.current;
  return alerts.filter(isGone).map(({ id }) => id);
}
const active = (client: QueryClient) => client.getQueryData(aggregateAlertsOptions().queryKey)?.active;

test('Many alerts leave the list and its count at once, and come back where they are taken back', async () => {
  const client = await dismissMany((before) =>
    before.setQueryData(aggregateAlertsOptions().queryKey, { active: 10, dismissed: 5 }),
  );
  await vi.waitFor(() => expect(gone()).toEqual(['a1', 'a2', 'a3']));
  expect(active(client)).toBe(8);
  expect(sent, 'nothing is sent yet').toEqual([]);
  act(() => void undoQueue.undo());
  expect(gone()).toEqual(['a2']);
  expect(active(client)).toBe(10);
});

test('One of many can be taken back by itself while they wait, and is not sent', async () => {
  await dismissMany();
  await vi.waitFor(() => expect(gone()).toEqual(['a1', 'a2', 'a3']));
  act(() => undoDismissal('a1'));
  expect(gone()).toEqual(['a2', 'a3']);
  await act(() => undoQueue.flush());
  await vi.waitFor(() =>
    expect(sent).toEqual(['/alerts/a3/dismiss {"dismissalNote":"Renewal is in the post"}']),
  );
});

test('One of many that fails is active again, says why and keeps its note', async () => {
  const client = await dismissMany((before) =>
    before.setQueryData(aggregateAlertsOptions().queryKey, { active: 10, dismissed: 5 }),
  );
  await vi.waitFor(() => expect(gone()).toEqual(['a1', 'a2', 'a3']));
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.includes('a3')
      ? Response.json({ title: 'Closed', status: 403 }, { status: 403 })
      : Response.json({ id: 'a1', dismissalTimestamp: '2026-11-24T10:00:00Z' }),
  );
  await act(() => undoQueue.flush());
  await vi.waitFor(() => expect(gone()).toEqual(['a2']));
  expect(failedDecisions(dismissals.get().decisions)).toMatchObject([
    { id: 'a3', choice: 'Renewal is in the post', error: { status: 403 } },
  ]);
  expect(noteDrafts.read('a3')).toBe('Renewal is in the post');
  await vi.waitFor(() => expect(active(client)).toBe(9));
});

test('Without a note that says something, none of a set goes that has an alert of the top rank', async () => {
  const selection = { count: 3, all: false, words: '3 alerts', collect: () => Promise.resolve(alerts) };
  const { user } = await renderScreen(
    <DismissAlerts selection={selection} onClose={() => {}} onStart={() => {}} />,
  );
  const press = () => user.click(screen.getByRole('button', { name: /^Dismiss [23] alerts$/ }));
  await paste(user, await screen.findByRole('textbox', { name: 'Note' }), 'ok');
  await press();
  expect(await screen.findByText(/^2 of the 2 alerts may end the right to treat: write what/)).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('ok');
  expect(dismissals.get().decisions).toEqual([]);
});

test('A set of nothing but other ranks is dismissed without a note', async () => {
  const imports: Alert[] = [{ id: 'i1', type: 'ProfileImportCompleted' }];
  const selection = { count: 1, all: false, words: '1 alert', collect: () => Promise.resolve(imports) };
  const { user } = await renderScreen(
    <DismissAlerts selection={selection} onClose={() => {}} onStart={() => {}} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Dismiss 1 alert' }));
  await vi.waitFor(() => expect(dismissals.get().decisions.map(({ id }) => id)).toEqual(['i1']));
});
