import { expect, test } from 'vitest';
import { logQuestion } from './-log-question';
import { isTraceId, logSearch } from './-log-search';

const at = Date.parse('2026-11-20T08:42:00Z');
const traceId = '9f27c1e0-5b1d-4e86-8a0e-d24b7c1f6e93';
const ask = (raw: Record<string, unknown>) => logQuestion(logSearch(raw), ['LicenseChanged'], at);

test('without a time in the address the last 24 hours are asked for', () => {
  expect(ask({}).filters).toEqual({
    after: '2026-11-19T08:42:00.000Z',
    afterInclusive: true,
    before: '2026-11-20T08:42:00.000Z',
    beforeInclusive: true,
    sortedBy: 'Timestamp',
    sortDirection: 'Desc',
  });
  expect(ask({ time: '7d' }).filters.after).toBe('2026-11-13T08:42:00.000Z');
  expect(ask({ time: 'all' }).filters.after).toBeUndefined();
});

test('a trace id is looked for in all of the log, unless a time is chosen', () => {
  expect(ask({ traceId }).filters).toMatchObject({ traceId });
  expect(ask({ traceId }).filters.after).toBeUndefined();
  expect(ask({ traceId, time: '7d' }).filters.after).toBeDefined();
});

test('a range holds its first and its last day whole, as the reader has them', () => {
  const { filters, from, to } = ask({ time: 'range', from: '2026-11-10', to: '2026-11-11' });
  expect(Date.parse(filters.after ?? '')).toBe(new Date('2026-11-10T00:00:00').getTime());
  expect(Date.parse(filters.before ?? '')).toBe(new Date('2026-11-12T00:00:00').getTime());
  expect(filters.beforeInclusive).toBe(false);
  expect(to - (from ?? 0)).toBe(2 * 86_400_000);
});

test('what is sent after the log was looked at is in none of its questions', () => {
  for (const raw of [{}, { time: '7d' }, { time: 'all' }, { traceId }, { time: 'range', to: '2026-11-30' }]) {
    expect(ask(raw).filters).toMatchObject({ before: '2026-11-20T08:42:00.000Z', beforeInclusive: true });
  }
});

test('what the address holds and the service would refuse is not asked', () => {
  const { filters } = ask({ type: 'Nonsense', status: 'Lost', traceId: 'abc', from: 'x', time: 'ever' });
  expect(Object.keys(filters).toSorted()).toEqual([
    'after',
    'afterInclusive',
    'before',
    'beforeInclusive',
    'sortDirection',
    'sortedBy',
  ]);
  expect(ask({ type: 'LicenseChanged', status: 'Failed' }).filters).toMatchObject({
    type: 'LicenseChanged',
    status: 'Failed',
  });
});

test('only a whole id is a trace id', () => {
  expect(isTraceId(` ${traceId.toUpperCase()} `)).toBe(true);
  expect(isTraceId(traceId.slice(0, 8))).toBe(false);
});
