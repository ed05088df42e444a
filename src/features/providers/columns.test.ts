import { expect, test } from 'vitest';
import { cardLines } from '@/table/testing-cards';
import { providerColumns } from './columns';

test('On a phone the card of a provider has five lines', () => {
  expect(cardLines(providerColumns)).toBe(5);
});

test('Where somebody practices besides stands on a phone beside their state, where there is such a place', () => {
  const also = providerColumns.find(({ id }) => id === 'also');
  expect(also?.phoneCell?.({ id: 'p', additionalPracticeStates: ['NM', 'TX'] })).toBe('also NM, TX');
  expect(also?.phoneCell?.({ id: 'p', additionalPracticeStates: [] })).toBeNull();
  expect(also?.phoneCell?.({ id: 'p' })).toBeNull();
});
