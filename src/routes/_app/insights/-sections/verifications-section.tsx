import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatPercent } from '@/lib/percent';
import { count, formatNumber, spellOut } from '@/lib/words';
import { allLicenseTypesOptions } from '@/features/licenses/list';
import { ReadError } from '@/ui/loaded';
import { Section } from '@/ui/layout';
import { statusLook } from '@/ui/status-looks';
import { withRows, type InsightsSearch, type SectionProps } from '../-address';
import { FigureTable, KeyFigures, type FigureColumn } from '../-figure-table';
import { logCovers, logLink } from '../-log';
import { Opened } from '../-opened';
import { monthsOf } from '../-periods';
import { Picture } from '../-picture';
import {
  allOf,
  licensesFor,
  outcomes,
  sourcesOf,
  totalOf,
  verificationsSince,
  verified,
  type Outcome,
  type SourceRow,
} from './verifications';
import { useAggregation } from '../-aggregate';
import { AggregationBody, AggregationLine } from '../-aggregation-line';

const most = 10;

/** Until it is known where the licenses are verified. */
const none: SourceRow[] = [];

const outcomeWords = (outcome: Outcome) => statusLook('verification', outcome).label;

function columnsFor(search: InsightsSearch): FigureColumn<SourceRow>[] {
  return [
    { header: 'Source', value: ({ source }) => source },
    { header: 'State', value: ({ state }) => state },
    {
      header: 'Verifications',
      value: ({ all }) => all,
      link: ({ key }) => withRows(search, key),
      isNumber: true,
    },
    ...outcomes.map((outcome): FigureColumn<SourceRow> => ({
      header: outcomeWords(outcome),
      value: ({ counts }) => counts[outcome],
      link: ({ key }) => withRows(search, `${key}|${outcome}`),
      isNumber: true,
    })),
    {
      header: 'Share failed',
      inFile: 'Share failed, %',
      value: ({ counts, all }) => (all === 0 ? undefined : Number(((100 * counts.Failed) / all).toFixed(1))),
      words: ({ counts, all }) => formatPercent(counts.Failed, all),
      link: ({ key, counts }) => (counts.Failed ? withRows(search, `${key}|Failed`) : undefined),
      isNumber: true,
    },
  ];
}

/** How verifications end, by the source that was asked and its state. */
export function VerificationsSection({ search, period, today, onSearch }: SectionProps) {
  const from = useMemo(() => monthsOf(period, today)[0]?.from ?? today, [period, today]);
  const events = useAggregation(verificationsSince(from));
  const licenses = useAggregation(licensesFor(from));
  const types = useQuery(allLicenseTypesOptions());
  const isWhole = events.result?.isComplete === true;
  const isNamed = licenses.result?.isComplete === true && !licenses.error;
  const found = useMemo(
    () =>
      events.result && licenses.result && types.data
        ? sourcesOf(events.result.sum, licenses.result, types.data)
        : undefined,
    [events.result, licenses.result, types.data],
  );
  const rows = found ?? none;
  const total = useMemo(() => totalOf(rows), [rows]);
  const charted = rows.filter(({ counts }) => counts.Failed + counts.NeedsReview > 0).slice(0, most);
  const { all, counts } = total;
  const opened = search.rows;
  const row = [total, ...rows].find(({ key }) => opened === key || opened?.startsWith(`${key}|`));
  const outcome = outcomes.find((one) => opened === `${row?.key}|${one}`);
  return (
    <Section title="Outcomes of verifications">
      <Text c="dimmed">
        What the sources answered, by source and state. A verification that a person decided later counts as
        the source left it.
      </Text>
      {/* Nothing is covered while verifications stand under no source yet. */}
      {(!isWhole || isNamed) && (
        <AggregationLine
          aggregation={events}
          one="verification"
          covers={logCovers(events.result?.sum.first)}
        />
      )}
      {!isNamed && <AggregationLine aggregation={licenses} one="license" />}
      <ReadError query={types} title="The sources could not be read" />
      <AggregationBody aggregation={events}>
        <KeyFigures
          label="Verifications of the period"
          figures={[
            {
              name: 'Verifications',
              words: found ? formatNumber(all) : '–',
              link: all && isWhole ? logLink({ from, to: today }, verified) : undefined,
            },
            {
              name: outcomeWords('Failed'),
              words: found ? `${formatNumber(counts.Failed)}, ${formatPercent(counts.Failed, all)}` : '–',
              link: counts.Failed ? withRows(search, '*|Failed') : undefined,
            },
            {
              name: outcomeWords('NeedsReview'),
              words: found
                ? `${formatNumber(counts.NeedsReview)}, ${formatPercent(counts.NeedsReview, all)}`
                : '–',
              link: counts.NeedsReview ? withRows(search, '*|NeedsReview') : undefined,
            },
          ]}
        />
        <Picture
          label="Failures and reviews of the sources with the most failures"
          kind="lying"
          unit="Verifications"
          series={[
            { name: outcomeWords('Failed'), tone: 'bad' },
            { name: outcomeWords('NeedsReview'), tone: 'warn' },
          ]}
          points={charted.map(({ source, state, counts }) => ({
            label: [source, state].filter(Boolean).join(', '),
            values: [counts.Failed, counts.NeedsReview],
          }))}
          onChoose={(index) => onSearch({ rows: charted[index]?.key })}
        />
        <FigureTable
          label="Verifications by source and state"
          columns={columnsFor(search)}
          rows={rows}
          rowKey={({ key }) => key}
          current={row?.key}
        />
        {row && opened && (
          <Rows
            key={opened}
            row={row}
            outcome={outcome}
            search={search}
            from={from}
            today={today}
            isWhole={isWhole}
          />
        )}
      </AggregationBody>
    </Section>
  );
}

interface RowsProps {
  row: SourceRow;
  outcome: Outcome | undefined;
  search: InsightsSearch;
  from: string;
  today: string;
  /** All verifications of the time are read: the log has as many. */
  isWhole: boolean;
}

/** The licenses that were verified at a source. Each leads to its verifications in the event log. */
function Rows({ row, outcome, search, from, today, isWhole }: RowsProps) {
  const wanted = ({ counts }: SourceRow['licenses'][number]) => (outcome ? counts[outcome] : allOf(counts));
  const licenses = row.licenses
    .filter((license) => wanted(license) > 0)
    .toSorted((one, other) => wanted(other) - wanted(one));
  const verifications = licenses.reduce((sum, license) => sum + wanted(license), 0);
  return (
    <Opened
      title={[row.source, row.state, outcome && outcomeWords(outcome).toLowerCase()]
        .filter(Boolean)
        .join(', ')}
      one="license"
      closed={withRows(search)}
      rows={licenses.map((license) => ({
        key: license.id,
        name: license.fact
          ? `${license.fact.name}: ${[license.fact.type && spellOut(license.fact.type), license.fact.number].filter(Boolean).join(' ')}`
          : 'A license that is gone',
        link: isWhole ? logLink({ from, to: today }, verified, license.id) : undefined,
        about: '',
        end: `${count(wanted(license), 'verification')}${outcome ? '' : endings(license.counts)}`,
      }))}
    >
      {count(verifications, 'verification')}. Each license leads to its own in the event log
      {isWhole ? '' : ', once all are read'}.
    </Opened>
  );
}

function endings(counts: SourceRow['counts']): string {
  const shown = outcomes.filter((outcome) => counts[outcome] > 0);
  return `: ${shown.map((outcome) => `${formatNumber(counts[outcome])} ${outcomeWords(outcome).toLowerCase()}`).join(', ')}`;
}
