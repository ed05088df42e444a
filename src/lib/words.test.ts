import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from './message-template';
import { count, fullName, personName, spellOut, uncapitalized } from './words';
import { formatDateTime } from './dates';

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

describe('enumerations in words', () => {
  it.each([
    ['LicenseExpiresSoon', 'License expires soon'],
    ['NotFound', 'Not found'],
    ['NeedsReview', 'Needs review'],
    ['NpiRecord', 'NPI record'],
    ['NPIRecord', 'NPI record'],
    ['DEAVerification', 'DEA verification'],
    ['NameMismatch', 'Name differs'],
    ['LicenseTypeMismatch', 'License type differs'],
    ['ReCredentialing', 'Recredentialing'],
    ['Found', 'Found'],
    ['GenerateReport', 'Report generated'],
    ['NpdbUpdateRequestRejected', 'NPDB update request rejected'],
    ['DatasetScanMatchesChanged', 'Scan matches changed'],
    ['DatasetMatchRejected', 'Match rejected'],
    ['DatasetUploaded', 'List or database uploaded'],
    ['uei', 'UEI'],
    ['cageCode', 'CAGE code'],
    ['ueiSAM', 'UEI SAM'],
    ['dunsNumber', 'DUNS number'],
    ['caqhId', 'CAQH id'],
    ['cliaNumber', 'CLIA number'],
    ['parentOrganizationTin', 'Parent organization TIN'],
    ['providerDob', 'Provider DOB'],
    ['npis', 'NPIs'],
    ['ctCode', 'CT code'],
    ['class', 'Class'],
    ['NccpaBoardCertificateInfo', 'NCCPA board certificate info'],
    ['Mmpr', 'Medical malpractice payment report'],
    ['SanctionsAndExclusions', 'Sanctions and exclusions'],
    ['pending_external_review', 'Pending external review'],
    ['BrandNewValue2027', 'Brand new value2027'],
    ['Physician (MD)', 'Physician (MD)'],
    ['In process', 'In process'],
    ['IdMissing', 'Id missing'],
  ])('%s reads %s', (value, words) => expect(spellOut(value)).toBe(words));

  it('are a dash when absent', () => {
    for (const missing of [undefined, null, '', ' ']) expect(spellOut(missing)).toBe('–');
  });

  it('keep every letter and digit of a value nobody knew', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-zA-Z0-9]{0,30}$/), (value) => {
        fc.pre(!/Mismatch|^(?:Aar|Jocr|Mmpr)$/.test(value));
        expect(letters(spellOut(value))).toBe(letters(value));
      }),
    );
  });

  it('does not take names that every object has for known values', () => {
    expect(spellOut('constructor')).toBe('Constructor');
    expect(spellOut('toString')).toBe('To string');
  });
});

describe('words within a sentence', () => {
  it.each([
    ['License number', 'license number'],
    ['NPI must have ten digits', 'NPI must have ten digits'],
    ['A note is needed', 'a note is needed'],
    ['', ''],
  ])('%s becomes %s', (words, within) => expect(uncapitalized(words)).toBe(within));
});

describe('message templates', () => {
  it('are filled, whatever the case of a name, and a missing value is a dash', () => {
    const template = 'Source {sourceName} answered {Status} after {seconds:N1} s, {missing}.';
    expect(fillTemplate(template, { SourceName: 'Texas Medical Board', status: 503, seconds: 4 })).toBe(
      'Source Texas Medical Board answered 503 after 4 s, –.',
    );
  });

  it('tell dates and times as everywhere', () => {
    const params = { day: '2026-11-25', midnight: '2026-11-25T00:00:00Z', days: ['2026-03-31', 'never'] };
    expect(fillTemplate('{day} {midnight} {days}', params)).toBe(
      'Nov 25, 2026 Nov 25, 2026 Mar 31, 2026, never',
    );
    expect(fillTemplate('at {time}', { time: '2026-11-25T16:12:30.5Z' })).toBe(
      `at ${formatDateTime('2026-11-25T16:12:30.5Z')}`,
    );
  });

  it.each(['2026-02-30', '2026-11-25-A', 'RN2026-11-25', '20261125', 2026])('%s is no date', (value) => {
    expect(fillTemplate('{value}', { value })).toBe(String(value));
  });

  it('fill lists, objects and false', () => {
    expect(fillTemplate('{list} {object} {flag}', { list: ['a', 'b'], object: { a: 1 }, flag: false })).toBe(
      'a, b {"a":1} false',
    );
  });

  it('are plain text: a value with braces or patterns in it is not looked at again', () => {
    expect(fillTemplate('{a}', { a: '{b} $& $1', b: 'no' })).toBe('{b} $& $1');
  });

  it('may be missing, with or without parameters', () => {
    expect(fillTemplate(undefined, { a: 1 })).toBe('');
    expect(fillTemplate('As it is', undefined)).toBe('As it is');
    expect(fillTemplate('{a}', 'text')).toBe('–');
  });
});

describe('people', () => {
  it('are named last first in lists, first first in sentences', () => {
    const person = { firstName: ' Maria ', lastName: 'Delgado' };
    expect(personName(person)).toBe('Delgado, Maria');
    expect(fullName(person)).toBe('Maria Delgado');
  });

  it('are named by what there is', () => {
    expect(personName({ lastName: 'Delgado' })).toBe('Delgado');
    expect(personName({ firstName: 'Maria', lastName: null })).toBe('Maria');
    expect(personName({})).toBe('–');
    expect(fullName(undefined)).toBe('–');
  });
});

it('counts in singular and plural', () => {
  expect(count(1, 'license')).toBe('1 license');
  expect(count(0, 'license')).toBe('0 licenses');
  expect(count(2000, 'match')).toBe('2,000 matches');
  expect(count(3, 'history')).toBe('3 histories');
  expect(count(2, 'day')).toBe('2 days');
  expect(count(2, 'person', 'people')).toBe('2 people');
});

it('a name with direction marks of its own does not turn what stands around it', () => {
  expect(fullName({ firstName: '\u202Egnirts', lastName: 'Lee' })).toBe('\u2068\u202Egnirts Lee\u2069');
  expect(fullName({ firstName: 'Ada', lastName: 'Lee' })).toBe('Ada Lee');
});
