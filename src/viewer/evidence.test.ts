import { expect, test } from 'vitest';
import { closer, farther, placed, scrolledAbout, stepped, withinLimits, withSides } from './evidence';

test('zooming goes by steps, from wherever it is, and ends at its limits', () => {
  expect([closer(1), closer(1.1), farther(1), farther(1.1)]).toEqual([1.25, 1.25, 0.75, 1]);
  expect([closer(8), farther(0.25), withinLimits(20), withinLimits(0)]).toEqual([8, 0.25, 8, 0.25]);
});

test('the point that is zoomed about stays where it is', () => {
  // A point 300 pixels into what is drawn, seen 100 from the edge, is 600 pixels in at twice the size.
  expect(scrolledAbout(200, 100, 2)).toBe(500);
  expect(scrolledAbout(0, 100, 0.5)).toBe(0);
});

test('each side leads through the list and stops at its ends', () => {
  expect(stepped([0, 2], 1, 1, 4)).toEqual([0, 3]);
  expect(stepped([0, 3], 1, 1, 4)).toEqual([0, 3]);
  expect(stepped([0], 0, -1, 4)).toEqual([0]);
  expect(placed([0, 1], 0, 3)).toEqual([3, 1]);
});

test('a second side shows the next item, the one before at the end, and none where there is only one; one of two stays', () => {
  expect(withSides([1], 2, 4)).toEqual([1, 2]);
  expect(withSides([3], 2, 4)).toEqual([3, 2]);
  expect(withSides([0], 2, 1)).toEqual([0]);
  expect(withSides([2, 0], 1, 4)).toEqual([2]);
  expect(withSides([2, 0], 1, 4, 1)).toEqual([0]);
});
