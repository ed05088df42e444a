import { IconX } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { takeSelection, type BulkAction } from './bulk-selection';
import { selectedCount } from './selection';
import type { TableModel } from './use-table';
import classes from './toolbar.module.css';

interface SelectionBarProps<T> {
  model: TableModel<T>;
  actions: readonly BulkAction<T>[];
}

/** What is selected and what can be done with it. Docked under the rows, it never covers one. */
export function SelectionBar<T>({ model, actions }: SelectionBarProps<T>) {
  const { store, rows, rowKey, total, hasMore, list, fetchPage, search } = model;
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const number = selectedCount(state, total);
  const any = state.mode === 'all' ? number !== 0 : state.count > 0;
  const spoken = !any
    ? ''
    : number === undefined
      ? `All ${list.many} that match selected`
      : `${formatNumber(number)} selected`;
  useEffect(() => {
    if (!spoken) return undefined;
    const timer = setTimeout(() => announce(spoken), 400);
    return () => clearTimeout(timer);
  }, [spoken]);
  if (!any) return null;

  const selection = () => takeSelection({ store, fetchPage, rowKey, list, filters: search.search, total });
  const exportLabel = number === undefined ? 'Export as CSV' : `Export ${formatNumber(number)} as CSV`;
  const moreMatch = hasMore || state.count < rows.length;
  return (
    <section className={classes.selection} aria-label="Selection">
      {state.mode === 'all' ? (
        <AllSelected model={model} left={state.count} />
      ) : (
        <>
          <b className={classes.counts}>{formatNumber(state.count)} selected</b>
          {moreMatch && (
            <button type="button" className={classes.link} onClick={() => store.selectAll()}>
              {total === undefined ? 'Select all that match' : `Select all ${formatNumber(total)} that match`}
            </button>
          )}
        </>
      )}
      <div className={classes.acts}>
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            className={classes.button}
            aria-disabled={action.blocked ? true : undefined}
            title={action.blocked}
            onClick={() => {
              if (!action.blocked) action.run(selection());
            }}
          >
            {action.icon && <action.icon size={14} aria-hidden />}
            {action.label}
          </button>
        ))}
        <button type="button" className={classes.button} onClick={() => model.setExporting(true)}>
          {exportLabel}
        </button>
        <button
          type="button"
          className={classes.icon}
          aria-label="Clear the selection"
          onClick={() => {
            store.clear();
            announce('Nothing is selected');
            model.focusRows();
          }}
        >
          <IconX size={16} aria-hidden />
        </button>
      </div>
    </section>
  );
}

/** Two facts that are easily mixed up: how many match, and how many of them are loaded. */
function AllSelected<T>({ model, left }: { model: TableModel<T>; left: number }) {
  const { total, rows, rowKey, store, list } = model;
  const but = left > 0 ? ` but ${formatNumber(left)}` : '';
  const loaded = formatNumber(rows.length);
  return (
    <>
      <span className={classes.counts}>
        <b>{total === undefined ? `All ${list.many} that match` : `${formatNumber(total)} match`}</b>
        <span className={classes.mute}>· {loaded} loaded</span>
      </span>
      <span className={classes.mute}>
        All{total === undefined ? '' : ` ${formatNumber(total)}`}
        {but} are selected, loaded or not.
      </span>
      {rows.length !== total && (
        <button type="button" className={classes.link} onClick={() => store.selectLoaded(rows, rowKey)}>
          Only the {loaded} loaded
        </button>
      )}
    </>
  );
}
