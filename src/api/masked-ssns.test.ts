import { expect, it } from 'vitest';
import { maskSsns, maskText } from './masked-ssns';

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
  ['of a provider, in a longer name', { providerSsn: '123456120' }, { providerSsn: '•••-••-6120' }],
  ['that may be another number', { 'SSN/EIN': '123456120' }, { 'SSN/EIN': '•••-••-6120' }],
  [
    'beside its name, before and after a change',
    { field: 'ssn', before: '123456120', after: ['123456121'], by: 'ada@example.org' },
    { field: 'ssn', before: '•••-••-6120', after: ['•••-••-6121'], by: 'ada@example.org' },
  ],
  [
    'that is a number in what was sent to a webhook',
    { body: '{"ssn":123456120,"npi":1386120475}' },
    { body: '{"ssn":"•••-••-6120","npi":1386120475}' },
  ],
  [
    'that is a number in JSON within JSON',
    { body: '{"text":"{\\"ssn\\": 123456120}"}' },
    { body: '{"text":"{\\"ssn\\": \\"•••-••-6120\\"}"}' },
  ],
  [
    'behind its name',
    { note: 'SSN 123 45 6120, NPI 1386120475' },
    { note: 'SSN •••-••-6120, NPI 1386120475' },
  ],
  [
    'spelled out behind its name',
    { note: 'Social security number: 123456120.' },
    { note: 'Social security number: •••-••-6120.' },
  ],
  ['in a form that was sent', { body: 'ssn=123456120&npi=1' }, { body: 'ssn=•••-••-6120&npi=1' }],
  ['in XML', { body: '<ssn>123456120</ssn>' }, { body: '<ssn>•••-••-6120</ssn>' }],
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
    lastName: 'Hassn',
    licenseNumber: '123456120',
    parameters: [{ type: 'Npi', number: '123456120' }],
    note: 'Asked for the social security card. Phone 503 555 0142, case 123456120.',
  };
  expect(maskSsns(structuredClone(answer))).toEqual(answer);
});

it('JSON in which numbers were masked is JSON still', () => {
  const text = '{"ssn": 123456120, "list": [{"SSN":"123-45-6121"}]}';
  expect(JSON.parse(maskText(text))).toEqual({ ssn: '•••-••-6120', list: [{ SSN: '•••-••-6121' }] });
});
