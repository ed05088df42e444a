import { expect, it } from 'vitest';
import { maskSsns } from './masked-ssns';

it.each([
  ['of a provider', { ssn: '123-45-6120' }, { ssn: '•••-••-6120' }],
  ['without hyphens', { ssn: '123456120' }, { ssn: '•••-••-6120' }],
  ['as a number', { SSN: 123_456_120 }, { SSN: '•••-••-6120' }],
  [
    'of several',
    { subject: { ssn: ['123-45-6120', '***-**-0042'] } },
    { subject: { ssn: ['•••-••-6120', '•••-••-0042'] } },
  ],
  [
    'that a source named',
    { data: { 'Social Security Number': '123456120' } },
    { data: { 'Social Security Number': '•••-••-6120' } },
  ],
  ['in a note', { note: 'Her SSN is 123-45-6120.' }, { note: 'Her SSN is •••-••-6120.' }],
  [
    'in what was sent to a webhook',
    { body: '{"ssn":"123456120","npi":"1386120475"}' },
    { body: '{"ssn":"•••-••-6120","npi":"1386120475"}' },
  ],
  ['in the item of a list', { lines: ['123-45-6120'] }, { lines: ['•••-••-6120'] }],
])('A social security number %s is answered with its last four digits', (_, answer, shown) => {
  expect(maskSsns(structuredClone(answer))).toEqual(shown);
});

it('Whatever is no social security number stays as it is', () => {
  const answer = {
    npi: 1_386_120_475,
    phone: '503-555-0142',
    zipCode: '97205-1234',
    id: '3f2b6c1e-1234-4a6b-9abc-123456789012',
    ssn: '',
    data: { scans: null, number: '123456120' },
  };
  expect(maskSsns(structuredClone(answer))).toEqual(answer);
});
