import { describe, expect, it } from 'vitest';
import { newsOf, newsWords } from './news';

interface Row {
  id?: string;
  decided?: boolean;
}

const rowId = ({ id }: Row) => id;
const page = (ids: string, total?: number, more = false) => ({
  items: [...ids].map((id): Row => ({ id })),
  ...(total !== undefined && { totalCount: total }),
  ...(more && { nextCursor: 'next' }),
});

/** What is told of a list of which these rows are loaded, once its first page is as `now`. */
function newsText(
  loaded: ReturnType<typeof page>,
  now: ReturnType<typeof page>,
  changedHere = '',
  more = loaded.items,
) {
  const news = newsOf(
    now,
    {
      rows: more,
      first: loaded,
      total: loaded.totalCount,
      hasMore: 'nextCursor' in loaded,
      isChangedHere: ({ id = '' }) => changedHere.includes(id),
    },
    rowId,
  );
  return newsWords(news);
}

describe('What is told of a list that was read again', () => {
  it('is nothing while it is as it was', () => {
    expect(newsText(page('abc', 3), page('abc', 3))).toBeUndefined();
    expect(newsText(page('abc', 90, true), page('abc', 90, true))).toBeUndefined();
    expect(newsText(page(''), page(''))).toBeUndefined();
  });

  it('is how many came and how many went, where all of it is loaded', () => {
    expect(newsText(page('abc', 3), page('xabyc', 5))).toBe('2 new');
    expect(newsText(page('abc', 3), page('ac', 2))).toBe('1 gone');
    expect(newsText(page('abc'), page('xac'))).toBe('1 new, 1 gone');
    expect(newsText(page('', 0), page('ab', 2))).toBe('2 new');
  });

  it('does not take for new what comes up from further down in the place of what went', () => {
    expect(newsText(page('abcd', 90, true), page('acde', 89, true))).toBe('1 gone');
    expect(newsText(page('abcd', undefined, true), page('acde', undefined, true))).toBe('1 gone');
  });

  it('does not take for gone what new rows push further down', () => {
    expect(newsText(page('abcd', 90, true), page('xyab', 92, true))).toBe('2 new');
    expect(newsText(page('abcd', 90, true), page('wxyz', 130, true))).toBe('40 new');
  });

  it('counts by the totals what came beyond the first page', () => {
    expect(newsText(page('abcd', 90, true), page('abcd', 102, true))).toBe('12 new');
    expect(newsText(page('abcd', 90, true), page('xacd', 90, true))).toBe('1 new, 1 gone');
  });

  it('leaves out what was decided here and kept in its place', () => {
    expect(newsText(page('abc', 3), page('ac', 2), 'b')).toBeUndefined();
    expect(newsText(page('abc', 3), page('c', 1), 'b')).toBe('1 gone');
    expect(newsText(page('abcd', 90, true), page('xacd', 90, true), 'b')).toBe('1 new');
  });

  it('does not go by the totals when something further down was decided here', () => {
    const rows = [...'abcdefgh'].map((id) => ({ id }));
    expect(newsText(page('abcd', 90, true), page('abcd', 89, true), 'g', rows)).toBeUndefined();
  });

  it('says that rows have another order', () => {
    expect(newsText(page('abc', 3), page('cab', 3))).toBe('Changed');
  });

  it('goes by no row without an id', () => {
    const nameless = { items: [{}, {}], totalCount: 2 };
    const loaded = {
      rows: nameless.items,
      first: nameless,
      total: 2,
      hasMore: false,
      isChangedHere: () => false,
    };
    expect(newsWords(newsOf({ items: [{}, {}], totalCount: 2 }, loaded, rowId))).toBeUndefined();
  });
});
