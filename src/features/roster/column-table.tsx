import { NativeSelect, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { shownCell } from '@/features/sheet-choice/shown-cell';
import type { CsvTable } from '@/tabular/types';
import { contentIn } from './matching/content';
import { shownIn } from './values/ssn';
import type { RosterField } from './model/fields';
import type { RosterKind } from './model/kind';
import type { ColumnFields } from './model/rows';

interface ColumnTableProps {
  kind: RosterKind;
  table: CsvTable;
  columns: ColumnFields;
  /** Which of the columns are shown, by their places. */
  shown: readonly number[];
  onChoose: (column: number, field: string) => void;
}

/** Columns of a file with what stands in them, each with the field that it is about. */
export function ColumnTable({ kind, table, columns, shown, onChoose }: ColumnTableProps) {
  const isNarrow = useMediaQuery('(width < 640px)', false, { getInitialValueInEffect: false });
  /** The name of a column, and beside it what stands there; on a phone below. */
  const half = {
    display: 'inline-block',
    w: isNarrow ? '100%' : '50%',
    pr: 'md',
    style: { verticalAlign: 'middle', overflowWrap: 'anywhere' },
  } as const;
  return (
    <Table layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={isNarrow ? '50%' : '64%'}>Column and its first rows</Table.Th>
          <Table.Th>Field</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map((index) => {
          const name = table.heading[index];
          return (
            <Table.Tr key={index}>
              <Table.Th scope="row">
                <Text span {...half} fw={600}>
                  {name || `Column ${index + 1}`}
                </Text>
                <Text span {...half} size="sm" c="dimmed" fw={400} truncate>
                  {firstCells(
                    table,
                    index,
                    kind.fields.find(({ key }) => key === columns[index]),
                  )}
                </Text>
              </Table.Th>
              <Table.Td>
                <NativeSelect
                  size="xs"
                  aria-label={`Field of ${name || `column ${index + 1}`}`}
                  value={columns[index] ?? ''}
                  onChange={({ currentTarget }) => onChoose(index, currentTarget.value)}
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
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

/**
 * `Quill, Vega, Abara`: what stands in a column, in the first rows that have something there. Of social security numbers, which no
 * import takes, the last four digits.
 */
function firstCells({ heading, rows }: CsvTable, at: number, field: RosterField | undefined): string {
  const cells: string[] = [];
  for (const row of rows) {
    const cell = row[at]?.trim();
    if (cell) cells.push(cell);
    if (cells.length === 20) break;
  }
  // A column that is taken has been found to be about something else: a facility’s tax id, for example.
  const column = { name: heading[at] ?? '', isOfSsns: contentIn(rows, at).shares.ssn > 0.5 };
  const first = [...new Set(cells)]
    .slice(0, 3)
    .map((cell) => (field ? shownIn(field, cell) : shownCell(cell, column)));
  return first.join(', ') || 'Nothing';
}
