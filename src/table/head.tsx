/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; table elements would bring a layout to undo */
import { IconChevronDown, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { sortWords, type Column } from './columns/columns';
import { clampWidth } from './columns/layout';
import type { SortDirection } from './list/list-spec';
import type { TableModel } from './model/use-table-model';
import { pinnedAt } from './model/widths';
import classes from './table.module.css';

/** The head of the table: sorts, opens column menus, sizes and moves columns. One stop of the tab key. */
export function Head<T>({ model }: { model: TableModel<T> }) {
  const { columns, selectable, hasActions, isPhone, phone } = model;
  const [stop, setStop] = useState('');

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-head]')?.dataset.head;
    if (event.key === 'ArrowDown' && !event.altKey) {
      event.preventDefault();
      model.focusRows();
      return;
    }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const by = event.key === 'ArrowLeft' ? -1 : 1;
    if (event.altKey && id) {
      columns.move(id, by);
      refocus(event.target as HTMLElement);
    } else if (event.shiftKey && id) {
      columns.resize(id, (columns.widths[id] ?? 0) + by * 16);
    } else {
      const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')];
      controls[controls.indexOf(event.target as HTMLElement) + by]?.focus();
    }
  };

  const first = selectable ? 'select' : (columns.shown[0]?.column.id ?? '');
  const tabStop = (name: string) => ((stop || first) === name ? 0 : -1);
  const before = selectable ? 1 : 0;
  return (
    <div role="rowgroup" className={isPhone ? 'visually-hidden' : classes.head}>
      <div
        role="row"
        tabIndex={-1}
        aria-rowindex={1}
        className={classes.headRow}
        onKeyDown={onKeyDown}
        onFocus={(event) => setStop(event.target.dataset.stop ?? '')}
      >
        {selectable && (
          <div role="columnheader" aria-colindex={1} className={classes.check}>
            <SelectLoaded model={model} tabIndex={isPhone ? -1 : tabStop('select')} />
          </div>
        )}
        {isPhone
          ? [columns.all[0], ...(phone?.labeled ?? [])].map((column, index) => (
              <div key={column?.id} role="columnheader" aria-colindex={before + index + 1}>
                {column?.header}
              </div>
            ))
          : columns.shown.map(({ column, pinned, lastPinned }, index) => (
              <HeadCell
                key={column.id}
                model={model}
                column={column}
                colIndex={before + index + 1}
                pinned={pinned}
                edge={lastPinned}
                tabStop={tabStop}
              />
            ))}
        {hasActions && (
          <div
            role="columnheader"
            aria-colindex={before + (isPhone ? 1 + (phone?.labeled.length ?? 0) : columns.shown.length) + 1}
            className={classes.actions}
          >
            <span className="visually-hidden">Actions</span>
          </div>
        )}
      </div>
    </div>
  );
}

/** Moving a column moves its element, and a moved element loses the focus. */
function refocus(control: HTMLElement): void {
  requestAnimationFrame(() => control.focus());
}

function SelectLoaded<T>({ model, tabIndex }: { model: TableModel<T>; tabIndex: number }) {
  const { store, rows, rowKey } = model;
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const everything = state.mode === 'all' ? state.count === 0 : state.count > 0 && state.count >= rows.length;
  const some = !everything && (state.mode === 'all' || state.count > 0);
  return (
    <input
      ref={(input) => {
        if (input) input.indeterminate = some;
      }}
      type="checkbox"
      data-stop="select"
      tabIndex={tabIndex}
      checked={everything}
      disabled={rows.length === 0}
      aria-label={everything ? 'Clear the selection' : 'Select all loaded rows'}
      onChange={() => {
        if (everything) store.clear();
        else store.selectLoaded(rows, rowKey);
      }}
    />
  );
}

interface HeadCellProps<T> {
  model: TableModel<T>;
  column: Column<T>;
  colIndex: number;
  pinned: number | undefined;
  edge: boolean;
  tabStop: (name: string) => number;
}

const sorts = { Asc: 'ascending', Desc: 'descending' } as const;

function HeadCell<T>({ model, column, colIndex, pinned, edge, tabStop }: HeadCellProps<T>) {
  const { params, sortBy } = model.search;
  const sorted =
    column.sort !== undefined && params.sortedBy === column.sort ? params.sortDirection : undefined;
  const next: SortDirection = sorted === 'Asc' ? 'Desc' : 'Asc';
  const menuOpen = model.menu?.kind === 'column' && model.menu.id === column.id;
  return (
    <div
      role="columnheader"
      aria-colindex={colIndex}
      aria-sort={sorted ? sorts[sorted] : undefined}
      data-head={column.id}
      data-end={column.align === 'end' || undefined}
      data-edge={edge || undefined}
      className={pinned === undefined ? classes.headCell : `${classes.headCell} ${classes.pinned}`}
      style={pinned === undefined ? undefined : pinnedAt(pinned)}
    >
      {column.headNote ? (
        <span className={classes.noted} data-tooltip={column.header}>
          {column.header}
          <span>{column.headNote}</span>
        </span>
      ) : column.sort === undefined ? (
        <span className={classes.headLabel} data-tooltip={column.header}>
          <span>{column.header}</span>
        </span>
      ) : (
        <button
          type="button"
          data-stop={column.id}
          tabIndex={tabStop(column.id)}
          className={classes.headLabel}
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 has it for every role
          aria-description={`Sort ${sortWords(column, next)}`}
          data-tooltip={`${column.header}. Sort ${sortWords(column, next)}`}
          onClick={() => sortBy(column.sort ?? '', next)}
        >
          <span>{column.header}</span>
          {sorted &&
            (sorted === 'Asc' ? (
              <IconSortAscending size={14} aria-hidden />
            ) : (
              <IconSortDescending size={14} aria-hidden />
            ))}
        </button>
      )}
      <button
        type="button"
        data-stop={`${column.id} menu`}
        tabIndex={column.sort === undefined ? tabStop(`${column.id} menu`) : -1}
        className={classes.headMenu}
        aria-label={`${column.header}, column menu`}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        onClick={(event) => model.toggleMenu({ kind: 'column', id: column.id, anchor: event.currentTarget })}
      >
        <IconChevronDown size={14} aria-hidden />
      </button>
      <ResizeHandle model={model} column={column} />
    </div>
  );
}

/** Drags a column's edge. Widths are CSS variables while it is dragged, so that no row is drawn again. */
function ResizeHandle<T>({ model, column }: { model: TableModel<T>; column: Column<T> }) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const widthAt = (event: PointerEvent) =>
    start.current ? clampWidth(start.current.width + event.clientX - start.current.x) : undefined;
  const end = (event: PointerEvent) => {
    const width = widthAt(event);
    start.current = undefined;
    if (width !== undefined) model.columns.resize(column.id, width);
  };
  return (
    // The keyboard has the same on the head's buttons (Shift and arrows) and in the column menu.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      aria-hidden="true"
      className={classes.resize}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: model.columns.widths[column.id] ?? 0 };
      }}
      onPointerMove={(event) => {
        const width = widthAt(event);
        if (width !== undefined) model.previewWidth(column.id, width);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => model.fit(column.id)}
    />
  );
}
