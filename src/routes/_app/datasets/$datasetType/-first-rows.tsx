import { Box, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { SideFade } from '@/ui/side-fade';

interface FirstRowsProps {
  /** What they are, for assistive technology: "First rows of the file". */
  label: string;
  heading: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The first rows of a list, below the names of their columns. A wide table scrolls in itself, by keyboard too, and fades where it goes on. */
export function FirstRows({ label, heading, rows }: FirstRowsProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <SideFade scroller={scroller}>
      <Box ref={setScroller} tabIndex={0} role="region" aria-label={label} style={{ overflowX: 'auto' }}>
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
      </Box>
    </SideFade>
  );
}
