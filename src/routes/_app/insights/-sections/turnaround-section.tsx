import { NativeSelect, Text } from '@mantine/core';
import { useMemo } from 'react';
import { formatDate, formatMonth } from '@/lib/dates';
import { count, spellOut } from '@/lib/words';
import { Section, Toolbar } from '@/ui/layout';
import { statusWords } from '@/features/credentialing/request-statuses';
import { withRows, type InsightsSearch, type SectionProps } from '../-address';
import { daysWords } from '../-figures';
import { FigureLink, FigureTable, KeyFigures, type FigureColumn } from '../-figure-table';
import { Opened } from '../-opened';
import { monthsOf } from '../-periods';
import { Picture } from '../-picture';
import {
  endedRequests,
  kindWords,
  modeLabels,
  modesOfRequests,
  typesOfRequests,
  type RequestFact,
} from '../-requests';
import { rowsBehind, turnaroundOf, type TurnaroundRow } from './turnaround';
import { useAggregation } from '../-aggregate';
import { AggregationBody, AggregationLine } from '../-aggregation-line';

const typeChoices = [
  { value: '', label: 'All types' },
  ...typesOfRequests.map((type) => ({ value: type, label: spellOut(type) })),
];
const modeChoices = [
  { value: '', label: 'All, whoever processes' },
  ...modesOfRequests.map((mode) => ({ value: mode, label: modeLabels[mode] ?? mode })),
];

function columnsFor(search: InsightsSearch, header: string): FigureColumn<TurnaroundRow>[] {
  const link = ({ key }: TurnaroundRow) => withRows(search, key);
  return [
    { header, value: ({ label }) => label },
    { header: 'Completed', value: ({ amount }) => amount, link, isNumber: true },
    {
      header: 'Median',
      inFile: 'Median, days',
      value: ({ median }) => tenth(median),
      words: ({ median }) => daysWords(median),
      link,
      isNumber: true,
    },
    {
      header: '90th percentile',
      inFile: '90th percentile, days',
      value: ({ p90 }) => tenth(p90),
      words: ({ p90 }) => daysWords(p90),
      link,
      isNumber: true,
    },
    {
      header: 'Closed, not completed',
      value: ({ otherwise }) => otherwise,
      link: ({ key }) => withRows(search, `${key}~otherwise`),
      isNumber: true,
    },
  ];
}

const tenth = (days: number | undefined) => (days === undefined ? undefined : Number(days.toFixed(1)));

/** How long credentialing requests take, from their creation to their completion. */
export function TurnaroundSection({ search, period, today, onSearch }: SectionProps) {
  const months = useMemo(() => monthsOf(period, today), [period, today]);
  const from = months[0]?.from ?? today;
  const aggregation = useAggregation(endedRequests(from));
  const { type, mode, rows } = search;
  const { result } = aggregation;
  const facts = useMemo(
    () => result?.sum.filter((fact) => (!type || fact.type === type) && (!mode || fact.mode === mode)) ?? [],
    [result, type, mode],
  );
  const figures = useMemo(() => turnaroundOf(facts, months), [facts, months]);
  const { all, slowest, undated } = figures;
  return (
    <Section title="Turnaround of credentialing requests">
      <Text c="dimmed">
        From the creation of a request to its completion, by the month in which it was completed. Half took no
        longer than the median, nine of ten no longer than the 90th percentile; both are the time of one of
        the requests. What is still open is under Backlog.
      </Text>
      <Toolbar label="Which requests">
        <NativeSelect
          aria-label="Type"
          data={typeChoices}
          value={type ?? ''}
          onChange={({ currentTarget: { value } }) => onSearch({ type: value || undefined, rows: undefined })}
        />
        <NativeSelect
          aria-label="Processed by"
          data={modeChoices}
          value={mode ?? ''}
          onChange={({ currentTarget: { value } }) => onSearch({ mode: value || undefined, rows: undefined })}
        />
      </Toolbar>
      <AggregationLine
        aggregation={aggregation}
        one="request"
        covers={
          result && `that ended from ${formatDate(result.isComplete ? from : earliest(result.sum, today))} on`
        }
        counted={result?.sum.length}
      />
      <AggregationBody aggregation={aggregation}>
        <KeyFigures
          label="Turnaround of the period"
          figures={[
            {
              name: 'Median',
              words: daysWords(all.median),
              link: all.amount ? withRows(search, 'all') : undefined,
            },
            {
              name: '90th percentile',
              words: daysWords(all.p90),
              link: all.amount ? withRows(search, 'all') : undefined,
            },
            {
              name: 'Slowest month',
              words: slowest ? `${slowest.label}, ${daysWords(slowest.median)}` : '–',
              link: slowest && withRows(search, slowest.key),
            },
          ]}
        />
        <Picture
          label="Median and 90th percentile of the turnaround by month, in days"
          kind="bars"
          unit="Days"
          series={[
            { name: 'Median', tone: 'main' },
            { name: '90th percentile', tone: 'plain' },
          ]}
          points={figures.months.map(({ label, median, p90 }) => ({ label, values: [median, p90] }))}
          words={daysWords}
          onChoose={(index) => onSearch({ rows: months[index]?.key })}
        />
        <FigureTable
          label="Turnaround by month"
          columns={columnsFor(search, 'Completed in')}
          rows={figures.months}
          rowKey={({ key }) => key}
          current={rows?.split('~')[0]}
        />
        <FigureTable
          label="Turnaround by type and who processes"
          columns={columnsFor(search, 'Type')}
          rows={figures.kinds}
          rowKey={({ key }) => key}
          current={rows?.split('~')[0]}
        />
        {undated > 0 && (
          <Text c="dimmed">
            <FigureLink link={withRows(search, 'all~undated')}>
              {count(undated, 'completed request')}
            </FigureLink>{' '}
            without a date of creation or completion are not measured.
          </Text>
        )}
        {rows && <Rows key={rows} facts={facts} months={months} search={search} rows={rows} />}
      </AggregationBody>
    </Section>
  );
}

/** The day back to which an unfinished walk tells. */
function earliest(facts: readonly RequestFact[], today: string): string {
  return facts.reduce((first, { day }) => (day !== undefined && day < first ? day : first), today);
}

interface RowsProps {
  facts: readonly RequestFact[];
  months: ReturnType<typeof monthsOf>;
  search: InsightsSearch;
  rows: string;
}

function Rows({ facts, months, search, rows }: RowsProps) {
  const [key = '', what] = rows.split('~');
  const verb = what === 'otherwise' ? 'Closed, not completed' : 'Completed';
  const end = what === 'undated' ? ', without a date' : '';
  const [type = '', mode = ''] = key.split('|');
  const where =
    key === 'all' ? '' : key.includes('|') ? `, ${kindWords(type, mode)}` : ` in ${formatMonth(key)}`;
  return (
    <Opened
      title={`${verb}${where}${end}`}
      one="request"
      closed={withRows(search)}
      rows={rowsBehind(facts, months, rows).map(({ id, name, status, days, day, ...fact }) => ({
        key: id,
        name,
        link: id ? { to: '/credentialing/$requestId', params: { requestId: id } } : undefined,
        about: [kindWords(fact.type, fact.mode), statusWords(status).toLowerCase()]
          .filter(Boolean)
          .join(', '),
        end: days === undefined ? 'not measured' : `${daysWords(days)}, ended ${formatDate(day)}`,
      }))}
    >
      Those that took longest come first.
    </Opened>
  );
}
