/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; table elements would bring a layout to undo */
import type { ReactNode } from 'react';
import { cellOf, plainText } from './columns/cell';
import { NameCell } from './name-cell';
import type { Column, PhoneSlot } from './columns/columns';
import { roomOf } from './model/phone-layout';
import type { RowContext } from './row-context';
import classes from './table.module.css';

interface PhoneCellsProps<T> {
  row: T;
  context: RowContext<T>;
  colIndex: number;
}

/**
 * The row of narrow screens and panes: name and nearness above, the rest below. On a phone the reason why the row is listed has
 * lines of its own, or the columns without a place in these lines stand below with their names: then the row is a card.
 */
export function PhoneCells<T>({ row, context, colIndex }: PhoneCellsProps<T>) {
  const { phone } = context;
  const slot = (where: PhoneSlot) =>
    columnsIn(where, context)
      .map((column) => ({ id: column.id, drawn: phoneCell(column, row) }))
      .filter(({ drawn }) => drawn !== null)
      .map(({ id, drawn }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {drawn}
        </span>
      ));
  return (
    <>
      <div role="rowheader" aria-colindex={colIndex} className={classes.phone}>
        <span className={classes.phoneTitle}>
          <NameCell row={row} context={context} />
        </span>
        <span className={classes.phoneEnd}>{slot('titleEnd')}</span>
        {phone?.reason?.phoneReason && (
          <span className={classes.phoneReason}>{phone.reason.phoneReason(row)}</span>
        )}
        <span className={classes.phoneLine}>{slot('line')}</span>
        <span className={classes.phoneEnd}>{slot('lineEnd')}</span>
      </div>
      {phone?.lines.map((columns) => (
        <div key={columns[0]?.id} role="none" className={classes.labeledLine}>
          {columns.map((column) => (
            <div
              key={column.id}
              style={{ flexGrow: roomOf(column) }}
              role="gridcell"
              aria-colindex={colIndex + 1 + phone.labeled.indexOf(column)}
              data-col={column.id}
              data-mono={column.mono || undefined}
              translate={column.mono ? 'no' : undefined}
              className={classes.labeled}
            >
              {/* Its column's head says the same aloud. */}
              <span className={classes.label} aria-hidden="true">
                {column.phoneLabel ?? column.header}
              </span>
              <span className={classes.labeledValue}>{cellOf(column, row)}</span>
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

/** The columns of a slot. The reason has its own lines on a phone; in a pane it has its slot for itself. */
function columnsIn<T>(where: PhoneSlot, { shown, phone }: RowContext<T>): Column<T>[] {
  const all = shown.map(({ column }) => column).filter(({ phoneSlot }) => phoneSlot === where);
  if (phone) return all.filter((column) => column !== phone.reason);
  const reason = all.find(({ phoneReason }) => phoneReason);
  return reason ? [reason] : all;
}

function phoneCell<T>(column: Column<T>, row: T): ReactNode {
  if (column.phoneCell) return column.phoneCell(row);
  return plainText(column.value(row)) ? cellOf(column, row) : null;
}
