import { expect, test } from 'vitest';
import { wordDiff } from './word-diff';

test('Two texts without anything in common are marked as a whole, on both sides', () => {
  const [before, after] = ['a', 'b'].map((letter) =>
    Array.from({ length: 1_200 }, (_, index) => `${letter}${index}`).join(' '),
  );
  expect(wordDiff(before ?? '', after ?? '')).toEqual({
    before: [{ text: before, changed: true }],
    after: [{ text: after, changed: true }],
  });
});
