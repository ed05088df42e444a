import { Box, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Expirable, expirableWords, nextStepOf, screenOf } from '@/domain/expirables';
import { askedWords, type ExpirableKind, kindWords } from '@/domain/expirable-kinds';
import { ComingDays } from '@/features/calendar/coming-days';
import { CalendarAndDay, DayList } from '@/features/calendar/day-list';
import { ExportButton, type ShownEvent } from '@/features/calendar/export-button';
import { drawnMonth, type Mark, MonthCalendar } from '@/features/calendar/month-calendar';
import { countByKind, stateOf } from '@/features/expirables/rows';
import { formatDate, formatMonth, localDay } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { RecordRow } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import { NextStep, useAskedWords } from './-next-step';

interface ExpirableCalendarProps {
  /** What the filters mean. */
  rows: readonly Expirable[];
  /** More of them are still being read. */
  isPartial: boolean;
  /** The open day, `YYYY-MM-DD`; without one the calendar opens where something lies. */
  day: string | undefined;
  onDay: (day: string) => void;
}

/** Kinds in the room of a day; in full they stand in its list and below the month. */
const shortKinds: Readonly<Record<ExpirableKind, string>> = {
  License: 'Lic.',
  Cds: 'CDS',
  Dea: 'DEA',
  BoardCertification: 'Board',
  Malpractice: 'Ins.',
  LifeSupport: 'Life',
  Certificate: 'Cert.',
  Attestation: 'Att.',
  FacilityLicense: 'Fac.',
  Accreditation: 'Accr.',
  Clia: 'CLIA',
};

const kindsOfDay = 2;

/** How much of each kind lies on a day: of the two most frequent kinds, and of the others together. */
function marksOf(rows: readonly Expirable[]): Mark[] {
  const counts = countByKind(rows);
  const rest = counts.slice(kindsOfDay).reduce((sum, [, amount]) => sum + amount, 0);
  const named = counts.slice(0, kindsOfDay).map(([kind, amount]) => ({ amount, icon: shortKinds[kind] }));
  return [...named, { amount: rest, icon: 'Other' }].map(({ amount, icon }) => ({
    amount,
    icon: (
      <Text span size="xs" c="dimmed">
        {icon}
      </Text>
    ),
  }));
}

/** How many of each kind: `DEA registration 7, License 1`. */
const byKind = (rows: readonly Expirable[]): string =>
  countByKind(rows)
    .map(([kind, amount]) => `${kindWords[kind]} ${formatNumber(amount)}`)
    .join(', ');

function groupedByDay(rows: readonly Expirable[]): Map<string, Expirable[]> {
  const byDay = new Map<string, Expirable[]>();
  for (const row of rows) {
    const ofDay = byDay.get(row.until);
    if (ofDay) ofDay.push(row);
    else byDay.set(row.until, [row]);
  }
  return byDay;
}

const words = (amount: number) => (amount === 0 ? 'nothing' : count(amount, 'expirable'));

/** What expires on each day of a month, the list of the open day, and the month as a file for other calendars. */
export function ExpirableCalendar({ rows, isPartial, day: asked, onDay }: ExpirableCalendarProps) {
  const day = useMemo(() => asked ?? dayToOpen(rows), [asked, rows]);
  const byDay = useMemo(() => groupedByDay(rows), [rows]);
  const month = drawnMonth(day);
  const inMonth = rows.filter(({ until }) => until.startsWith(month));
  const ofDay = byDay.get(day) ?? [];
  const soFar = isPartial ? ' so far' : '';
  const wordsOf = (date: string) => `${words(byDay.get(date)?.length ?? 0)}${soFar}`;
  return (
    <Box px="var(--page-x)" pb="xl">
      <Group justify="flex-end" pb="sm">
        <ExportButton name={`Expirables ${formatMonth(month)}${soFar}`} events={inMonth.map(eventOf)} />
      </Group>
      <CalendarAndDay
        calendar={
          <MonthCalendar
            day={day}
            words={wordsOf}
            marks={(date) => marksOf(byDay.get(date) ?? [])}
            onChoose={onDay}
            below={
              inMonth.length > 0 && (
                <Text c="dimmed" size="xs">
                  {formatMonth(month)}: {words(inMonth.length)}
                  {soFar}. {byKind(inMonth)}.
                </Text>
              )
            }
          />
        }
      >
        <DayList
          key={day}
          title={`${formatDate(day)}: ${wordsOf(day)}`}
          coming={
            ofDay.length === 0 && (
              <ComingDays day={day} days={byDay.keys()} words={wordsOf} onChoose={onDay} />
            )
          }
          rows={ofDay.map((row) => (
            <RecordRow
              key={row.key}
              end={<span className="mute">{kindWords[row.kind]}</span>}
              below={<WhatIsDone row={row} />}
            >
              <Link {...linkOf(row)}>
                <Verbatim>{row.owner.name}</Verbatim>
              </Link>{' '}
              <span className="mute">{[row.what, stateOf(row)].filter(Boolean).join(', ')}</span>
            </RecordRow>
          ))}
        >
          {ofDay.length > 1 && `${byKind(ofDay)}.`}
          {ofDay.length === 0 &&
            (isPartial
              ? 'Nothing that was read so far expires on this day.'
              : 'Nothing expires on this day.')}
        </DayList>
      </CalendarAndDay>
    </Box>
  );
}

/**
 * The day that opens where none is asked for: today, where the month that is drawn then has rows; else the first day after it that
 * has some, or the last one before. `rows` are in the order of their days.
 */
function dayToOpen(rows: readonly Expirable[]): string {
  const today = localDay();
  const month = drawnMonth(today);
  if (rows.some(({ until }) => until.startsWith(month))) return today;
  return (rows.find(({ until }) => until >= today) ?? rows.at(-1))?.until ?? today;
}

/** The next step of an expirable, and what came of asking about it. */
function WhatIsDone({ row }: { row: Expirable }) {
  return (
    <Group gap="md">
      <NextStep row={row} />
      <span className="mute">{useAskedWords(row) ?? askedWords.no}</span>
    </Group>
  );
}

const linkOf = (row: Expirable) => {
  const { to, params, search = {}, hash = '' } = screenOf(row);
  return { to, params, search, ...(hash && { hash }) };
};

/** An expirable as other calendars take it; what takes its place is another record. */
function eventOf(row: Expirable): ShownEvent {
  const { kind, id, owner, until } = row;
  const step = nextStepOf(row);
  return {
    uid: `expirable-${kind}-${id}`,
    day: until,
    title: `${kindWords[kind]} expires: ${owner.name}`,
    text: [`${expirableWords(row)}.`, step && `${step.label}.`].filter(Boolean).join(' '),
    page: linkOf(row),
  };
}
