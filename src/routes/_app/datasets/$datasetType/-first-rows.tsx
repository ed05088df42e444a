import { Table, Text } from '@mantine/core';
import { WideTable } from '@/ui/sideways';

interface FirstRowsProps {
  /** What they are, for assistive technology: "First rows of the file". */
  label: string;
  heading: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The first rows of a list, below the names of their columns. A wide table scrolls in itself, by keyboard too. */
export function FirstRows({ label, heading, rows }: FirstRowsProps) {
  return (
    <WideTable minWidth={0} tabIndex={0} role="region" aria-label={label}>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            {heading.map((name, index) => (
              <Table.Th key={index}>{name || '–'}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((cells, index) => (
            <Table.Tr key={index}>
              {heading.map((_, column) => (
                <Table.Td key={column} maw={220}>
                  <Text size="xs" truncate>
                    {cells[column]}
                  </Text>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
