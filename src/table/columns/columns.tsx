import type { ReactNode } from 'react';

/** What a column holds for one row, before it is drawn: what the CSV export writes. */
export type CellValue = string | number | boolean | null | undefined;

/** Where a column goes in the two first lines of a phone's row; columns of one slot are joined by commas. */
export type PhoneSlot = 'title' | 'titleEnd' | 'line' | 'lineEnd';

/** What a column may be sorted and filtered by: the names of its list. */
export interface Names {
  sort: string;
  filter: string;
}

/** The names of a list; of several lists that share columns, those of any of them: `NamesOf<typeof a | typeof b>`. */
export type NamesOf<L> = L extends { sorts: infer S; filters: infer F }
  ? { sort: keyof S & string; filter: keyof F & string }
  : never;

export interface Column<T, N extends Names = Names> {
  id: string;
  header: string;
  /** A second line of the head, such as a count of what is below it. */
  headNote?: ReactNode;
  /** What the export writes, and what is shown when there is no `cell`. */
  value: (row: T) => CellValue;
  /** How the value is drawn. Called for every visible row: keep it light. */
  cell?: (row: T) => ReactNode;
  /** The service's `sortedBy` value. Without it the column cannot be sorted. */
  sort?: N['sort'];
  /** Words for ascending and descending where "A to Z" is wrong, such as ["oldest first", "newest first"]. */
  sortWords?: readonly [string, string];
  /** Name of the filter that belongs to this column, for its menu. */
  filter?: N['filter'];
  /** Pixels, 120 when left out. */
  width?: number;
  /** It keeps its width where others give way: a date with how far it is off means nothing when it is cut. */
  keepsWidth?: boolean;
  align?: 'end';
  mono?: boolean;
  /** Not shown until someone chooses it. */
  optional?: boolean;
  phoneSlot?: PhoneSlot;
  /** What the phone shows in the slot where it differs from `cell`. */
  phoneCell?: (row: T) => ReactNode;
  /** Its name on a phone, where the header is longer than a line has room for. */
  phoneLabel?: string;
  /** Pixels that its value takes on a phone beside its name, where that says more than its width. */
  phoneWidth?: number;
  /** Why the row is listed, of a queue: what a phone shows of it on lines of its own, in place of its slot. */
  phoneReason?: (row: T) => ReactNode;
}

export const defaultWidth = 120;
export const narrowest = 56;
export const widest = 800;

/**
 * Takes the columns of a list, the first of them the name of the record, which stays pinned and carries
 * the row's link. Gives them back as they are: the call fixes the type of the rows and of the list, so that every cell and
 * the name of every sort and filter is checked: `columns<Group, typeof groupList>()`. Throws when an id is used twice.
 */
export function columns<T, L>() {
  type Own = Column<T, NamesOf<L>>;
  return (list: [Own, ...Own[]]): readonly [Own, ...Own[]] => {
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
