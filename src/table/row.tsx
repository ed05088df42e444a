/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; table elements would bring a layout to undo */
import { IconDots } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cellOf, plainText } from './columns/cell';
import { NameCell } from './name-cell';
import { pinnedAt } from './model/widths';
import { PhoneCells } from './phone-cells';
import type { RowContext } from './row-context';
import classes from './table.module.css';

interface RowProps<T> {
  row: T;
  rowKey: string;
  index: number;
  context: RowContext<T>;
}

const selectedBit = 1;
const activeBit = 2;
const tintBit = 4;
const openedBit = 8;

function RowOf<T>({ row, rowKey, index, context }: RowProps<T>) {
  const { store, shown, drawn = shown.length, name, height, selectable, isPhone } = context;
  const element = useRef<HTMLDivElement>(null);
  // One subscription for both, so that a change elsewhere costs a row two comparisons and no drawing.
  const state = useSyncExternalStore(store.subscribe, () => {
    const selected = store.isSelected(rowKey);
    // With everything selected a tint on every row would say nothing.
    const tint = selected && store.getState().mode === 'some';
    return (
      (selected ? selectedBit : 0) |
      (store.isActive(index) ? activeBit : 0) |
      (tint ? tintBit : 0) |
      (store.isOpened(rowKey) ? openedBit : 0)
    );
  });
  const selected = (state & selectedBit) !== 0;
  const active = (state & activeBit) !== 0;
  useLayoutEffect(() => {
    if (active && store.takeFocus()) element.current?.focus({ preventScroll: true });
  });
  const nameText = plainText(name.value(row)) || 'this row';
  const before = selectable ? 1 : 0;
  const cells = isPhone ? 1 + (context.phone?.labeled.length ?? 0) : shown.length;
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      aria-current={(state & openedBit) !== 0 ? 'true' : undefined}
      tabIndex={active ? 0 : -1}
      data-index={index}
      data-tint={(state & tintBit) !== 0 || undefined}
      className={classes.row}
      style={{ top: index * height }}
    >
      {selectable && (
        <div role="gridcell" aria-colindex={1} className={classes.check} data-check>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={selected}
            readOnly
            aria-label={`Select ${nameText}`}
          />
        </div>
      )}
      {isPhone ? (
        <PhoneCells row={row} context={context} colIndex={before + 1} />
      ) : (
        shown.slice(0, drawn).map(({ column, pinned, lastPinned }, position) => (
          <div
            key={column.id}
            role={column === name ? 'rowheader' : 'gridcell'}
            aria-colindex={before + position + 1}
            data-col={column.id}
            data-end={column.align === 'end' || undefined}
            data-mono={column.mono || undefined}
            translate={column.mono ? 'no' : undefined}
            data-edge={lastPinned || undefined}
            className={pinned === undefined ? classes.cell : `${classes.cell} ${classes.pinned}`}
            style={pinned === undefined ? undefined : pinnedAt(pinned)}
          >
            {column === name ? <NameCell row={row} context={context} /> : cellOf(column, row)}
          </div>
        ))
      )}
      {context.actions && drawn >= shown.length && (
        <div role="gridcell" aria-colindex={before + cells + 1} className={classes.actions}>
          <button
            type="button"
            tabIndex={-1}
            data-actions
            aria-haspopup="menu"
            aria-label={`Actions for ${nameText}`}
          >
            <IconDots size={16} stroke={1.5} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

/** A row of the table, drawn again only when its own data, place, selection or focus changes. */
export const Row = memo(RowOf) as typeof RowOf;
