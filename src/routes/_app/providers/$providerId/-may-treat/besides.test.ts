import { expect, test } from 'vitest';
import type { TreatLine } from '@/domain/treat';
import type { OpenItem } from '@/features/providers/open-items';
import { besides } from './besides';

const line = (more: Partial<TreatLine>): TreatLine => ({
  key: 'list',
  topic: 'list',
  answer: 'no',
  text: '',
  brief: '',
  ...more,
});
const item = (kind: OpenItem['kind'], id?: string): OpenItem => ({
  key: `${kind} ${id}`,
  kind,
  status: { of: 'license', value: kind },
  text: kind,
  ...(id && { license: { id } }),
});

test('of a license that the answer tells about only what it does not say is left', () => {
  const evidence = { kind: 'license', licenseId: 'l1' } as const;
  const asked = [
    line({ key: 'license l1 TX', evidence }),
    line({ key: 'compact CO', evidence: { kind: 'license', licenseId: 'l2' } }),
  ];
  const items = [item('Failed', 'l1'), item('ExpiresSoon', 'l1'), item('Failed', 'l2'), item('Alert')];
  expect(besides(asked, { items, matches: [] }).items).toEqual(items.slice(1));
});

test('matches are left whose list the answer does not ask for', () => {
  const matches = [
    { id: 'm1', scan: { id: 's1', type: 'Sam' } },
    { id: 'm2', scan: { id: 's2', type: 'Npi' } },
  ];
  const asked = [line({ action: { kind: 'decide', datasetType: 'Sam' } })];
  expect(besides(asked, { items: [], matches }).matches).toEqual([matches[1]]);
  expect(besides([], { items: [], matches }).matches).toEqual(matches);
});
