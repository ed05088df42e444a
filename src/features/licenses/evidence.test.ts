import { expect, test } from 'vitest';
import { evidenceOfResult } from './evidence';

const named = (screenshots: string[]) =>
  evidenceOfResult({ screenshots }, 'Verification').map(({ name }) => name);

test('A single screenshot has the name of its result, several are counted', () => {
  expect(named(['a.png'])).toEqual(['Verification']);
  expect(named(['a.png', 'b.png'])).toEqual(['Verification, 1 of 2', 'Verification, 2 of 2']);
});
