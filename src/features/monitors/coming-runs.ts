import { queryOptions } from '@tanstack/react-query';
import { listMonitorsPages } from '@/api/operations.gen';
import type { Details, Monitor } from '@/api/models';
import { fetchAllPages } from '@/api/paging';
import { addDays, localDayOf } from '@/lib/dates';

/** How far ahead runs are counted, in days. */
export const runHorizon = 90;

/** More monitors than this are not read for the calendar: they would be more than forty requests. */
const mostRead = 10_000;

export interface ComingRuns {
  monitors: Monitor[];
  /** Undefined when all monitors that run within the horizon were read, else the day up to which they were. */
  readTo: string | undefined;
}

/**
 * The monitors, or those of one type, by when they run next, read until one runs beyond the horizon; those without a next
 * run may come first or last. `from` is a day, `YYYY-MM-DD`.
 */
export function comingRunsOptions(from: string, type?: 'Dataset' | 'License') {
  return queryOptions({
    queryKey: ['/monitors', 'coming', from, type],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<ComingRuns> => {
      const end = addDays(from, runHorizon) ?? '';
      const monitors: Monitor[] = [];
      let latest: string | undefined;
      const fetchPage = listMonitorsPages({
        sortedBy: 'NextMonitoringDate',
        sortDirection: 'Asc',
        ...(type && { type }),
      });
      for await (const items of fetchAllPages({ fetchPage, signal, keyOf: ({ id }) => id })) {
        monitors.push(...items);
        const days = items.map(({ nextMonitoringDate }) => localDayOf(nextMonitoringDate));
        latest = days.findLast((day) => day !== undefined) ?? latest;
        // Nobody says whether those without a next run come before all others or after them: after one that has a date
        // there is none any more that does, before it they are read past.
        const isPastDated = days.length > 0 && days.at(-1) === undefined;
        if (latest !== undefined && (latest > end || isPastDated)) break;
        if (monitors.length >= mostRead) return { monitors, readTo: latest ?? addDays(from, -1) };
      }
      return { monitors, readTo: undefined };
    },
  });
}

const dayMs = 86_400_000;

/** How many days a run lies after the one before; months and years by the calendar, clipped to their last day. */
function stepsOf(interval: string | undefined, first: number, horizon: number): number[] {
  if (interval === 'Daily') return Array.from({ length: horizon - first + 1 }, (_, index) => first + index);
  if (interval === 'Weekly')
    return Array.from({ length: Math.floor((horizon - first) / 7) + 1 }, (_, index) => first + index * 7);
  return [first];
}

/**
 * The coming days on which a monitor runs, from what it says of its next run and its interval (rules.md 13.2), as days
 * after `from`, a day `YYYY-MM-DD`. What is overdue runs on that day. The checks around the expiry of licenses are not
 * among them.
 */
export function runsOf(
  { nextMonitoringDate, monitoringInterval }: Details<Monitor>,
  from: string,
  horizon = runHorizon,
): number[] {
  const start = Date.parse(from);
  const day = localDayOf(nextMonitoringDate);
  if (day === undefined) return [];
  const first = Math.max(0, Math.round((Date.parse(day) - start) / dayMs));
  if (first > horizon) return [];
  const days = stepsOf(monitoringInterval, first, horizon);
  const months = monitoringInterval === 'Monthly' ? 1 : monitoringInterval === 'Yearly' ? 12 : 0;
  if (months) days.push(...monthly(day, months, start, first, horizon));
  return days;
}

/** How many monitors run on each of the coming days, as `runsOf` gives them. Index 0 is `from`. */
export function runsPerDay(
  monitors: readonly Details<Monitor>[],
  from: string,
  horizon = runHorizon,
): number[] {
  const runs = Array.from({ length: horizon + 1 }, () => 0);
  for (const monitor of monitors)
    for (const at of runsOf(monitor, from, horizon)) runs[at] = (runs[at] ?? 0) + 1;
  return runs;
}

/** How many of the runs that are counted from `from` on fall on a day; 0 where it is not among the days. */
export function runsOn(runs: readonly number[], from: string, day: string): number {
  return runs[Math.round((Date.parse(day) - Date.parse(from)) / dayMs)] ?? 0;
}

/** The runs after the first, every so many months on the same day of the month. */
function monthly(day: string, months: number, start: number, first: number, horizon: number): number[] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const found: number[] = [];
  for (let step = months; ; step += months) {
    const last = new Date(Date.UTC(year, month + step, 0)).getUTCDate();
    const at = Date.UTC(year, month - 1 + step, Math.min(date, last));
    const index = Math.round((at - start) / dayMs);
    if (index > horizon) return found;
    if (index > first) found.push(index);
  }
}
