import { expect, test } from 'vitest';
import { facilityChoices, facilityLabel, possibleParents } from './facility-choices';

test('a facility is told apart by its place, where there is one', () => {
  expect(facilityLabel({ name: 'North Clinic', city: 'Reno', state: 'NV' })).toBe('North Clinic, Reno NV');
  expect(facilityLabel({ name: 'North Clinic' })).toBe('North Clinic');
  expect(facilityLabel({})).toBe('–');
});

test('one without an id cannot be chosen', () => {
  expect(facilityChoices([{ name: 'A' }, { id: 'b', name: 'B' }])).toEqual([{ value: 'b', label: 'B' }]);
});

test('a facility can be part of any but itself and those below it', () => {
  const facilities = [
    { id: 'top' },
    { id: 'middle', parentFacilityId: 'top' },
    // Listed before its own parent would be met.
    { id: 'leaf', parentFacilityId: 'low' },
    { id: 'low', parentFacilityId: 'middle' },
    { id: 'other' },
  ];
  const ids = (of: string | undefined) => possibleParents(facilities, of).map(({ id }) => id);
  expect(ids('middle')).toEqual(['top', 'other']);
  expect(ids('leaf')).toEqual(['top', 'middle', 'low', 'other']);
  expect(ids(undefined)).toHaveLength(5);
});

test('facilities in a ring, which the service does not allow, end the search', () => {
  const ring = [
    { id: 'a', parentFacilityId: 'b' },
    { id: 'b', parentFacilityId: 'a' },
  ];
  expect(possibleParents(ring, 'a')).toEqual([]);
});
