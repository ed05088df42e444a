import { expect, test } from 'vitest';
import { indexesOf, isAllDrawn, nextDrawn, type RowRange } from './drawn-rows';

/** A window on 20 rows of a list, with ten more on either side. */
const window = (startIndex: number, count = 1_000) => ({
  startIndex,
  endIndex: startIndex + 19,
  overscan: 10,
  count,
});
const nothing: RowRange = { first: 0, last: -1 };

test('what comes into the window is drawn at once, the rows beyond it some with each frame', () => {
  const range = window(100);
  const frames = [nextDrawn(nothing, range)];
  for (let frame = 0; frame < 3; frame += 1) frames.push(nextDrawn(frames.at(-1) ?? nothing, range));
  expect(frames).toEqual([
    { first: 100, last: 119 },
    { first: 96, last: 123 },
    { first: 92, last: 127 },
    { first: 90, last: 129 },
  ]);
  expect(frames.map((drawn) => isAllDrawn(drawn, range))).toEqual([false, false, false, true]);
});

test('rows that were drawn ahead are in the window at once, and those far behind it leave', () => {
  expect(nextDrawn({ first: 90, last: 129 }, window(110))).toEqual({ first: 100, last: 133 });
  expect(nextDrawn({ first: 90, last: 129 }, window(125))).toEqual({ first: 115, last: 144 });
  expect(nextDrawn({ first: 90, last: 129 }, window(90))).toEqual({ first: 86, last: 119 });
});

test('a list that is left at its end or at its start is drawn no further', () => {
  expect(nextDrawn({ first: 970, last: 999 }, window(980))).toEqual({ first: 970, last: 999 });
  expect(nextDrawn({ first: 0, last: 19 }, window(0, 20))).toEqual({ first: 0, last: 19 });
});

test('the active row is drawn wherever it is', () => {
  expect(indexesOf({ first: 5, last: 7 }, 6)).toEqual([5, 6, 7]);
  expect(indexesOf({ first: 5, last: 7 }, 2)).toEqual([2, 5, 6, 7]);
  expect(indexesOf({ first: 5, last: 7 }, 90)).toEqual([5, 6, 7, 90]);
  expect(indexesOf({ first: 5, last: 7 }, undefined)).toEqual([5, 6, 7]);
});
