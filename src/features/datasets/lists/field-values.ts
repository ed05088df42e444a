import { datesOfCell } from './dates';
import type { FieldKind } from './fields';
import type { NamedRow } from './named-rows';

/** Whether a text in a column of dates says that there is none, or no end. */
export function saysNoDate(text: string): boolean {
  const { days, isNever, rest } = datesOfCell(text, '2000-01-01');
  return days.length === 0 && (isNever || rest === '');
}

/** A text as a kind of field has it: dates as `YYYY-MM-DD`, one of the values of an enumeration. Undefined for none. */
export function valueOfKind(kind: FieldKind, value: string, today: string): string | undefined {
  if (kind === 'text') return value;
  if (kind === 'date') return datesOfCell(value, today).days[0];
  if (kind === 'number') return /^[\d-]{1,15}$/.test(value) ? value.replaceAll('-', '') : undefined;
  if (kind === 'yes or no') {
    if (/^(?:y|yes|true|1)$/i.test(value)) return 'true';
    return /^(?:n|no|false|0)$/i.test(value) ? 'false' : undefined;
  }
  const plain = value.replace(/[^a-z]/gi, '').toLowerCase();
  return kind.find((one) => one.toLowerCase() === plain);
}

/** The name of a person as one text, for datasets without fields for its parts. */
export function textOfPerson({
  prefix,
  first,
  middle,
  last,
  suffix,
}: NonNullable<NamedRow['person']>): string {
  const name = [prefix, first, middle, last].filter(Boolean).join(' ');
  return suffix === undefined ? name : `${name}, ${suffix}`;
}
