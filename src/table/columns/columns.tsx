import type { ReactNode } from 'react';

/** What a column holds for one row, before it is drawn: what the CSV export writes. */
export type CellValue = string | number | boolean | null | undefined;

/** Where a column goes in the two-line row of a phone; columns of one slot are joined by commas. */
export type PhoneSlot = 'title' | 'titleEnd' | 'line' | 'lineEnd';

export interface Column<T> {
  id: string;
  header: string;
  /** What the export writes, and what is shown when there is no `cell`. */
  value: (row: T) => CellValue;
  /** How the value is drawn. Called for every visible row: keep it light. */
  cell?: (row: T) => ReactNode;
  /** The service's `sortedBy` value. Without it the column cannot be sorted. */
  sort?: string;
  /** Words for ascending and descending where "A to Z" is wrong, such as ["oldest first", "newest first"]. */
  sortWords?: readonly [string, string];
  /** Name of the filter that belongs to this column, for its menu. */
  filter?: string;
  /** Pixels, 120 when left out. */
  width?: number;
  /** It keeps its width where others give way: a date with how far it is off means nothing when it is cut. */
  keepsWidth?: boolean;
  align?: 'end';
  mono?: boolean;
  /** Not shown until someone chooses it. */
  optional?: boolean;
  phone?: PhoneSlot;
  /** What the phone shows in the slot where it differs from `cell`. */
  phoneCell?: (row: T) => ReactNode;
}

export const defaultWidth = 120;
export const narrowest = 56;
export const widest = 800;

/**
 * Takes the columns of a list, the first of them the name of the record, which stays pinned and carries
 * the row's link. Gives them back as they are: the call fixes the row type, so that every cell is checked.
 * Throws when an id is used twice.
 */
export function columns<T>() {
  return (list: [Column<T>, ...Column<T>[]]): readonly [Column<T>, ...Column<T>[]] => {
    const ids = new Set(list.map((column) => column.id));
    if (ids.size < list.length) throw new Error('Two columns of a list share an id');
    return list;
  };
}

/** The words of a sort direction for a column: given ones, or A to Z. */
export function sortWords(
  column: { sortWords?: readonly [string, string] },
  direction: 'Asc' | 'Desc',
): string {
  const [ascending, descending] = column.sortWords ?? ['A to Z', 'Z to A'];
  return direction === 'Asc' ? ascending : descending;
}
