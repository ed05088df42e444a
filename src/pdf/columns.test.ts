import { expect, test } from 'vitest';
import { columnWidths } from './columns';

const total = (widths: readonly number[]) => Math.round(widths.reduce((sum, width) => sum + width, 0));

test('what fits in one line does, and the table is as wide as the text', () => {
  const widths = columnWidths(
    [
      { word: 20, most: 40, text: 40 },
      { word: 30, most: 100, text: 100 },
    ],
    300,
  );
  expect(widths).toEqual([120, 180]);
});

test('short texts stay in one line, and long ones share what is left by how much they have to say', () => {
  const widths = columnWidths(
    [
      { word: 30, most: 60, text: 60 },
      { word: 50, most: 400, text: 400 },
      { word: 50, most: 1_100, text: 1_100 },
    ],
    500,
  );
  expect(widths[0]).toBe(60);
  expect(widths[2]).toBeGreaterThan(widths[1] ?? 0);
  expect(total(widths)).toBe(500);
});

test('where the words of all do not fit, the widest column gives way and the others keep theirs', () => {
  const widths = columnWidths(
    [
      { word: 60, most: 200, text: 200 },
      { word: 90, most: 300, text: 300 },
      { word: 400, most: 400, text: 400 },
    ],
    500,
  );
  expect(widths).toEqual([60, 90, 350]);
});

test('a column with many lines gets more than one with a single longer line, and never more than its longest', () => {
  const widths = columnWidths(
    [
      { word: 60, most: 200, text: 1_800 },
      { word: 60, most: 500, text: 500 },
    ],
    300,
  );
  expect(widths[0]).toBeGreaterThan(190);
  expect(total(widths)).toBe(300);
  const [first, second] = columnWidths(
    [
      { word: 60, most: 120, text: 9_000 },
      { word: 60, most: 500, text: 500 },
    ],
    300,
  );
  expect([first, second]).toEqual([120, 180]);
});
