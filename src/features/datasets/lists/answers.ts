import { layouts } from './layouts';
import { columnsOf } from './known-list';
import { listName } from './recognise';
import { statusKey } from './status';
import type { Layout, ListDataset, ListTable, NameOrder, Role } from './types';
import { unknownColumns } from './unknown-columns';

/** The table read as another of the known layouts: what was chosen where several are likely. */
export function withLayout(table: ListTable, layout: Layout): ListTable {
  const names = table.columns.map(({ name }) => name);
  return { ...table, layout, columns: layout.isHeadless ? layout.columns : columnsOf(layout, names) };
}

/**
 * The table as the list of a state. Another state's layout no longer counts then: the columns are read by their words,
 * and what is doubtful about them is in `unknownColumns`.
 */
export function withState(table: ListTable, state: string): ListTable {
  const { layout } = table;
  if (layout.state === state) return table;
  const name = listName(state);
  if (!layouts.includes(layout)) return { ...table, layout: { ...layout, name, state } };
  const names = table.columns.map((column) => column.name);
  const { columns, names: order } = unknownColumns(names, table.rows, 0);
  return { ...table, columns, layout: { name, state, columns, ...(order && { names: order }) } };
}

/** The table as a list for a dataset, where nobody knows the list. */
export function withDataset(table: ListTable, dataset: ListDataset): ListTable {
  return { ...table, layout: { ...table.layout, dataset } };
}

/** The table with another meaning of a column, counted from 0; undefined leaves the column out. */
export function withRole(table: ListTable, column: number, role: Role | undefined): ListTable {
  const columns = table.columns.map((one, index) =>
    index === column ? { name: one.name, ...(role !== undefined && { role }) } : one,
  );
  return { ...table, columns };
}

/** The table with the order in which it writes whole names. */
export function withNameOrder(table: ListTable, names: NameOrder): ListTable {
  return { ...table, layout: { ...table.layout, names } };
}

/** The table with what somebody said of a word in a column of statuses, as `StatusReader` gives it. */
export function withStatus(
  table: ListTable,
  column: number,
  word: string,
  force: 'in force' | 'over',
): ListTable {
  return { ...table, statuses: { ...table.statuses, [statusKey(column, word)]: force } };
}

/** The table as one whose rows are over once their end has passed, or stay until somebody is reinstated. */
export function withPassedEnds(table: ListTable, areOver: boolean): ListTable {
  return { ...table, layout: { ...table.layout, endIsReinstatement: areOver } };
}
