import { expect, test } from 'vitest';
import { integrityCsv } from './csv';
import { integrityContent } from './pdf';

const change = {
  id: 'e1',
  type: undefined,
  kind: 'LicenseChanged',
  at: '2026-03-01T12:00:00Z',
  what: 'changed license RN-1',
  by: 'ann@example.org',
  entry: { id: 'e1' },
  from: undefined,
  to: undefined,
  effective: undefined,
  daysAfter: undefined,
};
const audit = { question: { year: 2026, size: 5, seed: 'a' }, population: 9, changes: [change] };
const reviews = [
  {
    id: 'r',
    of: 'e1',
    is: 'finding',
    finding: 'No reason',
    by: 'eve@example.org',
    at: '2026-11-30T12:00:00Z',
  },
] as const;
const nameOf = (address: string) => (address.startsWith('ann') ? 'Ann Vega' : 'Eve Stone');

test('The CSV of a sample tells who changed and who reviewed by name, and nothing of reviews that nobody may see', async () => {
  const [, row] = (await (await integrityCsv(audit, reviews, nameOf)).text()).split('\r\n');
  expect(row).toContain(',Ann Vega,ann@example.org,');
  expect(row).toContain(',Finding,,No reason,,,Eve Stone,2026-11-30');
  const [, unknown] = (await (await integrityCsv(audit, undefined, nameOf)).text()).split('\r\n');
  expect(unknown).not.toContain('eviewed');
});

test('The document of a sample counts what was reviewed, and says what was found of each change', () => {
  const words = JSON.stringify(integrityContent(audit, reviews, nameOf).parts);
  expect(words).toContain('1 of 1 reviewed, 1 finding');
  expect(words).toMatch(/Finding: No reason.*Reviewed by Eve Stone/);
  expect(JSON.stringify(integrityContent(audit, undefined, nameOf).parts)).toContain(
    'your role does not show',
  );
});
