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

/**
 * The fields that saving would turn back although somebody else changed them. A field that was not touched here is not
 * sent, unless all of the record is; a group of fields, such as an address, is sent as one.
 */
export function differences({ start, typed, there }: Sides, whole: boolean): Difference[] {
  return Object.keys(typed)
    .filter((name) => whole || !same(typed[name], start[name]))
    .flatMap((name) => within(name, start[name], typed[name], there[name]));
}

function within(name: string, start: unknown, typed: unknown, there: unknown): Difference[] {
  if (isRecord(start) && isRecord(typed) && isRecord(there))
    return Object.keys(typed).flatMap((part) =>
      within(`${name}.${part}`, start[part], typed[part], there[part]),
    );
  return same(there, start) || same(there, typed) ? [] : [{ name, there }];
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
    restored.onSettled(difference.name);
  };

  return {
    found,
    error,
    isReading,
    agrees,
    /** What was typed is gone, and with it all that differed. */
    forget: () => setFound([]),
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
