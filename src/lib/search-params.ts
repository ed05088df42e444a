import { calendarDay } from './dates';

/** Reads one parameter of an address; undefined for what it may not be. */
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

/** An id of the service, in its usual form. */
export const uuid: Reader<string> = (raw) =>
  typeof raw === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(raw) ? raw : undefined;

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

type Readers = Record<string, Reader<unknown>>;
type Read<R extends Readers> = { [Name in keyof R]?: ReturnType<R[Name]> };

/**
 * The check of a route's search parameters, for `validateSearch`. A parameter that is malformed, or that the route does not
 * know, is left out: an address never breaks a page. Every list reads its address by this, the first one too: a library
 * for it would come with the page.
 */
export function searchParams<R extends Readers>(readers: R): (raw: Record<string, unknown>) => Read<R> {
  return (raw) => {
    const search: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(readers)) {
      const value = read(raw[name]);
      if (value !== undefined) search[name] = value;
    }
    return search as Read<R>;
  };
}
