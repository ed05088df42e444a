import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowCache, rowKeys } from './row-cache';

interface Row {
  id?: string;
}

const page = (...ids: string[]) => ({ items: ids.map((id): Row => ({ id })) });
const cacheOf = () => new RowCache<Row>(rowKeys<Row>(({ id }) => id));

describe('rows of loaded pages', () => {
  it('stay the same array as long as the pages do', () => {
    const cache = cacheOf();
    const pages = [page('a', 'b')];
    const rows = cache.read(pages);
    expect(cache.read(pages)).toBe(rows);
    expect(cache.read([...pages])).toBe(rows);
  });

  it('are there once although a row inserted meanwhile pushed one onto the next page', () => {
    const cache = cacheOf();
    const first = page('a', 'b');
    cache.read([first]);
    expect(cache.read([first, page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('are all there when they carry no id', () => {
    const rows = cacheOf().read([{ items: [{}, {}] }, { items: null }, {}, { items: [{}] }]);
    expect(rows).toHaveLength(3);
  });

  it('are those of the pages, in whichever order pages come, grow and are replaced', () => {
    const ids = fc.array(fc.constantFrom(...'abcdefghij'), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), ids)), (steps) => {
        const cache = cacheOf();
        let pages: { items: Row[] }[] = [];
        for (const [grows, items] of steps) {
          pages = grows ? [...pages, page(...items)] : [page(...items)];
          const expected = [...new Set(pages.flatMap((one) => one.items.map(({ id }) => id)))];
          expect(cache.read(pages).map(({ id }) => id)).toEqual(expected);
        }
      }),
    );
  });
});
