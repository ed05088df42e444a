import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import { Button } from '@/ui/button';
import type { FlexColumn } from './columns';
import { isPlainObject, isScalar, readNode, type Spot } from './model';
import { summarise } from './summarise';
import { ValueText } from './value-text';
import { useView } from './view-state';
import classes from './flexible-data.module.css';

/** Longer tables draw only the rows in sight. */
const rowsAtOnce = 100;
const mostCells = 3_000;
const rowHeight = 32;

interface TableRowsProps {
  spot: Spot;
  rows: unknown[];
  columns: FlexColumn[];
  scroller: HTMLElement | null;
}

/** The rows of a table, all of them or those in sight. */
export function TableRows(props: TableRowsProps) {
  const { printing } = useView();
  const { rows, columns } = props;
  const few = rows.length <= rowsAtOnce && rows.length * columns.length <= mostCells;
  if (few || printing) {
    return (
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} {...props} row={row} index={index} />
        ))}
      </tbody>
    );
  }
  return <RowsInSight {...props} />;
}

function RowsInSight(props: TableRowsProps) {
  const { rows, columns, scroller } = props;
  const { target } = useView();
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 8,
    initialRect: { width: 800, height: 480 },
  });
  const wanted = target ? rows.indexOf(target.spot.parent?.value) : -1;
  const turn = target?.turn;
  useEffect(() => {
    if (wanted >= 0) virtual.scrollToIndex(wanted, { align: 'center' });
  }, [virtual, wanted, turn]);
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {above > 0 && <Gap height={above} columns={columns.length} />}
      {items.map(({ index }) => (
        <Row key={index} {...props} row={rows[index]} index={index} measure={virtual.measureElement} />
      ))}
      {below > 0 && <Gap height={below} columns={columns.length} />}
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

interface RowProps extends TableRowsProps {
  row: unknown;
  index: number;
  measure?: (element: Element | null) => void;
}

function Row({ spot, row, index, columns, measure }: RowProps) {
  const view = useView();
  const here = view.target?.spot.parent?.value === row && isPlainObject(row);
  const owner = readNode(row).owner;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} data-here={here || undefined}>
      {columns.map((column) => (
        <td key={column.id} data-numeric={column.numeric || undefined}>
          <Cell
            value={column.read(row)}
            into={{
              value: column.read(row),
              label: column.label,
              key: column.id,
              ...(owner ? { owner } : {}),
              parent: {
                value: row,
                label: `Row ${index + 1}`,
                key: index,
                parent: spot,
                depth: spot.depth + 1,
              },
              depth: spot.depth + 2,
            }}
          />
        </td>
      ))}
    </tr>
  );
}

/** A value, or, for structure inside a cell, a way into it. */
function Cell({ value, into }: { value: unknown; into: Spot }) {
  const view = useView();
  if (isScalar(value)) return <ValueText value={value} expression={view.expression} />;
  return (
    <Button variant="transparent" size="xs" onClick={() => view.startAt(into)}>
      {summarise(value)}
    </Button>
  );
}
