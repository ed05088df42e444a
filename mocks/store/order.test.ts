import { describe, expect, test } from 'vitest';
import { idFor, indexOfId } from './ids';
import { compareKeys, orderOfKeys, orderOfTexts } from './order';

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);
const uuids = Array.from({ length: 2000 }, (_, index) => idFor('record', 1, index));
const places = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('the order of texts', () => {
  test.each([
    ['uuids', uuids],
    ['uuids that begin alike', uuids.map((id, index) => `${(index % 7) + 10}aaaaaa${id.slice(8)}`)],
    ['other texts', uuids.map((id, index) => (index % 3 === 0 ? `Type ${id}` : id))],
    ['capital letters', uuids.map((id) => id.toUpperCase())],
    ['none', []],
  ])('of %s is that of comparing them', (_, texts) => {
    const expected = places(texts.length).toSorted((a, b) => compare(texts[a], texts[b]));
    expect(orderOfTexts(texts)).toEqual(expected);
  });
});

test.each([
  ['texts, some absent', uuids.map((id, index) => (index % 5 === 0 ? undefined : id.slice(0, 1)))],
  ['numbers, some absent', uuids.map((_, index) => (index % 5 === 0 ? undefined : index % 120))],
])('the order of keys that are %s is that of comparing them, then the order before', (_, keys) => {
  const before = orderOfTexts(uuids);
  expect(orderOfKeys(keys, before)).toEqual(before.toSorted((a, b) => compareKeys(keys[a], keys[b])));
});

test('an id tells the index that it was made from, and to others nothing', () => {
  for (const seed of [0, 1, 2 ** 31]) {
    for (const index of [0, 1, 17, 99_999, 2 ** 31 - 2]) {
      const id = idFor('provider', seed, index);
      expect(indexOfId('provider', seed, id)).toBe(index);
      expect(indexOfId('license', seed, id)).toBeUndefined();
    }
  }
  expect(indexOfId('provider', 1, 'nothing')).toBeUndefined();
});
