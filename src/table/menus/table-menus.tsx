import { useLayoutEffect } from 'react';
import { ColumnMenu } from './column-menu';
import { ColumnsPanel } from './columns-panel';
import { FilterPanel } from './filter-panel';
import { capitalized } from '@/lib/words';
import { Menu, type MenuItem } from '@/ui/menu';
import { sortWords } from '../columns/columns';
import type { SortDirection } from '../list/list-spec';
import type { OpenMenu, TableModel } from '../model/use-table-model';
import { ViewsPanel } from './views-panel';

interface TableMenusProps<T> {
  model: TableModel<T>;
  menu: OpenMenu<T>;
  rowActions: ((row: T) => MenuItem[]) | undefined;
}

/** The one menu or panel of a table that is open. Code of its own, fetched when the first is opened. */
export function TableMenus<T>({ model, menu, rowActions }: TableMenusProps<T>) {
  switch (menu.kind) {
    case 'column':
      return <ColumnMenu model={model} id={menu.id} anchor={menu.anchor} />;
    case 'filters':
      return <FilterPanel key={menu.name} model={model} name={menu.name} anchor={menu.anchor} />;
    case 'columns':
      return <ColumnsPanel model={model} anchor={menu.anchor} />;
    case 'views':
      return <ViewsPanel model={model} anchor={menu.anchor} />;
    case 'sort':
      return <SortMenu model={model} anchor={menu.anchor} />;
    case 'row':
      return <RowMenu anchor={menu.anchor} items={rowActions?.(menu.row) ?? []} onClose={model.closeMenu} />;
  }
}

interface RowMenuProps {
  anchor: HTMLElement;
  items: readonly MenuItem[];
  onClose: () => void;
}

/**
 * What can be done with a row. The row is marked for as long: the focus has gone to the menu, and without a pointer over it the
 * button would lie at the end of the row, which in a table wider than the screen is out of sight, and the menu with it.
 */
function RowMenu({ anchor, items, onClose }: RowMenuProps) {
  const row = anchor.closest<HTMLElement>('[data-index]');
  useLayoutEffect(() => {
    row?.setAttribute('data-menu', '');
    return () => row?.removeAttribute('data-menu');
  }, [row]);
  return (
    <Menu
      anchor={anchor}
      returnTo={row ?? undefined}
      label="Row actions"
      align="end"
      items={items}
      onClose={onClose}
    />
  );
}

/** Every sort that the service offers, also those that no column stands for. */
function SortMenu<T>({ model, anchor }: { model: TableModel<T>; anchor: HTMLElement }) {
  const { list, search, columns } = model;
  const items = Object.entries(list.sorts).flatMap(([sort, words], index) => {
    const column = columns.all.find((one) => one.sort === sort) ?? {};
    return (['Asc', 'Desc'] as const).map((direction: SortDirection) => ({
      label: `${capitalized(words)}, ${sortWords(column, direction)}`,
      checked: search.params.sortedBy === sort && search.params.sortDirection === direction,
      divided: index > 0 && direction === 'Asc',
      run: () => search.sortBy(sort, direction),
    }));
  });
  return <Menu anchor={anchor} label="Sort" items={items} onClose={model.closeMenu} />;
}
