import { Button } from '@/ui/button';
import { RowsInSight } from '@/ui/rows-in-sight';
import type { FlexColumn } from './columns';
import { isPlainObject, isScalar, readNode, type Spot } from './model';
import { summarise } from './summarise';
import { ValueText } from './value-text';
import { useView } from './view-state';

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
  const { printing, target } = useView();
  const { rows, columns, scroller } = props;
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
  const index = target ? rows.indexOf(target.spot.parent?.value) : -1;
  return (
    <RowsInSight
      count={rows.length}
      columns={columns.length}
      scroller={scroller}
      rowHeight={rowHeight}
      wanted={{ index, turn: target?.turn }}
    >
      {(position, measure) => <Row {...props} row={rows[position]} index={position} measure={measure} />}
    </RowsInSight>
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
