import { expect, test } from 'vitest';
import { evidenceOfResult } from './evidence';

test('A single screenshot has the name of its result, several are counted', () => {
  const named = (screenshots: string[]) =>
    evidenceOfResult({ screenshots }, 'Verification').map(({ name }) => name);
  expect(named(['a.png'])).toEqual(['Verification']);
  expect(named(['a.png', 'b.png'])).toEqual(['Verification, 1 of 2', 'Verification, 2 of 2']);
});
