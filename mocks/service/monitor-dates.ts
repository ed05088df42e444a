import { dateOf, hasDates, nextAfter } from '../data/monitors-calendar';
import { hashText } from '../store/ids';
import type { MonitorRecord, World } from '../store/world';
import { isoTime, minute } from './time';

type Interval = MonitorRecord['monitoringInterval'];
type Dates = Pick<MonitorRecord, 'monitoringInterval' | 'nextMonitoringDate' | 'anchor'>;

/** A date so near, or in the past, is too late to be planned for. */
const tooNear = 10 * minute;

/**
 * The dates of a monitor that is to run next at `wanted` (a date-time). What is past or within 10 minutes
 * runs within the next hour (rules.md 13.1). A continuous monitor has no dates.
 */
export function datesFrom(world: World, id: string, monitoringInterval: Interval, wanted: number): Dates {
  if (!hasDates(monitoringInterval)) {
    return { monitoringInterval, nextMonitoringDate: undefined, anchor: undefined };
  }
  const now = world.clock.now();
  const next = isoTime(wanted <= now + tooNear ? withinNextHour(id, now) : wanted);
  return { monitoringInterval, nextMonitoringDate: next, anchor: next };
}

/** The same, one interval from a time in milliseconds; never before now. */
export function datesAfter(world: World, id: string, monitoringInterval: Interval, from: number): Dates {
  if (!hasDates(monitoringInterval)) return datesFrom(world, id, monitoringInterval, from);
  const next = dateOf(from, monitoringInterval, 1);
  const dates = datesFrom(world, id, monitoringInterval, next);
  // The calendar goes on from where it began, also when the first month was shorter.
  return dates.nextMonitoringDate === isoTime(next) ? { ...dates, anchor: isoTime(from) } : dates;
}

/** The date after a run at a time in milliseconds, by the monitor's own calendar; undefined for a continuous one. */
export function dateAfterRun(monitor: MonitorRecord, ranAt: number): string | undefined {
  const { monitoringInterval, anchor } = monitor;
  if (!hasDates(monitoringInterval)) return undefined;
  const from = anchor === undefined ? ranAt : Date.parse(anchor);
  return isoTime(nextAfter(from, monitoringInterval, ranAt));
}

/** Not all at one moment, so that what is created together does not run together. */
function withinNextHour(id: string, now: number): number {
  return now + (5 + ((hashText(id) >>> 0) % 50)) * minute;
}
