import { Table } from '@mantine/core';
import { restWords } from '@/features/reports/months-ahead';
import { formatMonth } from '@/lib/dates';
import { count, formatNumber, uncapitalized } from '@/lib/words';
import type { MonthChart } from './-chart';
import classes from './-reports.module.css';

/** What expires in each whole month of the year ahead, beside what is left of the month of the report and what is over already. */
function barsOf({ expired, rest, months, later, undated }: MonthChart) {
  return [
    { words: 'Expired', short: 'Expired', rows: expired, tone: 'over' },
    ...(rest ? [{ words: restWords(rest.month), short: 'Rest', rows: rest.rows, tone: 'month' }] : []),
    ...months.map(({ month, rows }) => ({
      words: formatMonth(month),
      short: formatMonth(month).slice(0, 3),
      rows,
      tone: 'month',
    })),
    { words: 'Later', short: 'Later', rows: later, tone: 'later' },
    ...(undated > 0 ? [{ words: 'Without a day', short: 'No day', rows: undated, tone: 'later' }] : []),
  ];
}

const [height, step, top] = [96, 40, 16];

/** Expiries by month as bars; each says its number. The same stands in the table under it. */
export function MonthBars({ chart }: { chart: MonthChart }) {
  const bars = barsOf(chart);
  // The bars at both ends hold years; next to them a month would not be seen, so that they are cut off.
  const { rest, expired, months } = chart;
  const highest = Math.max(1, rest?.rows ?? 0, ...months.map(({ rows }) => rows));
  const ahead = months.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <>
      <figcaption>
        <b>{formatNumber(ahead)}</b> expire in the twelve months from {formatMonth(months[0]?.month ?? '')} to{' '}
        {formatMonth(months.at(-1)?.month ?? '')}
        {rest && `, ${formatNumber(rest.rows)} in the ${uncapitalized(restWords(rest.month))}`};{' '}
        {formatNumber(expired)} {expired === 1 ? 'has' : 'have'} expired before
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow, so arrow keys must reach it */}
      <div className={classes.bars} tabIndex={0} role="group" aria-label="Expiries by month">
        <svg viewBox={`0 0 ${bars.length * step} ${top + height + 18}`} aria-hidden="true">
          {bars.map(({ words, short, rows, tone }, index) => {
            const tall = Math.min(height, (height * rows) / highest);
            const x = index * step;
            return (
              <g key={words} data-tone={tone}>
                <title>{`${words}: ${count(rows, 'row')}`}</title>
                <rect x={x + 4} y={top + height - tall} width={step - 8} height={tall} rx="1" />
                {rows > highest && <path d={`M${x + 2} ${top + 12}l${step - 4} -6`} data-cut />}
                <text x={x + step / 2} y={top + height - tall - 4}>
                  {formatNumber(rows)}
                </text>
                <text x={x + step / 2} y={top + height + 13} data-axis>
                  {short}
                </text>
              </g>
            );
          })}
          <path d={`M0 ${top + height}.5H${bars.length * step}`} data-line />
        </svg>
      </div>
    </>
  );
}

export function MonthTable({ chart }: { chart: MonthChart }) {
  return (
    <Table w="fit-content" verticalSpacing={2} aria-label="Rows by month of expiry">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Expires</Table.Th>
          <Table.Th scope="col" ta="right">
            Rows
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {barsOf(chart).map(({ words, rows }) => (
          <Table.Tr key={words}>
            <Table.Th scope="row">{words}</Table.Th>
            <Table.Td ta="right">{formatNumber(rows)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
