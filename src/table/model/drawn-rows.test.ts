import { expect, test } from 'vitest';
import { indexesOf, nextDrawn, type MovingRange, type RowRange } from './drawn-rows';

/** A window on 20 rows of a list that moves down, with ten more below and three above. */
const window = (startIndex: number, direction: MovingRange['direction'] = 'forward', count = 1_000) => ({
  startIndex,
  endIndex: startIndex + 19,
  overscan: 10,
  count,
  direction,
});
const nothing: RowRange = { first: 0, last: -1 };

test('what comes into the window is drawn at once, the rows beyond it some with each frame', () => {
  const range = window(100);
  const frames = [nextDrawn(nothing, range)];
  for (let frame = 0; frame < 4; frame += 1) frames.push(nextDrawn(frames.at(-1) ?? nothing, range));
  expect(frames).toEqual([
    { first: 100, last: 119 },
    { first: 97, last: 123 },
    { first: 97, last: 127 },
    { first: 97, last: 129 },
    { first: 97, last: 129 },
  ]);
});

test('rows that were drawn ahead are in the window at once, and those behind it leave', () => {
  expect(nextDrawn({ first: 97, last: 129 }, window(110))).toEqual({ first: 107, last: 133 });
  expect(nextDrawn({ first: 97, last: 129 }, window(125))).toEqual({ first: 122, last: 144 });
});

test('a list that is scrolled up is drawn ahead above the window', () => {
  expect(nextDrawn({ first: 97, last: 129 }, window(90, 'backward'))).toEqual({ first: 90, last: 112 });
  expect(nextDrawn({ first: 90, last: 112 }, window(90, 'backward'))).toEqual({ first: 86, last: 112 });
});

test('a list that is left at its end or at its start is drawn no further', () => {
  expect(nextDrawn({ first: 970, last: 999 }, window(980))).toEqual({ first: 977, last: 999 });
  expect(nextDrawn({ first: 0, last: 19 }, window(0, 'backward', 20))).toEqual({ first: 0, last: 19 });
});

test('the active row is drawn wherever it is', () => {
  expect(indexesOf({ first: 5, last: 7 }, 6)).toEqual([5, 6, 7]);
  expect(indexesOf({ first: 5, last: 7 }, 2)).toEqual([2, 5, 6, 7]);
  expect(indexesOf({ first: 5, last: 7 }, 90)).toEqual([5, 6, 7, 90]);
  expect(indexesOf({ first: 5, last: 7 }, undefined)).toEqual([5, 6, 7]);
});
