import type { Alert, Details } from '@/api/models';
import { calendarDay, daysUntil, relativeDays } from '@/lib/dates';
import { fillTemplate } from '@/lib/message-template';
import { spellOut, textOf } from '@/lib/words';

/** The one day that an alert tells, `YYYY-MM-DD`; undefined where it tells none, or several of which nobody knows which is meant. */
export function alertDay({ data }: Details<Alert>): string | undefined {
  const parameters = [...Object.values(data?.messageParams ?? {}), ...Object.values(data?.data ?? {})];
  const [day, ...others] = new Set(parameters.flatMap((value) => calendarDay(textOf(value)) ?? []));
  return others.length > 0 ? undefined : day;
}

/**
 * The day of which an alert says that it is to come, where it has passed since; undefined for all others. An alert stays as
 * it was raised, and nobody raises it anew when its day has come.
 */
function passedDay({ type, data }: Details<Alert>, from?: number): string | undefined {
  if (type !== 'LicenseExpiresSoon') return undefined;
  const day = alertDay({ data });
  if (day === undefined) return undefined;
  return (daysUntil(day, from) ?? 0) < 0 ? day : undefined;
}

/** What an alert says, and that its day has passed where it speaks of it as one to come. `from` is in milliseconds. */
export function alertMessage(alert: Details<Alert>, from?: number): string {
  const { messageTemplate, messageParams } = alert.data ?? {};
  const text = fillTemplate(messageTemplate, messageParams);
  const passed = passedDay(alert, from);
  return text && passed ? `${text.replace(/\.?$/, '.')} That was ${relativeDays(passed, from)}.` : text;
}

/** What kind of alert it is, in words; undefined where that is not said. */
export function alertTypeWords(alert: Details<Alert>, from?: number): string | undefined {
  if (!textOf(alert.type)) return undefined;
  return passedDay(alert, from) ? 'Expiry date passed' : spellOut(alert.type);
}
