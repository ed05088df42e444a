// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutTables, row, serve, show } from './testing';

async function shown() {
  const { router } = show(serve);
  const rows = [await row('Person 0'), await row('Person 1')] as const;
  return { rows, preload: vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined) };
}

const moveTo = (element: HTMLElement, clientY: number) =>
  fireEvent.pointerOver(element, { clientX: 20, clientY });

/** Gives the elements of a row the sizes that a browser would. */
const sized = (elements: Iterable<Element>, scrollWidth: number, clientWidth: number) => {
  for (const element of elements)
    Object.defineProperties(element, {
      scrollWidth: { value: scrollWidth, configurable: true },
      clientWidth: { value: clientWidth, configurable: true },
    });
};

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

  it('is not preloaded while its box is pointed at and clicked, but once the pointer moves on to its cells', async () => {
    const { rows, preload } = await shown();
    const box = within(rows[0]).getByRole('checkbox');
    moveTo(box, 10);
    await vi.advanceTimersByTimeAsync(400);
    box.focus();
    fireEvent.click(box);
    expect(rows[0].getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(rows[0]);
    expect(preload).not.toHaveBeenCalled();
    moveTo(within(rows[0]).getByRole('link'), 12);
    await vi.advanceTimersByTimeAsync(100);
    expect(preload).toHaveBeenCalledOnce();
  });
});

describe('A cell under the pointer', () => {
  layOutTables();

  it.each([
    ['says all of its text where some is cut', 'Person 0', 240, 160],
    ['says nothing where all is to be read', '', 160, 160],
    ['says nothing where sizes differ by what was rounded', '', 161, 160],
    ['says nothing where Firefox gives what is drawn within a line a width beside none', '', 160, 0],
  ])('%s', async (_, title, scrollWidth, clientWidth) => {
    const { rows } = await shown();
    const cell = rows[0].querySelector('a')?.closest<HTMLElement>('[data-col]');
    if (!cell) throw new Error('no cell with a link');
    sized(cell.querySelectorAll('*'), scrollWidth, clientWidth);
    Object.defineProperty(cell, 'clientHeight', { value: 40 });
    Object.defineProperty(cell, 'scrollHeight', { value: 40 });
    moveTo(cell, 10);
    expect(cell.title).toBe(title);
  });
});
