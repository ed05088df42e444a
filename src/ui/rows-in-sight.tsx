import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useEffect } from 'react';
import classes from './rows-in-sight.module.css';

interface RowsInSightProps {
  /** How many rows there are, and how many columns they have. */
  count: number;
  columns: number;
  /** What the rows scroll in; null until it is drawn. */
  scroller: HTMLElement | null;
  /** Pixels of a row that has not been measured yet. */
  rowHeight: number;
  /** Tells rows apart; their place does where it is left out. */
  keyOf?: (index: number) => string | number;
  /** The row to bring into sight, again with each `turn`. */
  wanted?: { index: number; turn: number | undefined } | undefined;
  /** Draws a row. `measure` is its ref where rows differ in height. */
  children: (index: number, measure: (element: Element | null) => void) => ReactNode;
}

/** The body of a long table: the rows in sight, and room for all others. */
export function RowsInSight(props: RowsInSightProps) {
  const { count, columns, scroller, rowHeight, keyOf, wanted, children } = props;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    ...(keyOf && { getItemKey: keyOf }),
    overscan: 8,
    initialRect: { width: 800, height: 480 },
  });
  const index = wanted?.index ?? -1;
  const turn = wanted?.turn;
  useEffect(() => {
    if (index >= 0) virtual.scrollToIndex(index, { align: 'center' });
  }, [virtual, index, turn]);
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {above > 0 && <Gap height={above} columns={columns} />}
      {items.map((item) => (
        <Fragment key={item.key}>{children(item.index, virtual.measureElement)}</Fragment>
      ))}
      {below > 0 && <Gap height={below} columns={columns} />}
    </tbody>
  );
}

/** Holds the place of rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} className={classes.gap} style={{ height }} aria-label="Rows out of sight" />
    </tr>
  );
}
