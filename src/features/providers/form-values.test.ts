import { expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import {
  blankProvider,
  changedProviderSchema,
  providerPatch,
  providerRequest,
  providerSchema,
  providerValues,
} from './form-values';

const named = { ...blankProvider, firstName: 'Renee', lastName: 'Castellanos' };

const provider: Provider = {
  firstName: 'Renee',
  lastName: 'Castellanos',
  npi: 1234567893,
  dateOfBirth: '1984-02-17T00:00:00Z',
  phone: '702 555 0100',
  languages: ['English'],
  emails: [{ id: 'e1', email: 'r@example.org', type: 'Work' }],
};

function complaints(values: typeof blankProvider): Record<string, string> {
  const result = providerSchema.safeParse(values);
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);
}

test('Names are all that is needed, and what was left empty is not sent', () => {
  expect(providerRequest(providerSchema.parse(named))).toEqual({
    firstName: 'Renee',
    lastName: 'Castellanos',
  });
});

test('Dates go out as the contract writes them', () => {
  const checked = providerSchema.parse({
    ...named,
    dateOfBirth: '02/17/1984',
    nextCredentialingDate: 'Jan 12, 2027',
  });
  expect(providerRequest(checked)).toMatchObject({
    dateOfBirth: '1984-02-17T00:00:00Z',
    nextCredentialingDate: '2027-01-12',
  });
});

test('The recredentialing comes after the last', () => {
  const dates = { credentialedDate: '01/12/2024', nextCredentialingDate: '01/12/2024' };
  expect(complaints({ ...named, ...dates })).toHaveProperty('nextCredentialingDate');
});

test('A state is not both primary and additional', () => {
  const states = { primaryPracticeState: 'NV', additionalPracticeStates: ['NV', 'AZ'] };
  expect(complaints({ ...named, ...states })).toHaveProperty('additionalPracticeStates');
});

test('Rows that were added must be filled in', () => {
  const rows = { aliases: [{ firstName: '', lastName: 'Holloway' }], emails: [{ email: '', type: 'Work' }] };
  expect(Object.keys(complaints({ ...named, ...rows }))).toEqual(['emails.0.email', 'aliases.0.firstName']);
});

test('An unchanged provider changes nothing, whatever the service left out', () => {
  const values = providerValues(provider);
  expect(providerPatch(providerSchema.parse(values), values, values)).toEqual({});
  expect(providerSchema.safeParse({ ...providerValues({}), firstName: 'A', lastName: 'B' }).success).toBe(
    true,
  );
});

test('Only changed fields are sent, emptied ones as null', () => {
  const before = providerValues(provider);
  const values = { ...before, phone: '', dateOfBirth: '02/18/1984', languages: ['English', 'Spanish'] };
  expect(providerPatch(providerSchema.parse(values), values, before)).toEqual({
    phone: null,
    dateOfBirth: '1984-02-18T00:00:00Z',
    languages: ['English', 'Spanish'],
  });
});

test('An emptied status is an empty text, since the contract knows no null there', () => {
  const before = providerValues({ ...provider, credentialingStatus: 'Credentialed' });
  const values = { ...before, credentialingStatus: '' };
  expect(providerPatch(providerSchema.parse(values), values, before)).toEqual({ credentialingStatus: '' });
});

test('What the service holds already does not stand in the way of another change', () => {
  const odd = {
    ...provider,
    npi: 9999999999,
    phone: '555-0100',
    nextCredentialingDate: '2020-01-01',
    credentialedDate: '2024-01-01T00:00:00Z',
  };
  const before = providerValues(odd);
  const values = { ...before, firstName: 'Renata' };
  expect(providerSchema.safeParse(values).success).toBe(false);
  const checked = changedProviderSchema(values, before).parse(values);
  expect(providerPatch(checked, values, before)).toEqual({ firstName: 'Renata' });
});

test('A field that is changed is checked, and its order with one that is not', () => {
  const before = providerValues({ ...provider, credentialedDate: '2024-01-12T00:00:00Z' });
  const problems = (change: object) => {
    const values = { ...before, ...change };
    return changedProviderSchema(values, before)
      .safeParse(values)
      .error?.issues.map((issue) => issue.path.join('.'));
  };
  expect(problems({ npi: '12' })).toEqual(['npi']);
  expect(problems({ nextCredentialingDate: '01/01/2023' })).toEqual(['nextCredentialingDate']);
  expect(problems({ nextCredentialingDate: '01/01/2027' })).toBeUndefined();
});
