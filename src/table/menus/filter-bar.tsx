import {
  IconBookmark,
  IconColumns3,
  IconDownload,
  IconPlus,
  IconSortAscending,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Chip } from './chip';
import { SearchBox } from './search-box';
import type { OpenMenu, TableModel } from '../model/use-table-model';
import { ViewName } from './view-name';
import classes from './toolbar.module.css';

/** Search, a chip for every active filter, and what can be done with the list as a whole. */
export function FilterBar<T>({ model }: { model: TableModel<T> }) {
  const { list, filtered, isPhone, hasRows } = model;
  const boxed = new Set<string>(list.box?.fields ?? []);
  const chips = filtered.filter((name) => !boxed.has(name));
  const hasFilters = Object.keys(list.filters).some((name) => !boxed.has(name));
  return (
    <search className={classes.bar} aria-label={`Find ${list.many}`}>
      <SearchBox model={model} />
      {chips.map((name) => (
        <Chip key={name} model={model} name={name} />
      ))}
      {hasFilters && <TableMenuButton model={model} kind="filters" icon={IconPlus} label="Filter" />}
      {list.filters['share'] && !filtered.includes('share') && (
        <TableMenuButton model={model} kind="filters" name="share" label="Split queue" />
      )}
      {(isPhone || !hasRows) && !model.hasOwnOrder && (
        <TableMenuButton model={model} kind="sort" icon={IconSortAscending} label="Sort" />
      )}
      {filtered.length > 0 && (
        <Button variant="subtle" size="xs" onClick={model.search.clearFilters}>
          Clear all
        </Button>
      )}
      <div className={classes.end}>
        <TableMenuButton model={model} kind="views" icon={IconBookmark} label={<ViewName model={model} />} />
        {!model.isPane && hasRows && (
          <TableMenuButton model={model} kind="columns" icon={IconColumns3} label="Columns" />
        )}
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => model.setExporting(true)}
        >
          Export
        </Button>
      </div>
    </search>
  );
}

interface TableMenuButtonProps<T> {
  model: TableModel<T>;
  kind: 'filters' | 'sort' | 'views' | 'columns';
  /** The filter that it opens with. */
  name?: string;
  icon?: Icon;
  label: ReactNode;
}

function TableMenuButton<T>({ model, kind, name, icon: ButtonIcon, label }: TableMenuButtonProps<T>) {
  const { menu } = model;
  const open = menu?.kind === kind && (menu.kind !== 'filters' || menu.name === name);
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={ButtonIcon && <ButtonIcon size={14} aria-hidden />}
      aria-haspopup={kind === 'sort' ? 'menu' : 'dialog'}
      aria-expanded={open}
      onPointerEnter={preloadMenus}
      onClick={(event) => {
        const next: OpenMenu<T> = { kind, ...(name && { name }), anchor: event.currentTarget };
        model.toggleMenu(next);
      }}
    >
      {label}
    </Button>
  );
}

/** Menus are code of their own; a pointer on the way to one fetches it. */
function preloadMenus(): void {
  void import('./table-menus');
}
