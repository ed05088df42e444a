import { describe, expect, test } from 'vitest';
import type { Group } from '@/api/models';
import { groupRows } from './-rows';

const sort = { sortedBy: 'Name', sortDirection: 'Asc' } as const;

describe('groups, which the service neither filters nor sorts', () => {
  const groups: Group[] = [
    { id: 'b', name: 'Beta', npi: 1_234_567_893, remitAddress: { city: 'Waco', state: 'TX' } },
    { id: 'a', name: 'Alpha', taxId: '20-4711000', remitAddress: { city: 'Albany', state: 'NY' } },
    { id: 'c' },
  ];
  const ids = (more: object) => groupRows(groups, { ...sort, ...more }).map(({ id }) => id);

  test('are found by name, NPI or tax id, with or without its dash', () => {
    expect(ids({ find: 'bet' })).toEqual(['b']);
    expect(ids({ find: '1234567893' })).toEqual(['b']);
    expect(ids({ find: '204711000' })).toEqual(['a']);
    expect(ids({ find: '20-4711' })).toEqual(['a']);
    expect(ids({ find: '-' })).toEqual([]);
    expect(ids({ state: 'TX' })).toEqual(['b']);
  });

  test('are sorted both ways, one without a name or a place among them', () => {
    expect(ids({})).toEqual(['c', 'a', 'b']);
    expect(ids({ sortDirection: 'Desc' })).toEqual(['b', 'a', 'c']);
    expect(ids({ sortedBy: 'Place' })).toEqual(['a', 'b', 'c']);
  });
});
