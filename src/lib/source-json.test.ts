import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indented, parse } from './source-json';

const digits = ['12345678901234567891', '9007199254740993', '3.10', '1E400', '-0', '1.0', '0.0000001', '1e5'];

describe('an answer', () => {
  it.each(digits)('keeps the digits %s of a source, and has a number in a field of its own', (number) => {
    const text = `{"totalCount":${number},"items":[{"additionalProperties":{"type":"Form","data":{"Fee":${number}}}}]}`;
    expect(parse(text)).toEqual({
      totalCount: Number(number),
      items: [{ additionalProperties: { type: 'Form', data: { Fee: number } } }],
    });
  });

  it('has plain numbers of a source as numbers', () => {
    expect(parse('{"record":{"a":12.5,"b":-7,"c":0,"d":"3.10","e":[3.10, 3]}}')).toEqual({
      record: { a: 12.5, b: -7, c: 0, d: '3.10', e: ['3.10', 3] },
    });
  });

  it('gives keys in the order in which they were written, also after one was taken away', () => {
    const { record } = parse(
      '{"record":{"10":"ten","name":"Ada","2":{"b":1,"1":2,"0":3},"__proto__":1}}',
    ) as {
      record: Record<string, object>;
    };
    expect(Object.keys(record)).toEqual(['10', 'name', '2', '__proto__']);
    expect(Object.keys(record['2'] ?? {})).toEqual(['b', '1', '0']);
    expect(JSON.stringify(record)).toBe('{"10":"ten","name":"Ada","2":{"b":1,"1":2,"0":3},"__proto__":1}');
    delete record['name'];
    record['new'] = {};
    expect(Object.keys(record)).toEqual(['10', '2', '__proto__', 'new']);
    expect([record['10'], '10' in record, Object.hasOwn(record, 'name')]).toEqual(['ten', true, false]);
  });

  it('has what JSON.parse gives, whatever it holds', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('\u0000', '\u0000n3.10', '\u0000s', '"\u0000n3', '\\"\u0000', '12": 3.10', '\\', '"'),
    );
    const key = fc.oneof(text, fc.nat().map(String));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        text,
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).filter((one) => !/e|^-?0$/.test(String(one))),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 1, '\t'), (data, space) => {
        const written = JSON.stringify(data, null, space);
        expect(JSON.stringify(parse(written))).toBe(JSON.stringify(data));
        expect(indented(written)).toBe(JSON.stringify(data, null, 2));
      }),
    );
  });

  it.each(['', '{', '{"a":01}', '{1.0:2}', '[3.10', '{"a":1.}', '"\u0000"', '{"a" 3.10}'])(
    'that is no JSON is none: %j',
    (text) => {
      expect(() => parse(text)).toThrow(SyntaxError);
      expect(() => indented(text)).toThrow(SyntaxError);
    },
  );

  it('may be 10,000 levels deep and hold long texts', () => {
    const deep = `{"record":${'{"1":['.repeat(10_000)}3.10${']}'.repeat(10_000)}}`;
    expect(
      JSON.stringify(parse(`{"a":${JSON.stringify('x"\\'.repeat(500_000))},"b":${deep.length}}`)).length,
    ).toBeGreaterThan(2_000_000);
    let value: unknown = (parse(deep) as { record: unknown }).record;
    while (typeof value === 'object' && value !== null) value = Object.values(value)[0];
    expect(value).toBe('3.10');
  });
});

it.each(digits)('JSON with its lines keeps the digits %s and the order of keys', (number) => {
  expect(indented(`{"10":${number},"2":"3.10"}`)).toBe(`{\n  "10": ${number},\n  "2": "3.10"\n}`);
});
