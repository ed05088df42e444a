import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ChosenTable, SheetChoice } from '@/features/sheet-choice/chosen-table';
import { SheetChoiceFields } from '@/features/sheet-choice/sheet-choice-fields';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import type { Proposal } from './columns';
import { ColumnSetFields } from './column-set-fields';
import { ColumnTable } from './column-table';
import { ColumnsTaken } from './columns-taken';
import type { RosterValues } from './model/fields';
import type { ColumnOfNames } from './cells/name-order';
import type { NameOrder } from './cells/whole-name';
import { NameOrderField } from './name-order-field';
import { FieldsWithoutColumn } from './fields-without-column';
import type { FilledCounts } from './use-read-ahead';
import type { RosterKind } from './model/kind';
import type { ColumnFields } from './model/rows';

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

/** So many columns are found without searching. */
const fewColumns = 12;

/** Which column of the file is about which field: those that are matched, fields without a column, and what is left out. */
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
  return (
    <Stack gap="lg" maw={860}>
      <SheetChoiceFields chosen={chosen} choice={choice} remarks={remarks} onChange={onChoice} />
      <Text>
        {count(table.rows.length, 'row')}, {count(table.heading.length, 'column')}, of which{' '}
        {matched.length === 1 ? 'one is' : `${matched.length} are`} taken.
      </Text>
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
      <ColumnSetFields
        kind={kind}
        heading={table.heading}
        proposed={proposal.columns.map(({ field }) => field)}
        columns={columns}
        constants={constants}
        onSet={onSet}
      />
      <FieldsWithoutColumn
        kind={kind}
        heading={table.heading}
        columns={columns}
        likely={proposal.likely}
        constants={constants}
        filled={filled}
        total={table.rows.length}
        onChoose={choose}
        onConstants={onConstants}
      />
      {left.length > 0 && (
        <Fold
          summary={`${count(left.length, 'column')} left out`}
          open={left.length <= fewColumns || matched.length === 0}
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
      <Group gap="sm">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button blocked={blocked} onClick={onNext}>
          Check the rows
        </Button>
        {blocked && <Text c="dimmed">{blocked}</Text>}
      </Group>
    </Stack>
  );
}
