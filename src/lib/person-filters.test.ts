import { expect, test } from 'vitest';
import { personFilters } from './person-filters';

test('Somebody is found by a whole NPI however it is written, else by a name without its degrees', () => {
  expect(personFilters('NPI: 1234 567 893')).toEqual({ npi: 1_234_567_893 });
  expect(personFilters('\uFEFF1234567893')).toEqual({ npi: 1_234_567_893 });
  expect(personFilters('Ada Quill, MD')).toEqual({ providerName: 'Ada Quill' });
  expect(personFilters(' ')).toEqual({});
});
