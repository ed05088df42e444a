import { expect, test } from 'vitest';
import { formatDuration } from './duration';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

test.each([
  [999, '999 ms'],
  [second, '1 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59.4 * second, '59 s'],
  [minute, '1 min 00 s'],
  [hour - second, '59 min 59 s'],
  [hour, '1 h 00 min'],
  [24 * hour - minute, '23 h 59 min'],
  [24 * hour, '1 d 0 h'],
  [52 * hour, '2 d 4 h'],
  [-5, '0 ms'],
  [undefined, '–'],
])('%s ms are %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});
