import { expect, test } from 'vitest';
import { changeWords } from './result-words';
import { testKind } from './testing-rows';

test('What an import added to others is said to be added, and what it replaced is shown as it was', () => {
  const changed = {
    phone: '(555) 010-0111',
    email: 'ada@example.org',
    additionalPracticeStates: 'OK',
    licenseNumber: 'MD-65274 (Physician (MD), NV), MD865548 (Physician (MD), MD)',
  };
  const values = {
    phone: '(617) 555-0142',
    email: 'quill@example.org',
    additionalPracticeStates: 'OK,TX',
    licenseNumber: 'MD-65274',
    'licenseNumber#2': 'MA100200',
  };
  expect(
    changeWords(testKind, { changed, values }, { licenses: ['l1'] })
      .split('; ')
      .toSorted(),
  ).toEqual([
    'Also practices in: TX added',
    'E-mail: quill@example.org added',
    'License attached: MA100200',
    'Telephone: (555) 010-0111 → (617) 555-0142',
  ]);
});

test('A license that turned out to be there already is not said to be attached; several are, together', () => {
  const row = { changed: { licenseNumber: '' }, values: { licenseNumber: 'A1', 'licenseNumber#2': 'A2' } };
  expect(changeWords(testKind, row, { licenses: ['l1'] })).toBe('');
  expect(changeWords(testKind, row, {})).toBe('');
  expect(changeWords(testKind, row, { licenses: ['l1', 'l2'] })).toBe('Licenses attached: A1, A2');
});
