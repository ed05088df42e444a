import {
  useQueryClient,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { isApiError, type ApiError } from '@/api/errors';
import { isRecord } from '@/lib/values';
import { textOf } from '@/lib/words';

/** What a form is compared with before it is saved: others may have changed the record since the form was opened. */
export interface Comparison<Values> {
  /** Asks the service for the record and gives it as this form shows it. */
  read(queryClient: QueryClient): Promise<Values>;
  /** All of the record is written, also what nobody touched in this form. */
  whole: boolean;
}

/** Compares a form with the record that `options` read. `whole` where a save replaces the record (`PUT`). */
export function comparedWith<Data, Key extends QueryKey, Values>(
  options: FetchQueryOptions<Data, ApiError, Data, Key>,
  values: (record: Data) => Values,
  whole = false,
): Comparison<Values> {
  return {
    whole,
    read: async (queryClient) =>
      values(await queryClient.fetchQuery({ ...options, staleTime: 0, retry: false })),
  };
}

/** A field that somebody else changed while it was changed, or would be written over, here. */
export interface Difference {
  /** As the form calls it: `remitAddress.city`. */
  name: string;
  there: unknown;
  /** Of a part of an address the whole of it, as it is there. */
  address?: FieldValues | undefined;
}

interface Sides {
  /** What the form started with. */
  start: FieldValues;
  /** What it holds now. */
  typed: FieldValues;
  /** What the record holds now. */
  there: FieldValues;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The parts of an address: half of what one wrote and half of what another did is an address that exists nowhere. */
export const addressParts: readonly string[] = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'];

/**
 * The fields that saving would turn back although somebody else changed them. A field that was not touched here is not
 * sent, unless all of the record is; a group of fields, such as an address, is sent as one. Of an address that was touched here
 * every part counts.
 */
export function differences({ start, typed, there }: Sides, whole: boolean): Difference[] {
  const isTouched = (name: string) => whole || !same(typed[name], start[name]);
  const isAddressTouched = addressParts.some((part) => part in typed && isTouched(part));
  return Object.keys(typed)
    .filter((name) => isTouched(name) || (isAddressTouched && addressParts.includes(name)))
    .flatMap((name) => within(name, start[name], typed[name], there[name], there));
}

function within(
  name: string,
  start: unknown,
  typed: unknown,
  there: unknown,
  around: FieldValues,
): Difference[] {
  if (isRecord(start) && isRecord(typed) && isRecord(there))
    return Object.keys(typed).flatMap((part) =>
      within(`${name}.${part}`, start[part], typed[part], there[part], there),
    );
  const rows = sameRows(start, typed, there);
  if (rows)
    return rows.flatMap((row, index) =>
      within(`${name}.${index}`, row.start, row.typed, row.there, row.there),
    );
  if (same(there, start) || same(there, typed)) return [];
  const isPart = addressParts.includes(name.split('.').at(-1) ?? '');
  return [{ name, there, ...(isPart && { address: around }) }];
}

interface Row {
  start: FieldValues;
  typed: FieldValues;
  there: FieldValues;
}

/**
 * The rows of a list on all three sides, one by one; undefined where rows were added or taken away, or one may be another one than
 * it was: then the list is compared as one.
 */
function sameRows(start: unknown, typed: unknown, there: unknown): Row[] | undefined {
  if (!areRows(start) || !areRows(typed) || !areRows(there)) return undefined;
  if (start.length !== typed.length || start.length !== there.length) return undefined;
  const rows: Row[] = [];
  for (const [index, row] of start.entries()) {
    const [mine, theirs] = [typed[index], there[index]];
    if (!mine || !theirs || !isSameRow(start, index, mine) || !isSameRow(start, index, theirs))
      return undefined;
    rows.push({ start: row, typed: mine, there: theirs });
  }
  return rows;
}

const areRows = (list: unknown): list is FieldValues[] => Array.isArray(list) && list.every(isRecord);

/** Whether a row is the one that was at its place: half of what that said is said still, and it is like no other one. */
function isSameRow(start: readonly FieldValues[], index: number, row: FieldValues): boolean {
  const alike = start.map((one) => {
    const said = Object.keys(one).filter((part) => textOf(one[part]) !== '');
    return said.length === 0 ? 1 : said.filter((part) => same(one[part], row[part])).length / said.length;
  });
  const own = alike[index] ?? 0;
  return own >= 0.5 && alike.every((other, place) => place === index || other < own);
}

/**
 * What was typed, on top of what the record holds now: a field, or a part of a group of fields, that was not touched is as it is
 * there, however long ago the rest was typed.
 */
export function onTopOf({
  start,
  typed,
  there,
}: {
  start: unknown;
  typed: unknown;
  there: unknown;
}): unknown {
  if (isRecord(start) && isRecord(typed) && isRecord(there))
    return Object.fromEntries(
      Object.entries(typed).map(([part, value]) => [
        part,
        onTopOf({ start: start[part], typed: value, there: there[part] }),
      ]),
    );
  return same(typed, start) ? there : typed;
}

/** What stands before the names of the parts of an address: `remitAddress.` of `remitAddress.city`, '' of `city`. */
export const addressOf = (name: string): string => name.slice(0, name.lastIndexOf('.') + 1);

/** Whether a record that could not be read stands in the way of saving: one that is gone or hidden is told by the save. */
export const mayBeSavedUnread = (error: unknown) =>
  isApiError(error) && [403, 404].includes(error.status ?? 0);

/** What differs in a form that was opened with what was typed before, and what is told that it was decided about. */
interface Restored {
  differing: readonly Difference[];
  onSettled(name: string): void;
}

/**
 * Compares a form with the record before it is saved, and keeps what differs until it was decided about. What was `restored` and
 * differs is shown from the start.
 */
export function useComparison<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  comparison: Comparison<Values> | undefined,
  restored: Restored,
) {
  const queryClient = useQueryClient();
  const [found, setFound] = useState(restored.differing);
  const [error, setError] = useState<unknown>(null);
  const [isReading, setIsReading] = useState(false);
  /** By field, what was there when it was decided to write over it. */
  const overruled = useRef(new Map<string, string>());
  /** The addresses of which a part was decided about, by what stands before the names of their parts. */
  const [addresses, setAddresses] = useState<readonly string[]>([]);

  /** Whether the form may be saved: nothing differs that was not decided about. */
  async function agrees(): Promise<boolean> {
    const start: FieldValues = form.formState.defaultValues ?? {};
    // Nothing is sent of a form in which nothing was changed, unless it is sent as a whole.
    if (!comparison?.whole && same(form.getValues(), start)) return true;
    const undecided = restored.differing.filter(
      ({ name, there }) =>
        overruled.current.get(name) !== JSON.stringify(there) &&
        !same(form.getValues(name as FieldPath<Values>), there),
    );
    if (!comparison) {
      setFound(undecided);
      return undecided.length === 0;
    }
    setIsReading(true);
    setError(null);
    try {
      const there = await comparison.read(queryClient);
      const newer = differences({ start, typed: form.getValues(), there }, comparison.whole).filter(
        (one) => overruled.current.get(one.name) !== JSON.stringify(one.there),
      );
      const isNewer = ({ name }: Difference) => newer.some((one) => one.name === name);
      const open = [...undecided.filter((one) => !isNewer(one)), ...newer];
      setFound(open);
      return open.length === 0;
    } catch (failure) {
      if (mayBeSavedUnread(failure)) return true;
      setError(failure);
      return false;
    } finally {
      setIsReading(false);
    }
  }

  const settle = (difference: Difference) => {
    setFound((all) => all.filter((one) => one !== difference));
    if (difference.address) setAddresses((all) => [...new Set([...all, addressOf(difference.name)])]);
    restored.onSettled(difference.name);
  };

  return {
    found,
    /** Addresses that are put together of what both wrote, as soon as all of it was decided about. */
    addresses: addresses.filter((one) => found.every(({ name }) => addressOf(name) !== one)),
    error,
    isReading,
    agrees,
    /** What was typed is gone, and with it all that differed. */
    forget() {
      setFound([]);
      setAddresses([]);
    },
    keepMine(difference: Difference) {
      overruled.current.set(difference.name, JSON.stringify(difference.there));
      settle(difference);
    },
    takeTheirs(difference: Difference) {
      const name = difference.name as FieldPath<Values>;
      form.setValue(name, difference.there as PathValue<Values, typeof name>, {
        shouldDirty: true,
        shouldValidate: true,
      });
      settle(difference);
    },
  };
}
