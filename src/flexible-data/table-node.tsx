/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the rows scroll, so arrow keys must reach them */
import { Group, Text } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { SidewaysHint } from '@/ui/sideways';
import { ColumnsDialog } from './columns-dialog';
import { tableColumns, type FlexColumn } from './columns';
import { readNode, type Spot } from './model';
import { TableRows } from './table-rows';
import { useView } from './view-state';
import { Marked } from './value-text';
import classes from './flexible-data.module.css';

/** Wider tables begin with so many columns; the others are chosen. */
const columnsAtFirst = 12;
const mostAtFirst = 16;

/** A table: its first column stays, wide ones begin with some columns, long ones draw the rows in sight. */
export function TableNode({ spot }: { spot: Spot }) {
  const { target, expression, printing } = useView();
  const { rows } = readNode(spot.value);
  const all = tableColumns(rows);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [choosing, setChoosing] = useState(false);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  if (rows.length === 0 || all.length === 0) {
    return (
      <Text c="dimmed">
        {rows.length === 0 ? 'Empty at the source' : `${count(rows.length, 'row')} without a value`}
      </Text>
    );
  }
  const wanted = target && rows.includes(target.spot.parent?.value) ? String(target.spot.key) : undefined;
  const atFirst = all.length > mostAtFirst ? all.slice(0, columnsAtFirst) : all;
  const picked = new Set(chosen ?? atFirst.map((column) => column.id));
  if (wanted !== undefined && all.some((column) => column.id === wanted)) picked.add(wanted);
  const columns = all.filter((column) => picked.has(column.id));
  return (
    <>
      {all.length > mostAtFirst && (
        <Group gap="sm">
          <Text span size="xs" c="dimmed">
            {columns.length} of {count(all.length, 'column')} shown
          </Text>
          <Button
            variant="transparent"
            size="xs"
            className="no-print"
            leftSection={<IconColumns3 size={14} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            Columns
          </Button>
        </Group>
      )}
      <SidewaysHint scroller={scroller} />
      {/* A group, not a region: several tables of one name may stand on a page. */}
      <div
        ref={setScroller}
        role="group"
        className={classes.scroller}
        tabIndex={0}
        aria-label={`${spot.label ?? 'Table'}, rows`}
      >
        <table className={classes.table} aria-rowcount={rows.length + 1} aria-label={spot.label ?? 'Table'}>
          <Head columns={columns} expression={expression} />
          <TableRows
            key={printing ? 'print' : 'screen'}
            spot={spot}
            rows={rows}
            columns={columns}
            scroller={scroller}
          />
        </table>
      </div>
      {choosing && (
        <ColumnsDialog
          columns={all}
          chosen={picked}
          onChoose={(ids) => setChosen(new Set(ids))}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function Head({ columns, expression }: { columns: FlexColumn[]; expression: RegExp | undefined }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => (
          <th key={column.id} scope="col" data-numeric={column.numeric || undefined}>
            {column.label.trim() ? <Marked text={column.label} expression={expression} /> : '–'}
          </th>
        ))}
      </tr>
    </thead>
  );
}
