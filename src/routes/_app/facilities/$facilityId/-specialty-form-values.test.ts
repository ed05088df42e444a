import { expect, test } from 'vitest';
import {
  changedSpecialtySchema,
  specialtyPatch,
  specialtyRequest,
  specialtySchema,
  specialtyValues,
} from './-specialty-form-values';

const kept = specialtyValues({
  taxonomyId: 't1',
  credentialedDate: '2024-01-12',
  recredentialedDates: ['2025-01-12'],
  nextCredentialingDate: '2028-01-12',
});

const complaints = (change: object) =>
  specialtySchema.safeParse({ ...kept, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a specialty alone is enough', () => {
  const values = { ...specialtyValues(), taxonomyId: 't1' };
  expect(specialtyRequest(specialtySchema.parse(values))).toEqual({ taxonomyId: 't1' });
  expect(complaints({ taxonomyId: '' })).toEqual(['taxonomyId']);
});

test('dates go out as the contract writes them, the earlier first', () => {
  const recredentialedDates = [{ date: 'Mar 2, 2026' }, { date: '03/02/2025' }, { date: '' }];
  expect(specialtyRequest(specialtySchema.parse({ ...kept, recredentialedDates }))).toEqual({
    taxonomyId: 't1',
    credentialedDate: '2024-01-12',
    recredentialedDates: ['2025-03-02', '2026-03-02'],
    nextCredentialingDate: '2028-01-12',
  });
});

test('the dates are in order', () => {
  expect(complaints({})).toEqual([]);
  expect(complaints({ nextCredentialingDate: '01/12/2025' })).toEqual(['nextCredentialingDate']);
  expect(complaints({ recredentialedDates: [{ date: '01/11/2024' }] })).toEqual([
    'recredentialedDates.0.date',
  ]);
  expect(complaints({ credentialedDate: '01/12/2099' })).toContain('credentialedDate');
});

test('dates that were out of order before do not stand in the way', () => {
  const before = { ...kept, recredentialedDates: [{ date: '01/12/2020' }] };
  const check = (change: object) => {
    const values = { ...before, ...change };
    return changedSpecialtySchema(values, before)
      .safeParse(values)
      .error?.issues.map(({ path }) => path.join('.'));
  };
  expect(check({ nextCredentialingDate: '01/12/2029' })).toBeUndefined();
  expect(check({ nextCredentialingDate: '01/12/2023' })).toEqual(['nextCredentialingDate']);
});

test('only changed dates are sent, an emptied one as null', () => {
  const values = { ...kept, nextCredentialingDate: '', recredentialedDates: [] };
  const checked = changedSpecialtySchema(values, kept).parse(values);
  expect(specialtyPatch(checked, values, kept)).toEqual({
    nextCredentialingDate: null,
    recredentialedDates: [],
  });
  expect(specialtyPatch(specialtySchema.parse(kept), kept, kept)).toEqual({});
});
