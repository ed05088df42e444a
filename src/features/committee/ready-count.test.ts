// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReady, readyQueue } from './ready-count';

const now = Date.parse('2026-11-24T15:00:00Z');
const agenda = { at: now, failed: [], leftOut: 0 };
const items = (['clean', 'flagged', 'clean', 'not ready'] as const).map((standing) => ({ standing }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

test('what the agenda of today was read to have ready is counted, those that are clean and those that are flagged', () => {
  expect(readyQueue()).toEqual({
    total: undefined,
    uncounted: 'Not counted on this device yet: counting reads every open request.',
  });
  keepReady('2026-11-24', items, agenda);
  expect(readyQueue()).toEqual({
    total: 3,
    parts: [
      { label: 'Clean files', amount: 2 },
      { label: 'For the committee', amount: 1 },
    ],
    leftOut: expect.stringMatching(/^As of [^,]*\.$/),
  });
  keepReady('2026-11-24', [], { ...agenda, leftOut: 2 });
  expect(readyQueue()).toMatchObject({
    total: 0,
    leftOut: expect.stringContaining('2 open requests not read.'),
  });
});

test('an agenda of another day says nothing of today', () => {
  keepReady('2026-11-20', items, agenda);
  expect(readyQueue().total).toBeUndefined();
});
