// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutTables, row, serve, show } from './testing';

async function shown() {
  const { router } = show(serve);
  const rows = [await row('Person 0'), await row('Person 1')] as const;
  return { rows, preload: vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined) };
}

const moveTo = (element: HTMLElement, clientY: number) =>
  fireEvent.pointerOver(element, { clientX: 20, clientY });

describe('A row under the pointer', () => {
  layOutTables();
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it('is preloaded once the pointer rests there', async () => {
    const { rows, preload } = await shown();
    moveTo(rows[0], 10);
    await vi.advanceTimersByTimeAsync(40);
    moveTo(rows[1], 50);
    await vi.advanceTimersByTimeAsync(100);
    expect(preload.mock.calls).toEqual([[expect.objectContaining({ params: { personId: 'p1' } })]]);
  });

  it('is not preloaded while rows are scrolled past it, but once the scrolling rests', async () => {
    const { rows, preload } = await shown();
    moveTo(rows[0], 10);
    await vi.advanceTimersByTimeAsync(40);
    moveTo(rows[1], 10);
    await vi.advanceTimersByTimeAsync(200);
    expect(preload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(preload).toHaveBeenCalledOnce();
  });
});
