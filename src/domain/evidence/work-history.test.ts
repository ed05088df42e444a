import { describe, expect, test } from 'vitest';
import { from } from './testing';
import { workHistoryGaps } from './work-history';

const job = (startDate: string, endDate?: string, more: object = {}) => ({
  startDate,
  ...(endDate && { endDate }),
  ...more,
});

const historyGaps = (entries: object[], more: Partial<Parameters<typeof workHistoryGaps>[1]> = {}) =>
  workHistoryGaps(entries as Record<string, unknown>[], { from, ...more }).map(({ text }) => text);

describe('a work history', () => {
  test('reaches back five years, or to licensure where that is shorter', () => {
    expect(historyGaps([])).toEqual(['No work history on file']);
    expect(historyGaps([job('2021-01-01')])).toEqual([]);
    expect(historyGaps([job('2024-08-01')], { licensedSince: '2024-06-15' })).toEqual([]);
    expect(historyGaps([job('2026-05-04')])).toEqual([
      'The work history begins in May 2026, Nov 2021 is asked for, 54 months: a written explanation is missing',
    ]);
  });
  test('says when work ended that is over', () => {
    const over = { isCurrentEmployer: false, name: 'Copper Clinic' };
    expect(historyGaps([job('2018-01-01', undefined, over)])).toEqual([
      'Copper Clinic, since Jan 2018: over, and its end is not on file',
    ]);
    expect(historyGaps([job('2018-01-01', '2026-10-31', over)])).toEqual([]);
    expect(historyGaps([job('2018-01-01', undefined, { isCurrentEmployer: true })])).toEqual([]);
  });
  test('explains gaps of more than six months, counted by months and not by days', () => {
    expect(historyGaps([job('2019-01-01', '2024-12-31'), job('2025-07-01')])).toEqual([]);
    expect(historyGaps([job('2019-01-01', '2024-12-31'), job('2025-08-31')])).toEqual([
      'A gap from Dec 2024 to Aug 2025, 7 months: an explanation is missing',
    ]);
    expect(historyGaps([job('2019-01-01', '2026-03-01')])).toEqual([
      'Nothing since Mar 2026, 8 months: an explanation is missing',
    ]);
  });
  test('explains those of more than a year in writing', () => {
    const history = [
      job('2019-01-01', '2023-06-30'),
      job('2023-07-01', '2024-12-31', { workHistoryType: 'Gap', gapExplanation: 'Child care' }),
      job('2025-01-01'),
    ];
    expect(historyGaps(history)).toEqual([
      'The gap from Jul 2023 to Dec 2024, 17 months, is explained by an entry: a written explanation is missing',
    ]);
    expect(historyGaps(history, { hasDocument: true })).toEqual([]);
  });
});
