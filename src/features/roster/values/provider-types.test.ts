import { expect, test } from 'vitest';
import { typeReader } from './provider-types';

const { read, professionOfType } = typeReader([
  { value: 'md', label: 'Physician (MD)' },
  { value: 'do', label: 'Physician (DO)' },
  { value: 'np', label: 'Nurse practitioner' },
  { value: 'pnp', label: 'Pediatric nurse practitioner' },
  { value: 'pt', label: 'Physical therapist (PT)' },
  { value: 'lpn', label: 'Licensed practical nurse (LPN/LVN)' },
  { value: 'own', label: 'Peer specialist' },
]);

test.each([
  ['MD, PhD', 'md'],
  ['d.o.', 'do'],
  ['FNP-C', 'np'],
  ['pediatric nurse practitioner', 'pnp'],
  ['PT', 'pt'],
  ['physical therapist', 'pt'],
  ['LVN', 'lpn'],
  ['PEER SPECIALIST', 'own'],
  ['pnp', 'pnp'],
])('The provider type of %s is %s', (text, value) => {
  expect(read(text)).toEqual({ value });
});

test.each(['CRNA', 'PhD', 'Wizard'])('%s has no provider type here', (text) => {
  expect(read(text)).toEqual({ problem: 'There is no provider type of this name.' });
});

test('A provider type tells its profession, unless it is one of the organization alone', () => {
  expect(['do', 'own', undefined].map(professionOfType)).toEqual(['Physician (DO)', undefined, undefined]);
});
