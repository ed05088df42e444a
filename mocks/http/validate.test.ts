import { describe, expect, test } from 'vitest';
import { schemas } from './checks.gen';
import type { Schema } from './operations.gen';
import { validate } from './validate';

const named = (name: string) => (value: unknown) => validate({ $ref: name }, value, '$', schemas);

describe('a request body is checked against the contract', () => {
  const provider = named('ProviderRequest');

  test('what is right has no problems', () => {
    expect(provider({ firstName: 'Ada', lastName: 'Okoro', gender: 'Female', languages: [] })).toEqual({});
  });

  test('every problem is listed under its own JSON path', () => {
    const body = {
      firstName: '',
      npi: 12,
      gender: 'Robot',
      dateOfBirth: '1980-02-30T00:00:00Z',
      addresses: [{ state: 'ZZ', zipCode: '1', city: 'X', addressLine1: 'Y', type: 'Home' }, 'no'],
    };
    expect(provider(body)).toEqual({
      '$.firstName': ['Must not be empty.'],
      '$.lastName': ['A value is required.'],
      '$.npi': ['Must be at least 1000000000.'],
      '$.gender': [expect.stringContaining('Must be one of Unknown, Male')],
      '$.dateOfBirth': [expect.stringContaining('Must be a date and time')],
      '$.addresses[0].state': [expect.stringContaining('Must be one of AL')],
      '$.addresses[1]': ['Must be an object.'],
    });
  });

  test('a body of another kind is a problem of the whole', () => {
    expect(provider([])).toEqual({ $: ['Must be an object.'] });
    expect(provider(null)).toEqual({ $: ['Must not be null.'] });
  });

  test('fields that the contract does not name are ignored', () => {
    expect(provider({ firstName: 'A', lastName: 'B', favouriteColour: 7 })).toEqual({});
  });

  test('null is accepted only where the contract says so', () => {
    const patch = named('ProviderPatch');
    expect(patch({ npi: null, gender: null, primaryPracticeState: null })).toEqual({});
    expect(patch({ firstName: null })).toEqual({ '$.firstName': ['Must not be null.'] });
  });
});

describe('formats', () => {
  test.each<[string, string, string]>([
    ['uuid', '6d1f6c9e-0b7e-4a5c-9a43-0d6a4f0c7b11', '6d1f6c9e'],
    ['date', '2024-02-29', '2023-02-29'],
    ['date-time', '2026-11-20T08:30:00.5+02:00', '2026-11-20'],
    ['date-time', '2026-11-20T08:30:00Z', '2026-11-20T25:30:00Z'],
    ['email', 'admin@credence.example', 'admin at credence'],
    ['uri', 'https://credence.example/hook', 'credence'],
    ['timespan', '1.12:00:00', '12 hours'],
  ])('a %s is %s and not %s', (format, right, wrong) => {
    const schema: Schema = { type: 'string', format };
    expect(validate(schema, right, '$', schemas)).toEqual({});
    expect(validate(schema, wrong, '$', schemas)).toHaveProperty('$');
  });
});
