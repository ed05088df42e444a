import { Table } from '@mantine/core';
import { WideTable } from '@/ui/sideways';
import { toneColors } from '@/ui/status-looks';
import { Verbatim } from '@/ui/text';

/** What a sample comes to: the first cell of a row is what it is of, texts stand left, numbers right. */
export interface ResultRows {
  head: readonly string[];
  rows: readonly (readonly [name: string, ...cells: (string | number)[]])[];
}

interface ResultTableProps extends ResultRows {
  label: string;
  /** The column in which every number but 0 is to be looked at. */
  wrong: string;
}

/** The results of a sample as a table, which scrolls sideways where it does not fit. */
export function ResultTable({ label, head, rows, wrong }: ResultTableProps) {
  const isNumber = (at: number) => typeof rows[0]?.[at] === 'number' || head[at]?.startsWith('Percent');
  return (
    <WideTable minWidth={head.length > 6 ? 760 : 480} role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label} maw={960}>
        <Table.Thead>
          <Table.Tr>
            {head.map((header, at) => (
              <Table.Th key={header} scope="col" ta={isNumber(at) ? 'right' : undefined}>
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([name, ...cells]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">
                <Verbatim>{name}</Verbatim>
              </Table.Th>
              {cells.map((cell, at) => (
                <Table.Td
                  key={head[at + 1]}
                  ta={isNumber(at + 1) ? 'right' : undefined}
                  c={head[at + 1] === wrong && cell !== 0 ? toneColors.warning : undefined}
                >
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
