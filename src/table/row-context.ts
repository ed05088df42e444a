import type { Column } from './columns/columns';
import type { TableStore } from './list/selection';
import type { PhoneLayout } from './model/phone-layout';
import type { ShownColumn } from './model/use-columns';

/** What all rows of a table share; it keeps its identity from one page to the next, so that rows do too. */
export interface RowContext<T> {
  store: TableStore<T>;
  shown: readonly ShownColumn<T>[];
  /** So many of them are drawn, where not all are yet. */
  drawn?: number;
  name: Column<T>;
  height: number;
  selectable: boolean;
  actions: boolean;
  /** Rows have the lines of narrow screens; `phone`: it is one, and not a pane. */
  isPhone: boolean;
  phone: PhoneLayout<T> | undefined;
  href: (row: T) => string | undefined;
}
