import { IconEqualNot, IconMinus, IconPlus, IconSortDescending, type Icon } from '@tabler/icons-react';
import { useState } from 'react';
import type { FlexColumn } from '@/flexible-data/columns';
import flexClasses from '@/flexible-data/flexible-data.module.css';
import { count } from '@/lib/words';
import { FoldButton } from '@/ui/fold';
import { usePrinting } from '@/ui/use-printing';
import { cellChange } from './cells';
import type { TableLine } from './lines';
import type { Part } from './parts';
import { TextSide } from './sides';
import classes from './diff.module.css';

/** Tables with more columns show each changed row as a list of its values. */
const mostAcross = 5;
const unchangedAtOnce = 100;

const markOf = (row: Part): MarkKind | undefined => {
  if (row.kind !== 'same') return row.kind;
  return row.moved ? 'moved' : undefined;
};

interface Run {
  /** Index of its first row. */
  at: number;
  same: boolean;
  rows: Part[];
}

function runsOf(rows: Part[]): Run[] {
  const runs: Run[] = [];
  for (const [index, row] of rows.entries()) {
    const same = markOf(row) === undefined;
    const last = runs.at(-1);
    if (last?.same === same) last.rows.push(row);
    else runs.push({ at: index, same, rows: [row] });
  }
  return runs;
}

/** A table of both sides, row beside row: added rows against a gap, unchanged ones folded when many. */
export function DiffTable({ line }: { line: TableLine }) {
  const across = line.columns.length <= mostAcross;
  return (
    <>
      {across && <HeadRow columns={line.columns} />}
      {runsOf(line.rows).map((run) => (
        <RunRows key={run.at} run={run} columns={line.columns} across={across} />
      ))}
    </>
  );
}

function HeadRow({ columns }: { columns: FlexColumn[] }) {
  const names = (
    <span className={classes.across} aria-hidden="true">
      {columns.map((column) => (
        <span key={column.id}>{column.label}</span>
      ))}
    </span>
  );
  return (
    <tr className={classes.tableHead} aria-hidden="true">
      <td aria-label="Row" />
      <td>{names}</td>
      <td>{names}</td>
      <td aria-label="Change" />
    </tr>
  );
}

interface RunRowsProps {
  run: Run;
  columns: FlexColumn[];
  across: boolean;
}

function RunRows({ run, columns, across }: RunRowsProps) {
  const printing = usePrinting();
  const few = run.rows.length <= 3;
  const [limit, setLimit] = useState(0);
  const shown = !run.same || few || printing ? run.rows.length : limit;
  const more = run.rows.length - shown;
  return (
    <>
      {run.rows.slice(0, shown).map((row) => (
        <TableRow key={row.key} row={row} columns={columns} across={across} />
      ))}
      {more > 0 && (
        <tr className={classes.folded}>
          <td colSpan={4}>
            <FoldButton open={false} onToggle={() => setLimit(limit + unchangedAtOnce)}>
              {count(more, limit > 0 ? 'more row' : 'row')} the same
            </FoldButton>
          </td>
        </tr>
      )}
    </>
  );
}

function TableRow({ row, columns, across }: { row: Part; columns: FlexColumn[]; across: boolean }) {
  const mark = markOf(row);
  const [noBefore, noAfter] = [row.before === undefined, row.after === undefined];
  const Side = across ? AcrossSide : ListSide;
  return (
    <tr
      className={classes.tableRow}
      data-kind={mark}
      data-change={mark && true}
      tabIndex={mark ? -1 : undefined}
    >
      <th scope="row">
        <span className="visually-hidden">
          {typeof row.key === 'number' ? `Row ${row.key + 1}` : 'Removed row'}
        </span>
      </th>
      <td data-hole={noBefore || undefined}>
        {noBefore ? 'no row here' : <Side row={row} columns={columns} side="before" />}
      </td>
      <td data-hole={noAfter || undefined}>
        {noAfter ? 'no row here' : <Side row={row} columns={columns} side="after" />}
      </td>
      <td className={classes.markCell}>{mark && <ChangeMark kind={mark} />}</td>
    </tr>
  );
}

interface SideProps {
  row: Part;
  columns: FlexColumn[];
  side: 'before' | 'after';
}

function CellText({ row, column, side }: { row: Part; column: FlexColumn; side: 'before' | 'after' }) {
  const { before, after, differs } = cellChange(row, column);
  const ofSide = side === 'before' ? before : after;
  if (differs && before !== after) return <TextSide before={before} after={after} side={side} />;
  return <span translate="no">{ofSide || '–'}</span>;
}

function AcrossSide({ row, columns, side }: SideProps) {
  return (
    <span className={classes.across}>
      {columns.map((column) => (
        <span key={column.id}>
          <span className="visually-hidden">{column.label}: </span>
          <CellText row={row} column={column} side={side} />
        </span>
      ))}
    </span>
  );
}

/** Of a changed row the values that differ with the first one to know it by; of others all that is given. */
function ListSide({ row, columns, side }: SideProps) {
  const wanted = columns.filter((column, index) => {
    const cell = cellChange(row, column);
    return row.kind === 'inside' ? index === 0 || cell.differs : cell[side] !== '';
  });
  return (
    <dl>
      {wanted.map((column) => (
        <div key={column.id} className={flexClasses.entry}>
          <dt>{column.label}</dt>
          <dd>
            <CellText row={row} column={column} side={side} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type MarkKind = 'added' | 'removed' | 'changed' | 'inside' | 'moved';

const marks = {
  added: [IconPlus, 'Added'],
  removed: [IconMinus, 'Removed'],
  changed: [IconEqualNot, 'Changed'],
  inside: [IconEqualNot, 'Changed'],
  moved: [IconSortDescending, 'Moved'],
} satisfies Record<MarkKind, [Icon, string]>;

/** What happened to a line, in icon and word. */
export function ChangeMark({ kind }: { kind: MarkKind }) {
  const [MarkIcon, word] = marks[kind];
  return (
    <span className={classes.mark} data-kind={kind}>
      <MarkIcon size={14} aria-hidden />
      {word}
    </span>
  );
}
