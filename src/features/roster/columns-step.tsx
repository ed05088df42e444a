import { Box, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ChosenTable, SheetChoice } from '@/features/sheet-choice/chosen-table';
import { SheetChoiceFields } from '@/features/sheet-choice/sheet-choice-fields';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import type { Proposal } from './columns';
import { ColumnSetFields } from './column-set-fields';
import { useColumnSets } from './column-sets';
import { ColumnTable } from './column-table';
import { ColumnsTaken } from './columns-taken';
import type { RosterValues } from './model/fields';
import type { ColumnOfNames } from './cells/name-order';
import type { NameOrder } from './cells/whole-name';
import { NameOrderField } from './name-order-field';
import { FieldsToDecide, OtherFields } from './fields-without-column';
import type { FilledCounts } from './use-read-ahead';
import type { RosterKind } from './model/kind';
import { fewColumns, type ColumnFields } from './model/rows';
import { StepFoot } from './step-foot';

interface ColumnsStepProps {
  kind: RosterKind;
  chosen: ChosenTable;
  /** What the reader should know of the file. */
  remarks: readonly string[];
  choice: SheetChoice;
  proposal: Proposal;
  columns: ColumnFields;
  constants: RosterValues;
  /** How many rows have each of them; undefined while that is not known. */
  filled: FilledCounts | undefined;
  /** How whole names are written, where a column has them. */
  names: ColumnOfNames | undefined;
  /** Which part of them comes first; undefined where nobody knows. */
  nameOrder: NameOrder | undefined;
  /** Why the rows cannot be checked yet. */
  blocked: string | undefined;
  onChoice: (choice: SheetChoice) => void;
  onColumns: (columns: ColumnFields) => void;
  onConstants: (constants: RosterValues) => void;
  onNameOrder: (order: NameOrder) => void;
  /** A set was chosen: columns and constants as it has them. */
  onSet: (columns: ColumnFields, constants: RosterValues) => void;
  onBack: () => void;
  onNext: () => void;
}

/**
 * Which column of the file is about which field: first what a person has to decide, then what was recognized, what follows from other
 * columns, and what is left out.
 */
export function ColumnsStep(props: ColumnsStepProps) {
  const { kind, chosen, remarks, choice, proposal, columns, constants, filled, blocked } = props;
  const { names, nameOrder, onChoice, onColumns, onConstants, onNameOrder, onSet, onBack, onNext } = props;
  const { table } = chosen;
  const [search, setSearch] = useState('');
  // A field that is chosen for another column is no longer that of the one before.
  const choose = (at: number, key: string) =>
    onColumns(
      Array.from({ length: Math.max(columns.length, at + 1) }, (_, other) => {
        const before = columns[other];
        return other === at ? key || undefined : before === key ? undefined : before;
      }),
    );
  const all = table.heading.map((_, index) => index);
  const matched = all.filter((index) => columns[index] !== undefined);
  const left = all.filter((index) => columns[index] === undefined);
  const words = search.trim().toLowerCase();
  const found = left.filter((index) => (table.heading[index] ?? '').toLowerCase().includes(words));
  // Sets to choose from come first. One that is saved here is chosen from only for the next file: nothing moves under the pointer.
  const setsThere = useColumnSets(kind.name).length > 0;
  const [hadSets] = useState(setsThere);
  const sets = (
    <ColumnSetFields
      kind={kind}
      heading={table.heading}
      proposed={proposal.columns.map(({ field }) => field)}
      columns={columns}
      constants={constants}
      onSet={onSet}
    />
  );
  const withoutColumn = {
    kind,
    heading: table.heading,
    columns,
    likely: proposal.likely,
    constants,
    filled,
    total: table.rows.length,
    onChoose: choose,
    onConstants,
  };
  return (
    <Stack gap="lg" maw={960}>
      <SheetChoiceFields chosen={chosen} choice={choice} remarks={remarks} onChange={onChoice} />
      <Text>
        {count(table.rows.length, 'row')}. Of {count(table.heading.length, 'column')}{' '}
        {matched.length === 1 ? 'one is' : `${formatNumber(matched.length)} are`} taken
        {left.length > 0 && `, ${formatNumber(left.length)} left out`}.
      </Text>
      {hadSets && sets}
      <FieldsToDecide {...withoutColumn} />
      <ColumnsTaken
        kind={kind}
        table={table}
        proposal={proposal}
        columns={columns}
        matched={matched}
        onChoose={choose}
      >
        {names?.example !== undefined && (
          <NameOrderField example={names.example} order={nameOrder} onChoose={onNameOrder} />
        )}
      </ColumnsTaken>
      <OtherFields {...withoutColumn} />
      {left.length > 0 && (
        <Fold
          summary={`${count(left.length, 'column')} left out`}
          open={matched.length === 0 || (left.length <= fewColumns && matched.length <= fewColumns)}
        >
          <Stack gap="sm" mt="sm">
            {left.length > fewColumns && (
              <TextInput
                size="xs"
                maw={280}
                label="Search the columns left out"
                value={search}
                onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              />
            )}
            {found.length > 0 ? (
              <ColumnTable kind={kind} table={table} columns={columns} shown={found} onChoose={choose} />
            ) : (
              <Text c="dimmed">No column is called that.</Text>
            )}
          </Stack>
        </Fold>
      )}
      {!hadSets && (
        <Fold summary="Keep these columns for the next file of this sender">
          <Box mt="sm">{sets}</Box>
        </Fold>
      )}
      <StepFoot>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button blocked={blocked} onClick={onNext}>
          Check the rows
        </Button>
        {blocked && <Text c="dimmed">{blocked}</Text>}
      </StepFoot>
    </Stack>
  );
}
