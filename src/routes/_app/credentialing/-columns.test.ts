import { expect, test } from 'vitest';
import { cardLines } from '@/table/testing-cards';
import { requestColumns } from './-columns';

test('The NPI of a provider is told by `npis` where `npi` is absent', () => {
  const npi = requestColumns.find(({ id }) => id === 'npi');
  expect(npi?.value({ id: 'r', provider: { npi: 1_234_567_893, npis: [1_000_000_004] } })).toBe('1234567893');
  expect(npi?.value({ id: 'r', provider: { npis: [1_000_000_004] } })).toBe('1000000004');
  expect(npi?.value({ id: 'r', provider: {} })).toBeUndefined();
});

test('On a phone the card of a request has five lines, with the whole status on one of its own', () => {
  expect(cardLines(requestColumns)).toBe(5);
});
