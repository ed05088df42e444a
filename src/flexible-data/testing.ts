import * as fc from 'fast-check';

const scalar = fc.oneof(fc.string({ maxLength: 12 }), fc.integer(), fc.boolean(), fc.constant(null));
const key = fc.oneof(fc.constantFrom('Date', 'Action', 'Case', 'type', 'data'), fc.string({ maxLength: 6 }));
const size = { maxKeys: 4 };

/** Random flexible data as specified, some levels deep. */
export const flexibleData: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  cell: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, tie('node')),
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    fc.record({ type: fc.constant('Form'), data: fc.dictionary(key, scalar, size) }),
    fc.record({ type: fc.constant('Form'), data: fc.dictionary(key, tie('cell'), size) }),
    fc.record({
      type: fc.constant('Table'),
      data: fc.array(fc.dictionary(key, tie('cell'), size), { maxLength: 4 }),
    }),
    fc.record({ type: fc.constant('Section'), data: fc.dictionary(key, tie('node'), size) }),
    fc.record({ type: fc.constant('Section'), data: fc.array(tie('node'), { maxLength: 3 }) }),
  ),
})).node;

/** Random data that a source may send where flexible data is expected: right, nearly right, or anything. */
export const anyData: fc.Arbitrary<unknown> = fc.oneof(
  flexibleData,
  fc.jsonValue({ maxDepth: 3 }),
  fc.record(
    {
      type: fc.oneof(fc.string(), fc.constantFrom('Form', 'Table', 'Section')),
      data: fc.jsonValue({ maxDepth: 2 }),
    },
    { requiredKeys: ['type'] },
  ),
);

/** Sections around `inner`, `levels` deep. */
export function nestedSections(levels: number, inner: unknown): unknown {
  let data = inner;
  for (let level = levels; level > 0; level--) data = { type: 'Section', data: { [`Level ${level}`]: data } };
  return data;
}
