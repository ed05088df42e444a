/**
 * The text in a field that should hold one, trimmed. Types describe the wire but do not bind it: a
 * number becomes its digits, anything else is as if it were absent.
 */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** The fields that have a value: what was left empty is left out of what is sent. */
export function withoutUndefined<T extends object>(
  values: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}

/** A number with its separators: `2,000`. Written out, because the first use of `Intl` costs milliseconds of a cold load. */
export function formatNumber(value: number): string {
  return Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : value.toLocaleString('en-US');
}

/** Whether a value has fields: an object, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of what should be an object; anything else has none. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
