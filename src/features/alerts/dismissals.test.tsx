// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '@/api/errors';
import { aggregateAlertsOptions, listAlertsInfiniteOptions } from '@/api/operations.gen';
import { session } from '@/api/session';
import { readStored } from '@/lib/storage';
import { undoMs } from '@/jobs/undo-queue';
import { decisionOf } from '@/queue/session';
import {
  alertWords,
  dismissAgain,
  dismissals,
  dismissLater,
  noteDrafts,
  undoDismissal,
  useDismissal,
  useFailedDismissals,
  useGoneAlerts,
} from './dismissals';

const alert = {
  id: 'a1',
  type: 'LicenseExpired',
  providerId: 'p1',
  provider: { firstName: 'Chidi', lastName: 'Abara' },
};
let answer: () => Response | Promise<Response>;
let bodies: unknown[];
let tokens: (string | null)[];
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  client.setQueryData(listAlertsInfiniteOptions().queryKey, {
    pages: [{ items: [alert, { id: 'a2' }] }],
    pageParams: [undefined],
  });
  bodies = [];
  tokens = [];
  answer = () =>
    Response.json({ id: 'a1', dismissalTimestamp: '2026-11-21T08:00:00Z', dismissalNote: 'Seen' });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ id: 'a1', dismissalNote: 'Seen' });
    tokens.push(request.headers.get('Authorization'));
    bodies.push(await request.json());
    return answer();
  });
});
afterEach(() => {
  act(() => undoDismissal('a1'));
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signIn = () =>
  session.begin({
    token: 'secret',
    user: { email: 'ada@example.org' },
    persistent: false,
    way: 'password',
  });
const later = () => act(() => vi.advanceTimersByTimeAsync(undoMs));
/** Until it was looked up what became of it, by code that is fetched: the clock of the test does not wait for that. */
const until = async (status: string) => {
  await vi.waitFor(() => expect(decisionOf(dismissals.get(), 'a1')?.status).toBe(status), {
    timeout: 10_000,
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const state = () => renderHook(() => useDismissal('a1'), { wrapper }).result.current?.status;
const failed = () => renderHook(() => useFailedDismissals(), { wrapper }).result.current;
/** As `main.tsx` does. */
const signOut = () =>
  act(() => {
    const off = session.onEnd(() => client.clear());
    session.end('user');
    off();
  });

test('An alert is named by whom it is about and what it is', () => {
  expect(alertWords(alert)).toBe('Chidi Abara: license expired');
});

test('A dismissal waits, then is sent with its note, and the alert keeps its place in the list', async () => {
  dismissLater(client, alert, 'Seen');
  expect(state()).toBe('delayed');
  expect(bodies).toEqual([]);
  await later();
  expect(bodies).toEqual([{ dismissalNote: 'Seen' }]);
  expect(state()).toBe('success');
  const list = client.getQueryData<{ pages: { items: object[] }[] }>(listAlertsInfiniteOptions().queryKey);
  expect(list?.pages[0]?.items).toMatchObject([
    { id: 'a1', dismissalNote: 'Seen', provider: alert.provider },
    { id: 'a2' },
  ]);
});

test('One that waits is counted as dismissed from the key press on, and taken back as active again', () => {
  const { queryKey } = aggregateAlertsOptions();
  const counts = { active: 182, licenseExpired: 12, licenseChanged: 51, dismissed: 60 };
  client.setQueryData(queryKey, counts);
  const { result } = renderHook(() => useGoneAlerts('Active'), { wrapper });
  act(() => dismissLater(client, alert, 'Seen'));
  expect(client.getQueryData(queryKey)).toEqual({
    ...counts,
    active: 181,
    licenseExpired: 11,
    dismissed: 61,
  });
  expect(result.current.isGone(alert)).toBe(true);
  act(() => undoDismissal('a1'));
  expect(client.getQueryData(queryKey)).toEqual(counts);
  expect(result.current.isGone(alert)).toBe(false);
});

test('One that is taken back sends nothing', async () => {
  dismissLater(client, alert, 'Seen');
  expect(readStored('session', noteDrafts.nameOf('a1')), 'nothing waits to be typed on').toBeUndefined();
  undoDismissal('a1');
  expect(readStored('session', noteDrafts.nameOf('a1'))).toBe('Seen');
  await later();
  expect(bodies).toEqual([]);
  expect(state()).toBeUndefined();
});

test('One whose answer was lost is done when it is sent again, and nobody is told that somebody was faster', async () => {
  const { result } = renderHook(useFailedDismissals, { wrapper });
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  dismissLater(client, alert, 'Seen');
  await later();
  await until('error');
  expect(result.current).toMatchObject([{ item: alert, choice: 'Seen', error: { kind: 'network' } }]);
  answer = () => Response.json({ title: 'Dismissed before' }, { status: 409 });
  dismissAgain(client, 'a1');
  await until('success');
  expect(result.current).toEqual([]);
  expect(readStored('session', noteDrafts.nameOf('a1'))).toBeUndefined();
});

test('One whose answer was lost is not done by what somebody else wrote: theirs stands, and that is told', async () => {
  const { result } = renderHook(useFailedDismissals, { wrapper });
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  dismissLater(client, alert, 'Called the board');
  await later();
  await until('error');
  // What is read by now has the note "Seen".
  answer = () => Response.json({ title: 'Dismissed before' }, { status: 409 });
  dismissAgain(client, 'a1');
  await until('error');
  expect(result.current).toMatchObject([{ choice: 'Called the board', error: { status: 409 } }]);
});

test('One that fails keeps its note until it is sent again or given up', async () => {
  answer = () =>
    Response.json(
      { title: 'Broken' },
      { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
    );
  dismissLater(client, alert, 'Kept');
  await later();
  await until('error');
  expect(failed()).toMatchObject([{ choice: 'Kept', item: alert }]);
  answer = () => Response.json({ id: 'a1' });
  dismissAgain(client, 'a1');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(bodies).toEqual([{ dismissalNote: 'Kept' }, { dismissalNote: 'Kept' }]);
  expect(state()).toBe('success');
});

test('One that failed, is dismissed again and taken back meanwhile is told as failed as before', async () => {
  answer = () => Response.json({ title: 'Broken' }, { status: 500 });
  dismissLater(client, alert, 'Kept');
  await later();
  await until('error');
  dismissLater(client, alert, 'Kept, and more');
  undoDismissal('a1');
  expect(failed()).toMatchObject([{ choice: 'Kept', item: alert }]);
  undoDismissal('a1');
  expect(failed()).toEqual([]);
  await later();
  expect(bodies).toHaveLength(1);
});

/** What is kept of the session goes on; what the page held in memory is gone. */
const nextPage = async () => {
  vi.resetModules();
  (await import('@/config')).applyConfig({ apiBaseUrl: 'http://service.test' });
  const { goOnWithLeft } = await import('@/frame/left-before');
  await act(async () => {
    await goOnWithLeft(client);
    await vi.advanceTimersByTimeAsync(0);
  });
  return (await import('./dismissals')).dismissals.get().decisions;
};

describe('When the page is loaded anew', () => {
  test('a dismissal that still waited is sent with its note, once', async () => {
    dismissLater(client, alert, 'Seen');
    await nextPage();
    expect(bodies).toEqual([{ dismissalNote: 'Seen' }]);
    await nextPage();
    expect(bodies).toHaveLength(1);
  });

  test('one that was sent while the page went away, and did not arrive, is sent again', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    dismissLater(client, alert, 'Seen');
    await act(async () => {
      dispatchEvent(new Event('pagehide'));
      await vi.advanceTimersByTimeAsync(0);
    });
    dispatchEvent(new Event('pageshow'));
    answer = () => Response.json({ id: 'a1' });
    bodies = [];
    await nextPage();
    expect(bodies).toEqual([{ dismissalNote: 'Seen' }]);
  });

  test('one that did arrive is not told as a failure', async () => {
    dismissLater(client, alert, 'Seen');
    answer = () => Response.json({ title: 'Dismissed before' }, { status: 409 });
    await nextPage();
    bodies = [];
    await nextPage();
    expect(bodies, 'it is over').toEqual([]);
    expect(readStored('session', noteDrafts.nameOf('a1')), 'no note waits to be typed on').toBeUndefined();
  });

  test.each([
    ['failed', 503, undefined],
    ['may have been carried out', 500, { alertId: 'a1' }],
  ])('one that %s is told as before, and is not sent', async (_, status, lookedUpBy) => {
    answer = () => Response.json({ title: 'Broken' }, { status });
    dismissLater(client, alert, 'Kept');
    await later();
    await until('error');
    bodies = [];
    const [told] = await nextPage();
    expect(told).toMatchObject({
      item: { id: 'a1', provider: alert.provider },
      choice: 'Kept',
      error: { status, operation: 'dismissAlert' },
    });
    const { unconfirmedWriteOf } = await import('@/api/unconfirmed-write');
    expect(unconfirmedWriteOf(told?.error as ApiError)?.ids).toEqual(lookedUpBy);
    expect(bodies).toEqual([]);
    const [again] = await nextPage();
    expect(again, 'also a page later').toMatchObject({ choice: 'Kept' });
  });

  test('one that failed and was given up is told no more', async () => {
    answer = () => Response.json({ title: 'Broken' }, { status: 503 });
    dismissLater(client, alert, 'Kept');
    await later();
    await until('error');
    undoDismissal('a1');
    expect(await nextPage()).toEqual([]);
  });

  test('one that failed, was dismissed again and taken back is told as it failed', async () => {
    answer = () => Response.json({ title: 'Broken' }, { status: 503 });
    dismissLater(client, alert, 'Kept');
    await later();
    await until('error');
    dismissLater(client, alert, 'Kept, and more');
    undoDismissal('a1');
    expect(await nextPage()).toMatchObject([{ choice: 'Kept', error: { status: 503 } }]);
  });

  test('one that fails leaves its note with the alert', async () => {
    dismissLater(client, alert, 'Seen');
    answer = () => Response.json({ title: 'Broken' }, { status: 500 });
    await nextPage();
    expect(readStored('session', noteDrafts.nameOf('a1'))).toBe('Seen');
  });

  test('one that fails after its user signed out leaves no note to the next', async () => {
    dismissLater(client, alert, 'Seen');
    answer = async () => {
      // That page's own, which counts how often it was cleared.
      (await import('@/lib/storage')).removeStored('session', '');
      return Response.json({ title: 'Broken' }, { status: 500 });
    };
    await nextPage();
    expect(bodies).toEqual([{ dismissalNote: 'Seen' }]);
    expect(readStored('session', noteDrafts.nameOf('a1'))).toBeUndefined();
  });

  test('one that was taken back is not sent', async () => {
    dismissLater(client, alert, 'Seen');
    undoDismissal('a1');
    await nextPage();
    expect(bodies).toEqual([]);
  });

  test('one of another user is not sent', async () => {
    signIn();
    dismissLater(client, alert, 'Seen');
    await nextPage();
    expect(bodies, 'nobody is signed in there').toEqual([]);
    signOut();
  });
});

describe('When the session ends', () => {
  test('what waits is sent, and nobody hears what became of it', async () => {
    signIn();
    answer = () => Response.json({ title: 'Broken' }, { status: 500 });
    dismissLater(client, alert, 'Seen');
    signOut();
    await later();
    expect(bodies[0]).toEqual({ dismissalNote: 'Seen' });
    expect(tokens, 'in the name of who has signed out').toEqual(['Bearer secret']);
    expect(state()).toBeUndefined();
    expect(failed()).toEqual([]);
  });

  test('one that failed before is forgotten with its note', async () => {
    signIn();
    answer = () => Response.json({ title: 'Broken' }, { status: 500 });
    dismissLater(client, alert, 'Kept');
    await later();
    await until('error');
    signOut();
    expect(state()).toBeUndefined();
  });
});
