// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { writeStored } from '@/lib/storage';
import { matchColumns, rememberColumns, rememberedColumns } from './columns';
import { providerRoster } from './provider-roster';

const { fields } = providerRoster({ providerTypes: [], licenseTypes: [], queryClient: new QueryClient() });

beforeEach(() => localStorage.clear());

test('Only what a person changed is remembered, and it holds only where the same would be proposed', () => {
  const heading = ['NPI', 'Badge'];
  const proposed = matchColumns(heading, fields);
  rememberColumns('providers', heading, proposed, ['npi', 'licenseNumber']);
  expect(rememberedColumns('providers')).toEqual({ badge: { proposed: '', chosen: 'licenseNumber' } });
  expect(matchColumns(heading, fields, rememberedColumns('providers'))).toEqual(['npi', 'licenseNumber']);
  const other = { NPI: { proposed: 'gender', chosen: '' } };
  expect(matchColumns(['NPI'], fields, other)).toEqual(['npi']);
});

test('What older versions remembered, and fields that are gone, change nothing', () => {
  writeStored('local', 'roster-columns:providers', { NPI: '', BADGE: 'npi' });
  expect(rememberedColumns('providers')).toEqual({});
  expect(matchColumns(['NPI'], fields, { NPI: { proposed: 'npi', chosen: 'shoeSize' } })).toEqual(['npi']);
});
