import { expect, test } from 'vitest';
import { listDay, publishedDay, withPublishedDay } from './list-day';

test('the day on which a list was published is kept in the name of its file, once', () => {
  const name = withPublishedDay('UPDATED.csv', '2026-11-10');
  expect(name).toBe('UPDATED (published 2026-11-10).csv');
  expect(publishedDay(name)).toBe('2026-11-10');
  expect(withPublishedDay(name, '2026-11-12')).toBe('UPDATED (published 2026-11-12).csv');
  expect(publishedDay(withPublishedDay('list of v2.1 names', '2026-11-10'))).toBe('2026-11-10');
  expect([
    publishedDay('UPDATED.csv'),
    publishedDay('x (published 2026-13-40).csv'),
    publishedDay(null),
  ]).toEqual([undefined, undefined, undefined]);
});

test('a list that was searched is of the day on which it was published, else of that of its upload', () => {
  expect(listDay({ importDate: '2026-11-30', importFileName: 'a (published 2026-10-02).csv' })).toBe(
    '2026-10-02',
  );
  expect(listDay({ importDate: '2026-11-30', importFileName: 'a.csv' })).toBe('2026-11-30');
  expect([listDay({}), listDay(null)]).toEqual([undefined, undefined]);
});
