import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topFor, windowOf } from './row-window';

const facts = { top: 0, viewport: 433, height: 40, head: 33, count: 100_000 };

describe('the window on equally high rows', () => {
  it('shows the rows it covers and draws some beyond', () => {
    expect(windowOf(facts)).toEqual({ seenFirst: 0, seenLast: 9, first: 0, last: 19 });
    expect(windowOf({ ...facts, top: 4_010 })).toEqual({
      seenFirst: 100,
      seenLast: 110,
      first: 90,
      last: 120,
    });
    expect(windowOf({ ...facts, top: 1e9 })).toMatchObject({ seenLast: 99_999, last: 99_999 });
    expect(windowOf({ ...facts, count: 0 })).toEqual({ seenFirst: 0, seenLast: -1, first: 0, last: -1 });
  });

  it('scrolls by as little as it takes to show a row', () => {
    expect(topFor(3, facts)).toBe(0);
    expect(topFor(10, facts)).toBe(40);
    expect(topFor(2, { ...facts, top: 200 })).toBe(80);
  });

  it('leaves no place without a row, and shows every row that was scrolled to', () => {
    const size = fc.integer({ min: 20, max: 80 });
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.integer({ min: 120, max: 1_200 }),
        size,
        fc.nat(5_000),
        (top, viewport, height, count) => {
          const reach = Math.max(0, count * height + 33 - viewport);
          const at = { top: Math.min(top, reach), viewport, height, head: 33, count };
          const { seenFirst, seenLast, first, last } = windowOf(at);
          if (count === 0) return;
          expect(seenFirst * height).toBeLessThanOrEqual(at.top);
          const bottom = Math.min(at.top + viewport - 33, count * height);
          expect((seenLast + 1) * height).toBeGreaterThanOrEqual(bottom);
          expect(first).toBeLessThanOrEqual(seenFirst);
          expect(last).toBeGreaterThanOrEqual(seenLast);
          expect(last - first).toBeLessThan(viewport / height + 22);
          const target = top % count;
          const shown = windowOf({ ...at, top: topFor(target, at) });
          expect(target).toBeGreaterThanOrEqual(shown.seenFirst);
          expect(target).toBeLessThanOrEqual(shown.seenLast);
        },
      ),
    );
  });
});
