import type { Details, WebhookLog } from '@/api/models';
import { instant } from '@/lib/dates';

/** A stretch of time and the attempts that began in it. */
export interface TrendBar {
  /** Milliseconds, the start included and the end not. */
  start: number;
  end: number;
  attempts: number;
  failed: number;
}

export interface Trend {
  bars: TrendBar[];
  attempts: number;
  failed: number;
  /** Milliseconds from one bar to the next. */
  step: number;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Bars of an hour for up to two days, of a day for longer, of a week from three months on. */
function stepFor(length: number): number {
  if (length <= 2 * day) return hour;
  return length <= 92 * day ? day : 7 * day;
}

/**
 * How many attempts there were and how many failed, over time. `from` and `to` are milliseconds; the bars end at `to`,
 * so that the last one is whole, and the first may reach a little further back than `from`. What is under way counts
 * as an attempt that has not failed. Entries without a time or outside of it are not counted.
 */
export function trendOf(entries: readonly Details<WebhookLog>[], from: number, to: number): Trend {
  const step = stepFor(to - from);
  const number = Math.max(1, Math.ceil((to - from) / step));
  const begin = to - number * step;
  const bars: TrendBar[] = Array.from({ length: number }, (_, index) => ({
    start: begin + index * step,
    end: begin + (index + 1) * step,
    attempts: 0,
    failed: 0,
  }));
  const trend: Trend = { bars, attempts: 0, failed: 0, step };
  for (const { timestamp, status } of entries) {
    const at = instant(timestamp);
    if (at === undefined || at < from || at > to) continue;
    const bar = bars[Math.min(number - 1, Math.floor((at - begin) / step))];
    if (!bar) continue;
    const failed = status === 'Failed' ? 1 : 0;
    bar.attempts += 1;
    bar.failed += failed;
    trend.attempts += 1;
    trend.failed += failed;
  }
  return trend;
}
