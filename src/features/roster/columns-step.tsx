import { Group, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { count } from '@/lib/words';
import type { CsvTable, SheetTable } from '@/tabular/types';
import { asideSummary } from '@/tabular/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { missingColumns } from './check';
import type { ColumnFields } from './columns';
import type { RosterKind } from './kind';

interface ColumnsStepProps {
  kind: RosterKind;
  table: SheetTable;
  /** What the reader should know of the file. */
  remarks: readonly string[];
  columns: ColumnFields;
  onChange: (columns: ColumnFields) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Which column of the file is about which field; what is said here is kept for the next file. */
export function ColumnsStep({ kind, table, remarks, columns, onChange, onBack, onNext }: ColumnsStepProps) {
  const missing = missingColumns(kind, columns);
  // A field that is chosen for another column is no longer that of the one before.
  const choose = (at: number, key: string) =>
    onChange(
      columns.map((before, other) => (other === at ? key || undefined : before === key ? undefined : before)),
    );
  const left = columns.filter((key) => key === undefined).length;
  return (
    <Stack gap="md" maw={860}>
      <Text>
        {count(table.rows.length, 'row')}, {count(table.heading.length, 'column')}
        {left > 0 && `, of which ${left === 1 ? 'one is' : `${left} are`} left out`}.
      </Text>
      {[asideSummary(table.aside), ...remarks].map(
        (remark) =>
          remark && (
            <Note key={remark} tone="info">
              {remark}
            </Note>
          ),
      )}
      {table.oddLines.length > 0 && (
        <Note tone="warning">
          {count(table.oddLines.length, 'line')} of the file {table.oddLines.length === 1 ? 'has' : 'have'}{' '}
          more or fewer cells than its heading, the first of them line {table.oddLines[0]}.
        </Note>
      )}
      <Table layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Column and its first rows</Table.Th>
            <Table.Th>Field</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {table.heading.map((name, index) => (
            <Table.Tr key={index}>
              <Table.Th scope="row">
                {name || `Column ${index + 1}`}
                <Text span display="block" size="sm" c="dimmed" fw={400} truncate>
                  {firstCells(table, index)}
                </Text>
              </Table.Th>
              <Table.Td>
                <NativeSelect
                  size="xs"
                  aria-label={`Field of ${name || `column ${index + 1}`}`}
                  value={columns[index] ?? ''}
                  onChange={({ currentTarget }) => choose(index, currentTarget.value)}
                  data={[
                    { value: '', label: 'Leave out' },
                    ...kind.fields.map(({ key, label, required, requiredUnless }) => ({
                      value: key,
                      label: required || requiredUnless ? `${label} (required)` : label,
                    })),
                  ]}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group gap="sm">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button blocked={missing} onClick={onNext}>
          Check the rows
        </Button>
        {missing && <Text c="dimmed">{missing}</Text>}
      </Group>
    </Stack>
  );
}

/** `Quill, Vega, Abara`: what stands in a column, in the first rows that have something there. */
function firstCells({ rows }: CsvTable, at: number): string {
  const cells: string[] = [];
  for (const row of rows) {
    const cell = row[at]?.trim();
    if (cell) cells.push(cell);
    if (cells.length === 20) break;
  }
  return [...new Set(cells)].slice(0, 3).join(', ') || 'Nothing';
}
