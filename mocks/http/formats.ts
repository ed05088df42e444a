const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const email = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]+$/;
const date = /^(\d{4})-(\d{2})-(\d{2})$/;
const dateTime =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const timespan = /^(\d+\.)?([01]?\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,7})?$/;

const formats: Record<string, { fits(value: string): boolean; message: string }> = {
  uuid: { fits: (v) => uuid.test(v), message: 'Must be a UUID.' },
  email: { fits: (v) => email.test(v), message: 'Must be an e-mail address.' },
  date: { fits: isCalendarDay, message: 'Must be a date such as 2026-11-20.' },
  'date-time': {
    fits: (v) => isCalendarDay(dateTime.exec(v)?.[1] ?? ''),
    message: 'Must be a date and time such as 2026-11-20T08:30:00Z.',
  },
  uri: { fits: (v) => URL.canParse(v), message: 'Must be an absolute address.' },
  timespan: {
    fits: (v) => timespan.test(v),
    message: 'Must be a time span such as 12:00:00 or 1.00:00:00.',
  },
};

/** The message to give when a text is not of a format; undefined when it is, or nobody knows the format. */
export function formatProblem(format: string, value: string): string | undefined {
  const known = formats[format];
  return known && !known.fits(value) ? known.message : undefined;
}

function isCalendarDay(value: string): boolean {
  const [, year, month, day] = date.exec(value) ?? [];
  if (!year) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return parsed.getUTCMonth() + 1 === Number(month) && parsed.getUTCDate() === Number(day);
}
