// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readStored } from '@/lib/storage';
import { createQueueSession, emptySession, recordDecision, recordOutcome, removeOutcome } from './session';

beforeEach(() => sessionStorage.clear());

const begin = () => createQueueSession<string, string>('queue:test');

test('Cases and what became of them outlive a reload of the tab, decisions of the page do not', () => {
  const session = begin();
  session.set({ ...emptySession, cases: ['a', 'b'], at: 1 });
  recordOutcome(session, 'a', 'mine');
  recordDecision(session, { id: 'a', item: 'a', choice: 'Approve', status: 'success' });
  const next = begin().get();
  expect(next).toMatchObject({ cases: ['a', 'b'], outcomes: { a: 'mine' }, decisions: [] });
});

test('A session in which nothing is known leaves nothing behind', () => {
  const session = begin();
  session.set({ ...emptySession, cases: ['a'] });
  session.set(emptySession);
  expect(readStored('session', 'queue:test')).toBeUndefined();
  expect(begin().get()).toEqual(emptySession);
});

test('What is stored and is none is no session', () => {
  sessionStorage.clear();
  const session = begin();
  session.set({ ...emptySession, cases: 'a' as never });
  expect(begin().get()).toEqual(emptySession);
});

test('A decision that was taken back leaves its case open, and the others as they are', () => {
  const session = begin();
  recordOutcome(session, 'a', 'mine');
  recordOutcome(session, 'b', 'skipped');
  removeOutcome(session, 'a');
  removeOutcome(session, 'c');
  expect(session.get().outcomes).toEqual({ b: 'skipped' });
  recordOutcome(session, 'a', 'byOthers');
  expect(session.get().outcomes).toEqual({ a: 'byOthers', b: 'skipped' });
});
