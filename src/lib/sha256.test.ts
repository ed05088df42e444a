import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256';

const other = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('It gives the digests of the standard’s own examples', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('It agrees with another implementation about every text, whatever its length', () => {
  for (let length = 50; length < 140; length += 1)
    expect(sha256('é'.repeat(length))).toBe(other('é'.repeat(length)));
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
      expect(sha256(text)).toBe(other(text));
    }),
  );
});
