import { useMediaQuery } from '@mantine/hooks';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { count } from '@/lib/words';
import type { CsvTable } from '@/tabular/types';
import { Fold } from '@/ui/fold';
import { Section } from '@/ui/layout';
import { ColumnTable } from './column-table';
import type { Proposal } from './columns';
import type { RosterKind } from './model/kind';
import { fewColumns, type ColumnFields } from './model/rows';

interface ColumnsTakenProps {
  kind: RosterKind;
  table: CsvTable;
  proposal: Proposal;
  columns: ColumnFields;
  /** The columns that are taken, by their places. */
  matched: readonly number[];
  onChoose: (column: number, field: string) => void;
  /** What else a person has to say of them. */
  children: ReactNode;
}

/**
 * The columns that are taken: first those that a person should look at, then those that were recognized by their names, which are
 * folded where they are many and on a phone.
 */
export function ColumnsTaken(props: ColumnsTakenProps) {
  const { proposal, columns, matched, children, ...table } = props;
  const isNarrow = useMediaQuery('(width < 640px)', false, { getInitialValueInEffect: false });
  /** Its name says what it is about, or a person did before. What is chosen here instead stays at its place, under the pointer. */
  const isSure = (index: number) => {
    const { by, field } = proposal.columns[index] ?? {};
    return field !== undefined && by !== undefined && by !== 'content';
  };
  const sure = matched.filter(isSure);
  const others = matched.filter((index) => !isSure(index));
  return (
    <>
      {others.length > 0 && (
        <Section title="Columns to look at" count={others.length}>
          <ColumnTable {...table} columns={columns} shown={others} />
        </Section>
      )}
      {children}
      {sure.length > 0 && (
        <Fold
          summary={`${count(sure.length, 'column')} recognized`}
          open={!isNarrow && sure.length <= fewColumns}
        >
          <Box mt="sm">
            <ColumnTable {...table} columns={columns} shown={sure} />
          </Box>
        </Fold>
      )}
    </>
  );
}
