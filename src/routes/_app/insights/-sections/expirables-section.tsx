import { Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarDay, formatDate, formatMonth } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { csvTableOptions } from '@/features/reports/csv-table-options';
import { reportListOptions } from '@/features/reports/report-list';
import { LinkButton } from '@/ui/button';
import { Section } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState } from '@/ui/states';
import { withRows, type InsightsSearch, type SectionProps } from '../-address';
import { expirablesOf, expiringIn, monthsAhead, type Expirables, type ExpiryRow } from './expirables';
import { FigureTable, KeyFigures, type FigureColumn } from '../-figure-table';
import { Opened } from '../-opened';
import { Picture } from '../-picture';
import type { Tone } from '../-picture-data';

const kind = 'expirable-credentials';
const tones: Tone[] = ['main', 'plain', 'warn', 'cool', 'good', 'bad'];

function columnsFor(search: InsightsSearch, kinds: readonly string[]): FigureColumn<ExpiryRow>[] {
  return [
    { header: 'Expires', value: ({ label }) => label },
    { header: 'All', value: ({ all }) => all, link: ({ key }) => withRows(search, key), isNumber: true },
    ...kinds.map((what, index): FigureColumn<ExpiryRow> => ({
      header: what,
      value: ({ by }) => by[index] ?? 0,
      link: ({ key }) => withRows(search, `${key}|${what}`),
      isNumber: true,
    })),
  ];
}

/** What expires in the months ahead, from the newest stored report on expirable credentials. */
export function ExpirablesSection(props: SectionProps) {
  const queryClient = useQueryClient();
  const reports = useQuery(reportListOptions(kind));
  const newest = reports.data?.[0];
  const path = newest?.path ?? '';
  const table = useQuery({ ...csvTableOptions(queryClient, path), enabled: path !== '' });
  const from = calendarDay(newest?.date) ?? props.today;
  const found = useMemo(
    () => table.data && expirablesOf(table.data, from, props.period),
    [table.data, from, props.period],
  );
  return (
    <Section
      title="Expirables by month ahead"
      actions={
        path && (
          <LinkButton variant="default" size="xs" to="/reports" search={{ kind, report: path }}>
            The report itself
          </LinkButton>
        )
      }
    >
      <Text c="dimmed">
        {newest
          ? `As the report of ${formatDate(newest.date)} tells: what was attached, renewed or changed since is not in it.`
          : 'As the newest stored report tells.'}{' '}
        It tells every record that has a last day, also one that another record has replaced: Expirables
        leaves those out, and counts fewer.
      </Text>
      {found ? (
        <Figures {...props} found={found} from={from} />
      ) : (reports.error ?? table.error) ? (
        <ErrorState
          title="The report could not be read"
          error={reports.error ?? table.error}
          onRetry={() => void (reports.error ? reports.refetch() : table.refetch())}
        />
      ) : reports.data && !path ? (
        <EmptyState
          title="No report on expirable credentials yet"
          text="The service writes reports by itself; the figures come from the newest one."
        />
      ) : table.data ? (
        <EmptyState
          title="The report has no days of expiry"
          text="Its file has none of the columns that say when something expires."
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Section>
  );
}

function Figures({ search, onSearch, found, from }: SectionProps & { found: Expirables; from: string }) {
  const { kinds, rows, items } = found;
  const { rest, months } = monthsAhead(found, from);
  const [first] = months;
  const drawn = rest ? [rest, ...months] : months;
  // That of the report, which may be over.
  const own = rest ?? first;
  const expired = rows.find(({ key }) => key === 'expired');
  const coming = months.reduce((sum, { all }) => sum + all, 0);
  return (
    <Stack gap="xl" mt="xs">
      <KeyFigures
        label="Expirables"
        figures={[
          {
            name: `${first?.label ?? ''} to ${months.at(-1)?.label ?? ''}`,
            words: formatNumber(coming),
            link: coming ? withRows(search, 'ahead') : undefined,
          },
          {
            name: own?.label ?? 'Its month',
            words: formatNumber(own?.all ?? 0),
            link: own?.all ? withRows(search, own.key) : undefined,
          },
          {
            name: 'Expired before',
            words: formatNumber(expired?.all ?? 0),
            link: expired?.all ? withRows(search, 'expired') : undefined,
          },
        ]}
      />
      <Picture
        label="Expirables by month ahead and kind"
        kind="stacked"
        unit="Expirables"
        series={kinds.map((name, index) => ({ name, tone: tones[index % tones.length] ?? 'plain' }))}
        points={drawn.map(({ label, by }) => ({ label, values: by }))}
        onChoose={(position) => onSearch({ rows: drawn[position]?.key })}
      />
      <FigureTable
        label="Expirables by month"
        columns={columnsFor(search, kinds)}
        rows={rows}
        rowKey={({ key }) => key}
        current={search.rows?.split('|')[0]}
      />
      <Text c="dimmed">Covers all {count(items.length, 'row')} of the report.</Text>
      {search.rows && (
        <Opened
          key={search.rows}
          title={titleOf(search.rows)}
          one="expirable"
          closed={withRows(search)}
          rows={expiringIn(found, from, search.rows).map(
            ({ name, providerId, what, number, day }, index) => ({
              key: `${index}`,
              name,
              link: providerId ? { to: '/providers/$providerId', params: { providerId } } : undefined,
              about: [what.toLowerCase(), number].filter(Boolean).join(' '),
              end: formatDate(day),
            }),
          )}
        >
          Each leads to the file of its provider.
        </Opened>
      )}
    </Stack>
  );
}

const titles: Partial<Record<string, string>> = {
  expired: 'Expired before the report',
  ahead: 'Expires in the months ahead',
  later: 'Expires after these months',
  undated: 'Without a date of expiry',
};

function titleOf(rows: string): string {
  const [key = '', what] = rows.split('|');
  return [titles[key] ?? `Expires in ${formatMonth(key)}`, what?.toLowerCase()].filter(Boolean).join(', ');
}
