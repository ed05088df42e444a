import { expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import { factsOf } from './facts';
import { provider as record } from './provider';
import { changeOf, formValues, readForm, secretsOf } from './values';

const blank = formValues(record);
const named = { ...blank, firstName: 'Renee', lastName: 'Castellanos' };

const provider: Provider = {
  id: 'p1',
  firstName: 'Renee',
  lastName: 'Castellanos',
  npi: 1234567893,
  dateOfBirth: '1984-02-17T00:00:00Z',
  phone: '702 555 0100',
  languages: ['English'],
  emails: [{ id: 'e1', email: 'r@example.org', type: 'Work' }],
};

const faults = (values: object, before?: typeof blank) =>
  readForm(record, { ...named, ...values }, before).issues.map(([name]) => name);

/** The body that changes a provider who is as given. */
function patch(stored: Provider, change: object) {
  const before = formValues(record, stored);
  const typed = { ...before, ...change };
  const { values, issues } = readForm(record, typed, before, stored);
  expect(issues).toEqual([]);
  return changeOf(record, stored, values, typed, before);
}

test('Names are all that is needed, and what was left empty is not sent', () => {
  expect(faults(blank)).toEqual(['firstName', 'lastName']);
  expect(readForm(record, named)).toEqual({
    values: { firstName: 'Renee', lastName: 'Castellanos' },
    issues: [],
  });
});

test('Dates go out as the contract writes them', () => {
  const dates = {
    dateOfBirth: '02/17/1984',
    nextCredentialingDate: 'Jan 12, 2027',
    recredentialedDates: [{ date: '01/12/2024' }, { date: '' }],
  };
  expect(readForm(record, { ...named, ...dates }).values).toMatchObject({
    dateOfBirth: '1984-02-17T00:00:00Z',
    nextCredentialingDate: '2027-01-12',
    recredentialedDates: ['2024-01-12T00:00:00Z'],
  });
});

test('The recredentialing comes after the last', () => {
  const dates = { credentialedDate: '01/12/2024', nextCredentialingDate: '01/12/2024' };
  expect(faults(dates)).toEqual(['nextCredentialingDate']);
});

test('A state is not both primary and additional', () => {
  const states = { primaryPracticeState: 'NV', additionalPracticeStates: ['NV', 'AZ'] };
  expect(faults(states)).toEqual(['additionalPracticeStates']);
});

test('Rows that were added must be filled in', () => {
  const rows = { aliases: [{ firstName: '', lastName: 'Holloway' }], emails: [{ email: '', type: 'Work' }] };
  expect(faults(rows)).toEqual(['aliases.0.firstName', 'emails.0.email']);
});

test('An unchanged provider changes nothing, whatever the service left out', () => {
  expect(patch(provider, {})).toEqual({});
  expect(readForm(record, { ...formValues(record, {}), firstName: 'A', lastName: 'B' }).issues).toEqual([]);
});

test('Only changed fields are sent, emptied ones as null and emptied lists as such', () => {
  const change = { phone: '', dateOfBirth: '02/18/1984', languages: ['English', 'Spanish'], emails: [] };
  expect(patch(provider, change)).toEqual({
    phone: null,
    dateOfBirth: '1984-02-18T00:00:00Z',
    languages: ['English', 'Spanish'],
    emails: [],
  });
});

test('An e-mail that does not say what it is of is of no kind', () => {
  expect(formValues(record, { emails: [{ email: 'r@example.org' }] })['emails']).toEqual([
    { email: 'r@example.org', type: 'Unspecified' },
  ]);
});

test('An emptied status is an empty text, since the contract knows no null there', () => {
  const stored = { ...provider, credentialingStatus: 'Credentialed' };
  expect(patch(stored, { credentialingStatus: '' })).toEqual({ credentialingStatus: '' });
});

test('What the service holds already does not stand in the way of another change', () => {
  const odd = {
    ...provider,
    npi: 9999999999,
    phone: '555-0100',
    nextCredentialingDate: '2020-01-01',
    credentialedDate: '2024-01-01T00:00:00Z',
  };
  expect(readForm(record, formValues(record, odd)).issues).not.toEqual([]);
  expect(patch(odd, { firstName: 'Renata' })).toEqual({ firstName: 'Renata' });
  const before = formValues(record, odd);
  // Still before the day of credentialing, and now it is what was touched.
  expect(faults({ ...before, nextCredentialingDate: '01/02/2020' }, before)).toEqual([
    'nextCredentialingDate',
  ]);
  expect(faults({ ...before, credentialedDate: '01/02/2024' }, before)).toEqual(['nextCredentialingDate']);
});

test('A field that is changed is checked, and its order with one that is not', () => {
  const before = formValues(record, { ...provider, credentialedDate: '2024-01-12T00:00:00Z' });
  const problems = (change: object) => faults({ ...before, ...change }, before);
  expect(problems({ npi: '12' })).toEqual(['npi']);
  expect(problems({ nextCredentialingDate: '01/01/2023' })).toEqual(['nextCredentialingDate']);
  expect(problems({ nextCredentialingDate: '01/01/2027' })).toEqual([]);
});

test('The form shows the type that the record was read with, and changes it by its id', () => {
  const stored = { ...provider, providerType: { id: 't1', name: 'Physician' } };
  expect(formValues(record, stored)).toMatchObject({ providerTypeId: 't1' });
  expect(patch(stored, { providerTypeId: '' })).toEqual({ providerTypeId: null });
});

test('The social security number is kept in no draft, and told only masked', () => {
  expect(secretsOf(record)).toEqual(['ssn']);
  const [fact] = factsOf(record, { ssn: '123-45-6789' });
  expect(fact?.text).not.toContain('123');
});

test('a row that was there before stands in the way of no other one, and stays as it is', () => {
  const old = { addressLine1: '1 Main', city: 'Toronto', state: 'ON', zipCode: 'M5H 2N2', type: 'Home' };
  const added = {
    addressLine1: '2 Elm',
    addressLine2: '',
    city: 'Reno',
    state: 'NV',
    zipCode: '89501',
    type: 'Work',
  };
  const { addresses } = formValues(record, { ...provider, addresses: [old] });
  const body = patch(
    { ...provider, addresses: [{ id: 'a1', ...old } as never] },
    {
      addresses: [added, ...(addresses as object[])],
    },
  );
  const { addressLine2: _, ...sent } = added;
  expect(body).toEqual({ addresses: [sent, old] });
});
