import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareName, compareNumber, compareState, compareType } from './compare';
import { compareAddress, compareAddresses } from './compare-address';
import { compareDay, gapInWords } from './compare-day';
import { compareText } from './compare-text';

const physician = {
  name: 'Physician (MD)',
  abbreviations: ['MD'],
  aliases: ['Doctor of Medicine', 'Medical Doctor'],
};

describe('what is compared with nothing', () => {
  it('is missing, and says on which side', () => {
    expect(compareText('Active', undefined)).toEqual({ mark: 'missing', why: 'not given' });
    expect(compareDay(undefined, '2028-12-31')).toEqual({ mark: 'missing', why: 'not on file' });
    expect(compareAddress('', ' ')).toEqual({ mark: 'missing', why: 'on both sides' });
    expect(compareName({}, 'DANIEL WHITAKER')).toEqual({ mark: 'missing', why: 'not on file' });
    expect(compareType(undefined, 'MD')).toEqual({ mark: 'missing', why: 'not on file' });
  });
});

describe('names', () => {
  it.each([
    ['T C Carpenter', 'initial T; middle name C on one side only'],
    ['CARPENTER, T C', 'initial T; middle name C on one side only'],
    ['T. Carpenter', 'initial T'],
  ])('Terrence Carpenter and %s are similar through the initial', (given, why) => {
    expect(compareName({ firstName: 'Terrence', lastName: 'Carpenter' }, given)).toEqual({
      mark: 'similar',
      why,
    });
  });

  it.each(['R C Carpenter', 'T C Carver', 'C T Carpenter', 'T', 'Carpenter', 'Thomas Carpenter'])(
    'Terrence Carpenter and %s differ',
    (given) => {
      expect(compareName({ firstName: 'Terrence', lastName: 'Carpenter' }, given).mark).toBe('differs');
    },
  );
});

describe('license numbers', () => {
  it('agree whatever their spaces, hyphens and case', () => {
    expect(compareNumber('MD-20418', 'md 20418').mark).toBe('agrees');
  });

  it('are similar when leading zeros are all that differs', () => {
    expect(compareNumber('MD020418', 'MD20418')).toEqual({ mark: 'similar', why: 'leading zeros' });
  });

  it('are similar, not equal, without the full stops or slashes of one side', () => {
    expect(compareNumber('12.5', '125')).toEqual({ mark: 'similar', why: 'full stops or slashes' });
  });

  it.each([
    ['MD20418', 'MD20419'],
    ['204180', '20418'],
    ['MD20418', 'DO20418'],
  ])('%s and %s differ', (onFile, given) => {
    expect(compareNumber(onFile, given).mark).toBe('differs');
  });
});

describe('license types', () => {
  it('are similar through their abbreviation or another name', () => {
    expect(compareType(physician, 'MD, Doctor of Medicine').mark).toBe('similar');
    expect(compareType(physician, 'Medical Doctor')).toEqual({
      mark: 'similar',
      why: 'Medical Doctor is another name of this type',
    });
  });

  it('agree in the same order, also with the last word in front of a comma', () => {
    const nurse = { name: 'Registered Nurse', abbreviations: ['RN'] };
    expect(compareType(nurse, 'REGISTERED NURSE').mark).toBe('agrees');
    expect(compareType(nurse, 'Nurse, Registered').mark).toBe('agrees');
    expect(compareType(nurse, 'RN - Registered Nurse').mark).toBe('similar');
    expect(compareType({ name: 'Physician Assistant' }, 'Assistant Physician').mark).toBe('differs');
  });

  it('differ as soon as one word is a stranger', () => {
    expect(compareType(physician, 'MD, training license').mark).toBe('differs');
    expect(compareType(physician, 'Resident physician').mark).toBe('differs');
  });
});

it('a narrower type is not its wider one', () => {
  const nurse = { name: 'Registered nurse, advanced practice', abbreviations: ['APRN'] };
  expect(compareType(nurse, 'Registered nurse').mark).toBe('differs');
  expect(compareType({ name: 'Nurse (temporary)' }, 'Nurse').mark).toBe('differs');
  expect(compareType({ name: 'RN', aliases: ['Nurse, registered'] }, 'NURSE, REGISTERED').mark).toBe(
    'similar',
  );
});

describe('how far a day is off', () => {
  it.each([
    ['2026-12-31', '2028-12-31', '2 years later'],
    ['2026-12-31', '2024-06-30', '2 years 6 months earlier'],
    ['2026-01-15', '2026-04-15', '3 months later'],
    ['2026-03-31', '2028-03-15', 'about 2 years later'],
    ['2026-03-31', '2026-09-15', 'about 6 months later'],
    ['2026-03-31', '2026-04-30', '1 month later'],
    ['2026-02-27', '2026-03-01', '2 days later'],
  ])('from %s to %s is %s', (from, to, words) => {
    expect(gapInWords(from, to)).toBe(words);
  });
});

const spellings = (year: string) => [
  `${year}-12-31`,
  `${year}-12-31T00:00:00`,
  `12/31/${year}`,
  `${year}/12/31`,
  `Dec 31, ${year}`,
  `Thursday, December 31, ${year}`,
  `31-DEC-${year}`,
  `31 December ${year}`,
];

describe('dates', () => {
  it('agree when they are the same calendar day, however they are written', () => {
    expect(compareDay('2026-12-31', '2026-12-31T00:00:00Z').mark).toBe('agrees');
  });

  it('that differ say by how much', () => {
    expect(compareDay('2026-12-31', '2028-12-31')).toEqual({ mark: 'differs', why: '2 years later' });
    expect(compareDay('2026-12-31', '2026-12-30')).toEqual({ mark: 'differs', why: '1 day earlier' });
  });

  it('agree on one day and differ on two, however boards spell them', () => {
    for (const one of spellings('2026')) {
      for (const other of spellings('2026')) expect(compareDay(one, other).mark).toBe('agrees');
      for (const other of spellings('2028'))
        expect(compareDay(one, other)).toEqual({ mark: 'differs', why: '2 years later' });
    }
  });

  it('with words behind them are more than a day', () => {
    expect(compareDay('2026-12-31', '2026-12-31, renewal pending').mark).toBe('differs');
  });

  it('with day and month swapped differ', () => {
    expect(compareDay('2026-03-04', '2026-04-03').mark).toBe('differs');
  });
});

describe('addresses', () => {
  it('agree without case and punctuation, and are similar through abbreviations', () => {
    expect(compareAddress('900 Lomas Blvd NW, Albuquerque', '900 LOMAS BLVD. NW ALBUQUERQUE').mark).toBe(
      'agrees',
    );
    expect(compareAddress('900 Lomas Boulevard', '900 LOMAS BLVD').mark).toBe('similar');
  });

  it('are similar with and without ZIP+4, but not with two different ones', () => {
    expect(compareAddress('1 Elm St, Reno, NV 89501', '1 ELM STREET RENO NV 89501-1234')).toEqual({
      mark: 'similar',
      why: 'STREET is written differently; ZIP+4 on one side only',
    });
    expect(compareAddress('1 Elm St, Reno, NV 89501-1111', '1 Elm St, Reno, NV 89501-1234').mark).toBe(
      'differs',
    );
  });

  it('that agree with another address on file are similar, and say with which', () => {
    const onFile = [
      { kind: 'Work', text: '4120 N Central Ave, Phoenix' },
      { kind: 'Home', text: '77 E Camelback Rd, Phoenix' },
    ];
    expect(compareAddresses(onFile, '77 E CAMELBACK RD PHOENIX')).toEqual({
      mark: 'similar',
      why: 'another address on file: Home',
    });
    expect(compareAddresses(onFile, '4120 N CENTRAL AVE PHOENIX').mark).toBe('agrees');
    expect(compareAddresses(onFile, '9 Oak Ct, Phoenix').mark).toBe('differs');
    expect(compareAddresses([], '9 Oak Ct')).toEqual({ mark: 'missing', why: 'not on file' });
  });

  it.each([
    ['4120 N Central Ave', '4120 N CENTRAL AVE STE 200', 'suite or unit 200 on one side only'],
    [
      '18 Main St, Suite 747, Miami, FL 33101',
      '18 MAIN STREET MIAMI FL 33101-1234',
      'STREET is written differently; suite or unit 747 on one side only; ZIP+4 on one side only',
    ],
    [
      '18 Main St, Miami, FL 33101',
      '18 Main St, Apt 3B, Miami, FL 33101',
      'suite or unit 3B on one side only',
    ],
    [
      '18 Main St #747, Reno, NV',
      '18 Main St Suite 747, Reno, NV',
      'the suite or unit is written differently',
    ],
    ['18 Main St, 2nd Floor, Reno', '18 Main St, Reno', 'suite or unit 2 on one side only'],
    ['18 Main St, 2nd Floor, Reno', '18 Main St, Floor 2, Reno', 'the suite or unit is written differently'],
    ['1 Elm St, Reno, NV 89501', '1 ELM ST RENO NV 895011234', 'ZIP+4 on one side only'],
    ['1 Elm St, Reno, NV 89501-1234', '1 ELM ST RENO NV 895011234', 'ZIP+4 is written differently'],
    ['89501-1234', '895011234', 'ZIP+4 is written differently'],
    ['1 Elm St, Reno, NV 89501', '1 Elm St, Reno, Nevada 89501', 'NEVADA is written differently'],
    ['9 Oak St, New York, New York', '9 Oak St, New York, NY', 'NEW YORK is written differently'],
    ['9 Oak Circle NW, Reno', '9 OAK CIR NORTHWEST, RENO', 'CIR is written differently'],
    ['9 Fifth Ave, Saint Paul', '9 5th Ave, St. Paul', '5TH is written differently'],
    [
      '18 Main St, Suite 200, Bldg A, Reno',
      '18 Main St Bldg A Ste 200, Reno',
      'the suite or unit is written differently',
    ],
  ])('%s and %s are similar but for the suite', (onFile, given, why) => {
    expect(compareAddress(onFile, given)).toEqual({ mark: 'similar', why });
  });

  it.each([
    ['18 Main St, Suite 747, Reno, NV 89501', '18 Main St, Suite 12, Reno, NV 89501'],
    ['18 Main St, Suite 747, Reno, NV 89501', '20 Main St, Reno, NV 89501'],
    ['18 Main St, Miami, FL 33101', '18 Main St, Miami'],
    ['18 Main St, Reno, NV 895011111', '18 Main St, Reno, NV 89501-2222'],
    ['18 Main St, Suite 1, Bldg 2, Reno', '18 Main St, Suite 2, Bldg 1, Reno'],
    ['18 Main St, Portland, Oregon', '18 Main St, Portland, ME'],
    ['Suite 747', 'Apt 12'],
    ['Suite 747, Reno', '747 Reno'],
  ])('%s and %s differ', (onFile, given) => {
    expect(compareAddress(onFile, given).mark).toBe('differs');
  });

  it('highlight the suite that is another one', () => {
    const given = '4120 N CENTRAL AVE STE 200';
    const { ranges } = compareAddress('4120 N Central Ave Ste 100', given);
    expect(ranges?.map(([start, end]) => given.slice(start, end))).toEqual(['200']);
  });
});

it('a state agrees by code and by name', () => {
  expect(compareState('AZ', 'Arizona').mark).toBe('agrees');
  expect(compareState('AZ', 'NM').mark).toBe('differs');
  expect(compareState('?', '!').mark).toBe('differs');
});

it('nothing that can be written makes a comparison fail, and what is equal never differs', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (onFile, given) => {
      for (const compare of [compareText, compareNumber, compareState, compareDay, compareAddress]) {
        expect(['agrees', 'similar', 'differs', 'missing']).toContain(compare(onFile, given).mark);
        const words = /[\p{L}\p{N}]/u.test(onFile);
        if (words) expect(compare(onFile, onFile).mark).toBe('agrees');
      }
      expect(compareType({ name: onFile }, given).mark).toBeTruthy();
    }),
  );
});

const comparisons = { compareText, compareNumber, compareState, compareDay, compareAddress };

it.each(Object.entries(comparisons))('%s gives the same mark from either side', (_, compare) => {
  const fieldName = fc.constantFrom(
    '12',
    '0012',
    '12.5',
    'Main St',
    'MAIN STREET',
    'az',
    'Arizona',
    '2026-03-04',
    '-',
    '',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(fieldName).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(compare(one, other).mark).toBe(compare(other, one).mark);
    }),
  );
});

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

it('never agrees on letters and digits that are not the same', () => {
  const digits = fc.stringMatching(/^[A-Za-z0-9 ./-]{1,8}$/);
  fc.assert(
    fc.property(digits, digits, (one, other) => {
      if (plain(one) === plain(other)) return;
      for (const compare of [compareText, compareNumber, compareAddress])
        expect(compare(one, other).mark).not.toBe('agrees');
    }),
  );
});
