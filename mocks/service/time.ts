export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Milliseconds of a .NET time span such as `1.12:00:00`; undefined when the text is not one. */
export function parseTimeSpan(text: string): number | undefined {
  const found = /^(?:(\d+)\.)?(\d{1,2}):(\d{2}):(\d{2})(?:\.(\d{1,7}))?$/.exec(text);
  if (!found) return undefined;
  const [, days = '0', hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found;
  return (
    Number(days) * day +
    Number(hours) * hour +
    Number(minutes) * minute +
    Number(`${seconds}.${fraction}`) * second
  );
}

/** A moment in milliseconds as RFC 3339 text in UTC. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** The day of an instant as documents write it, `Nov 25, 2026`; a date-time that means a date is that date everywhere. */
export function dayWords(instant: string | undefined): string {
  if (!instant) return 'not known';
  const day = new Date(`${instant.slice(0, 10)}T00:00:00Z`);
  return day.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
