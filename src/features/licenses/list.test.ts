import { expect, test } from 'vitest';
import { providerList } from '@/features/providers/list';
import { licenseList } from './list';

test('No status is offered that matches everything', () => {
  expect(licenseList.validateSearch({ licenseStatus: 'Expired' })).toEqual({ licenseStatus: 'Expired' });
  for (const licenseStatus of ['None', 'All'])
    expect(licenseList.validateSearch({ licenseStatus })).toEqual({});
  expect(providerList.validateSearch({ status: 'Expired' })).toEqual({ status: 'Expired' });
  expect(providerList.validateSearch({ status: 'None' })).toEqual({});
});

const sortOf = (expires: string) => licenseList.toParams(licenseList.validateSearch({ expires }));

test('Licenses that have expired begin with the latest, those that will with the next', () => {
  expect(sortOf('expired')).toMatchObject({
    sortedBy: 'LicenseExpirationDate',
    sortDirection: 'Desc',
  });
  expect(sortOf('30')).toMatchObject({ sortedBy: 'LicenseExpirationDate', sortDirection: 'Asc' });
});
