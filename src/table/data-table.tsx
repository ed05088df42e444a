/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; table elements would bring a layout to undo */
import { Suspense, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useBodyMark } from '@/ui/body-mark';
import { lazyComponent } from '@/ui/lazy-component';
import { InlineError } from '@/ui/states';
import type { ExportDialog as ExportDialogOf } from './export/export-dialog';
import { FilterBar } from './menus/filter-bar';
import type { Filters } from './list/filters';
import { selectedCount } from './list/selection';
import { Foot } from './foot';
import { Head } from './head';
import type { RowContext } from './row-context';
import { Rows } from './rows';
import type { SelectionBar as SelectionBarOf } from './selection-bar';
import type { TableMenus as TableMenusOf } from './menus/table-menus';
import type { Nothing as NothingOf } from './nothing';
import { Failed, SkeletonRows } from './table-states';
import { columnsWithin } from './model/widths';
import { useRowLink } from './list/use-row-link';
import { expectedWidth } from './use-row-window';
import { usePlace } from './use-place';
import { useTableModel, type DataTableProps, type TableModel } from './model/use-table-model';
import sideFade from '@/ui/side-fade.module.css';
import classes from './table.module.css';

// `React.lazy` erases the type parameter.
const TableMenus = lazyComponent(
  async () => (await import('./menus/table-menus')).TableMenus,
) as unknown as typeof TableMenusOf;
const ExportDialog = lazyComponent(
  async () => (await import('./export/export-dialog')).ExportDialog,
) as unknown as typeof ExportDialogOf;

const SelectionBar = lazyComponent(
  async () => (await import('./selection-bar')).SelectionBar,
) as unknown as typeof SelectionBarOf;

// Most lists have rows.
const Nothing = lazyComponent(async () => (await import('./nothing')).Nothing) as unknown as typeof NothingOf;

const headHeight = 33;
/** With a note of its columns below their names, which may take three lines. */
const notedHeight = 68;

/**
 * The one table of every list: filters and sort in the URL, pages by cursor, rows drawn only where they are
 * seen, selection, bulk actions, export, columns to everyone's taste, all of it by keyboard too.
 */
export function DataTable<T extends object, F extends Filters, S extends string>(
  props: DataTableProps<T, F, S>,
) {
  const { rowActions, bulkActions } = props;
  const root = useRef<HTMLDivElement>(null);
  const model = useTableModel(props, root);
  // Notices stand where they cover none of its buttons.
  useBodyMark('list');
  const link = useRowLink(props.rowLink);
  const { store, columns, rowHeight, isPhone: compact, selectable, hasActions } = model;
  const context = useMemo(
    (): RowContext<T> => ({
      store,
      shown: columns.shown,
      name: props.columns[0],
      height: rowHeight,
      selectable,
      actions: hasActions,
      isPhone: compact,
      phone: model.phone,
      href: link.href,
    }),
    [store, columns.shown, props.columns, rowHeight, selectable, hasActions, compact, model.phone, link.href],
  );
  const { rows, loading, error, menu, isPane } = model;
  const nothing = !loading && !error && rows.length === 0;
  const isAnySelected = useSyncExternalStore(
    store.subscribe,
    () => selectedCount(store.getState(), model.matching) !== 0,
  );

  return (
    <div ref={root} className={classes.root} data-beside={isPane || undefined}>
      <FilterBar model={model} />
      {error !== null && rows.length === 0 ? (
        // What stands in place of the rows asks for itself, and says for itself what failed.
        (props.replaceRowsWith ?? (
          <div className={classes.state}>
            <Failed model={model} />
          </div>
        ))
      ) : nothing && !model.stale ? (
        <div className={classes.state}>
          <Suspense fallback={null}>
            <Nothing model={model} total={props.total} empty={props.empty} />
          </Suspense>
        </div>
      ) : (
        (props.replaceRowsWith ?? <Grid model={model} context={context} link={link} />)
      )}
      {error !== null && rows.length > 0 && (
        <div className={classes.notice}>
          <InlineError
            title="These rows could not be refreshed"
            error={error}
            kept="What is shown is what was loaded before."
            onRetry={model.refresh}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {selectable && model.hasRows && isAnySelected && (
          <SelectionBar model={model} actions={bulkActions ?? []} />
        )}
      </Suspense>
      {model.hasRows && <Foot model={model} />}
      <Suspense fallback={null}>
        {menu && <TableMenus model={model} menu={menu} rowActions={rowActions} />}
        {model.exporting && <ExportDialog model={model} onClose={() => model.setExporting(false)} />}
      </Suspense>
    </div>
  );
}

interface GridProps<T extends object> {
  model: TableModel<T>;
  context: RowContext<T>;
  link: ReturnType<typeof useRowLink<T>>;
}

function Grid<T extends object>({ model, context, link }: GridProps<T>) {
  const {
    rows,
    standing,
    loading,
    stale,
    refreshing,
    isPhone: compact,
    columns,
    selectable,
    hasActions,
  } = model;
  const labeled = model.phone?.labeled.length ?? 0;
  const shownColumns = compact ? 1 + labeled : columns.shown.length;
  const scroller = useRef<HTMLDivElement>(null);
  const { initialOffset, reading } = usePlace(model, scroller);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const bar = element.offsetWidth - element.clientWidth;
      element.parentElement?.style.setProperty('--scrollbar', `${bar}px`);
      markMore(element);
    });
    observer.observe(element);
    // Its columns may change while its own size does not.
    const head = element.querySelector('[role="rowgroup"]');
    if (head) observer.observe(head);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        role="grid"
        aria-label={model.list.many}
        aria-rowcount={standing === undefined ? -1 : standing + 1}
        aria-colcount={shownColumns + (selectable ? 1 : 0) + (hasActions ? 1 : 0)}
        aria-multiselectable={selectable || undefined}
        aria-busy={loading || stale || refreshing || reading !== undefined}
        data-stale={stale || undefined}
        data-phone={compact || undefined}
        data-card={labeled > 0 || undefined}
        data-actions={hasActions || undefined}
        className={classes.scroller}
        style={model.gridStyle}
        onScroll={({ currentTarget }) => {
          currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0);
          markMore(currentTarget);
        }}
      >
        {(refreshing || stale) && <div className={classes.progress} aria-hidden="true" />}
        <Head model={model} />
        {reading?.Notice && <reading.Notice model={model} onStop={reading.stop} />}
        {loading || reading ? (
          <SkeletonRows model={model} />
        ) : (
          <Rows
            rows={rows}
            rowKey={model.rowKey}
            context={context}
            visible={model.visible}
            headHeight={
              compact ? 0 : columns.shown.some(({ column }) => column.headNote) ? notedHeight : headHeight
            }
            marksOpened={model.marksOpened}
            initialOffset={initialOffset}
            columnsAtFirst={() => columnsWithin(expectedWidth(), columns.shown, columns.widths, selectable)}
            onNearEnd={model.loadMore}
            handlers={{
              open: link.open,
              preload: link.preload,
              openActions: (row, anchor) => model.toggleMenu({ kind: 'row', row, anchor }),
            }}
          />
        )}
        {!reading && <More model={model} />}
      </div>
      <div className={sideFade.fade} aria-hidden="true" />
    </div>
  );
}

/** Marks a table with columns beyond its end, which fades there: a word that is cut looks like a whole one. */
function markMore(scroller: HTMLElement): void {
  const { scrollWidth, clientWidth, scrollLeft } = scroller;
  scroller.toggleAttribute('data-more', scrollWidth - clientWidth - scrollLeft > 1);
}

/** What stands below the last loaded row: the next page on its way, or why it did not come. */
function More<T>({ model }: { model: TableModel<T> }) {
  if (!model.loadingMore && !model.moreError) return null;
  return (
    <div role="rowgroup" className={classes.more}>
      <div role="row">
        <div role="gridcell">
          {model.moreError ? (
            <InlineError
              title="The next rows could not be loaded"
              error={model.moreError}
              kept="The rows above are kept."
              onRetry={model.refresh}
            />
          ) : (
            <span className="mute">Loading more</span>
          )}
        </div>
      </div>
    </div>
  );
}
