import { Box, Stack, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  cellOf,
  type EndedRow,
  endedValues,
  type PayerRow,
  type RowAction,
  toldValues,
} from '@/domain/payer-roster';
import type { BuiltRoster } from '@/features/payer-roster/built';
import { formatDate } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { SideFade } from '@/ui/side-fade';
import { Verbatim } from '@/ui/text';
import classes from './roster.module.css';

/** Which rows are looked at. */
export type Shown = 'adds' | 'terms' | 'changes' | 'same';

interface Line {
  row: PayerRow | EndedRow;
  before?: PayerRow;
  fields?: readonly string[];
}

const nothing: Record<Shown, string> = {
  adds: 'Nobody was added since the last roster.',
  terms: 'Nobody ended since the last roster.',
  changes: 'No row changed since the last roster.',
  same: 'No row is as it was on the last roster.',
};

/** So many rows are drawn at a time. */
const step = 100;

/** Rows of a roster in the payer's own columns; what changed is marked, with what it said before. */
export function RosterTable({ roster, shown }: { roster: BuiltRoster; shown: Shown }) {
  const [amount, setAmount] = useState(step);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const lines = linesOf(roster, shown);
  const { columns } = roster.set;
  const isEnded = shown === 'terms';
  if (lines.length === 0) return <Text c="dimmed">{nothing[shown]}</Text>;
  return (
    <Stack gap="xs" align="flex-start">
      <SideFade scroller={scroller}>
        {/* What is placed within it, as words for assistive technology are, scrolls with it and makes the page no wider. */}
        <Box
          ref={setScroller}
          pos="relative"
          className={classes.scroller}
          tabIndex={0}
          role="region"
          aria-label="Rows of the roster"
        >
          <Table className={classes.table} aria-label="Rows of the roster">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col" className={classes.head}>
                  Provider
                </Table.Th>
                {isEnded && <Table.Th scope="col">Ended</Table.Th>}
                {columns.map(({ heading }) => (
                  <Table.Th key={heading} scope="col">
                    <Verbatim>{heading}</Verbatim>
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.slice(0, amount).map((line, at) => (
                <Table.Tr key={at}>
                  <Table.Th scope="row" className={classes.head}>
                    <Link to="/providers/$providerId" params={{ providerId: line.row.id }}>
                      <Verbatim>{line.row.name || 'A provider without a name'}</Verbatim>
                    </Link>
                  </Table.Th>
                  {isEnded && <Table.Td>{endedWords(line.row)}</Table.Td>}
                  {columns.map(({ heading, field }) => (
                    <Cell key={heading} line={line} field={field} dates={roster.set.dates} />
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      </SideFade>
      {lines.length > amount && (
        <Button size="xs" variant="default" onClick={() => setAmount(amount + step)}>
          Show more: {formatNumber(lines.length - amount)} left
        </Button>
      )}
    </Stack>
  );
}

const told = (row: PayerRow, action: RowAction): PayerRow => ({ ...row, values: toldValues(row, action) });

/** Action and end of a row stand in it as in the file. */
function linesOf({ changes, ended }: BuiltRoster, shown: Shown): Line[] {
  switch (shown) {
    case 'adds':
      return changes.adds.map((row) => ({ row: told(row, 'add') }));
    case 'changes':
      return changes.changes.map((line) => ({ ...line, row: told(line.row, 'change') }));
    case 'terms':
      return ended.map((row) => ({ row: { ...row, values: endedValues(row) } }));
    case 'same':
      return changes.same.map((row) => ({ row }));
  }
}

/** `Enrollment denied, Mar 31, 2026` */
function endedWords({ day, reason = 'Reason not known' }: EndedRow): string {
  return `${reason}, ${day ? formatDate(day) : 'no date on file'}`;
}

interface CellProps {
  line: Line;
  field: string;
  dates: 'us' | 'iso';
}

function Cell({ line: { row, before, fields = [] }, field, dates }: CellProps) {
  const text = cellOf({ dates }, field, row.values[field]);
  const content = text ? <Verbatim>{text}</Verbatim> : <Dash />;
  if (!fields.includes(field)) return <Table.Td>{content}</Table.Td>;
  const was = cellOf({ dates }, field, before?.values[field]);
  return (
    <Table.Td className={classes.changed}>
      {content}
      <Text span display="block" size="xs" c="dimmed">
        was {was ? <Verbatim>{was}</Verbatim> : 'empty'}
      </Text>
    </Table.Td>
  );
}
