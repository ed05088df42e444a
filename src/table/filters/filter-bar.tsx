import type { ReactNode } from 'react';
import type { IconName } from '@/ui/icons';
import { Icon } from '@/ui/icons';
import { Chip } from './chip';
import { SearchBox } from './search-box';
import type { OpenMenu, TableModel } from '../use-table';
import { ViewName } from '../views/view-name';
import classes from '../toolbar.module.css';

/** Search, a chip for every active filter, and what can be done with the list as a whole. */
export function FilterBar<T>({ model }: { model: TableModel<T> }) {
  const { list, filtered, phone, hasRows } = model;
  const boxed = new Set<string>(list.box?.fields ?? []);
  const chips = filtered.filter((name) => !boxed.has(name));
  const hasFilters = Object.keys(list.filters).some((name) => !boxed.has(name));
  return (
    <search className={classes.bar} aria-label={`Find ${list.many}`}>
      <SearchBox model={model} />
      {chips.map((name) => (
        <Chip key={name} model={model} name={name} />
      ))}
      {hasFilters && <MenuButton model={model} kind="filters" icon="plus" label="Filter" />}
      {(phone || !hasRows) && <MenuButton model={model} kind="sort" icon="sortUp" label="Sort" />}
      {filtered.length > 0 && (
        <button type="button" className={classes.quiet} onClick={model.search.clearFilters}>
          Clear all
        </button>
      )}
      <div className={classes.end}>
        <MenuButton model={model} kind="views" icon="bookmark" label={<ViewName model={model} />} />
        {!phone && hasRows && <MenuButton model={model} kind="columns" icon="columns" label="Columns" />}
        <button type="button" className={classes.quiet} onClick={() => model.setExporting(true)}>
          <Icon name="download" size={14} />
          Export
        </button>
      </div>
    </search>
  );
}

interface MenuButtonProps<T> {
  model: TableModel<T>;
  kind: 'filters' | 'sort' | 'views' | 'columns';
  icon: IconName;
  label: ReactNode;
}

function MenuButton<T>({ model, kind, icon, label }: MenuButtonProps<T>) {
  const open = model.menu?.kind === kind && !(model.menu.kind === 'filters' && model.menu.name);
  return (
    <button
      type="button"
      className={classes.quiet}
      aria-haspopup={kind === 'sort' ? 'menu' : 'dialog'}
      aria-expanded={open}
      onPointerEnter={preloadMenus}
      onClick={(event) => {
        const menu: OpenMenu<T> = { kind, anchor: event.currentTarget };
        model.toggleMenu(menu);
      }}
    >
      <Icon name={icon} size={14} />
      {label}
    </button>
  );
}

/** Menus are code of their own; a pointer on the way to one fetches it. */
function preloadMenus(): void {
  void import('../table-menus');
}
