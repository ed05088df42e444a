import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { now } from '@/lib/clock';
import { formatDateTime } from '@/lib/dates';
import { capitalized } from '@/lib/words';
import { writePageMargins } from '@/ui/page-margins';
import { DateTimeText } from '@/ui/text';
import { cellOf } from '../columns/cell';
import type { Column } from '../columns/columns';
import { filterWords } from '../list/list-spec';
import type { TableModel } from '../model/use-table-model';
import { paperColumns } from './paper-columns';
import { amountWords, orderWords } from './print-words';
import classes from './print.module.css';

interface PaperProps<T> {
  model: TableModel<T>;
  rows: readonly T[];
  columns: readonly Column<T>[];
  /** How many match; undefined where nobody knows. */
  total: number | undefined;
  isSelection: boolean;
  /** Rows that would be printed too are not loaded. */
  isPartial: boolean;
}

/**
 * A list as it is printed, in place of all else on the page: what it is of, what is filtered, how many of how many, when,
 * and every row of `rows` under heads that each page repeats. On screen nothing of it is seen.
 */
export function Paper<T>({ model, rows, columns, ...amounts }: PaperProps<T>) {
  const { list, search, stale, rowKey } = model;
  const [title] = useState(() => document.querySelector('h1')?.textContent?.trim() || capitalized(list.many));
  const [at] = useState(() => formatDateTime(new Date(now()).toISOString()));
  const filters = filterWords(list.filters, search.search as Record<string, unknown>);
  const { fitting, left } = paperColumns(columns, model.columns.widths);
  useLayoutEffect(() => writePageMargins({ title, foot: `Printed ${at}`, lies: 'across' }), [title, at]);
  // Tells the styles that the rest of the page is not printed.
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-paper', true);
    return () => void document.body.toggleAttribute('data-paper', false);
  }, []);
  return createPortal(
    <section className={classes.paper} aria-label={`${title}, as it is printed`}>
      <h1>{title}</h1>
      <p>{filters ? `Filtered by ${filters}` : 'No filter'}</p>
      <p>
        {stale
          ? 'Other filters were chosen, and their rows were still being loaded.'
          : `${amountWords(list, { rows: rows.length, ...amounts })} · ${orderWords(list, model.columns.all, search.params)} · Printed ${at}`}
      </p>
      {!stale && (
        <table className={classes.table}>
          <colgroup>
            {fitting.map(({ column, share }) => (
              <col key={column.id} style={{ width: `${share.toFixed(2)}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {fitting.map(({ column }) => (
                <th key={column.id} scope="col" data-end={column.align === 'end' || undefined}>
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {fitting.map(({ column }, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.id}
                      scope={index === 0 ? 'row' : undefined}
                      data-end={column.align === 'end' || undefined}
                      data-mono={column.mono || undefined}
                      translate={column.mono ? 'no' : undefined}
                    >
                      {printedCell(column, row)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!stale && left.length > 0 && (
        <p>Not printed, as the sheet has no room for them: {left.map(({ header }) => header).join(', ')}.</p>
      )}
    </section>,
    document.body,
  );
}

/** What is `3 hours ago` on screen is a date and a time on paper, which is read on another day. */
function printedCell<T>(column: Column<T>, row: T): ReactNode {
  const value = column.value(row);
  return column.cell && typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:/.test(value) ? (
    <DateTimeText value={value} exact />
  ) : (
    cellOf(column, row)
  );
}
