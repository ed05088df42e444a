import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { undoMs, undoQueue } from '@/jobs/undo-queue';
import { decide, type DecisionKind } from './decide';
import { createQueueSession } from './session';

const queryKey = ['/counts'];
/** How many wait on the service. */
let waiting: number;
let client: QueryClient;
/** Settles what was sent last. */
let answer: { resolve: () => void; reject: (error: Error) => void };

const read = () => client.fetchQuery({ queryKey, queryFn: () => ({ active: waiting }), staleTime: 0 });
const shown = () => client.getQueryData<{ active: number }>(queryKey)?.active;

const kind = (): DecisionKind<{ id: string }, string> => ({
  session: createQueueSession<{ id: string }, string>(),
  undo: { noticeOf: (_, note) => ({ title: 'Dismissed', note }) },
  countsOf: () => ({
    queryClient: client,
    queryKey,
    change: (counts, sign) => ({ active: (counts as { active: number }).active - sign }),
  }),
  run: () =>
    new Promise<void>((resolve, reject) => {
      answer = { resolve, reject };
    }),
});

beforeEach(async () => {
  vi.useFakeTimers();
  waiting = 12;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await read();
});
afterEach(() => {
  undoQueue.undo();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

test('A decision that is held is in the counts at once, and out of them with its undo', () => {
  void decide(kind(), { id: 'a' }, '')();
  expect(shown()).toBe(11);
  undoQueue.undo('a');
  expect(shown()).toBe(12);
});

test('Counts that are read while it is held have it, too', async () => {
  void decide(kind(), { id: 'a' }, '')();
  waiting = 15;
  await read();
  expect(shown()).toBe(14);
  undoQueue.undo('a');
  expect(shown()).toBe(15);
});

test('One that fails is out of the counts again', async () => {
  void decide(kind(), { id: 'a' }, '')();
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(shown()).toBe(11);
  answer.reject(new Error('No'));
  await settled();
  expect(shown()).toBe(12);
});

test('One that is carried out stays in them, and what is read next is not lowered once more', async () => {
  void decide(kind(), { id: 'a' }, '')();
  await vi.advanceTimersByTimeAsync(undoMs);
  answer.resolve();
  await settled();
  expect(shown()).toBe(11);
  waiting = 11;
  await read();
  expect(shown()).toBe(11);
});

test('Counts that were read while it was sent, and may have had it, are read once more', async () => {
  void decide(kind(), { id: 'a' }, '')();
  await vi.advanceTimersByTimeAsync(undoMs);
  waiting = 11;
  await read();
  answer.resolve();
  await settled();
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('With counts that are forgotten goes what was in them', async () => {
  void decide(kind(), { id: 'a' }, '')();
  client.clear();
  await read();
  expect(shown()).toBe(12);
});
