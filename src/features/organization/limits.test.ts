import { expect, test } from 'vitest';
import { readShared, sharedPath, sharedText } from './file';
import { withinLimits } from './limits';

const shared = { names: [] as string[], savedBy: 'renee@cedar.example', savedAt: '2026-11-20T12:00:00.000Z' };
const file = (kind: Parameters<typeof sharedPath>[0], value: unknown, names: string[] = []) =>
  readShared(sharedPath(kind, names), sharedText({ ...shared, names, value }));

test('a shared file with more than can be chosen from is taken up to the limit', () => {
  const words = Object.fromEntries(Array.from({ length: 900 }, (_, nth) => [`word ${nth}`, 'inForce']));
  const read = file('roster-values', words);
  expect(Object.keys((read as { value: object }).value)).toHaveLength(500);
  const reasons = Array.from({ length: 900 }, (_, nth) => `Reason ${nth}`);
  expect(withinLimits({ Found: reasons })).toEqual({ Found: reasons.slice(0, 500) });
});

test('names and texts that are too long are left out whole, and all others stay', () => {
  const long = 'x'.repeat(201);
  expect(file('roster-values', { [long]: 'a', MD: 'physician', DO: 'y'.repeat(20_001) })).toMatchObject({
    value: { MD: 'physician' },
  });
  expect(withinLimits(['Agrees', long])).toEqual(['Agrees']);
  expect(withinLimits({ set: 'z'.repeat(20_000) })).toEqual({ set: 'z'.repeat(20_000) });
});

test('a value as deep as a file can hold is read without failing', () => {
  const deep = JSON.parse(`${'[['.repeat(20_000)}${']]'.repeat(20_000)}`) as unknown;
  expect(JSON.stringify(withinLimits(deep)).length).toBeLessThan(40);
  const nested = `{"version":1,"savedBy":"a","savedAt":"b","value":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`;
  expect(() => readShared(sharedPath('columns', ['licenses']), nested)).not.toThrow();
});

/** What stands at the end of a value, as JSON. */
const endsOf = (value: unknown) => JSON.stringify(value).match(/"end"|\{\}/)?.[0];

test('eight records within one another are kept, and what lies deeper is left out', () => {
  const records = (depth: number): unknown => (depth === 0 ? 'end' : { a: records(depth - 1) });
  expect(endsOf(withinLimits(records(8)))).toBe('"end"');
  expect(endsOf(withinLimits(records(9)))).toBe('{}');
  expect(withinLimits(['a', [[[[[[['h', ['i']]]]]]]]])).toEqual(['a', [[[[[[['h', []]]]]]]]]);
});

test('a file that names its thing or its author beyond all measure is ignored, and it is said why', () => {
  expect(file('views', { search: {} }, ['licenses', 'v'.repeat(300)])).toEqual({
    problem: 'The file has a name of more than 200 characters.',
  });
});
