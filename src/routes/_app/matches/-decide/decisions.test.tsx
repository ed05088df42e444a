// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatasetMatch } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { leavingLosesSomething } from '@/lib/leaving';
import { emptySession } from '@/queue/session';
import { matchDrafts } from '@/review/match-decision';
import { closeNotice, notify } from '@/ui/notify';
import { matchDecisions } from './decisions';
import { useMatchTriage } from './use-match-triage';

vi.mock('@/ui/notify', () => ({ notify: vi.fn(), closeNotice: vi.fn() }));

const match: DatasetMatch = {
  id: 'a',
  userActionNeeded: true,
  scanId: 's1',
  scan: { id: 's1', type: 'OigExclusions', provider: { firstName: 'Maria', lastName: 'Delgado' } },
};
const draft = { resolution: 'Accept' as const, reason: '', text: 'Confirmed by phone' };
let client: ReturnType<typeof createQueryClient>;
/** Answers the decision that is on its way. */
let answer: (response: Response) => void;
let sent: number;

beforeEach(() => {
  client = createQueryClient();
  sent = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET')
      return Promise.resolve(
        Response.json(pathname === '/datasets/scans/s1' ? { id: 's1', matches: [] } : { items: [] }),
      );
    sent += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
});
afterEach(() => {
  act(() => matchDecisions.set(emptySession));
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const openScreen = () =>
  renderHook(() => useMatchTriage([match], match, 0, () => {}), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
type Shown = ReturnType<typeof openScreen>;

const accept = ({ result }: Shown) => act(() => result.current.decide(match, draft));
const answered = async (response: Response) => {
  await waitFor(() => expect(sent).toBeGreaterThan(0));
  answer(response);
  await waitFor(() =>
    expect(matchDecisions.get().decisions.some(({ status }) => status === 'pending')).toBe(false),
  );
};
const failure = (status: number) => Response.json({ title: 'No', correlationId: 'c-9' }, { status });
const success = () => Response.json({ id: 'a', userActionNeeded: false, userActionResolution: 'Accept' });

test('A decision that fails after the screen was left is told, with the way to its match, and what was typed is kept', async () => {
  const screen = openScreen();
  accept(screen);
  screen.unmount();
  await answered(failure(403));
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({
      tone: 'error',
      title: 'Maria Delgado, OIG exclusions: not decided',
      message: expect.stringMatching(/^Not allowed\..*Your reason is kept\. c-9$/) as string,
      link: { to: '/matches', search: { match: 'a', scan: 's1' }, label: 'Open the match' },
    }),
  );
  expect(matchDrafts.read('a')).toEqual(draft);
});

test('One that may have been carried out is told as that, and is still the user’s own on the next visit', async () => {
  const screen = openScreen();
  accept(screen);
  screen.unmount();
  await answered(failure(502));
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'warning', title: 'Maria Delgado, OIG exclusions: may be decided' }),
  );
  const next = openScreen();
  expect(next.result.current.failed.map(({ id }) => id)).toEqual(['a']);
  expect(closeNotice).toHaveBeenCalledWith('match-a');
  next.unmount();
  expect(openScreen().result.current.failed.map(({ id }) => id)).toEqual(['a']);
});

test('A decision that fails while a screen of matches shows it is told there alone, and not on the next visit', async () => {
  const screen = openScreen();
  accept(screen);
  await answered(failure(403));
  await waitFor(() => expect(screen.result.current.failed).toHaveLength(1));
  expect(notify).not.toHaveBeenCalled();
  screen.unmount();
  expect(openScreen().result.current.failed).toEqual([]);
});

test('What was decided before the screen was opened is not offered to be taken back, whenever it was answered', async () => {
  const screen = openScreen();
  accept(screen);
  await waitFor(() => expect(screen.result.current.decided).toHaveLength(1));
  screen.unmount();
  const next = openScreen();
  expect(next.result.current.decided).toEqual([]);
  await answered(success());
  expect(next.result.current.decided).toEqual([]);
  expect(notify).not.toHaveBeenCalled();
});

test('Whoever closes the tab is asked while a decision is on its way, from the key press on', async () => {
  const screen = openScreen();
  expect(leavingLosesSomething()).toBe(false);
  accept(screen);
  expect(leavingLosesSomething()).toBe(true);
  await answered(success());
  expect(leavingLosesSomething()).toBe(false);
});
