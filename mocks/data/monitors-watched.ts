import type { Watch } from './checks';
import { day, hour, startOfDay } from '../store/time';
import { draw } from './random';

/** Of 1,000 licenses, how many a monitor watched when the service started. */
const watched = 720;

/**
 * Whether a generated license (by its number) had a monitor at the start. It follows from the number
 * alone, so that the first screen can count monitored providers without making a single monitor.
 */
export function isWatched(seed: number, number: number): boolean {
  const mixed = Math.imul(Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b), 0xc2b2ae35);
  return (mixed >>> 9) % 1000 < watched;
}

/** The intervals of licenses' monitors, each up to so many of 1,000. */
const intervals: [interval: Watch['interval'], upTo: number][] = [
  ['Yearly', 600],
  ['Monthly', 980],
  ['Weekly', 997],
  ['Daily', 1000],
];

/**
 * The calendar of the monitor that watched a generated license at the start. `asked` is set for a license whose latest
 * verification is to be one of the last days.
 */
export function watchOf(
  seed: number,
  number: number,
  epoch: number,
  question: 'review' | 'change' | undefined,
): Watch {
  const random = draw('license monitor', seed, number);
  const u = random.below(1000);
  const drawn = intervals.find(([, upTo]) => u < upTo)?.[0] ?? 'Monthly';
  const interval = question === 'change' ? 'Yearly' : question && drawn === 'Yearly' ? 'Monthly' : drawn;
  const time = 2 * hour + random.below(180) * 60_000;
  const today = startOfDay(epoch);
  switch (interval) {
    case 'Daily':
      return { interval, next: today + day };
    case 'Weekly':
      return { interval, next: today + (1 + random.below(6)) * day + time };
    case 'Monthly':
      return {
        interval,
        next: today + (question ? 19 + random.below(9) : 1 + random.below(27)) * day + time,
      };
    default:
      return {
        interval,
        next: today + (question ? 338 + random.below(26) : 1 + random.below(363)) * day + time,
      };
  }
}
