// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/api/session';
import { undoMs, undoQueue, useWaitingWork } from './undo-queue';

let sent: string[];
const work = (id: string, large = false) => ({
  id,
  title: id,
  large,
  send: (leaving: boolean) => void sent.push(leaving ? `${id}, leaving` : id),
  undo: () => void sent.push(`${id} undone`),
});

const closing = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

// Work over many records that another file left under way would be lost with the tab as well.
beforeAll(() => {
  session.begin({ token: 'secret', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  session.end('user');
});

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  undoQueue.flush();
  vi.useRealTimers();
});

test('Work is carried out after ten seconds and not a moment before', () => {
  undoQueue.add(work('a'));
  vi.advanceTimersByTime(undoMs - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['a']);
  vi.advanceTimersByTime(undoMs);
  expect(sent, 'once').toEqual(['a']);
});

test('What is taken back is never carried out; without a name it is the latest', () => {
  undoQueue.add(work('a'));
  vi.advanceTimersByTime(4_000);
  undoQueue.add(work('b'));
  expect(undoQueue.undo()?.id).toBe('b');
  vi.advanceTimersByTime(2 * undoMs);
  expect(sent).toEqual(['b undone', 'a']);
  expect(undoQueue.undo(), 'it is too late').toBeUndefined();
});

test('Adding the same again starts its time anew', () => {
  undoQueue.add(work('a'));
  vi.advanceTimersByTime(9_000);
  undoQueue.add(work('a'));
  vi.advanceTimersByTime(9_000);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual(['a']);
});

test('Leaving the page carries everything out at once', () => {
  undoQueue.add(work('a'));
  undoQueue.add(work('b'));
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['a, leaving', 'b, leaving']);
});

test('A lock carries everything out at once, and nothing once more after it: nobody sees what could be taken back', () => {
  session.begin({ token: 'secret', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  undoQueue.add(work('a'));
  undoQueue.add(work('b'));
  session.lock();
  expect(sent).toEqual(['a, leaving', 'b, leaving']);
  vi.advanceTimersByTime(2 * undoMs);
  session.end('user');
  expect(sent).toHaveLength(2);
});

test('Much work asks before the tab is closed, little work does not', () => {
  undoQueue.add(work('a'));
  expect(closing(), 'nothing asks').toBe(true);
  undoQueue.add(work('b', true));
  expect(closing()).toBe(false);
  undoQueue.undo('b');
  expect(closing()).toBe(true);
});

test('What a key adds is shown after what the same key opens', async () => {
  const rendered = vi.fn();
  function Alert({ open }: { open: string }) {
    rendered(open, useWaitingWork('first')?.id);
    return null;
  }
  const { rerender } = render(<Alert open="first" />);
  await act(async () => {
    undoQueue.add(work('first'));
    rerender(<Alert open="second" />);
  });
  expect(rendered).not.toHaveBeenCalledWith('first', 'first');
  expect(rendered).toHaveBeenCalledWith('second', undefined);
  expect(rendered).toHaveBeenLastCalledWith('second', 'first');
});

test('A row is not rendered for the work of another, and shows its own when it has another record', async () => {
  const rendered = vi.fn();
  function Row({ id }: { id: string }) {
    rendered(id, useWaitingWork(id)?.id);
    return null;
  }
  const { rerender } = render(<Row id="b" />);
  rendered.mockClear();
  await act(async () => undoQueue.add(work('a')));
  expect(rendered).not.toHaveBeenCalled();
  await act(async () => rerender(<Row id="a" />));
  expect(rendered).toHaveBeenLastCalledWith('a', 'a');
});
