import { formatDateTime, formatTimeOfDay, localDay } from '@/lib/dates';

/** When a count was taken, in milliseconds of service time, as a sentence: `As of 8:12 AM.`, with its day where that is not today. */
export const asOf = (at: number): string =>
  `As of ${localDay(at) === localDay() ? formatTimeOfDay(at) : formatDateTime(new Date(at).toISOString())}.`;
