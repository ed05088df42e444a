// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { useWalk } from './use-walk';

interface Reading {
  question: string;
  signal: AbortSignal;
  onProgress: (read: number) => void;
  end: (result: string) => void;
  fail: (error: Error) => void;
}

/** A walk whose readings end as the test says. */
function walking(first: string | undefined) {
  const readings: Reading[] = [];
  const read = (question: string, signal: AbortSignal, onProgress: (read: number) => void) =>
    new Promise<string>((end, fail) => readings.push({ question, signal, onProgress, end, fail }));
  const { result, rerender, unmount } = renderHook(
    (question: string | undefined) => useWalk(question, { read, madeWords: (made) => `${made} is made` }),
    { initialProps: first },
  );
  return { readings, rerender, unmount, walk: () => result.current.walk, controls: () => result.current };
}

test('Nothing is read until something is asked for, then it says how far it is and gives what was made', async () => {
  const { readings, rerender, walk } = walking(undefined);
  expect([walk(), readings]).toEqual([{ step: 'asking' }, []]);
  rerender('October');
  expect(walk()).toEqual({ step: 'reading', progress: undefined });
  act(() => readings[0]?.onProgress(250));
  expect(walk()).toEqual({ step: 'reading', progress: 250 });
  readings[0]?.end('October’s proof');
  await waitFor(() => expect(walk()).toEqual({ step: 'made', result: 'October’s proof' }));
});

test('What is given up is read no further and shows nothing of what comes later, until it is asked for again', async () => {
  const { readings, walk, controls } = walking('October');
  act(() => controls().cancel());
  expect(readings[0]?.signal.aborted).toBe(true);
  await act(async () => {
    readings[0]?.onProgress(500);
    readings[0]?.end('Late');
  });
  expect(walk()).toEqual({ step: 'canceled' });
  act(() => controls().again());
  expect(walk()).toEqual({ step: 'reading', progress: undefined });
  readings[1]?.end('Whole');
  await waitFor(() => expect(walk()).toEqual({ step: 'made', result: 'Whole' }));
});

test('A failure is told, and ends what is still being read beside it', async () => {
  const { readings, walk } = walking('October');
  const error = new ApiError({ kind: 'problem', status: 403 });
  await act(async () => readings[0]?.fail(error));
  expect(walk()).toEqual({ step: 'failed', error });
  expect(readings[0]?.signal.aborted).toBe(true);
  act(() => readings[0]?.onProgress(750));
  expect(walk()).toEqual({ step: 'failed', error });
});

test('Another question takes the place of the first, whose answer is shown no more', async () => {
  const { readings, rerender, walk, unmount } = walking('October');
  rerender('November');
  expect(readings.map(({ question, signal }) => [question, signal.aborted])).toEqual([
    ['October', true],
    ['November', false],
  ]);
  await act(async () => readings[0]?.end('October'));
  expect(walk()).toMatchObject({ step: 'reading' });
  readings[1]?.end('November');
  await waitFor(() => expect(walk()).toEqual({ step: 'made', result: 'November' }));
  unmount();
  expect(readings[1]?.signal.aborted).toBe(true);
});

test('The same question drawn again is read once', () => {
  const read = vi.fn(() => new Promise<never>(() => undefined));
  const { rerender } = renderHook(
    (question: { month: string }) => useWalk(question, { read, madeWords: () => '' }),
    { initialProps: { month: 'October' } },
  );
  rerender({ month: 'October' });
  expect(read).toHaveBeenCalledTimes(1);
});
