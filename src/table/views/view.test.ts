import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, text } from '../list/filters';
import { defaultLayout, mendLayout, type Layout } from '../columns/layout';
import { defineList, type List } from '../list/list-spec';
import { asksTheSame, freeName, viewFrom, viewName, viewsFrom } from './view';
import { packColumns, unpackColumns } from './view-columns';
import { largestViewFile, readViewText, viewText } from './view-file';

const list = defineList({
  name: 'test-people',
  one: 'person',
  many: 'people',
  filters: { name: text('Name'), state: choices('State', ['AZ', 'WY']) },
  sorts: { Name: 'name', Age: 'age' },
  sort: { sortedBy: 'Name', sortDirection: 'Asc' },
}) as unknown as List;
const columns = [{ id: 'name' }, { id: 'npi' }, { id: 'state', width: 84 }, { id: 'phone', optional: true }];
const layout = defaultLayout(columns);
const view = { name: 'Mine', search: { state: ['AZ'] }, layout, to: '/people' };

const named = (...names: string[]) => names.map((name) => ({ ...view, name }));

describe('a saved view', () => {
  it('has a name of one line that turns no text around', () => {
    expect(viewName('  Late\n renewals\t\u202Efdp ')).toBe('Late renewals fdp');
    expect(viewName(`${'x'.repeat(70)}`)).toHaveLength(60);
    expect(viewName(2026)).toBe('2026');
    for (const nothing of ['', ' \u0000 ', null, undefined, {}, ['a']]) expect(viewName(nothing)).toBe('');
  });

  it('is read from what an older version kept, and left out where nothing can be made of it', () => {
    const old = [{ name: 'Old', search: { state: ['WY'] }, layout }];
    expect(viewsFrom(old)).toEqual(old);
    expect(viewsFrom([null, 4, { name: '', search: {} }, { name: 'x', search: [] }, { name: 'y' }])).toEqual(
      [],
    );
    expect(viewsFrom('broken')).toEqual([]);
    expect(viewsFrom([view, { ...view, search: {} }])).toHaveLength(1);
  });

  it('leads to places of this console only', () => {
    for (const to of [
      'https://elsewhere.example',
      '//elsewhere.example',
      'javascript:alert(1)',
      '/a?b',
      '/a\\b',
      7,
    ])
      expect(viewFrom({ ...view, to, pinned: true })).toEqual({ name: 'Mine', search: view.search, layout });
    expect(viewFrom({ ...view, to: '/monitors/coverage', pinned: true })).toMatchObject({
      to: '/monitors/coverage',
      pinned: true,
    });
  });

  it('gets the next number when its name is in use', () => {
    expect(freeName(named('A'), 'B')).toBe('B');
    expect(freeName(named('A', 'A (2)'), 'A')).toBe('A (3)');
    expect(freeName(named('A (2)'), 'A (2)')).toBe('A (3)');
    const long = 'x'.repeat(60);
    expect(freeName(named(long), long)).toHaveLength(60);
  });

  it('is what the screen asks for, whether or not the address says the list’s own sort', () => {
    expect(asksTheSame(list, { state: ['AZ'] }, { state: 'AZ', sortedBy: 'Name', junk: 1 })).toBe(true);
    expect(asksTheSame(list, { state: ['AZ'] }, { state: ['AZ'], sortDirection: 'Desc' })).toBe(false);
    expect(asksTheSame(list, { state: ['AZ'] }, {})).toBe(false);
  });
});

const ids = fc.shuffledSubarray(columns.map(({ id }) => id));
const layouts: fc.Arbitrary<Layout> = fc
  .record({
    order: ids,
    pinned: ids,
    hidden: fc.dictionary(fc.constantFrom('npi', 'state', 'phone'), fc.boolean()),
    widths: fc.dictionary(fc.constantFrom('name', 'npi', 'state'), fc.integer({ min: 0, max: 2_000 })),
    density: fc.constantFrom('compact', 'default', 'relaxed', undefined),
  })
  .map((stored) => mendLayout(columns, stored));

describe('the columns of an address', () => {
  it('say what is shown, in its order, pinned, sized and how high', () => {
    const packed = 'name.state*-90.npi.-compact';
    const read = unpackColumns(columns, packed);
    expect(read?.order.filter((id) => id !== 'phone')).toEqual(['name', 'state', 'npi']);
    expect(read).toMatchObject({
      hidden: { name: false, state: false, npi: false, phone: true },
      pinned: ['name', 'state'],
      widths: { state: 90 },
      density: 'compact',
    });
    expect(packColumns(columns, layout)).toBe('name.npi.state');
  });

  it('come back as they looked, whatever was made of them', () => {
    fc.assert(
      fc.property(layouts, (one) => {
        const packed = packColumns(columns, one);
        const read = unpackColumns(columns, packed);
        expect(read && packColumns(columns, read)).toBe(packed);
        expect(encodeURIComponent(packed)).toBe(packed);
      }),
    );
  });

  it('change nothing when they are made up', () => {
    for (const junk of [
      '',
      'gone',
      '<script>',
      'name,npi',
      'name..npi',
      'x'.repeat(3_000),
      7,
      undefined,
      ['name'],
    ])
      expect([junk, unpackColumns(columns, junk)]).toEqual([junk, undefined]);
    fc.assert(
      fc.property(fc.string(), (packed) => {
        const read = unpackColumns(columns, packed);
        if (read) expect(mendLayout(columns, read)).toEqual(read);
      }),
    );
  });
});

describe('the file of a view', () => {
  it('comes back as the view it was, without its place in the navigation', () => {
    const text = viewText('people', { ...view, pinned: true });
    expect(readViewText(text)).toEqual({ list: 'people', view });
  });

  it('is refused in words when it is broken, of another kind or of a later version', () => {
    const text = viewText('people', view);
    const problems = [
      text.slice(0, -20),
      '[1, 2]',
      '"text"',
      'null',
      JSON.stringify({ ...view, list: 'people' }),
      text.replace('"version": 1', '"version": 2'),
      text.replace('"name": "Mine"', '"name": ""'),
      text.replace('"list": "people"', '"list": 5'),
      ' '.repeat(largestViewFile + 1),
    ].map((one) => readViewText(one));
    for (const answer of problems) expect(answer).toHaveProperty('problem');
    expect(new Set(problems.map((one) => 'problem' in one && one.problem)).size).toBe(5);
  });

  it('never breaks the reader, whatever JSON it holds', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(readViewText(json)).toHaveProperty('problem');
      }),
    );
  });
});
