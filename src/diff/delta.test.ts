import * as fc from 'fast-check';
import * as library from 'jsondiffpatch/with-text-diffs';
import { describe, expect, it } from 'vitest';
import { flexibleData, nestedSections } from '@/flexible-data/testing';
import { applyDelta } from './apply';
import { createDelta } from './create-delta';
import { deltaKind, DeltaError } from './delta';
import { applyTextPatch } from './text-patch';

/** jsondiffpatch takes a key such as `__proto__` or `valueOf` for what every object inherits: a limit of the oracle. */
const inherited = Object.getOwnPropertyNames(Object.prototype).map((name) => `"${name}":`);
const hasInheritedKey = (value: unknown) => {
  const text = JSON.stringify(value);
  return inherited.some((key) => text.includes(key));
};
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A delta as it comes over the wire. */
const through = (delta: unknown) => (delta === undefined ? undefined : json(delta));

const sentence = fc
  .array(
    fc.constantFrom('license', 'état', 'probation', '💊 dose', 'until', '%20', 'ß', '+', '\n', 'the board'),
    {
      minLength: 8,
      maxLength: 40,
    },
  )
  .map((words) => words.join(' '));

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), sentence);
const documents = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  flexibleData,
  fc.dictionary(fc.constantFrom('a', 'b', 'c', 'results'), fc.oneof(leaf, fc.array(leaf), flexibleData)),
  fc.array(fc.record({ id: fc.integer({ max: 9, min: 0 }), text: leaf })),
);

/** Pairs that share much, as two verifications of one license do. */
const related = documents.chain((old) =>
  fc.tuple(
    fc.constant(old),
    fc.oneof(
      documents,
      Array.isArray(old) ? fc.shuffledSubarray(old as unknown[]) : fc.constant(old),
      fc.tuple(documents, documents).map(([one, other]) => [one, old, other]),
    ),
  ),
);

const options = [
  {},
  { textDiff: { minLength: 1 } },
  { objectHash: (item: object) => JSON.stringify((item as { id?: unknown } | null)?.id) },
  { objectHash: (item: object) => JSON.stringify(item), textDiff: { minLength: 5 } },
];

describe('applying a delta', () => {
  it('gives the later document for every delta that jsondiffpatch makes', () => {
    fc.assert(
      fc.property(related, fc.constantFrom(...options), ([old, now], how) => {
        fc.pre(!hasInheritedKey([old, now]));
        const [before, after] = [json(old), json(now)];
        const delta = through(library.create(how).diff(json(old), json(now)));
        const kept = JSON.stringify(before);
        expect(applyDelta(before, delta)).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 500 },
    );
  });

  it('knows added, modified, deleted, moved, text and nested entries', () => {
    const old = { a: 1, b: 'x', list: ['one', 'two', { id: 3, n: 0 }] };
    const delta = {
      a: [1, 2],
      b: ['x', 0, 0],
      c: ['new'],
      list: { _t: 'a', _0: ['', 2, 3], _1: ['two', 0, 0], 0: ['zero'], 1: { n: [0, 1] } },
    };
    expect(applyDelta(old, delta)).toEqual({ a: 2, c: 'new', list: ['zero', { id: 3, n: 1 }, 'one'] });
    expect(['none', 'added', 'text', 'moved', 'unknown']).toEqual(
      [undefined, [1], ['@@', 0, 2], ['', 1, 3], [1, 2, 9]].map(deltaKind),
    );
  });

  it('refuses a delta that does not belong to the document', () => {
    expect(() => applyDelta('text', { a: [1] })).toThrow(DeltaError);
    expect(() => applyDelta({}, { _t: 'a', 0: [1] })).toThrow(DeltaError);
    expect(() => applyDelta([], { _t: 'a', 4: { a: [1] } })).toThrow(DeltaError);
    expect(() => applyDelta('abc', ['@@ -1,3 +1,3 @@\n-xyz\n+abc\n', 0, 2])).toThrow(DeltaError);
    expect(() => applyDelta([], { _t: 'a', _0: { a: 1 } })).toThrow(DeltaError);
    expect(() => applyDelta(1, [1, 2, 3, 4])).toThrow(DeltaError);
    expect(() => applyDelta('x', ['%E0%A4%A', 0, 2])).toThrow(DeltaError);
  });

  it('breaks on nothing but DeltaError, and never touches prototypes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (old, delta) => {
        try {
          applyDelta(old, delta);
        } catch (error) {
          expect(error).toBeInstanceOf(DeltaError);
        }
      }),
    );
    const evil: unknown = JSON.parse(
      '{"__proto__": [{"polluted": true}], "constructor": [{"polluted": true}]}',
    );
    applyDelta({}, evil);
    expect(() => applyDelta({}, JSON.parse('{"__proto__": {"polluted": [true]}}'))).toThrow(DeltaError);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('text diffs', () => {
  it('apply to the text they were made from', () => {
    const patcher = library.create({ textDiff: { minLength: 1 } });
    fc.assert(
      fc.property(sentence, sentence, (old, now) => {
        fc.pre(old !== now);
        const delta = patcher.diff(old, now);
        expect(deltaKind(delta)).toBe('text');
        expect(applyTextPatch(old, (delta as [string])[0])).toBe(now);
      }),
      { numRuns: 300 },
    );
  });
});

const row = (Case: string, Action: string, Fine: string) => ({ Case, Action, Fine });

describe('making a delta', () => {
  it('gives one from which jsondiffpatch and this console make the later document', () => {
    fc.assert(
      fc.property(related, ([old, now]) => {
        fc.pre(!hasInheritedKey([old, now]));
        const [before, after] = [json(old), json(now)];
        const delta = createDelta(before, after);
        expect(applyDelta(before, delta)).toEqual(after);
        expect(library.patch(json(old), through(delta) as library.Delta)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('is nothing between equal documents, whatever the order of keys', () => {
    expect(createDelta({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBeUndefined();
  });

  it('recognises a row by its number, by its likeness, and as moved', () => {
    const [a, b, c] = [row('1', 'Reprimand', '5'), row('2', 'Fine', '10'), row('3', 'Probation', '0')];
    expect(createDelta([a, b], [{ ...c }, a, b])).toEqual({ _t: 'a', 0: [c] });
    expect(createDelta([a, b], [{ ...b, Fine: '20' }, a])).toEqual({
      _t: 'a',
      _0: ['', 1, 3],
      0: { Fine: ['10', '20'] },
    });
    const plain = { Action: 'Fine', Date: '2020-01-01', Amount: '1' };
    expect(createDelta([plain], [plain, { ...plain, Amount: '2' }])).toEqual({
      _t: 'a',
      1: [{ ...plain, Amount: '2' }],
    });
  });

  it('takes 10,000 levels and 20,000 rows in its stride', () => {
    const deep = [nestedSections(10_000, { type: 'Form', data: { a: '1' } })];
    const deeper = [nestedSections(10_000, { type: 'Form', data: { a: '2' } })];
    const delta = createDelta(deep, deeper);
    expect(createDelta(applyDelta(deep, delta), deeper)).toBeUndefined();
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ Case: `${index}`, Fine: index }));
    const later = rows.map((one) => ({ ...one, Fine: one.Fine + 1 })).toReversed();
    const change = createDelta(rows, later);
    expect(applyDelta(rows, change)).toEqual(later);
  }, 30_000);
});
