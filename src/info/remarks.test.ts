import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ends, gapFindings, gapsIn } from './remarks';

const work = (startDate: string, endDate?: string) => ({ startDate, ...(endDate ? { endDate } : {}) });
const today = '2026-11-21';

test('a gap of more than six months between two employments is found', () => {
  const entries = [work('2015-01-01T00:00:00Z', '2020-02-01T00:00:00Z'), work('2020-10-04')];
  expect(gapsIn(entries, today)).toEqual([{ from: '2020-02-01', until: '2020-10-04', months: 7 }]);
});

test('six months are no gap, counted by months and not by days', () => {
  expect(gapsIn([work('2015-01-01', '2020-02-01'), work('2020-09-30')], today)).toEqual([]);
  expect(gapsIn([work('2015-01-01', '2020-02-29'), work('2020-10-01')], today)).toHaveLength(1);
});

test('time since the last employment counts', () => {
  expect(gapsIn([work('2015-01-01', '2026-04-01')], today)).toEqual([
    { from: '2026-04-01', until: today, months: 7 },
  ]);
  expect(gapsIn([work('2015-01-01', '2026-05-01')], today)).toEqual([]);
  expect(gapsIn([{ ...work('2015-01-01', '2026-04-01'), isCurrentEmployer: true }], today)).toEqual([]);
});

test('an explained gap is filled, and an employment beside others hides none', () => {
  const entries = [
    work('2010-01-01', '2012-01-01'),
    { ...work('2012-01-01', '2014-01-01'), workHistoryType: 'Gap' },
    work('2014-01-01'),
    work('2014-06-01', '2015-01-01'),
  ];
  expect(gapsIn(entries, today)).toEqual([]);
});

test('no history has no gaps, and entries without dates say nothing', () => {
  expect(gapsIn([], today)).toEqual([]);
  expect(gapsIn([{ name: 'Somewhere' }], today)).toEqual([]);
});

test('a finding brings the entry that explains it', () => {
  const [finding] = gapFindings([work('2015-01-01', '2026-04-01')], today);
  expect(finding?.words).toBe('Gap of 7 months, Apr 1, 2026 to Nov 21, 2026, without an explanation');
  expect(finding?.draft?.values).toEqual({ workHistoryType: 'Gap', startDate: '2026-04-01', endDate: today });
});

test('once every gap is explained there is none, whatever the history', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2026-11-20'), noInvalidDate: true });
  const span = fc.tuple(days, days).map((pair) => {
    const [from = '', until = ''] = pair.map((date) => date.toISOString().slice(0, 10)).toSorted();
    return work(from, until);
  });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), (entries) => {
      const explained = gapsIn(entries, today).map(({ from, until }) => work(from, until));
      return gapsIn([...entries, ...explained], today).length === 0;
    }),
  );
});

test('an end that a program wrote where there is none has not come: the work goes on, and nothing has expired', () => {
  expect(gapsIn([work('2015-01-01', '0001-01-01T00:00:00')], today)).toEqual([]);
  expect(ends({ id: 'e', expirationDate: '1900-01-01T00:00:00Z' }, 'expirationDate')).toEqual([]);
  expect(ends({ id: 'e', expirationDate: '2001-01-01T00:00:00Z' }, 'expirationDate')).toMatchObject([
    { tone: 'error' },
  ]);
});
