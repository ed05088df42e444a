import type { ReactNode } from 'react';
import { Dash } from '@/ui/dash';
import type { Column } from './columns/columns';
import type { RowContext } from './row-context';
import classes from './table.module.css';

/** The name of a row, which leads to its record where there is one. */
export function NameCell<T>({ row, context }: { row: T; context: RowContext<T> }) {
  const href = context.href(row);
  const content = cellOf(context.name, row);
  return href === undefined ? (
    <span className={classes.name}>{content}</span>
  ) : (
    <a href={href} tabIndex={-1} className={classes.name} draggable={false}>
      {content}
    </a>
  );
}

/** What a column shows of a row; a dash where that is nothing. */
export function cellOf<T>(column: Column<T>, row: T): ReactNode {
  return column.cell ? column.cell(row) : plainText(column.value(row)) || <Dash />;
}

/** A value in words; nothing for what is no text, number or yes and no. */
export function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
