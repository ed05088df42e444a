import { Group } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { ActionIcon, Button } from '@/ui/button';
import { Menu, type MenuItem } from '@/ui/menu';
import { takeSelection, type BulkAction } from './list/bulk-selection';
import { selectedCount } from './list/selection';
import type { TableModel } from './model/use-table-model';
import classes from './menus/toolbar.module.css';

interface SelectionBarProps<T> {
  model: TableModel<T>;
  actions: readonly BulkAction<T>[];
}

/** Actions that have a button of their own; with more the rest and the export are in a menu, so that all stay on one line. */
const most = { wide: 3, narrow: 2 };

/**
 * What is selected, which is something, and what can be done with it, the most used first. Docked under the rows, it never
 * covers one.
 */
export function SelectionBar<T>({ model, actions }: SelectionBarProps<T>) {
  const { store, rows, rowKey, matching: total, hasMore, list, fetchPage, search } = model;
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const number = selectedCount(state, total);
  const spoken =
    number === undefined ? `All ${list.many} that match selected` : `${formatNumber(number)} selected`;
  useEffect(() => {
    const timer = setTimeout(() => announce(spoken), 400);
    return () => clearTimeout(timer);
  }, [spoken]);

  const selection = () => takeSelection({ store, fetchPage, rowKey, list, filters: search.search, total });
  const exportLabel = number === undefined ? 'Export as CSV' : `Export ${formatNumber(number)} as CSV`;
  const runExport = () => model.setExporting(true);
  const isNarrow = model.isPhone;
  const isExportInMenu = isNarrow || actions.length > most.wide;
  const buttons = actions.slice(0, isNarrow ? most.narrow : most.wide);
  const moreMatch = hasMore || state.count < rows.length;
  return (
    <Group component="section" gap="sm" className={classes.selection} aria-label="Selection">
      {state.mode === 'all' ? (
        <AllSelected model={model} left={state.count} />
      ) : (
        <>
          <b>{formatNumber(state.count)} selected</b>
          <NotLoaded model={model} />
          {moreMatch && (
            <Button variant="transparent" size="xs" onClick={() => store.selectAll()}>
              {total === undefined ? 'Select all that match' : `Select all ${formatNumber(total)} that match`}
            </Button>
          )}
        </>
      )}
      <Group gap={isNarrow ? 6 : 'sm'} ml="auto">
        {buttons.map((action) => (
          <Button
            key={action.label}
            variant="default"
            size="xs"
            leftSection={action.icon && !isNarrow && <action.icon size={14} aria-hidden />}
            needs={action.needs}
            onClick={() => action.run(selection())}
          >
            {action.label}
          </Button>
        ))}
        {isExportInMenu ? (
          <MoreActions
            items={[
              ...actions.slice(buttons.length).map(({ run, ...action }) => ({
                ...action,
                run: () => run(selection()),
              })),
              { label: exportLabel, divided: actions.length > buttons.length, run: runExport },
            ]}
          />
        ) : (
          <Button variant="default" size="xs" onClick={runExport}>
            {exportLabel}
          </Button>
        )}
        <ActionIcon
          aria-label="Clear the selection"
          onClick={() => {
            store.clear();
            announce('Nothing is selected');
            model.focusRows();
          }}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}

/** Rows that are selected and stand in none of the loaded rows, most often since a change took them out of the list. */
function NotLoaded<T>({ model }: { model: TableModel<T> }) {
  const { store, rows, rowKey, stale, focusRows } = model;
  const loaded = useMemo(() => new Set(rows.map((row) => rowKey(row))), [rows, rowKey]);
  const amount = store.countOthers((id) => loaded.has(id));
  if (amount === 0 || stale) return null;
  return (
    <>
      <span className="mute">{formatNumber(amount)} of them not in the rows loaded</span>
      <Button
        variant="transparent"
        size="xs"
        onClick={() => {
          store.keepOnly((id) => loaded.has(id));
          if (!store.hasSelection) focusRows();
        }}
      >
        Clear {amount === 1 ? 'it' : 'them'}
      </Button>
    </>
  );
}

/** What has no button of its own. */
function MoreActions({ items }: { items: readonly MenuItem[] }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        variant="default"
        size="xs"
        rightSection={<IconChevronDown size={14} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        More
      </Button>
      {anchor && (
        <Menu
          anchor={anchor}
          label="More for the selection"
          align="end"
          items={items}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}

/** Two facts that are easily mixed up: how many match, and how many of them are loaded. */
function AllSelected<T>({ model, left }: { model: TableModel<T>; left: number }) {
  const { matching: total, rows, rowKey, store, list, isPhone } = model;
  const but = left > 0 ? ` but ${formatNumber(left)}` : '';
  const loaded = formatNumber(rows.length);
  const all = total === undefined ? 'All' : `All ${formatNumber(total)}`;
  return (
    <>
      {isPhone ? (
        <b>
          {all}
          {but} selected
        </b>
      ) : (
        <>
          <span>
            <b>{total === undefined ? `All ${list.many} that match` : `${formatNumber(total)} match`}</b>{' '}
            <span className="mute">· {loaded} loaded</span>
          </span>
          <span className="mute">
            {all}
            {but} are selected, loaded or not.
          </span>
        </>
      )}
      {rows.length !== total && (
        <Button variant="transparent" size="xs" onClick={() => store.selectLoaded(rows, rowKey)}>
          Only the {loaded} loaded
        </Button>
      )}
    </>
  );
}
