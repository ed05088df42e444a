import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDate, formatShortDate } from '@/lib/dates';
import { formatPercent } from '@/lib/percent';
import { formatNumber, spellOut } from '@/lib/words';
import type { RowLink } from '@/table/list/use-row-link';
import { Section } from '@/ui/layout';
import { EmptyState } from '@/ui/states';
import type { SectionProps } from '../-address';
import { FigureTable, KeyFigures, type FigureColumn } from '../-figure-table';
import { categories, weeksSince, type Category, type WeekRow } from './monitoring';
import { monthsOf } from '../-periods';
import { Picture } from '../-picture';
import { useAggregation } from '../-aggregate';
import { AggregationBody, AggregationLine } from '../-aggregation-line';

/** The rows of a report that have this word in them; only this column has such words. */
const inReport = ({ path }: WeekRow, find?: Category): RowLink => ({
  to: '/reports',
  search: { kind: 'sanctionsandexclusions', report: path, ...(find ? { find } : {}) },
});

const percent = (count: number, whole: number) =>
  whole === 0 ? undefined : Number(((100 * count) / whole).toFixed(1));

const columns: FigureColumn<WeekRow>[] = [
  {
    header: 'Report of',
    value: ({ day }) => day,
    words: ({ day }) => formatDate(day),
    link: (row) => inReport(row),
  },
  { header: 'Providers', value: ({ all }) => all, link: (row) => inReport(row), isNumber: true },
  ...categories.map((category): FigureColumn<WeekRow> => ({
    header: spellOut(category),
    value: ({ counts }) => counts[category],
    link: (row) => inReport(row, category),
    isNumber: true,
  })),
  ...categories.map((category): FigureColumn<WeekRow> => ({
    header: `Share ${spellOut(category).toLowerCase()}`,
    inFile: `Share ${spellOut(category).toLowerCase()}, %`,
    value: ({ counts, all }) => percent(counts[category], all),
    words: ({ counts, all }) => formatPercent(counts[category], all),
    link: (row) => inReport(row, category),
    isNumber: true,
  })),
];

/** How many providers were monitored for every list of sanctions and exclusions, by the weekly reports. */
export function MonitoringSection({ period, today }: SectionProps) {
  const queryClient = useQueryClient();
  const from = monthsOf(period, today)[0]?.from ?? today;
  const aggregation = useAggregation(useMemo(() => weeksSince(queryClient, from), [queryClient, from]));
  const { result } = aggregation;
  const weeks = useMemo(
    () => result?.sum.toSorted((one, other) => one.day.localeCompare(other.day)) ?? [],
    [result],
  );
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <Section title="Providers fully monitored">
      <Text c="dimmed">
        The share of active providers who are monitored for every list of sanctions and exclusions that the
        service has, by the stored weekly reports: also for lists that are not required, so that Coverage
        counts otherwise. The service keeps reports for as long as it lists them, which may be shorter than
        the period.
      </Text>
      <AggregationLine
        aggregation={aggregation}
        one="report"
        covers={first && `back to ${formatDate(first.day)}`}
      />
      <AggregationBody aggregation={aggregation}>
        {first && last ? (
          <>
            <KeyFigures
              label="Monitoring"
              figures={[
                {
                  name: `Fully monitored, ${formatShortDate(last.day)}`,
                  words: formatPercent(last.counts.FullyMonitored, last.all),
                  link: inReport(last, 'FullyMonitored'),
                },
                {
                  name: `Fully monitored, ${formatShortDate(first.day)}`,
                  words: formatPercent(first.counts.FullyMonitored, first.all),
                  link: inReport(first, 'FullyMonitored'),
                },
                {
                  name: `Not monitored, ${formatShortDate(last.day)}`,
                  words: formatNumber(last.counts.NotMonitored),
                  link: inReport(last, 'NotMonitored'),
                },
              ]}
            />
            <Picture
              label="Share of providers fully, partially and not monitored by week"
              kind="lines"
              unit="% of providers"
              series={categories.map((category, index) => ({
                name: spellOut(category),
                tone: (['main', 'warn', 'bad'] as const)[index] ?? 'plain',
              }))}
              points={weeks.map(({ day, counts, all }) => ({
                label: formatShortDate(day),
                values: categories.map((category) => percent(counts[category], all)),
              }))}
              words={percentWords}
            />
            <FigureTable
              label="Providers monitored by week"
              columns={columns}
              rows={weeks.toReversed()}
              rowKey={({ path }) => path}
            />
          </>
        ) : (
          <EmptyState
            title="No report of this period"
            text="The service writes reports by itself, every week. They are under Reports."
          />
        )}
      </AggregationBody>
    </Section>
  );
}

const percentWords = (value: number) => `${value}%`;
