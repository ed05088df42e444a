import { expect, test } from 'vitest';
import { fileSize } from './files';

test.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_250_000, '1.3 MB'],
  [-1, undefined],
  [undefined, undefined],
])('A file of %s bytes is called %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
