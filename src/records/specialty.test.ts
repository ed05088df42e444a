import { expect, test } from 'vitest';
import { specialty } from './specialty';
import { changeOf, formValues, readForm } from './values';

const record = {
  id: 's1',
  taxonomyId: 't1',
  credentialedDate: '2024-01-12',
  recredentialedDates: ['2025-01-12'],
  nextCredentialingDate: '2028-01-12',
};
const kept = formValues(specialty, record);

const complaints = (change: object) =>
  readForm(specialty, { ...kept, ...change }).issues.map(([name]) => name);

function patch(change: object) {
  const typed = { ...kept, ...change };
  return changeOf(specialty, record, readForm(specialty, typed, kept).values, typed, kept);
}

test('a specialty alone is enough', () => {
  expect(readForm(specialty, { ...formValues(specialty), taxonomyId: 't1' })).toEqual({
    values: { taxonomyId: 't1' },
    issues: [],
  });
  expect(complaints({ taxonomyId: '' })).toEqual(['taxonomyId']);
});

test('dates go out as the contract writes them, the earlier first', () => {
  const recredentialedDates = [{ date: 'Mar 2, 2026' }, { date: '03/02/2025' }, { date: '' }];
  expect(readForm(specialty, { ...kept, recredentialedDates })).toEqual({
    values: {
      taxonomyId: 't1',
      credentialedDate: '2024-01-12',
      recredentialedDates: ['2025-03-02', '2026-03-02'],
      nextCredentialingDate: '2028-01-12',
    },
    issues: [],
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

test('each row that is no date is told', () => {
  expect(complaints({ recredentialedDates: [{ date: 'soon' }, { date: '' }, { date: 'late' }] })).toEqual([
    'recredentialedDates.0.date',
    'recredentialedDates.2.date',
  ]);
});

test('dates that were out of order before do not stand in the way', () => {
  const before = { ...kept, recredentialedDates: [{ date: '01/12/2020' }] };
  const check = (change: object) =>
    readForm(specialty, { ...before, ...change }, before).issues.map(([name]) => name);
  expect(check({ nextCredentialingDate: '01/12/2029' })).toEqual([]);
  expect(check({ nextCredentialingDate: '01/12/2023' })).toEqual(['nextCredentialingDate']);
});

test('only changed dates are sent, an emptied one as null, and never what it is a specialty of', () => {
  expect(patch({ taxonomyId: 't2', nextCredentialingDate: '', recredentialedDates: [] })).toEqual({
    nextCredentialingDate: null,
    recredentialedDates: [],
  });
  expect(patch({})).toEqual({});
});
