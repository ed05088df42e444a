import type { Service } from './service';

const dayMs = 86_400_000;

/** The service's own day, `2026-11-20`, or one so many days later: what tests expect must hold on any day. */
export async function serviceDay(service: Service, later = 0): Promise<string> {
  return after((await service.state()).now.slice(0, 10), later);
}

/** The day so many days after another. */
export function after(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday of its week, which may be the day itself. */
export function mondayOf(day: string): string {
  return after(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** A day as it is shown: `Nov 20, 2026`; of a month `Nov 2026`. */
export function shown(day: string): string {
  const isMonth = day.length === 'yyyy-mm'.length;
  return new Date(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    ...(isMonth ? {} : { day: 'numeric' }),
  });
}

/** A day as it is typed: `11/20/2026`. */
export function typed(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** The month so many months after that of a day, as `2026-11`. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}
