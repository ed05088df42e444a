// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { onTopOf } from './comparison';
import { changedValues, readBegun, readDraft, writeDraft } from './drafts';

const blank = { firstName: '', ssn: '', languages: [] as string[], type: null as string | null };

beforeEach(() => sessionStorage.clear());

test('Only what was changed is kept, and never the social security number', () => {
  const typed = { ...blank, firstName: 'Ann', ssn: '123-45-6789' };
  expect(changedValues(typed, blank, ['ssn'])).toEqual({ firstName: 'Ann' });
});

test('Nothing typed keeps nothing', () => {
  expect(changedValues(blank, { ...blank, languages: [] })).toBeUndefined();
});

test('A draft comes back as it was typed', () => {
  writeDraft('provider', { firstName: 'Ann', languages: ['Spanish'], type: 'x' });
  expect(readDraft('provider', blank)).toEqual({ firstName: 'Ann', languages: ['Spanish'], type: 'x' });
});

test('A draft of an older form loses the fields that no longer exist or have another type', () => {
  writeDraft('provider', { firstName: 'Ann', languages: 'Spanish', middleName: 'B' });
  expect(readDraft('provider', blank)).toEqual({ firstName: 'Ann' });
});

test('A draft that is set to nothing is gone', () => {
  writeDraft('one', { firstName: 'Ann' });
  writeDraft('one', undefined);
  expect(readDraft('one', blank)).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test('What the fields of a draft held when it was begun is kept with it, of its fields alone', () => {
  writeDraft('one', { firstName: 'Ann' }, { ...blank, firstName: 'Anna', type: 'old' });
  expect(readBegun('one', { ...blank, firstName: 'Annabel', type: 'new' })).toEqual({
    ...blank,
    firstName: 'Anna',
    type: 'new',
  });
  writeDraft('one', undefined);
  expect(sessionStorage.length).toBe(0);
});

test('Of a group of fields only what was typed stands on top of what is there by now', () => {
  const start = { city: 'Reno', state: 'NV' };
  const typed = { city: 'Sparks', state: 'NV' };
  expect(onTopOf({ start, typed, there: { city: 'Reno', state: 'UT' } })).toEqual({
    city: 'Sparks',
    state: 'UT',
  });
});
