import type { ReactNode } from 'react';
import { calendarDay, daysUntil, formatShortDate, localDayOf, relativeDays } from '@/lib/dates';
import { personName, spellOut, textOf } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { statusLook, type StatusKind } from '@/ui/status-looks';
import { DateText, DayText, Verbatim } from '@/ui/text';
import type { CellValue, Column, Names } from './columns';

/** What a column may say beside what its kind gives: each of these takes the place of the kind's own. */
export interface ColumnOptions<T, N extends Names = Names> extends Omit<
  Column<T, N>,
  'id' | 'header' | 'value' | 'mono' | 'align'
> {
  /** The head of the column, its id spelled out when left out: `licenseType` → "License type". */
  label?: string;
}

/** Reads a value of a row. */
export type Read<T, V> = (row: T) => V | null | undefined;

/** The column of a kind: what the kind gives, and over it what is said of this one. */
export function column<T, N extends Names>(
  id: string,
  kind: Omit<Column<T, N>, 'id' | 'header'>,
  { label = spellOut(id), ...options }: ColumnOptions<T, N> = {},
): Column<T, N> {
  return { id, header: label, ...kind, ...options };
}

/** Text, exported and drawn as it is. */
export function text<T, N extends Names = Names>(
  id: string,
  value: (row: T) => CellValue,
  options?: ColumnOptions<T, N>,
): Column<T, N> {
  return column(id, { value }, options);
}

/** Several texts, joined by commas. */
export function list<T, N extends Names = Names>(
  id: string,
  values: Read<T, readonly string[]>,
  options?: ColumnOptions<T, N>,
) {
  return column<T, N>(id, { value: (row) => values(row)?.join(', ') }, options);
}

/** Numbers that are read digit by digit, such as an NPI. */
export function mono<T, N extends Names = Names>(
  id: string,
  value: (row: T) => CellValue,
  options?: ColumnOptions<T, N>,
) {
  return column<T, N>(id, { value, mono: true, width: 116 }, options);
}

/** Text as it was recorded, such as an address, which no browser translates. */
export function recorded<T, N extends Names = Names>(
  id: string,
  value: Read<T, string>,
  options?: ColumnOptions<T, N>,
): Column<T, N> {
  const cell = (row: T): ReactNode => (textOf(value(row)) ? <Verbatim>{value(row)}</Verbatim> : <Dash />);
  return column(id, { value, cell }, options);
}

/** The name of a record in whatever script: its direction does not turn the row around it. */
export function entity<T, N extends Names = Names>(
  id: string,
  name: Read<T, string>,
  options?: ColumnOptions<T, N>,
): Column<T, N> {
  return recorded(id, name, { width: 216, ...options });
}

type Named = Parameters<typeof personName>[0] & { deactivated?: boolean; deactivatedAt?: string | null };

/** The name of a person, `Last, First`; beside it that somebody is out of the daily work, and since when. */
export function person<T, N extends Names = Names>(
  id: string,
  of: (row: T) => Named | null | undefined,
  options?: ColumnOptions<T, N>,
) {
  const name = (row: T) => personName(of(row));
  const cell = (row: T) => {
    const { deactivated, deactivatedAt } = of(row) ?? {};
    return (
      <>
        <Verbatim>{name(row)}</Verbatim>
        {deactivated && (
          <span className="mute" style={{ fontWeight: 400 }}>
            {' '}
            Deactivated {deactivatedAt && formatShortDate(localDayOf(deactivatedAt))}
          </span>
        )}
      </>
    );
  };
  return entity<T, N>(id, name, { cell, ...options });
}

interface StatusOptions<T, N extends Names> extends ColumnOptions<T, N> {
  /** A phone has its words alone. */
  phonePlain?: boolean;
}

/** A status: the label of its look as icon and word, and in the export. */
export function status<T, N extends Names = Names>(
  id: string,
  of: StatusKind,
  value: Read<T, string>,
  { phonePlain = false, ...options }: StatusOptions<T, N> = {},
): Column<T, N> {
  const label = (row: T) => {
    const one = textOf(value(row));
    return one ? statusLook(of, one).label : undefined;
  };
  const cell = (row: T) => <Status of={of} value={value(row)} />;
  return column(
    id,
    { value: label, cell, width: 152, ...(phonePlain && { phoneCell: (row) => label(row) ?? null }) },
    options,
  );
}

/** Pixels of a date on a phone. */
const dateRoom = 78;

/** Sort words of columns that hold dates. */
export const byDate = ['oldest first', 'newest first'] as const;

/** A date that cannot be read is exported as it is shown: as it came. */
const written = (value: string | null | undefined) => textOf(value) || undefined;

interface DateOptions<T, N extends Names> extends ColumnOptions<T, N> {
  /** Also how near it is: `in 5 days`. Then the column keeps its width. */
  relative?: boolean;
  /** What a phone says in front of how near it is, of one that is past and of one that comes: `expired`, `expires`. */
  phoneWords?: readonly [past: string, coming: string];
}

/** A calendar date, the same day in every time zone; exported as `YYYY-MM-DD`. */
export function date<T, N extends Names = Names>(
  id: string,
  value: Read<T, string>,
  options: DateOptions<T, N> = {},
): Column<T, N> {
  const { relative = false, phoneWords, ...rest } = options;
  const near = (row: T) => {
    const [one, days] = [value(row), daysUntil(value(row))];
    return days === undefined ? null : `${phoneWords?.[days < 0 ? 0 : 1]} ${relativeDays(one)}`;
  };
  return column(
    id,
    {
      value: (row) => calendarDay(value(row)) ?? written(value(row)),
      cell: (row) => <DateText value={value(row)} relative={relative} />,
      sortWords: byDate,
      ...(relative ? { width: 208, keepsWidth: true } : { width: 128, phoneWidth: dateRoom }),
      ...(phoneWords && { phoneCell: near }),
    },
    rest,
  );
}

/** The day of an instant, as it was for the reader; exported as `YYYY-MM-DD`. */
export function day<T, N extends Names = Names>(
  id: string,
  value: Read<T, string>,
  options?: ColumnOptions<T, N>,
): Column<T, N> {
  const cell = (row: T) => <DayText value={value(row)} />;
  return column(
    id,
    {
      value: (row) => localDayOf(value(row)) ?? written(value(row)),
      cell,
      sortWords: byDate,
      width: 128,
      phoneWidth: dateRoom,
    },
    options,
  );
}
