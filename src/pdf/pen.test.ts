import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { makePen } from './pen';
import { lineRuns, tokensOf, writable } from './runs';

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNoaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

const penFor = async (...texts: string[]) =>
  makePen(
    await PDFDocument.create(),
    texts.map((text) => [text, false] as const),
    (word) => Promise.resolve({ png: pixel, width: word.length, height: 1, below: 0 }),
  );

test('a line is as wide as what is written and what is drawn of it', async () => {
  const pen = await penFor('Łukasz');
  const style = { size: 10 };
  expect(pen.width('Łukasz', style)).toBeCloseTo(10 + pen.width('ukasz', style));
  expect(pen.width('Ada Quill', { size: 20 })).toBeCloseTo(2 * pen.width('Ada Quill', style));
});

test('a text is broken between words, and within one that is longer than a line', async () => {
  const pen = await penFor('山田山田山田', 'محمد علي');
  const style = { size: 10 };
  expect(pen.lines('one two\n\nthree', 30, style)).toEqual(['one', 'two', '', 'three']);
  expect(pen.lines('山田山田山田', 20, style)).toEqual(['山田', '山田', '山田']);
  // What joins is never cut; words that follow each other to the left part where they have to.
  expect(pen.lines('محمد علي', 80, style)).toEqual(['محمد علي']);
  expect(pen.lines('محمد علي', 50, style)).toEqual(['محمد', 'علي']);
});

test('no line ends at a no-break space, unless the words around it are longer than a line', async () => {
  const pen = await penFor();
  const style = { size: 10 };
  const room = pen.width('sent by Oct', style) + 1;
  expect(pen.lines('sent by Oct 5', room, style)).toEqual(['sent by Oct', '5']);
  expect(pen.lines('sent by Oct\u00A05', room, style)).toEqual(['sent by', 'Oct 5']);
  expect(pen.lines('Oct\u00A05', pen.width('Oct', style) + 1, style)).toEqual(['Oct', '5']);
});

test('signs without a shape are left out, and plain ones stand for their like', () => {
  expect(writable('a\u202Eb\u00A0c\u2011d\u200B\r\ne')).toBe('ab c-d\ne');
  expect(writable('\uD800x')).toBe('\uFFFDx');
});

test('words to the left are one, and of other words only the letters that a font lacks are drawn', () => {
  const known = new Set([...'abcdefghijklmnopqrstuvwxyz ,'].map((letter) => letter.charCodeAt(0)));
  expect(tokensOf('by محمد علي here')).toEqual(['by', 'محمد علي', 'here']);
  expect(lineRuns('by łukasz', known)).toEqual([
    { text: 'by ', isDrawn: false },
    { text: 'ł', isDrawn: true },
    { text: 'ukasz', isDrawn: false },
  ]);
  expect(lineRuns('हिन्दी', known)).toEqual([{ text: 'हिन्दी', isDrawn: true }]);
});
