/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the rows scroll, so arrow keys must reach them */
import { Group } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CsvTable } from '@/tabular/types';
import { cellWords } from '@/features/reports/cell-words';
import { count, formatNumber, spellOut } from '@/lib/words';
import { RowsInSight } from '@/ui/rows-in-sight';
import { SideFade } from '@/ui/side-fade';
import { EmptyState } from '@/ui/states';
import { Button } from '@/ui/button';
import { Verbatim } from '@/ui/text';
import { ReportFind } from './-find';
import { ReportHead } from './-head';
import { columnWidths, rowsFor, shownColumns, withColumns, type RowQuestion } from './-rows';
import classes from './-reports.module.css';

const rowHeight = 32;

interface ReportTableProps {
  table: CsvTable;
  question: RowQuestion;
  onQuestion(next: RowQuestion): void;
}

/** The rows of a file as they stand in it, dates and known codes in words with what stands there on demand, ids of records last and columns without any value left out until asked for; those in sight are drawn, so a hundred thousand cost no more than fifty. */
export function ReportTable({ table: file, question, onQuestion }: ReportTableProps) {
  const [withEmpty, setWithEmpty] = useState(false);
  const [asWritten, setAsWritten] = useState(false);
  const { filled, empty } = useMemo(() => shownColumns(file), [file]);
  const table = useMemo(
    () => withColumns(file, withEmpty ? [...filled, ...empty] : filled),
    [file, filled, empty, withEmpty],
  );
  const { find, sortedBy, sortDirection } = useDeferredValue(question);
  const rows = useMemo(
    () => rowsFor(table, { find, sortedBy, sortDirection }),
    [table, find, sortedBy, sortDirection],
  );
  const headings = useMemo(() => table.heading.map((name) => spellOut(name)), [table]);
  const widths = useMemo(() => columnWidths(table, headings), [table, headings]);
  const all = table.rows.length;
  return (
    <>
      <Group gap="md">
        <ReportFind query={question.find ?? ''} onAsk={(text) => onQuestion({ find: text || undefined })} />
        <output className="mute">
          {find ? `${formatNumber(rows.length)} of ${count(all, 'row')}` : count(all, 'row')}
        </output>
        {all > 0 && (
          <Button
            size="xs"
            variant="subtle"
            aria-pressed={asWritten}
            onClick={() => setAsWritten(!asWritten)}
          >
            {asWritten ? 'Show words' : 'Show codes as in the file'}
          </Button>
        )}
        {empty.length > 0 && (
          <Button
            size="xs"
            variant="subtle"
            aria-pressed={withEmpty}
            onClick={() => setWithEmpty(!withEmpty)}
          >
            {withEmpty ? 'Hide' : 'Show'} {count(empty.length, 'empty column')}
          </Button>
        )}
      </Group>
      {all === 0 ? (
        <EmptyState title="This report has no rows" text="There was nothing to report, only the heading." />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={IconSearch}
          title="No row holds this text"
          action={
            <Button variant="default" onClick={() => onQuestion({ find: undefined })}>
              Show all rows
            </Button>
          }
        />
      ) : (
        <Grid
          rows={rows}
          table={table}
          headings={headings}
          widths={widths}
          {...{ asWritten, question, onQuestion }}
        />
      )}
    </>
  );
}

interface GridProps extends ReportTableProps {
  rows: readonly string[][];
  headings: readonly string[];
  widths: readonly number[];
  /** Cells stand as they do in the file. */
  asWritten: boolean;
}

function Grid({ rows, table, headings, widths, asWritten, question, onQuestion }: GridProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <SideFade scroller={scroller} className={classes.frame}>
      <div
        ref={setScroller}
        role="group"
        aria-label="Rows of the report"
        className={classes.scroller}
        tabIndex={0}
      >
        <table
          className={classes.table}
          aria-label="Report"
          aria-rowcount={rows.length + 1}
          style={{
            width: `calc(${widths.reduce((sum, width) => sum + width, 0)}ch + ${widths.length * 24}px)`,
          }}
        >
          <colgroup>
            {table.heading.map((name, position) => (
              <col
                key={position}
                style={{ width: `calc(${widths[position] ?? 0}ch + 24px)` }}
                data-name={name}
              />
            ))}
          </colgroup>
          <ReportHead names={table.heading} headings={headings} question={question} onQuestion={onQuestion} />
          <RowsInSight
            count={rows.length}
            columns={headings.length}
            scroller={scroller}
            rowHeight={rowHeight}
          >
            {(index) => (
              <tr aria-rowindex={index + 2}>
                {rows[index]?.map((cell, position) => {
                  const words = asWritten ? cell : cellWords(table.heading[position] ?? '', cell);
                  return (
                    <td key={position} title={words.length > 30 || words !== cell ? cell : undefined}>
                      <Verbatim>{words}</Verbatim>
                    </td>
                  );
                })}
              </tr>
            )}
          </RowsInSight>
        </table>
      </div>
    </SideFade>
  );
}
