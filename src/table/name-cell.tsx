import { cellOf } from './columns/cell';
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
