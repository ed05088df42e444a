import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, differingRanges, normalised, wordsOf } from './names';

const daniel = { firstName: 'Daniel', lastName: 'Whitaker' };

describe('a name that a source gives', () => {
  it.each([
    ['DANIEL WHITAKER'],
    ['Whitaker, Daniel'],
    ['whitaker daniel'],
    ['Daniel  Whitaker.'],
    ['DÁNIEL WHITAKER'],
  ])('is the same as the one we hold when it reads %s', (given) => {
    expect(compareNames(daniel, given)).toEqual({ like: 'same' });
  });

  it('is the same across hyphens, apostrophes and accents', () => {
    expect(compareNames({ firstName: 'José', lastName: 'García-Márquez' }, 'GARCIA MARQUEZ, JOSE').like).toBe(
      'same',
    );
    expect(compareNames({ firstName: 'Ann', lastName: "O'Brien" }, 'OBRIEN, ANN').like).toBe('same');
  });

  it.each([
    ['WHITAKER, DANIEL JAMES', 'middle name JAMES on one side only'],
    ['DANIEL WHITAKER JR', 'suffix or title JR on one side only'],
    ['Daniel Whitaker, MD', 'suffix or title MD on one side only'],
    ['D WHITAKER', 'initial D'],
    ['WHITAKER, D J', 'initial D; middle name J on one side only'],
    ['DANIEL, WHITAKER', 'first and last name the other way round'],
  ])('is similar when it reads %s, and says through what', (given, through) => {
    expect(compareNames(daniel, given)).toEqual({ like: 'similar', through });
  });

  it.each([
    [{ firstName: 'Maria', lastName: 'de la Cruz' }, 'DELACRUZ, MARIA', 'DELACRUZ'],
    [{ firstName: 'Ann', lastName: 'McDonald' }, 'MC DONALD, ANN', 'MCDONALD'],
    [{ firstName: 'Mary Ann', lastName: 'Vale' }, 'MARYANN VALE', 'MARYANN'],
  ])(
    'is similar where one side writes as one word what the other does not: %j and %s',
    (name, given, word) => {
      const through = `${word} is written as one word on one side only`;
      expect(compareNames(name, given)).toEqual({ like: 'similar', through });
      expect(compareNames(name, `${given} JR`)).toMatchObject({ like: 'similar' });
    },
  );

  it('is another one where no more than letters are shared', () => {
    expect(compareNames({ firstName: 'Maria', lastName: 'de la Cruz' }, 'DELACRUZ, MARTA').like).toBe(
      'different',
    );
  });

  it('is similar through an initial or an alias', () => {
    expect(compareNames({ firstName: 'Daniel James', lastName: 'Whitaker' }, 'Daniel J Whitaker')).toEqual({
      like: 'similar',
      through: 'initial J',
    });
    const renee = {
      firstName: 'Renee',
      lastName: 'Castellanos',
      aliases: [{ firstName: 'Renee', lastName: 'Holloway' }],
    };
    expect(compareNames(renee, 'HOLLOWAY, RENEE C')).toEqual({
      like: 'similar',
      through: 'known alias Renee Holloway',
    });
  });

  it('is similar where we hold the initial and the source the name', () => {
    expect(compareNames({ firstName: 'D.', lastName: 'Whitaker' }, 'Daniel Whitaker')).toEqual({
      like: 'similar',
      through: 'initial D',
    });
  });

  it.each([
    ['DANIELLE WHITAKER'],
    ['DANIEL WHITTAKER'],
    ['E WHITAKER'],
    ['J D WHITAKER'],
    ['DANIEL'],
    ['WHITAKER'],
    ['DANIEL JAMES SMITH'],
    ['WHITAKER, JAMES DANIEL'],
    ['JAMES DANIEL WHITAKER'],
    ['DANIEL WHITAKER SMITH'],
    ['WHITAKER SMITH, DANIEL'],
    [''],
    ['?'],
  ])('differs when it reads %s', (given) => {
    expect(compareNames(daniel, given).like).toBe('different');
  });

  it('differs when half of a double last name is missing', () => {
    expect(
      compareNames({ firstName: 'Guadalupe', lastName: 'Acosta-Villareal' }, 'ACOSTA, GUADALUPE').like,
    ).toBe('different');
  });
});

it('tells a junior from a senior, wherever the suffix is held', () => {
  for (const onFile of [
    { firstName: 'Daniel', lastName: 'Whitaker Jr.' },
    { firstName: 'Daniel Jr', lastName: 'Whitaker' },
  ]) {
    expect(compareNames(onFile, 'WHITAKER, DANIEL SR').like).toBe('different');
    expect(compareNames(onFile, 'WHITAKER, DANIEL')).toEqual({
      like: 'similar',
      through: 'suffix or title JR on one side only',
    });
  }
});

it('needs the first of several given names: a middle name alone may be a brother', () => {
  const onFile = { firstName: 'Daniel James', lastName: 'Whitaker' };
  expect(compareNames(onFile, 'JAMES WHITAKER').like).toBe('different');
  expect(compareNames(onFile, 'DANIEL JOHN WHITAKER').like).toBe('different');
  expect(compareNames(onFile, 'DANIEL WHITAKER').like).toBe('similar');
});

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ]{2,10}$/).filter((text) => wordsOf(text).length === 1);

describe('for any name', () => {
  it('case, accents and the order of words change nothing', () => {
    fc.assert(
      fc.property(word, word, (firstName, lastName) => {
        const onFile = { firstName, lastName };
        expect(compareNames(onFile, `${lastName} ${firstName}`.toUpperCase()).like).toBe('same');
        expect(compareNames(onFile, `${lastName}, ${firstName}`.toLowerCase()).like).toBe('same');
        expect(compareNames(onFile, `${firstName} ${lastName}`.normalize('NFD')).like).toBe('same');
      }),
    );
  });

  it('is never the same as one with other words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (firstName, lastName, given) => {
        const onFile = wordsOf(`${firstName} ${lastName}`).toSorted().join(' ');
        const theirs = wordsOf(given).toSorted().join(' ');
        if (onFile !== theirs) expect(compareNames({ firstName, lastName }, given).like).not.toBe('same');
      }),
    );
  });
});

describe('what is highlighted', () => {
  it('is each word that the other text lacks', () => {
    const given = '4120 N CENTRAL AVE STE 200, PHOENIX, AZ 85012';
    const ranges = differingRanges(given, '4120 N Central Ave, Phoenix, AZ 85012');
    expect(ranges.map(([start, end]) => given.slice(start, end))).toEqual(['STE', '200']);
  });

  it('is nothing between texts that are the same', () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(differingRanges(words.join(' '), words.join(' ').toUpperCase())).toEqual([]);
      }),
    );
  });
});

it('keeps letters of every script', () => {
  expect(normalised('الحسيني')).not.toBe('');
  expect(wordsOf('李 小龙')).toHaveLength(2);
  expect(normalised('Łukasz Søndergaard')).toBe('LUKASZ SONDERGAARD');
});

it('leaves out only marks that are accents: where a mark is a vowel or a voicing, it is another name', () => {
  expect(compareNames({ firstName: 'राम', lastName: 'शर्मा' }, 'रीम शर्मा').like).toBe('different');
  expect(normalised('か')).not.toBe(normalised('が'));
  expect(normalised('مُحَمَّد')).toBe(normalised('محمد'));
});

it('keeps digits apart that a full stop parts', () => {
  expect(normalised('12.5')).not.toBe(normalised('125'));
  expect(normalised('M.D.')).toBe('MD');
});
