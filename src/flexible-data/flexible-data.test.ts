import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableColumns } from './columns';
import { toJson, toText } from './copy';
import { dayIn } from '@/lib/written-day';
import { describeRow, disciplinarySummary, newestDisciplinaryLine } from './describe';
import { displayText, readNode, rootSpot, descendants } from './model';
import { outline } from './outline';
import { samePlace, search, startFor, trailOf } from './search';
import { anyData, flexibleData, nestedSections } from './testing';
import { countValues, isEmptyData, summarise } from './summarise';

const form = (data: unknown) => ({ type: 'Form', data });
const table = (data: unknown) => ({ type: 'Table', data });
const section = (data: unknown) => ({ type: 'Section', data });

describe('reading a node', () => {
  it('knows the three kinds', () => {
    expect(readNode(form({ a: '1' }))).toMatchObject({ kind: 'form', parts: [{ label: 'a', value: '1' }] });
    expect(readNode(table([{ a: '1' }]))).toMatchObject({ kind: 'table', rows: [{ a: '1' }] });
    expect(readNode(section({ H: form({}) }))).toMatchObject({ kind: 'section', parts: [{ label: 'H' }] });
    expect(readNode(section([form({})])).parts[0]?.label).toBeUndefined();
  });

  it('shows what is not as specified in full, and says what was unexpected', () => {
    expect(readNode({ type: 'Chart', data: { a: 1 } })).toMatchObject({
      kind: 'form',
      note: expect.stringContaining('Chart'),
      parts: [{ label: 'a', value: 1 }],
    });
    expect(readNode({ type: 'Form' }).note).toContain('without data');
    expect(readNode(table({ a: 1 }))).toMatchObject({
      kind: 'form',
      note: expect.stringContaining('a table'),
    });
    expect(readNode(form([{ a: 1 }]))).toMatchObject({ kind: 'table', rows: [{ a: 1 }] });
    expect(readNode(section('text'))).toMatchObject({ kind: 'value', value: 'text' });
    expect(readNode([1, { a: 2 }])).toMatchObject({ kind: 'list' });
  });

  it('does not take a row with a key called type for a node', () => {
    expect(readNode({ type: 'Stipulation', date: '2026-01-01' })).toMatchObject({ kind: 'form' });
    expect(readNode({ type: 'Stipulation', date: '2026-01-01' }).note).toBeUndefined();
  });

  it('never throws, whatever comes, and every text in it is reached by the walk', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const seen = [...descendants(rootSpot(data))];
        expect(seen.length).toBeGreaterThan(0);
        summarise(data);
        outline(data);
        disciplinarySummary(data);
        toText(data);
      }),
    );
  });
});

describe('sizes', () => {
  it('says values and tables, or rows and columns of a lone table', () => {
    expect(summarise(form({ a: '1', b: null }))).toBe('2 values');
    expect(summarise(section({ A: form({ a: '1', b: '2' }), B: table([{ x: 1 }]) }))).toBe(
      '2 values, 1 table',
    );
    expect(summarise(table([{ x: 1 }, { y: 2 }]))).toBe('2 rows, 2 columns');
    expect(summarise(section({ A: table([{ x: 1 }]), B: table([{ x: 1 }, {}]) }))).toBe(
      '2 tables with 3 rows',
    );
    expect(summarise(section({ A: table([]), B: form({}) }))).toBe('empty');
    expect(summarise(undefined)).toBe('empty');
    expect(isEmptyData({ type: 'Table' })).toBe(true);
  });

  it('says how deep it goes when that is unusual', () => {
    expect(summarise(nestedSections(10_000, form({ a: '1' })))).toBe('1 value, 10,000 levels deep');
  });

  it('lists the parts with their sizes, empty ones too', () => {
    const data = section({
      Education: section({
        School: form({ a: '1' }),
        Residency: table([{ x: 1 }, { x: 2 }]),
        Fellowship: table([]),
      }),
    });
    expect(outline(data).map(({ level, label, size }) => [level, label, size])).toEqual([
      [0, 'Education', '3'],
      [1, 'School', '1'],
      [1, 'Residency', '2 rows'],
      [1, 'Fellowship', 'empty'],
    ]);
  });
});

describe('depth', () => {
  it('walks, counts, searches and copies 10,000 levels without overflowing the stack', () => {
    const data = nestedSections(10_000, form({ needle: 'found it' }));
    expect(countValues(data)).toBe(1);
    expect(search(data, 'found IT')).toHaveLength(1);
    expect(toText(data)).toContain('needle: found it');
    const json = toJson(data);
    expect(json.length).toBeLessThan(5_000_000);
    expect(json).toContain('"needle": "found it"');
    expect(outline(data)).toHaveLength(3);
  });

  it('moves the start of the view down to a hit that lies too deep', () => {
    const data = nestedSections(10_000, form({ needle: 'x' }));
    const [hit] = search(data, 'needle');
    const start = hit && startFor(hit, rootSpot(data), 6);
    expect(hit?.depth).toBe(10_001);
    expect(start?.depth).toBe(10_001 - 4);
    expect(hit && start && startFor(hit, start, 6)).toBe(start);
  });
});

describe('tables', () => {
  it('has every key that any row has, in the order of appearance', () => {
    const columns = tableColumns([{ a: 1, b: 'x' }, { c: true }, 'loose', null, { constructor: 2 }]);
    expect(columns.map((column) => column.label)).toEqual(['a', 'b', 'c', 'Value', 'constructor']);
    expect(columns[4]?.read({})).toBeUndefined();
    expect(columns[3]?.read('loose')).toBe('loose');
  });

  it('takes amounts for numbers and dates not', () => {
    const [fine, date, empty] = tableColumns([
      { fine: '$5,000', date: '2026-10-30', empty: '' },
      { fine: null, date: '' },
    ]);
    expect([fine?.numeric, date?.numeric, empty?.numeric]).toEqual([true, false, false]);
  });

  it('reads 200,000 rows', () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => ({ n: index + 1 }));
    expect(summarise(table(rows))).toBe('200,000 rows, 1 column');
    expect(disciplinarySummary(table(rows)).actions).toBe(200_000);
  });
});

describe('copying', () => {
  it('gives JSON that reads back as the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(JSON.parse(toJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it('is the built-in JSON for what is not deep', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (data) => {
        expect(toJson(data)).toBe(JSON.stringify(data, null, 2));
      }),
    );
  });

  it('gives text with headings, keys and tabs', () => {
    const data = section({
      License: form({ Status: 'Active', Note: '' }),
      Actions: table([{ a: '1', b: '2\n3' }]),
    });
    expect(toText(data)).toBe(
      ['License:', '  Status: Active', '  Note: –', 'Actions:', '  a\tb', '  1\t2 3'].join('\n'),
    );
  });
});

describe('searching', () => {
  const data = section({
    Record: form({ Name: 'GREENE', 'Public remarks': 'See (a+b)*' }),
    Cases: table([{ Case: '1', Action: 'Greenery' }, { Case: '2' }]),
  });

  it('finds values, keys and cells without regard to case, signs taken literally', () => {
    expect(search(data, 'green').map((hit) => hit.value)).toEqual(['GREENE', 'Greenery']);
    expect(search(data, '(a+b)*')).toHaveLength(1);
    expect(search(data, ' ')).toEqual([]);
  });

  it('counts the name of a column once', () => {
    expect(search(data, 'case').map((hit) => hit.label)).toEqual(['Cases', 'Case']);
  });

  it('finds exactly the places whose text contains it', () => {
    fc.assert(
      fc.property(flexibleData, fc.string({ minLength: 1, maxLength: 2 }), (value, text) => {
        fc.pre(text.trim() !== '');
        const hits = search(value, text);
        for (const hit of hits) {
          const shown = `${hit.label ?? ''}\n${displayText(hit.value)}`.toLowerCase();
          const words = text.trim().toLowerCase();
          expect(shown.replace(/\s+/g, ' ')).toContain(words.replace(/\s+/g, ' '));
          expect(samePlace(hit, trailOf(hit).at(-1))).toBe(true);
        }
      }),
    );
  });
});

describe('disciplinary actions in a line', () => {
  it('names the newest by date, whatever the order', () => {
    const actions = table([
      { Date: '2019-05-06', Action: 'Letter of concern', Case: '2019-0417', Ends: '' },
      {
        Date: '2026-10-30',
        Action: 'Stipulation',
        Sanction: 'Probation',
        Case: '2026-1183',
        Ends: '2028-10-30',
      },
      { Date: '2017-09-21', Action: 'Dismissal' },
    ]);
    expect(disciplinarySummary(actions)).toEqual({
      actions: 3,
      newest: 'Stipulation, Probation, Oct 30, 2026, ends Oct 30, 2028',
    });
  });

  it('reads forms in a section, and dates as boards write them', () => {
    const actions = section([form({ orderType: 'Letter of reprimand', effectiveDate: 'March 4, 2025' })]);
    expect(newestDisciplinaryLine(actions)).toBe('Letter of reprimand, Mar 4, 2025');
    expect([dayIn('3/4/2025'), dayIn('Sept 9, 2021'), dayIn('soon')]).toEqual([
      '2025-03-04',
      '2021-09-09',
      undefined,
    ]);
  });

  it('does not count what says that there is none', () => {
    expect(disciplinarySummary(table([]))).toEqual({ actions: 0 });
    expect(disciplinarySummary(form({ 'Disciplinary actions': 'None' }))).toEqual({ actions: 0 });
    expect(disciplinarySummary(undefined)).toEqual({ actions: 0 });
  });

  it('says something about a row without known columns', () => {
    expect(describeRow({ x1: 'Fined', x2: '$200' })).toBe('Fined, $200');
    expect(describeRow({})).toBe('');
  });
});
