import { expect, test } from 'vitest';
import { simulateService } from '@/testing/service';
import { licenseList } from './list';
import { chosenPages, holdsNumber } from './chosen';

test.each([
  ['MD595819', 'md-595 819', true],
  ['MD-595.819', '5958', true],
  ['RN 100200', 'RN100200', true],
  ['RN100200', '100300', false],
  ['RN100200', '--', false],
  [null, '100', false],
])('the number %s is found by “%s”: %s', (number, typed, isFound) => {
  expect(holdsNumber(number, typed)).toBe(isFound);
});

test('Licenses of a number are counted though the service cannot be asked for them', async () => {
  const service = await simulateService({ providers: 0 });
  const provider = service.put('providers', { lastName: 'Quill' });
  for (const licenseNumber of ['RN-1', 'MD-595819', 'PA-2'])
    service.put('licenses', { providerId: provider.id, licenseNumber });
  const params = licenseList.toParams(licenseList.validateSearch({ licenseNumber: 'md595819' }));
  const read = await chosenPages(params)(undefined);
  expect(read.items?.map(({ license }) => license?.number)).toEqual(['MD-595819']);
  expect(read.totalCount).toBe(1);
});

const { box } = licenseList;

test('What has a digit is searched for as a license number, an NPI and two characters are not', () => {
  expect(box?.write('Quill, Ada')).toEqual({ providerName: 'Quill, Ada' });
  expect(box?.write(' MD 5958')).toEqual({ licenseNumber: 'MD 5958' });
  expect(box?.write('R1')).toEqual({ wait: 'Three characters or more of a license number' });
  expect(box?.write('1234567893')).toEqual({ wait: 'Found by name, not by NPI' });
  expect(box?.read({ licenseNumber: 'MD 5958' })).toBe('MD 5958');
});
