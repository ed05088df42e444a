import type { CsvTable } from '@/tabular/types';
import { typedDay } from '@/lib/typed-date';
import { columnOf, expiryHeadings } from '@/features/reports/headings';
import { monthsAheadOf } from '@/features/reports/months-ahead';

/** How many rows hold each value of a column, the most frequent first. */
export interface ShareChart {
  kind: 'share';
  column: string;
  parts: { value: string; rows: number }[];
}

/** How many rows expire in each whole month after the report, and in what was left of its own month. */
export interface MonthChart {
  kind: 'months';
  expired: number;
  /** Undefined where the report is of the first day of a month. */
  rest: { month: string; rows: number } | undefined;
  /** `2026-12` and so on, without a gap. */
  months: { month: string; rows: number }[];
  later: number;
  /** Without a day that can be read. */
  undated: number;
}

const shareHeadings = ['monitoringcategory', 'enrollmentstatus', 'credentialingstatus'];
const monthsAhead = 12;

/**
 * The picture of a report: expiries by month where it has days of expiry, else the share of each status; undefined
 * where it has neither. `from` is the day of the report, `YYYY-MM-DD`: what was over by then had expired.
 */
export function chartOf({ heading, rows }: CsvTable, from: string): ShareChart | MonthChart | undefined {
  if (rows.length === 0) return undefined;
  const expiry = columnOf(heading, expiryHeadings);
  if (expiry >= 0)
    return monthsOf(
      rows.map((row) => typedDay(row[expiry])),
      from,
    );
  const index = columnOf(heading, shareHeadings);
  const column = heading[index];
  if (column === undefined) return undefined;
  return { kind: 'share', column, parts: sharesOf(rows.map((row) => row[index] ?? '')) };
}

function sharesOf(values: readonly string[]): ShareChart['parts'] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, rows]) => ({ value, rows })).toSorted((a, b) => b.rows - a.rows);
}

function monthsOf(days: readonly (string | undefined)[], from: string): MonthChart {
  const ahead = monthsAheadOf(from, monthsAhead);
  const months = ahead.months.map((month) => ({ month, rows: 0 }));
  const rest = ahead.rest === undefined ? undefined : { month: ahead.rest, rows: 0 };
  const byMonth = new Map([...(rest ? [rest] : []), ...months].map((entry) => [entry.month, entry]));
  const chart: MonthChart = { kind: 'months', expired: 0, rest, months, later: 0, undated: 0 };
  for (const day of days) {
    const entry = day && day >= from ? byMonth.get(day.slice(0, 7)) : undefined;
    if (entry) entry.rows += 1;
    else if (!day) chart.undated += 1;
    else if (day < from) chart.expired += 1;
    else chart.later += 1;
  }
  return chart;
}
