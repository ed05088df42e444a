/** Whatever a list calls the day of a reinstatement; the day on which somebody may apply for one is none. */
const reinstatement = /^(?:date)?(?:of)?reinstate(?:d|ment)(?:date|on)?$/;

/** Whether a record says that its exclusion was lifted by a time, in milliseconds (field.md 3.7). */
export function isReinstated(record: Readonly<Record<string, unknown>>, at: number): boolean {
  if (typeof record.term === 'string' && /^reinstated\b/i.test(record.term)) return true;
  return [record, record.exclusionDetails, record.additionalInfo].some(
    (place) =>
      typeof place === 'object' &&
      place !== null &&
      Object.entries(place).some(([name, value]) => isName(name) && isPast(value, at)),
  );
}

const isName = (name: string) => reinstatement.test(name.toLowerCase().replaceAll(/[^a-z]/g, ''));

/** A day up to today, as `YYYY-MM-DD`, `YYYYMMDD` or `MM/DD/YYYY`, or a plain yes. */
function isPast(value: unknown, at: number): boolean {
  if (value === true) return true;
  if (typeof value !== 'string') return false;
  if (/^(?:yes|true|y)$/i.test(value)) return true;
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value);
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(value) ?? [];
  const lifted = iso
    ? iso.slice(1, 4).join('-')
    : year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A date in the year 1 is a machine's way to leave it empty.
  return lifted >= '1900' && lifted <= new Date(at).toISOString().slice(0, 10);
}
