import { Progress, Table } from '@mantine/core';
import { formatPercent } from '@/lib/percent';
import { formatNumber, spellOut } from '@/lib/words';
import { Fold } from '@/ui/fold';
import type { MonthChart, ShareChart } from './-chart';
import { MonthBars, MonthTable } from './-months';

interface ReportPictureProps {
  chart: ShareChart | MonthChart;
  total: number;
}

const most = 6;

/** The picture of a report, with the same numbers as a table. */
export function ReportPicture({ chart, total }: ReportPictureProps) {
  if (chart.kind === 'months') {
    return (
      <figure>
        <MonthBars chart={chart} />
        <Fold summary="The numbers as a table">
          <MonthTable chart={chart} />
        </Fold>
      </figure>
    );
  }
  const others = chart.parts.slice(most).reduce((sum, slice) => sum + slice.rows, 0);
  const rows = chart.parts
    .slice(0, most)
    .map(({ value, rows: count }) => ({ words: value ? spellOut(value) : 'Not given', count }));
  if (others > 0) rows.push({ words: 'Others', count: others });
  return (
    <Table w="fit-content" verticalSpacing={2} aria-label={`Rows by ${spellOut(chart.column).toLowerCase()}`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{spellOut(chart.column)}</Table.Th>
          <Table.Th scope="col" ta="right">
            Rows
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Share
          </Table.Th>
          <Table.Td aria-hidden visibleFrom="sm" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ words, count }) => (
          <Table.Tr key={words}>
            <Table.Th scope="row">{words}</Table.Th>
            <Table.Td ta="right">{formatNumber(count)}</Table.Td>
            <Table.Td ta="right">{formatPercent(count, total, 0)}</Table.Td>
            <Table.Td aria-hidden visibleFrom="sm">
              <Progress w={200} size={10} radius={0} value={(100 * count) / total} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
