import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDate } from '@/lib/dates';
import { formatPercent } from '@/lib/percent';
import { formatNumber, spellOut } from '@/lib/words';
import type { RowLink } from '@/table/list/use-row-link';
import { Section } from '@/ui/layout';
import type { SectionProps } from '../-address';
import { FigureTable, KeyFigures, type FigureColumn } from '../-figure-table';
import { stretchesOf, type Stretch } from '../-periods';
import { Picture } from '../-picture';
import { useAggregation } from '../-aggregate';
import { AggregationBody, AggregationLine } from '../-aggregation-line';
import {
  attemptsOf,
  deliveriesOf,
  failedAttempts,
  logBeginOptions,
  typesOf,
  type DeliveryRow,
  type TypeRow,
} from './webhooks';

interface Wanted {
  status?: 'Failed';
  type?: string;
}

const logOf = ({ from, to }: Pick<Stretch, 'from' | 'to'>, wanted: Wanted = {}): RowLink => ({
  to: '/webhooks/log',
  search: { ...wanted, time: 'range', from, to },
});

const columns: FigureColumn<DeliveryRow>[] = [
  { header: 'Time', value: ({ stretch }) => stretch.label },
  {
    header: 'Attempts',
    value: ({ attempts }) => attempts,
    link: ({ stretch }) => logOf(stretch),
    isNumber: true,
  },
  {
    header: 'Failed',
    value: ({ failed }) => failed,
    link: ({ stretch }) => logOf(stretch, { status: 'Failed' }),
    isNumber: true,
  },
  {
    header: 'Share failed',
    inFile: 'Share failed, %',
    value: ({ failed, attempts }) =>
      attempts && failed !== undefined ? Number(((100 * failed) / attempts).toFixed(1)) : undefined,
    words: ({ failed = 0, attempts = 0 }) => formatPercent(failed, attempts),
    link: ({ stretch }) => logOf(stretch, { status: 'Failed' }),
    isNumber: true,
  },
];

const typeColumns = (span: Pick<Stretch, 'from' | 'to'>, isWhole: boolean): FigureColumn<TypeRow>[] => [
  { header: 'Type', value: ({ type }) => spellOut(type) },
  {
    header: 'Failed',
    value: ({ failed }) => failed,
    link: ({ type }) => (isWhole ? logOf(span, { status: 'Failed', type }) : undefined),
    isNumber: true,
  },
];

/** How many attempts to deliver messages fail. */
export function WebhooksSection({ period, today }: SectionProps) {
  const { data: begin } = useQuery({ ...logBeginOptions(), retry: false });
  const all = useMemo(() => stretchesOf(period, today), [period, today]);
  // Nothing is known of the time before the log begins.
  const stretches = useMemo(() => (begin ? all.filter(({ to }) => to >= begin) : all), [all, begin]);
  const span = { from: all[0]?.from ?? today, to: today };
  const failed = useAggregation(failedAttempts(span.from, today));
  const attempts = useAggregation(attemptsOf(all, span.from, today));
  const isWhole = failed.result?.isComplete === true;
  // They come the newest first.
  const oldest = isWhole ? undefined : (failed.result?.sum.at(-1)?.day ?? today);
  const rows = useMemo(
    () => deliveriesOf(stretches, failed.result?.sum ?? [], attempts.result?.sum ?? new Map(), oldest),
    [stretches, failed.result, attempts.result, oldest],
  );
  const types = useMemo(() => typesOf(failed.result?.sum ?? []), [failed.result]);
  const sum = types.reduce((total, { failed: amount }) => total + amount, 0);
  const counted = attempts.result?.isComplete && rows.every((row) => row.attempts !== undefined);
  const tried = rows.reduce((total, row) => total + (row.attempts ?? 0), 0);
  const isCut = typeof begin === 'string' && begin > span.from;
  const first = isCut ? begin : span.from;
  const logOfFailed = isWhole && sum ? logOf(span, { status: 'Failed' }) : undefined;
  const by = period <= 3 ? 'week' : 'month';
  return (
    <Section title="Failures of webhooks">
      <Text c="dimmed">
        Attempts to deliver that failed, by what the log of the webhooks holds. A message is tried up to four
        times, and each attempt counts.
      </Text>
      <AggregationLine
        aggregation={failed}
        one="failed attempt"
        covers={`from ${formatDate(oldest ?? first)}${isCut && isWhole ? ', where the log begins,' : ''} to today`}
      />
      {(!attempts.result?.isComplete || attempts.error) && (
        <AggregationLine aggregation={attempts} one={`${by} counted`} many={`${by}s counted`} />
      )}
      <AggregationBody aggregation={failed}>
        <KeyFigures
          label="Webhooks of the period"
          figures={[
            {
              name: 'Failed',
              words: formatNumber(sum),
              link: logOfFailed,
            },
            {
              name: 'Attempts',
              words: counted ? formatNumber(tried) : '–',
              link: counted && tried ? logOf(span) : undefined,
            },
            {
              name: 'Share failed',
              words: counted && isWhole ? formatPercent(sum, tried) : '–',
              link: counted ? logOfFailed : undefined,
            },
          ]}
        />
        <Picture
          label={`Attempts that failed and others by ${by}`}
          kind="stacked"
          unit="Attempts"
          series={[
            { name: 'Failed', tone: 'bad' },
            { name: 'Others', tone: 'plain' },
          ]}
          points={rows.map(({ stretch, failed: bad, attempts: amount }) => ({
            label: stretch.label.replace('Week of ', ''),
            values: [bad, amount === undefined || bad === undefined ? undefined : Math.max(0, amount - bad)],
          }))}
        />
        <FigureTable
          label={`Deliveries by ${by}`}
          columns={columns}
          rows={rows}
          rowKey={({ stretch }) => stretch.key}
        />
        {types.length > 0 && (
          <FigureTable
            label="Failures by type of message"
            columns={typeColumns(span, isWhole)}
            rows={types}
            rowKey={({ type }) => type}
          />
        )}
      </AggregationBody>
    </Section>
  );
}
