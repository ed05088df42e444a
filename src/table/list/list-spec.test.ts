import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { boolean, choice, choices, date, npi, openChoices, text, valueText } from './filters';
import { activeFilters, defineList, filterWords } from './list-spec';

const list = defineList({
  name: 'things',
  one: 'thing',
  many: 'things',
  filters: {
    name: text('Name'),
    npi: npi('NPI'),
    status: choice('Status', ['NeedsReview', 'ExpiresSoon']),
    approved: choices('Approved', ['Pending', 'Yes', 'No'], {}, { label: 'Decided', values: ['Yes', 'No'] }),
    credentialing: openChoices('Credentialing', ['Credentialed']),
    until: date('Next', 'by'),
    deactivated: boolean('Deactivated'),
  },
  sorts: { LastName: 'last name', Created: 'created' },
  sort: { sortedBy: 'LastName', sortDirection: 'Desc' },
  sortFor: ({ until }) => (until ? { sortedBy: 'Created', sortDirection: 'Asc' } : undefined),
});

describe('a list read from the URL', () => {
  it('takes every filter in the form in which the router hands it over', () => {
    expect(
      list.validateSearch({
        name: 42,
        npi: '1192837460',
        status: 'ExpiresSoon',
        approved: 'Yes',
        credentialing: ['Credentialed', 'Our own word'],
        until: '2026-12-31',
        deactivated: 'false',
        sortedBy: 'Created',
        sortDirection: 'Asc',
      }),
    ).toEqual({
      name: '42',
      npi: 1192837460,
      status: 'ExpiresSoon',
      approved: ['Yes'],
      credentialing: ['Credentialed', 'Our own word'],
      until: '2026-12-31',
      deactivated: false,
      sortedBy: 'Created',
      sortDirection: 'Asc',
    });
  });

  it('leaves out what it does not know, value by value', () => {
    expect(
      list.validateSearch({
        status: 'Sideways',
        approved: ['Yes', 'Perhaps'],
        until: 'tomorrow',
        npi: 'abc',
        sortedBy: 'ShoeSize',
        cursor: 'x',
      }),
    ).toEqual({ approved: ['Yes'] });
  });

  it('never breaks, and reads its own answer the same way again', () => {
    const names = fc.constantFrom(
      ...Object.keys(list.filters),
      'sortedBy',
      'sortDirection',
      '__proto__',
      'other',
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), (raw) => {
        const once = list.validateSearch(raw);
        expect(list.validateSearch(once)).toEqual(once);
        expect(() => list.toParams(once)).not.toThrow();
        expect(() => filterWords(list.filters, once)).not.toThrow();
      }),
    );
  });

  it('asks for its own sort until one is chosen, and for the one that goes with a filter', () => {
    expect(list.toParams({})).toEqual({ sortedBy: 'LastName', sortDirection: 'Desc' });
    expect(list.toParams({ sortedBy: 'Created' })).toEqual({ sortedBy: 'Created', sortDirection: 'Asc' });
    expect(list.toParams({ until: '2026-12-31' })).toMatchObject({
      sortedBy: 'Created',
      sortDirection: 'Asc',
    });
    expect(list.toParams({ until: '2026-12-31', sortedBy: 'LastName' }).sortedBy).toBe('LastName');
  });

  it('asks for nothing unknown although the router hands on what the URL holds beside', () => {
    const handedOn = { sortedBy: 'ShoeSize', sortDirection: 'Sideways', status: 'Sideways', name: 'x' };
    expect(list.toParams(handedOn as never)).toEqual({
      name: 'x',
      sortedBy: 'LastName',
      sortDirection: 'Desc',
    });
  });

  it('knows the types of its filters', () => {
    expectTypeOf(list.toParams({}).status).toEqualTypeOf<'NeedsReview' | 'ExpiresSoon' | undefined>();
    expectTypeOf(list.toParams({}).approved).toEqualTypeOf<('Pending' | 'Yes' | 'No')[] | undefined>();
    expectTypeOf(list.toParams({}).sortedBy).toEqualTypeOf<'LastName' | 'Created'>();
  });
});

describe('filters in words', () => {
  it('says what a chip says', () => {
    expect(valueText(list.filters.status, 'NeedsReview')).toBe('Needs review');
    expect(valueText(list.filters.until, '2026-12-31')).toBe('by Dec 31, 2026');
    expect(valueText(list.filters.deactivated, false)).toBe('no');
    expect(valueText(list.filters.approved, ['Yes', 'Pending'])).toBe('Yes or Pending');
    expect(valueText(list.filters.approved, ['No', 'Yes']), 'by the name that they have together').toBe(
      'Decided',
    );
    expect(valueText(list.filters.approved, ['No'])).toBe('No');
    expect(valueText(list.filters.approved, ['No', 'Yes', 'Pending'])).toBe('No or Yes or Pending');
    expect(valueText(list.filters.credentialing, ['A', 'B', 'C', 'D'])).toBe('A, B and 2 more');
  });

  it('restates all active filters in their order', () => {
    const values = { deactivated: true, name: 'delgado' };
    expect(activeFilters(list.filters, values)).toEqual(['name', 'deactivated']);
    expect(filterWords(list.filters, values)).toBe('Name: delgado; Deactivated: yes');
  });
});
