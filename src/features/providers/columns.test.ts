import { renderToStaticMarkup } from 'react-dom/server';
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

const shown = (id: string, deactivated: boolean) => {
  const column = providerColumns.find((one) => one.id === id);
  const provider = { id: 'p', lastName: 'Rivera', credentialingStatus: 'Credentialed', deactivated };
  const gone = deactivated ? { deactivatedAt: '2024-03-05T00:00:00Z' } : {};
  return renderToStaticMarkup(column?.cell?.({ ...provider, ...gone }));
};

test('Whom nobody works with any more is marked beside the name, with the day, and no status is green', () => {
  expect(shown('name', true)).toContain('Deactivated Mar 5, 2024');
  expect(shown('name', false)).not.toContain('Deactivated');
  expect(shown('credentialing', true)).toContain('Credentialed');
  expect(shown('credentialing', true)).not.toContain('success');
  expect(shown('credentialing', false)).toContain('success');
});
