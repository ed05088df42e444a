import { calendarDay } from '@/lib/dates';

/*
 * What a filter may be in an address. The first list reads its filters by this: a library for it would come with the page.
 */

/** Reads one filter of an address; undefined for what it may not be. */
export type Reader<V> = (raw: unknown) => V | undefined;

/** Any text. The router reads `?name=123` as a number, and `?name=true` as yes: here they are text again. */
export const text: Reader<string> = (raw) =>
  typeof raw === 'string'
    ? raw
    : typeof raw === 'number' || typeof raw === 'boolean'
      ? String(raw)
      : undefined;

/** Text without spaces around it, which is not empty and has `most` characters at most. */
export function trimmed(most: number): Reader<string> {
  return (raw) => {
    const read = text(raw)?.trim();
    return read && read.length <= most ? read : undefined;
  };
}

/** A calendar day that exists, `YYYY-MM-DD`. */
export const day: Reader<string> = (raw) =>
  typeof raw === 'string' && raw === calendarDay(raw) ? raw : undefined;

export const yesOrNo: Reader<boolean> = (raw) => {
  const read = text(raw);
  return read === 'true' ? true : read === 'false' ? false : undefined;
};

/** A whole number, from `least` on. */
export function whole(least: number): Reader<number> {
  return (raw) => (typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= least ? raw : undefined);
}

/** One of the values that are known. */
export function oneOf<const V extends string>(values: readonly V[]): Reader<V> {
  return (raw) => {
    const read = text(raw);
    return values.find((value) => value === read);
  };
}
