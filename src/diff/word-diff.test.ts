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

test('A space between two changed words is marked with them; one beside a word that stayed is not', () => {
  expect(wordDiff('12 Oak Road, Reno', '7 Elm Road, Reno')).toEqual({
    before: [
      { text: '12 Oak', changed: true },
      { text: ' Road, Reno', changed: false },
    ],
    after: [
      { text: '7 Elm', changed: true },
      { text: ' Road, Reno', changed: false },
    ],
  });
  expect(wordDiff('Old Oak Road', 'New Oak Street').after).toEqual([
    { text: 'New', changed: true },
    { text: ' Oak ', changed: false },
    { text: 'Street', changed: true },
  ]);
});
