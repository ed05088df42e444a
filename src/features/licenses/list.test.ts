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
