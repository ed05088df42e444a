// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hold, holdMs, sendHeld, takeBack } from './held-work';

let sent: string[];
const work = (id: string, large = false) => ({
  id,
  title: id,
  large,
  send: (leaving: boolean) => void sent.push(leaving ? `${id}, leaving` : id),
  undo: () => void sent.push(`${id} undone`),
});

const closing = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => {
  sendHeld();
  vi.useRealTimers();
});

test('Work is carried out after ten seconds and not a moment before', () => {
  hold(work('a'));
  vi.advanceTimersByTime(holdMs - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['a']);
  vi.advanceTimersByTime(holdMs);
  expect(sent, 'once').toEqual(['a']);
});

test('What is taken back is never carried out; without a name it is the latest', () => {
  hold(work('a'));
  vi.advanceTimersByTime(4_000);
  hold(work('b'));
  expect(takeBack()?.id).toBe('b');
  vi.advanceTimersByTime(2 * holdMs);
  expect(sent).toEqual(['b undone', 'a']);
  expect(takeBack(), 'it is too late').toBeUndefined();
});

test('Holding the same again starts its time anew', () => {
  hold(work('a'));
  vi.advanceTimersByTime(9_000);
  hold(work('a'));
  vi.advanceTimersByTime(9_000);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual(['a']);
});

test('Leaving the page carries everything out at once', () => {
  hold(work('a'));
  hold(work('b'));
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['a, leaving', 'b, leaving']);
});

test('Much work asks before the tab is closed, little work does not', () => {
  hold(work('a'));
  expect(closing(), 'nothing asks').toBe(true);
  hold(work('b', true));
  expect(closing()).toBe(false);
  takeBack('b');
  expect(closing()).toBe(true);
});
