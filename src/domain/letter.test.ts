import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fieldNamed,
  fieldsIn,
  fieldsOfOccasion,
  inBraces,
  letterFieldNames,
  letterOccasions,
  looseBraces,
  mergeLetter,
  unknownFields,
  type LetterFacts,
  type LetterField,
} from './letter';
import { builtInTemplates } from './letter-templates';

const builtIn = Object.entries(builtInTemplates);

test.each(builtIn)(
  'Every field of the built-in letter “%s” is one that the console knows at its occasion',
  (_, template) => {
    const { subject, text, occasion } = template;
    expect(unknownFields(`${subject}\n${text}`)).toEqual([]);
    expect(looseBraces(`${subject}\n${text}`)).toBeUndefined();
    expect(fieldsOfOccasion(occasion)).toEqual(expect.arrayContaining(fieldsIn(subject, text)));
  },
);

test('There is a built-in letter for each occasion, and every occasion has fields', () => {
  expect(new Set(builtIn.map(([, { occasion }]) => occasion))).toEqual(new Set(letterOccasions));
});

test('Whatever the values are, no braces are left of a built-in letter, and nothing is missing', () => {
  const facts = fc.record(
    Object.fromEntries(
      letterFieldNames.map((name) => [
        name,
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      ]),
    ),
  ) as fc.Arbitrary<LetterFacts>;
  fc.assert(
    fc.property(fc.constantFrom(...builtIn), facts, ([, template], known) => {
      const { subject, text, missing, unknown } = mergeLetter(template, known);
      expect(subject + text).not.toContain('{{');
      expect(subject).not.toContain('\n');
      expect([missing, unknown]).toEqual([[], []]);
    }),
  );
});

test('What is not known stays in its braces and is named; so is what is empty, or only spaces', () => {
  const template = { subject: 'For {{provider name}}', text: '{{address}} {{ reply by }} {{E-Mail}}' };
  const facts = { 'provider name': 'Ada Quill', address: '', 'reply by': ' ' };
  expect(mergeLetter(template, facts)).toEqual({
    subject: 'For Ada Quill',
    text: '{{address}} {{ reply by }} {{E-Mail}}',
    missing: ['address', 'reply by', 'e-mail'],
    unknown: [],
  });
});

test('A field is found whatever its case and spaces, and a name of none is told with its line', () => {
  expect(fieldNamed(' Provider  Name')).toBe('provider name');
  expect(fieldNamed('npi')).toBe('NPI');
  expect(unknownFields('Dear {{provider name}}:\n\n{{providr name}} {{}}\n{{providr name}}')).toEqual([
    { name: 'providr name', line: 3 },
    { name: '', line: 3 },
  ]);
  expect(mergeLetter({ subject: 'S', text: '{{providr name}}' }, {}).unknown).toEqual(['providr name']);
});

test('Braces without their counterpart are found, and those of a value begin no field', () => {
  expect(looseBraces('{{date}}\n{{provider name}')).toBe(2);
  expect(looseBraces('{{date}} and {braces}')).toBeUndefined();
  const value = '{{address}}';
  expect(mergeLetter({ subject: 'S', text: inBraces('reason') }, { reason: value }).text).toBe(
    '{ {address} }',
  );
});

test('A subject stays one line, and a dollar sign of a value stays what it is', () => {
  const facts: Partial<Record<LetterField, string>> = {
    address: '1 Main St\nReno',
    reason: 'costs $& and $1',
  };
  const { subject, text } = mergeLetter({ subject: '{{address}}', text: '{{reason}}' }, facts);
  expect([subject, text]).toEqual(['1 Main St, Reno', 'costs $& and $1']);
});

test('A denial states its reason, the right to a hearing or an appeal, and asks for by when and to whom that goes', () => {
  const denial = builtInTemplates['Denial'] ?? { subject: '', text: '' };
  const facts = { reason: 'License revoked', organization: 'Lakeside' };
  expect(mergeLetter(denial, facts).missing).toEqual(expect.arrayContaining(['appeal within', 'appeal to']));
  const given = { 'appeal within': '30 days of receiving this letter', 'appeal to': 'Medical Staff Office' };
  const { text } = mergeLetter(denial, { ...facts, ...given });
  expect(text).toContain('License revoked');
  expect(text).toContain('the right to request a hearing or an appeal');
  expect(text).toContain('in writing within 30 days of receiving this letter, to:\n\nMedical Staff Office');
});
