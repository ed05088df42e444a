import { expect, test } from 'vitest';
import { nameBox, nameOrNpiBox } from './name-box';

const people = nameOrNpiBox('Name or NPI', 'providerName', 'npi', true);
const anybody = nameOrNpiBox('Provider or facility', 'entityName', 'entityNpi');
const licenses = nameBox('Provider’s name', 'providerName');

test('An NPI is searched for as one however it is grouped or marked, in lists of providers and of facilities', () => {
  for (const typed of [
    '1234567893',
    '1234 567 893',
    'NPI: 1234567893',
    '\u200E1234567893\uFEFF',
    '1234\u00A0567893',
  ]) {
    expect(people.write(typed)).toEqual({ npi: 1_234_567_893 });
    expect(anybody.write(typed)).toEqual({ entityNpi: 1_234_567_893 });
    expect(licenses.write(typed)).toEqual({ wait: 'Found by name, not by NPI' });
  }
  expect(people.read({ npi: 1_234_567_893 })).toBe('1234567893');
});

test('A name is searched for without degrees, titles and marks that nobody sees', () => {
  expect(people.write('Dr. Ada Quill, MD')).toEqual({ providerName: 'Ada Quill' });
  expect(anybody.write('\u200EQuill Clinic')).toEqual({ entityName: 'Quill Clinic' });
  expect(licenses.write('Quill, Ada, DO')).toEqual({ providerName: 'Quill, Ada' });
});

test('A number that is no whole NPI waits where only people are listed, and may begin the name of a facility', () => {
  expect(people.write('NPI 1234 567')).toEqual({ wait: 'An NPI has 10 digits' });
  expect(anybody.write('24')).toEqual({ entityName: '24' });
});

test('Nothing typed filters nothing', () => {
  for (const box of [people, anybody, licenses]) expect(box.write(' \u200B')).toEqual({});
  expect(people.read({})).toBe('');
});
