import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { formatDateTime, formatMonth } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { decisionKinds, kindNames } from '@/features/decisions/decisions';
import { eventRecords } from '@/features/events/records';
import { actorOf, eventSentence } from '@/features/events/words';
import { useUserName } from '@/features/users/user-name';
import { Section } from '@/ui/layout';
import { withRows, type InsightsSearch, type SectionProps } from '../-address';
import {
  drilldownOf,
  decisionsOf,
  decisionsSince,
  others,
  peopleOf,
  timesOf,
  type Drilldown,
  type PersonRow,
  type TimeRow,
} from './decisions';
import { FigureTable, KeyFigures, type FigureColumn } from '../-figure-table';
import { logCovers } from '../-log';
import { Opened } from '../-opened';
import { stretchesOf } from '../-periods';
import { Picture } from '../-picture';
import type { Tone } from '../-picture-data';
import { useAggregation } from '../-aggregate';
import { AggregationBody, AggregationLine } from '../-aggregation-line';

/** So many people have a series of their own; the others are one. */
const tones: Tone[] = ['main', 'plain', 'warn', 'cool', 'good'];

const aDay = (all: number, days: number) => (days === 0 ? undefined : Number((all / days).toFixed(1)));

const aDayWords = ({ all, days }: { all: number; days: number }) => String(aDay(all, days) ?? '–');

function personColumns(search: InsightsSearch, nameOf: NameOf): FigureColumn<PersonRow>[] {
  return [
    { header: 'Person', value: ({ who }) => who, words: ({ who }) => nameOf(who) },
    {
      header: 'Decisions',
      value: ({ all }) => all,
      link: ({ who }) => withRows(search, who),
      isNumber: true,
    },
    ...kindNames.map((kind): FigureColumn<PersonRow> => ({
      header: decisionKinds[kind],
      value: ({ byKind }) => byKind[kind] ?? 0,
      link: ({ who }) => withRows(search, `${who}|${kind}`),
      isNumber: true,
    })),
    {
      header: 'Days with decisions',
      value: ({ days }) => days,
      link: ({ who }) => withRows(search, who),
      isNumber: true,
    },
    {
      header: 'A day',
      value: ({ all, days }) => aDay(all, days),
      words: aDayWords,
      link: ({ who }) => withRows(search, who),
      isNumber: true,
    },
  ];
}

const timeColumns = (
  search: InsightsSearch,
  people: readonly string[],
  hasOthers: boolean,
  nameOf: NameOf,
): FigureColumn<TimeRow>[] => [
  { header: 'Time', value: ({ stretch }) => stretch.label },
  {
    header: 'Decisions',
    value: ({ all }) => all,
    link: ({ stretch }) => withRows(search, `||${stretch.key}`),
    isNumber: true,
  },
  {
    header: 'A day',
    value: ({ all, days }) => aDay(all, days),
    words: aDayWords,
    link: ({ stretch }) => withRows(search, `||${stretch.key}`),
    isNumber: true,
  },
  ...people.map((who, index): FigureColumn<TimeRow> => ({
    header: nameOf(who),
    inFile: who,
    value: ({ by }) => by[index] ?? 0,
    link: ({ stretch }) => withRows(search, `${who}||${stretch.key}`),
    isNumber: true,
  })),
  ...(hasOthers
    ? [
        {
          header: 'Others',
          value: (row: TimeRow) => row.others,
          link: ({ stretch }: TimeRow) => withRows(search, `${others}||${stretch.key}`),
          isNumber: true,
        },
      ]
    : []),
];

/** What somebody is called, by the address of the event log. */
type NameOf = (who: string) => string;

/** The names of those who decided; two of the same name are told apart by their addresses. */
function useNames(people: readonly PersonRow[]): NameOf {
  const nameOf = useUserName();
  const names = people.map(({ who }) => nameOf(who));
  return (who) => {
    const name = nameOf(who);
    return names.filter((one) => one === name).length > 1 ? who : name;
  };
}

/** How much is decided a day, and by whom, as far as the event log tells. */
export function DecisionsSection({ search, period, today }: SectionProps) {
  const stretches = useMemo(() => stretchesOf(period, today), [period, today]);
  const from = stretches[0]?.from ?? today;
  const aggregation = useAggregation(decisionsSince(from));
  const { result } = aggregation;
  const people = useMemo(() => (result ? peopleOf(result.sum) : []), [result]);
  const charted = people.slice(0, tones.length).map(({ who }) => who);
  const hasOthers = people.length > charted.length;
  const times = useMemo(
    () =>
      result
        ? timesOf(
            result.sum,
            stretches,
            people.slice(0, tones.length).map(({ who }) => who),
          )
        : [],
    [result, stretches, people],
  );
  const nameOf = useNames(people);
  const all = people.reduce((sum, person) => sum + person.all, 0);
  const days = times.reduce((sum, row) => sum + row.days, 0);
  const decided = all ? withRows(search, '||') : undefined;
  const [first] = people;
  const { rows } = search;
  return (
    <Section title="Decisions a day">
      <Text c="dimmed">
        Reviews resolved, matches accepted or rejected, alerts dismissed and requests completed, by what the
        event log says. A day counts where somebody decided something on it.
      </Text>
      <AggregationLine aggregation={aggregation} one="event" covers={logCovers(result?.sum.first)} />
      <AggregationBody aggregation={aggregation}>
        <KeyFigures
          label="Decisions of the period"
          figures={[
            { name: 'Decisions', words: formatNumber(all), link: decided },
            { name: 'A day', words: aDayWords({ all, days }), link: decided },
            {
              name: 'Most decisions',
              words: first ? `${nameOf(first.who)}, ${formatNumber(first.all)}` : '–',
              link: first && withRows(search, first.who),
            },
          ]}
        />
        <Picture
          label={`Decisions by ${period <= 3 ? 'week' : 'month'} and person`}
          kind="stacked"
          unit="Decisions"
          series={[
            ...charted.map((who, index) => ({ name: nameOf(who), tone: tones[index] ?? ('plain' as const) })),
            ...(hasOthers ? [{ name: 'Others', tone: 'plain' as const }] : []),
          ]}
          points={times.map(({ stretch, by, others: rest }) => ({
            label: period <= 3 ? stretch.label.replace('Week of ', '') : formatMonth(stretch.from),
            values: hasOthers ? [...by, rest] : by,
          }))}
        />
        <FigureTable
          label="Decisions by person"
          columns={personColumns(search, nameOf)}
          rows={people}
          rowKey={({ who }) => who}
          current={rows?.split('|')[0]}
        />
        <FigureTable
          label={`Decisions by ${period <= 3 ? 'week' : 'month'}`}
          columns={timeColumns(search, charted, hasOthers, nameOf)}
          rows={times}
          rowKey={({ stretch }) => stretch.key}
          current={rows?.split('|')[2]}
        />
        {rows && (
          <Rows
            key={rows}
            drilldown={drilldownOf(rows, stretches, charted)}
            from={from}
            today={today}
            last={result?.sum.last}
            oldest={result?.isComplete || aggregation.isReading ? undefined : result?.sum.oldest}
            search={search}
            nameOf={nameOf}
          />
        )}
      </AggregationBody>
    </Section>
  );
}

interface RowsProps {
  drilldown: Drilldown;
  from: string;
  today: string;
  last: string | undefined;
  /** The oldest entry that was read, where the reading was stopped. */
  oldest: string | undefined;
  search: InsightsSearch;
  nameOf: NameOf;
}

function Rows({ drilldown, from, today, last, oldest, search, nameOf }: RowsProps) {
  const aggregation = useAggregation(decisionsOf(drilldown, { from, to: today }, { last, oldest }));
  const { who, kind, stretch } = drilldown;
  return (
    <Opened
      title={[
        who === others ? 'Others' : who ? nameOf(who) : 'Everybody',
        kind && decisionKinds[kind].toLowerCase(),
        stretch?.label,
      ]
        .filter(Boolean)
        .join(', ')}
      one="decision"
      closed={withRows(search)}
      rows={(aggregation.result?.sum ?? []).map((entry, index) => ({
        key: entry.id ?? String(index),
        name: eventSentence(entry),
        link: eventRecords(entry)[0]?.link,
        about: who && who !== others ? '' : nameOf(actorOf(entry) ?? ''),
        end: formatDateTime(entry.timestamp),
      }))}
      more={
        aggregation.result?.isComplete && !aggregation.error ? undefined : (
          <AggregationLine aggregation={aggregation} one="event" />
        )
      }
    >
      The newest come first.
    </Opened>
  );
}
