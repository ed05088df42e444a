import { expect, test } from 'vitest';
import { reportKinds } from '@/api/report-kinds';
import { reportListOptions } from './report-list';

test('Reports are the newest first, in whatever order they come; one without a date is the last', () => {
  const reports = [{ date: '2026-11-02' }, {}, { date: '2026-11-16' }, { date: '2025-12-29' }];
  for (const kind of reportKinds)
    expect(
      reportListOptions(kind)
        .select(reports as never)
        .map(({ date }) => date),
    ).toEqual(['2026-11-16', '2026-11-02', '2025-12-29', undefined]);
});
