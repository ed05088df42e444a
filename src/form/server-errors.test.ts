import { expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { pathSegments, spreadServerErrors } from './server-errors';

const values = {
  firstName: '',
  addresses: [{ state: '', zipCode: '' }],
  languages: ['English'],
  notes: '',
};

function problem(errors: Record<string, string[]>) {
  return new ApiError({ kind: 'problem', status: 400, errors });
}

test('A message goes to the field that its JSON path names', () => {
  const error = problem({
    '$.firstName': ['Must not be empty.'],
    '$.addresses[0].state': ['Unknown state.'],
  });
  expect(spreadServerErrors(error, values)).toEqual({
    fields: [
      { name: 'firstName', message: 'Must not be empty.' },
      { name: 'addresses.0.state', message: 'Unknown state.' },
    ],
    others: [],
  });
});

test('Letter case of the path does not matter, and several messages of one field are joined', () => {
  const error = problem({ '$.FirstName': ['Too long.', 'No digits.'] });
  expect(spreadServerErrors(error, values).fields).toEqual([
    { name: 'firstName', message: 'Too long. No digits.' },
  ]);
});

test('A path that the form has no field for is told in the alert with its name', () => {
  const error = problem({ '$.segmentId': ['Unknown segment.'], $: ['The body is too large.'] });
  expect(spreadServerErrors(error, values)).toEqual({
    fields: [],
    others: ['segmentId: Unknown segment.', 'The body is too large.'],
  });
});

test('A path into a row that is not there goes to its list', () => {
  const error = problem({ '$.languages[4]': ['Unknown language.'] });
  expect(spreadServerErrors(error, values).fields).toEqual([
    { name: 'languages', message: 'Unknown language.' },
  ]);
});

test('A renamed path finds the field under the name that the form gives it', () => {
  const error = problem({ '$.nonVerifiedInfo.notes': ['Too long.'] });
  expect(spreadServerErrors(error, values, { 'nonVerifiedInfo.notes': 'notes' }).fields).toEqual([
    { name: 'notes', message: 'Too long.' },
  ]);
});

test('Anything that is not an error of the service has no messages for fields', () => {
  expect(spreadServerErrors(new Error('x'), values)).toEqual({ fields: [], others: [] });
});

test('Paths may be written with dots, brackets and quotes', () => {
  expect(pathSegments(`$.addresses[0]['zipCode']`)).toEqual(['addresses', '0', 'zipCode']);
  expect(pathSegments('$')).toEqual([]);
});

test.each([
  '/addresses/0/zipCode',
  '#/addresses/0/zip_code',
  'body.addresses.0.zip-code',
  'Addresses[0].ZipCode',
])('“%s” names the field as well', (path) => {
  expect(spreadServerErrors(problem({ [path]: ['Wrong.'] }), values).fields).toEqual([
    { name: 'addresses.0.zipCode', message: 'Wrong.' },
  ]);
});
