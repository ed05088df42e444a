import type { CsvTable } from '@/tabular/types';
import { cellWords } from '@/features/reports/cell-words';
import type { SortDirection } from '@/table/list/list-spec';

export interface RowQuestion {
  /** Text that must stand in one of the values of a row. */
  find?: string | undefined;
  /** A heading of the file. */
  sortedBy?: string | undefined;
  sortDirection?: SortDirection | undefined;
}

/** What the address of the reports says: which one is open, and how its rows are shown. */
export interface ReportSearch extends RowQuestion {
  report?: string | undefined;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The rows of a file that hold a text, in the order of one of its columns; without one, as they stand in the file.
 * Numbers within text count as numbers, empty values come last in either direction.
 */
export function rowsFor(table: CsvTable, { find, sortedBy, sortDirection }: RowQuestion): string[][] {
  const wanted = find?.trim().toLowerCase();
  const found = wanted
    ? table.rows.filter((row) => row.some((cell, at) => holds(table.heading[at] ?? '', cell, wanted)))
    : table.rows;
  const index = sortedBy === undefined ? -1 : table.heading.indexOf(sortedBy);
  if (index < 0) return found;
  const sign = sortDirection === 'Desc' ? -1 : 1;
  return found.toSorted((one, other) => {
    const [left = '', right = ''] = [one[index], other[index]];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return sign * collator.compare(left, right);
  });
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The columns of a file by their places, as they are shown. */
export interface ShownColumns {
  /** Those that hold something, in the order of the file, ids of records last: nobody reads them. */
  filled: number[];
  /** Those without any value. */
  empty: number[];
}

/** Which columns of a file are worth showing. What holds nothing but a few ids is told by all of its rows. */
export function shownColumns({ heading, rows }: Pick<CsvTable, 'heading' | 'rows'>): ShownColumns {
  const places = heading.map((_, place) => place);
  const hasValue = (place: number) => rows.some((row) => (row[place] ?? '') !== '');
  const filled = rows.length === 0 ? places : places.filter(hasValue);
  const areIds = (place: number) =>
    rows.length > 0 && rows.every((row) => !row[place] || uuid.test(row[place]));
  const [ids, others] = [filled.filter(areIds), filled.filter((place) => !areIds(place))];
  return { filled: [...others, ...ids], empty: places.filter((place) => !filled.includes(place)) };
}

/** A file with these of its columns, in this order. */
export const withColumns = (table: CsvTable, places: readonly number[]): CsvTable => ({
  ...table,
  heading: places.map((place) => table.heading[place] ?? ''),
  rows: table.rows.map((row) => places.map((place) => row[place] ?? '')),
});

/** As it stands in the file, or as it is shown. */
function holds(heading: string, cell: string, wanted: string): boolean {
  return [cell, cellWords(heading, cell)].some((text) => text.toLowerCase().includes(wanted));
}

const [narrowest, widest, sample] = [7, 36, 200];

/** How wide each column is drawn, in characters, by its heading and its first values. */
export function columnWidths(table: CsvTable, headings: readonly string[]): number[] {
  return headings.map((heading, index) => {
    const longest = table.rows
      .slice(0, sample)
      .reduce(
        (most, row) => Math.max(most, cellWords(table.heading[index] ?? '', row[index] ?? '').length),
        heading.length + 2,
      );
    return Math.min(widest, Math.max(narrowest, longest));
  });
}
