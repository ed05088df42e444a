import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi, type Api } from './client';
import { SessionStore } from './session-store';
import { failure, hangs } from './testing';
import { waitingReads } from './waiting-reads';

type Reply = (request: Request) => Promise<Response>;

const found: Reply = () => Promise.resolve(Response.json({ items: [] }));
let replies: Reply[];
let requestCount: number;
let api: Api;

beforeEach(() => {
  vi.useFakeTimers();
  requestCount = 0;
  vi.stubGlobal('fetch', (request: Request) => replies[requestCount++]?.(request));
  const session = new SessionStore();
  session.begin({ token: 'first', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  api = createApi({
    baseUrl: 'http://service.test/api',
    timeoutMs: 30_000,
    readTimeoutMs: 15_000,
    session,
  });
});
afterEach(() => {
  vi.useRealTimers();
  // What runs in the same process afterwards may ask a real service before its first test.
  vi.unstubAllGlobals();
});

const providers = () => api.GET('/providers', { params: { query: {} } });
const write = () =>
  api.POST('/providers/{providerId}/notes', {
    operation: 'createProviderNote',
    params: { path: { providerId: 'p1' } },
    body: { note: 'Called the board.' },
  });
const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a read that takes long is told of after five seconds, and given up after fifteen', async () => {
  replies = [hangs];
  const call = failure(providers());
  await advance(4_900);
  expect(waitingReads.get()).toHaveLength(0);
  await advance(200);
  expect(waitingReads.get()).toHaveLength(1);
  await advance(10_000);
  expect((await call).kind).toBe('timeout');
  expect(waitingReads.get()).toHaveLength(0);
});

test('it can be stopped', async () => {
  replies = [hangs];
  const call = failure(providers());
  await advance(5_100);
  waitingReads.get()[0]?.stop();
  expect((await call).kind).toBe('aborted');
  expect(waitingReads.get()).toHaveLength(0);
});

test('it can be asked for once more, with all of its time again', async () => {
  replies = [hangs, hangs, found];
  const call = providers();
  await advance(14_000);
  waitingReads.get()[0]?.again();
  expect(waitingReads.get()).toHaveLength(0);
  await advance(14_000);
  expect(waitingReads.get()).toHaveLength(1);
  waitingReads.get()[0]?.again();
  expect((await call).data).toEqual({ items: [] });
  expect(requestCount).toBe(3);
});

test('a write is waited for longer, and cannot be stopped', async () => {
  replies = [hangs];
  const call = failure(write());
  await advance(20_000);
  expect(waitingReads.get()).toHaveLength(0);
  await advance(10_000);
  expect((await call).kind).toBe('timeout');
});
