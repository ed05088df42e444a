// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Alert } from '@/api/models';
import { listAlertsInfiniteOptions } from '@/api/operations.gen';
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
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Dismisses all of them with one note, and waits until they have been read. */
async function dismissMany() {
  const selection = { count: 3, all: false, words: '3 alerts', collect: () => Promise.resolve(alerts) };
  const { user, client } = await renderScreen(
    <DismissAlerts selection={selection} onClose={() => {}} onStart={() => {}} />,
  );
  await paste(user, await screen.findByRole('textbox', { name: 'Note' }), 'In the post');
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
    '/alerts/a1/dismiss {"dismissalNote":"In the post"}',
    '/alerts/a3/dismiss {"dismissalNote":"In the post"}',
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
