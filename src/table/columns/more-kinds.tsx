import { formatNumber, spellOut, textOf } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { DateTimeText } from '@/ui/text';
import { byDate, column, type ColumnOptions, mono, type Read } from './kinds';
import type { Column, Names } from './columns';

// Kinds that the first list has no column of: they come with the lists that have one.

/** Pixels on a phone of how long ago something was, and of a number. */
const timeRoom = 84;
const numberRoom = 44;

/** A value of an enumeration in words: `ReCredentialing` → "Recredentialing". */
export function spelled<T, N extends Names = Names>(
  id: string,
  value: Read<T, string>,
  options?: ColumnOptions<T, N>,
): Column<T, N> {
  const words = (row: T) => (textOf(value(row)) ? spellOut(value(row)) : undefined);
  return column(id, { value: words }, options);
}

/** The id of a record in the service, for whoever asks for it. */
export function recordId<T, N extends Names = Names>(
  id: string,
  value: Read<T, string>,
  label: string,
  options?: ColumnOptions<T, N>,
) {
  return mono<T, N>(id, value, { label, width: 296, optional: true, ...options });
}

/** An instant: how long ago, and when exactly as its title; exported as the service gives it (RFC 3339). */
export function time<T, N extends Names = Names>(
  id: string,
  value: Read<T, string>,
  options?: ColumnOptions<T, N>,
): Column<T, N> {
  const cell = (row: T) => <DateTimeText value={value(row)} />;
  return column(id, { value, cell, sortWords: byDate, width: 144, phoneWidth: timeRoom }, options);
}

/** A number in words of its own, such as a size, at the end of its cell; exported as the bare number. */
export function amount<T, N extends Names = Names>(
  id: string,
  value: Read<T, number>,
  words: (value: number) => string | undefined,
  options?: ColumnOptions<T, N>,
): Column<T, N> {
  const cell = (row: T) => {
    const one = value(row);
    return (typeof one === 'number' ? words(one) : undefined) ?? <Dash />;
  };
  return column(id, { value, cell, align: 'end', width: 96, phoneWidth: numberRoom }, options);
}

/** A number of things, at the end of its cell. */
export function count<T, N extends Names = Names>(
  id: string,
  value: Read<T, number>,
  options?: ColumnOptions<T, N>,
): Column<T, N> {
  return amount(id, value, formatNumber, { sortWords: ['fewest first', 'most first'], ...options });
}

interface YesNoOptions<T, N extends Names> extends ColumnOptions<T, N> {
  /** Words for true and false. */
  words?: readonly [string, string];
}

/** What is so or not, in words; neither where it is not known. */
export function yesNo<T, N extends Names = Names>(
  id: string,
  value: Read<T, boolean>,
  options: YesNoOptions<T, N> = {},
): Column<T, N> {
  const { words = ['Yes', 'No'], ...rest } = options;
  const word = (row: T) => {
    const one = value(row);
    return typeof one === 'boolean' ? words[one ? 0 : 1] : undefined;
  };
  return column(id, { value: word, width: 104, phoneWidth: numberRoom }, rest);
}
