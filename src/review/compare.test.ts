import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareAddress,
  compareDay,
  compareName,
  compareNumber,
  compareState,
  compareText,
  compareType,
} from './compare';

const physician = {
  name: 'Physician (MD)',
  abbreviations: ['MD'],
  aliases: ['Doctor of Medicine', 'Medical Doctor'],
};

describe('what is compared with nothing', () => {
  it('is missing, and says on which side', () => {
    expect(compareText('Active', undefined)).toEqual({ mark: 'missing', why: 'not given' });
    expect(compareDay(undefined, '2028-12-31')).toEqual({ mark: 'missing', why: 'not held' });
    expect(compareAddress('', ' ')).toEqual({ mark: 'missing', why: 'on both sides' });
    expect(compareName({}, 'DANIEL WHITAKER')).toEqual({ mark: 'missing', why: 'not held' });
    expect(compareType(undefined, 'MD')).toEqual({ mark: 'missing', why: 'not held' });
  });
});

describe('license numbers', () => {
  it('agree whatever their spaces, hyphens and case', () => {
    expect(compareNumber('MD-20418', 'md 20418').mark).toBe('agrees');
  });

  it('are similar when leading zeros are all that differs', () => {
    expect(compareNumber('MD020418', 'MD20418')).toEqual({ mark: 'similar', why: 'leading zeros' });
  });

  it.each([
    ['MD20418', 'MD20419'],
    ['204180', '20418'],
    ['MD20418', 'DO20418'],
  ])('%s and %s differ', (held, given) => {
    expect(compareNumber(held, given).mark).toBe('differs');
  });
});

describe('license types', () => {
  it('are similar through their abbreviation or another name', () => {
    expect(compareType(physician, 'MD, Doctor of Medicine').mark).toBe('similar');
    expect(compareType(physician, 'Medical Doctor')).toEqual({
      mark: 'similar',
      why: 'Medical Doctor is another word for this type',
    });
  });

  it('differ as soon as one word is a stranger', () => {
    expect(compareType(physician, 'MD, training license').mark).toBe('differs');
    expect(compareType(physician, 'Resident physician').mark).toBe('differs');
  });
});

describe('dates', () => {
  it('agree when they are the same calendar day, however they are written', () => {
    expect(compareDay('2026-12-31', '2026-12-31T00:00:00Z').mark).toBe('agrees');
  });

  it('that differ say by how much', () => {
    expect(compareDay('2026-12-31', '2028-12-31')).toEqual({ mark: 'differs', why: '2 years later' });
    expect(compareDay('2026-12-31', '2026-12-30')).toEqual({ mark: 'differs', why: '1 day earlier' });
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

  it('highlight the suite that only the source has', () => {
    const given = '4120 N CENTRAL AVE STE 200';
    const { mark, ranges } = compareAddress('4120 N Central Ave', given);
    expect(mark).toBe('differs');
    expect(ranges?.map(([start, end]) => given.slice(start, end))).toEqual(['STE', '200']);
  });
});

it('a state agrees by code and by name', () => {
  expect(compareState('AZ', 'Arizona').mark).toBe('agrees');
  expect(compareState('AZ', 'NM').mark).toBe('differs');
});

it('nothing that can be written makes a comparison fail, and what is equal never differs', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (held, given) => {
      for (const compare of [compareText, compareNumber, compareState, compareDay, compareAddress]) {
        expect(['agrees', 'similar', 'differs', 'missing']).toContain(compare(held, given).mark);
        const words = /[\p{L}\p{N}]/u.test(held);
        if (words) expect(compare(held, held).mark).toBe('agrees');
      }
      expect(compareType({ name: held }, given).mark).toBeTruthy();
    }),
  );
});
