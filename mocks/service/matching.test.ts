import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf } from './matching-facts';
import { compare } from './matching-score';
import { RecordIndex } from './matching-index';
import type { ScanParameter } from './scan-parameters';
import { readingsOfParts } from './matching-names';
import { isOrganization } from './matching-organizations';
import { isTitle } from './matching-words';

interface Person {
  first: string;
  last: string;
  /** `YYYY-MM-DD`; the day can be taken for a month. */
  born: string;
  npi: number;
  city: string;
  state: 'AZ' | 'NV';
}

// A word of the trade or a title may be read as one; what then holds is in tables below.
const word = fc.stringMatching(/^[a-z]{4,9}$/).filter((text) => !isOrganization(text) && !isTitle(text));
const two = (value: number) => String(value).padStart(2, '0');
const person: fc.Arbitrary<Person> = fc
  .record({
    first: word,
    last: fc.array(word, { minLength: 1, maxLength: 2 }),
    year: fc.integer({ min: 1930, max: 2000 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 12 }),
    npi: fc.integer({ min: 1_000_000_000, max: 1_999_999_999 }),
    city: word,
    state: fc.constantFrom('AZ' as const, 'NV' as const),
  })
  .filter(({ month, day, first, last }) => month !== day && !last.includes(first))
  .map(({ year, month, day, last, ...rest }) => ({
    ...rest,
    last: last.join('-'),
    born: `${year}-${two(month)}-${two(day)}`,
  }));

const parametersOf = ({ first, last, born, npi, city, state }: Person): ScanParameter[] => [
  { type: 'Name', firstName: first, lastName: last },
  { type: 'DateOfBirth', dateOfBirth: `${born}T00:00:00Z` },
  { type: 'Npi', number: npi },
  { type: 'Address', city, state },
];

const recordOf = ({ first, last, born, npi, city, state }: Person): Record<string, unknown> => ({
  firstName: first,
  lastName: last,
  dateOfBirth: `${born}T00:00:00Z`,
  npiNumber: npi,
  address: `1 Main St, ${city}, ${state} 85001`,
});

const scoreOf = (given: Person, record: Record<string, unknown>) =>
  compare(parametersOf(given), factsOf(record)).score;

/** The same name in another way of writing. */
const spellings: Record<string, (given: Person) => Record<string, unknown>> = {
  'in capitals': ({ first, last }) => ({ firstName: first.toUpperCase(), lastName: last.toUpperCase() }),
  'with accents': ({ first, last }) => ({ firstName: accented(first), lastName: accented(last) }),
  'with a space in place of a hyphen': ({ last }) => ({ lastName: last.replace('-', ' ') }),
  'without the hyphen': ({ last }) => ({ lastName: last.replace('-', '') }),
  'surname first': ({ first, last }) => ({ firstName: last, lastName: first }),
  'in one text': ({ first, last }) => ({
    firstName: undefined,
    lastName: undefined,
    fullName: `${last}, ${first}`,
  }),
  'in one text, surname last': ({ first, last }) => ({
    firstName: undefined,
    lastName: undefined,
    fullName: `${first} ${last.replace('-', ' ')}`,
  }),
  'with a title': ({ first, last }) => ({ firstName: `Dr. ${first}`, lastName: `${last}, MD` }),
};

/** Vowels with accents, composed or not. */
const accented = (text: string) =>
  text.replaceAll('a', 'á').replaceAll('e', 'e\u0301').replaceAll('o', 'ö').replaceAll('u', 'ü');

describe('a name', () => {
  test.each(Object.keys(spellings))('written %s is the same name', (spelling) => {
    fc.assert(
      fc.property(person, (one) => {
        const record = recordOf(one);
        const other = { ...record, ...spellings[spelling]?.(one) };
        expect(scoreOf(one, other)).toBeCloseTo(scoreOf(one, record), 10);
      }),
    );
  });

  test.each(Object.keys(spellings))('written %s is found by the index', (spelling) => {
    fc.assert(
      fc.property(person, (one) => {
        const index = new RecordIndex();
        index.add(0, factsOf({ ...recordOf(one), npiNumber: undefined, ...spellings[spelling]?.(one) }));
        const [reading] = readingsOfParts(one.first, undefined, one.last);
        const { given = [], surname = [] } = reading ?? {};
        expect(index.find({ surnames: [surname], given, organizations: [], npis: [] })).toEqual([0]);
      }),
    );
  });

  test('of somebody else is not found by the index, but the same NPI is', () => {
    const index = new RecordIndex();
    index.add(0, factsOf({ firstName: 'Ada', lastName: 'Okoro', npiNumber: 1_234_567_893 }));
    const nobody = { given: ['ada'], organizations: [], npis: [] };
    expect(index.find({ ...nobody, surnames: [['lindgren']] })).toEqual([]);
    expect(index.find({ ...nobody, surnames: [['lindgren']], npis: [1_234_567_893] })).toEqual([0]);
  });

  test.each(['DAY, DORIS', 'DORIS DAY', 'Day, Doris Ann'])('%s is a person, not a day clinic', (fullName) => {
    const { score } = compare([{ type: 'Name', firstName: 'Doris', lastName: 'Day' }], factsOf({ fullName }));
    expect(score).toBeGreaterThan(0.6);
  });

  test.each(['KEVIN DO', 'Do Kevin', 'Kevin T Do', 'DO, KEVIN', 'Kevin Do, DO'])(
    '%s is Kevin Do',
    (fullName) => {
      const parameters: ScanParameter[] = [{ type: 'Name', firstName: 'Kevin', lastName: 'Do' }];
      expect(compare(parameters, factsOf({ fullName })).score).toBeGreaterThan(0.6);
    },
  );

  test.each(['Natl', 'Rehab', 'Lab', 'Home', 'Senior'])(
    '%s may be a surname on a list of both',
    (surname) => {
      const parameters: ScanParameter[] = [{ type: 'Name', firstName: 'Ada', lastName: surname }];
      expect(compare(parameters, factsOf({ fullName: `${surname}, Ada` })).score).toBeGreaterThan(0.6);
    },
  );

  test.each([
    ['Søndergaard', 'SONDERGAARD'],
    ['Müller', 'Mueller'],
    ['Łukasz', 'Lukasz'],
    ["O'Brien", 'O BRIEN'],
    ['de la Cruz', 'Delacruz'],
    ['Phillips', 'Philips'],
    ['الحسيني', 'الحسيني'],
    ['小龍', '小龍'],
  ])('%s may be written %s', (ours, theirs) => {
    const parameters: ScanParameter[] = [{ type: 'Name', firstName: 'Ada', lastName: ours }];
    const { score, positive } = compare(parameters, factsOf({ firstName: 'ADA', lastName: theirs }));
    expect(positive).toEqual(parameters);
    expect(score).toBeGreaterThan(0.6);
  });

  test.each([
    ['a slip of the pen', 'Jenniefr'],
    ['an initial', 'J'],
    ['a middle name', 'Jennifer Anne'],
    ['a short form', 'Jenn'],
  ])('with %s agrees less, but agrees', (_, firstName) => {
    const parameters: ScanParameter[] = [{ type: 'Name', firstName: 'Jennifer', lastName: 'Okoro' }];
    const exact = compare(parameters, factsOf({ firstName: 'Jennifer', lastName: 'Okoro' }));
    const close = compare(parameters, factsOf({ firstName, lastName: 'Okoro' }));
    expect(close.positive).toEqual(parameters);
    expect(close.score).toBeLessThan(exact.score);
    expect(close.score).toBeGreaterThan(0.45);
  });

  test('of a relative does not agree', () => {
    const parameters: ScanParameter[] = [{ type: 'Name', firstName: 'Jennifer', lastName: 'Okoro' }];
    expect(compare(parameters, factsOf({ firstName: 'Walter', lastName: 'Okoro' }))).toMatchObject({
      positive: [],
      negative: parameters,
    });
  });

  test('that is an alias on either side agrees, and is the one that is named', () => {
    const record = factsOf({ fullName: 'Ada Okoro', aliases: [{ fullName: 'HOLLOWAY, ADA' }] });
    const alias: ScanParameter = { type: 'Name', firstName: 'Ada', lastName: 'Holloway' };
    const nameParameter: ScanParameter = { type: 'Name', firstName: 'Ada', lastName: 'Lindgren' };
    expect(compare([nameParameter, alias], record)).toMatchObject({ positive: [alias], negative: [] });
  });
});

describe('the score', () => {
  test('is between 0 and 1, whatever is compared', () => {
    const text = fc.option(fc.string({ unit: 'binary' }), { nil: undefined });
    const day = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(text, text, text, text, day, day, fc.maxSafeNat(), fc.maxSafeNat(), (...given) => {
        const [firstName, lastName, first, last, born, bornToo, npi, npiToo] = given;
        const { score } = compare(
          [
            { type: 'Name', firstName, lastName },
            { type: 'DateOfBirth', dateOfBirth: born },
            { type: 'Npi', number: npi },
            { type: 'Address', state: 'AZ', city: first },
          ],
          factsOf({
            firstName: first,
            lastName: last,
            fullName: lastName,
            address: `${first}, ${last}, AZ 85001`,
            dateOfBirth: bornToo,
            npiNumber: npiToo,
          }),
        );
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([
    ['dateOfBirth', { dateOfBirth: '1901-11-30T00:00:00Z' }],
    ['npiNumber', { npiNumber: 2_000_000_000 }],
    ['address', { address: '1 Main St, Elsewhere, WY 82001' }],
  ])('grows when %s agrees, and falls when it differs', (field, different) => {
    fc.assert(
      fc.property(
        person,
        fc.subarray(['dateOfBirth', 'npiNumber', 'address'].filter((other) => other !== field)),
        (one, others) => {
          const full = recordOf(one);
          const some = Object.fromEntries(
            ['firstName', 'lastName', ...others].map((name) => [name, full[name]]),
          );
          const without = scoreOf(one, some);
          expect(scoreOf(one, { ...some, [field]: full[field] })).toBeGreaterThan(without);
          expect(scoreOf(one, { ...some, ...different })).toBeLessThan(without);
        },
      ),
    );
  });

  test('takes day and month in each other’s place for a slip: less than agreeing, more than nothing', () => {
    fc.assert(
      fc.property(person, (one) => {
        const [year, month, day] = one.born.split('-');
        const record = { firstName: one.first, lastName: one.last };
        const swapped = scoreOf(one, { ...record, dateOfBirth: `${year}-${day}-${month}T00:00:00Z` });
        expect(swapped).toBeLessThan(scoreOf(one, { ...record, dateOfBirth: one.born }));
        expect(swapped).toBeGreaterThan(scoreOf(one, record));
      }),
    );
  });

  test('tells what agrees from what differs, and leaves out what the record does not say', () => {
    fc.assert(
      fc.property(person, (one) => {
        const { dateOfBirth: _, ...record } = recordOf(one);
        const { positive, negative } = compare(
          parametersOf(one),
          factsOf({ ...record, npiNumber: one.npi + 1 }),
        );
        expect(positive.map(({ type }) => type)).toEqual(['Name', 'Address']);
        expect(negative.map(({ type }) => type)).toEqual(['Npi']);
      }),
    );
  });
});

const named = (name: string): ScanParameter[] => [{ type: 'FacilityName', name }];

describe('the name of a facility', () => {
  test.each([
    'CEDAR RIDGE MEDICAL CENTER, INC.',
    'Medical Center of Cedar Ridge',
    'Cedar-Ridge Medical Centers LLC',
  ])('may be written %s', (businessName) => {
    const { score, positive } = compare(named('Cedar Ridge Medical Center'), factsOf({ businessName }));
    expect(positive).toHaveLength(1);
    expect(score).toBeGreaterThan(0.5);
  });

  test('is not that of another one of its kind', () => {
    const { positive } = compare(
      named('Cedar Ridge Medical Center'),
      factsOf({ businessName: 'Phoenix Medical Center' }),
    );
    expect(positive).toEqual([]);
  });
});
