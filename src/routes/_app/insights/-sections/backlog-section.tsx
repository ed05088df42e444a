import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { aggregateCredentialingRequestsOptions } from '@/api/operations.gen';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import type { RowLink } from '@/table/list/use-row-link';
import { LinkButton } from '@/ui/button';
import { Section } from '@/ui/layout';
import { openStatuses, requestStatuses, statusWords } from '@/features/credentialing/request-statuses';
import { withRows, type InsightsSearch, type SectionProps } from '../-address';
import { agedRequests, ages, backlogOf, noAge, type AgeRow, type StatusRow } from './backlog';
import { daysWords } from '../-figures';
import { FigureLink, FigureTable, KeyFigures, type FigureColumn } from '../-figure-table';
import { Opened } from '../-opened';
import { Picture } from '../-picture';
import { kindWords, openRequests } from '../-requests';
import { useAggregation } from '../-aggregate';
import { AggregationBody, AggregationLine } from '../-aggregation-line';

/** The list has no filter for an age, but this order. */
const oldestFirst = { sortedBy: 'CreatedAt', sortDirection: 'Asc' };

const listOf = (statuses: readonly string[]): RowLink => ({
  to: '/credentialing',
  search: { currentEventStatus: [...statuses], ...oldestFirst },
});

function ageColumns(search: InsightsSearch): FigureColumn<AgeRow>[] {
  return [
    { header: 'Age', value: ({ label }) => label },
    {
      header: 'Self managed',
      value: ({ self }) => self,
      link: ({ key }) => withRows(search, `${key}|self`),
      isNumber: true,
    },
    {
      header: 'CVO operated',
      value: ({ cvo }) => cvo,
      link: ({ key }) => withRows(search, `${key}|cvo`),
      isNumber: true,
    },
    {
      header: 'Open requests',
      value: ({ all }) => all,
      link: ({ key }) => withRows(search, key),
      isNumber: true,
    },
  ];
}

const statusColumns = (isWhole: boolean): FigureColumn<StatusRow>[] => [
  { header: 'Status', value: ({ status }) => statusWords(status) },
  {
    header: 'Open requests',
    value: ({ amount }) => amount,
    link: ({ status }) => (isWhole ? listOf([status]) : undefined),
    isNumber: true,
  },
  {
    header: 'Oldest',
    inFile: 'Oldest, days',
    value: ({ oldest }) => (oldest === undefined ? undefined : Math.floor(oldest)),
    words: ({ oldest }) => daysWords(oldest === undefined ? undefined : Math.floor(oldest)),
    link: ({ status }) => (isWhole ? listOf([status]) : undefined),
    isNumber: true,
  },
];

/** How long open requests have been waiting. */
export function BacklogSection({ search, today, onSearch }: SectionProps) {
  const aggregation = useAggregation(openRequests(now(), today));
  const { result } = aggregation;
  const { rows } = search;
  const backlog = useMemo(() => backlogOf(result?.sum ?? []), [result]);
  const { byAge, byStatus, oldest, undated } = backlog;
  const open = result?.total ?? result?.read ?? 0;
  const isWhole = result?.isComplete === true;
  return (
    <Section
      title="Age of the backlog"
      actions={
        <LinkButton variant="default" size="xs" {...listOf(openStatuses)}>
          All open requests, the oldest first
        </LinkButton>
      }
    >
      <Text c="dimmed">
        Credentialing requests that nobody has brought to an end, by the days since they were created.
      </Text>
      <AggregationLine aggregation={aggregation} one="open request" covers="as of now, whatever the period" />
      <AggregationBody aggregation={aggregation}>
        <KeyFigures
          label="The backlog"
          figures={[
            {
              name: 'Open requests',
              words: formatNumber(open),
              link: open && (isWhole || result?.total !== undefined) ? listOf(openStatuses) : undefined,
            },
            {
              name: 'The oldest',
              words: oldest ? `${oldest.name}, ${daysWords(Math.floor(oldest.days ?? 0))}` : '–',
              link: oldest?.id
                ? { to: '/credentialing/$requestId', params: { requestId: oldest.id } }
                : undefined,
            },
          ]}
        />
        <Picture
          label="Open requests by age and who processes them"
          kind="stacked"
          unit="Requests"
          series={[
            { name: 'Self managed', tone: 'main' },
            { name: 'CVO operated', tone: 'plain' },
          ]}
          points={byAge.map(({ label, self, cvo }) => ({ label, values: [self, cvo] }))}
          onChoose={(index) => onSearch({ rows: ages[index]?.key })}
        />
        <FigureTable
          label="Open requests by age"
          columns={ageColumns(search)}
          rows={byAge}
          rowKey={({ key }) => key}
          current={rows?.split('|')[0]}
        />
        <FigureTable
          label="Open requests by status"
          columns={statusColumns(isWhole)}
          rows={byStatus}
          rowKey={({ status }) => status}
        />
        {undated > 0 && (
          <Text c="dimmed">
            <FigureLink link={withRows(search, noAge.key)}>{count(undated, 'request')}</FigureLink> without a
            date of creation have no age.
          </Text>
        )}
        <UnknownStatuses />
        {rows && result && (
          <Opened
            key={rows}
            title={titleOf(rows)}
            one="request"
            closed={withRows(search)}
            rows={agedRequests(result.sum, rows).map(({ id, name, type, mode, status, days, day }) => ({
              key: id,
              name,
              link: id ? { to: '/credentialing/$requestId', params: { requestId: id } } : undefined,
              about: [kindWords(type, mode), statusWords(status).toLowerCase()].filter(Boolean).join(', '),
              end: days === undefined ? '' : `${daysWords(Math.floor(days))}, since ${formatDate(day)}`,
            }))}
          >
            The oldest come first.
          </Opened>
        )}
      </AggregationBody>
    </Section>
  );
}

function titleOf(rows: string): string {
  const [age, mode = ''] = rows.split('|');
  const label = [...ages, noAge].find(({ key }) => key === age)?.label ?? 'Open requests';
  return [label, kindWords('', mode)].filter(Boolean).join(', ');
}

/**
 * That requests stand in a status which nobody knew yet (rules.md 1.3): the list cannot be asked for them, so that they are neither
 * open nor ended here.
 */
function UnknownStatuses() {
  const { data } = useQuery({ ...aggregateCredentialingRequestsOptions(), retry: false });
  const known: readonly string[] = requestStatuses;
  const unknown = Object.entries(data?.aggregations ?? {}).filter(
    ([status, amount]) => !known.includes(status) && amount > 0,
  );
  if (unknown.length === 0) return null;
  const amount = unknown.reduce((sum, [, one]) => sum + one, 0);
  const statuses = unknown.map(([status]) => `“${statusWords(status)}”`).join(', ');
  return (
    <Text c="dimmed">
      {count(amount, 'request')} in a status that is not known here, {statuses}:{' '}
      {amount === 1 ? 'it is' : 'they are'} in no figure, neither as open nor as ended.
    </Text>
  );
}
