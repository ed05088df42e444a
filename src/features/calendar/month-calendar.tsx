import { Group, Text } from '@mantine/core';
import { Month } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, addMonths, formatDate, formatMonth, localDay } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { ActionIcon } from '@/ui/button';
import { firstDayOfWeek } from '@/ui/first-day-of-week';
import { Section } from '@/ui/layout';
import classes from './calendar.module.css';

/** How much of one kind lies on a day. */
export interface Mark {
  amount: number;
  /** Tells the kinds apart where there are several: a picture, or a word of few letters. */
  icon?: ReactNode;
}

interface MonthCalendarProps {
  /** The day that is open, `YYYY-MM-DD`. `drawnMonth` says which month is drawn. */
  day: string;
  /** The first and the last day that can be opened; without them there is no end. */
  from?: string | undefined;
  to?: string | undefined;
  /** What lies on a day in words: "3 runs". */
  words: (day: string) => string;
  marks: (day: string) => readonly Mark[];
  onChoose: (day: string) => void;
  /** What there is to say about the month as a whole. */
  below?: ReactNode;
}

/** The first day of the month so many months after that of a day; negative is before. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The place of a day in its week, from 0 for the day on which weeks begin. */
const placeInWeek = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() - firstDayOfWeek() + 7) % 7;

/**
 * The first and the last day that are drawn of a month, `YYYY-MM`: whole weeks, so that on the last days of a month what comes
 * next is there too.
 */
export function drawnDays(month: string): { first: string; last: string } {
  const start = `${month}-01`;
  const end = addDays(monthAfter(start, 1), -1) ?? start;
  return {
    first: addDays(start, -placeInWeek(start)) ?? start,
    last: addDays(end, 6 - placeInWeek(end)) ?? end,
  };
}

/**
 * The month, `YYYY-MM`, that is drawn for the open day: its own, but the next one from today on where the week of today leads into
 * it. Its weeks have today too, and what comes, where those of the month that ends have what was.
 */
export function drawnMonth(day: string): string {
  const end = addDays(day, 6 - placeInWeek(day)) ?? day;
  const today = localDay();
  return (addDays(day, -placeInWeek(day)) ?? day) <= today && today <= day
    ? end.slice(0, 7)
    : day.slice(0, 7);
}

/**
 * The day that a key leads to from another one, as the grid of a date picker has it (WAI-ARIA Authoring Practices): the days
 * beside it and in the weeks beside, the first and the last one of its week, and the same one of the months beside, or the last
 * one of a shorter month. Undefined for any other key.
 */
export function dayByKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -placeInWeek(day));
    case 'End':
      return addDays(day, 6 - placeInWeek(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

/** A day's number, with its month where that is another one, and what lies on it. */
function drawDay(day: string, isOutside: boolean, marks: readonly Mark[]): ReactNode {
  return (
    <>
      <Text size="xs" c="dimmed">
        {isOutside ? formatDate(day).replace(/,.*/, '') : Number(day.slice(8))}
      </Text>
      {marks.map(
        ({ amount, icon }, index) =>
          amount > 0 && (
            <Group key={index} gap={2} wrap="nowrap" fw={600}>
              {icon}
              {formatNumber(amount)}
            </Group>
          ),
      )}
    </>
  );
}

/** Pixels of a day with its number and two lines, and of each line more. */
const dayHeight = 68;
const lineHeight = 20;

/** The most kinds that a drawn day of a month, `YYYY-MM`, has. */
function mostLines(month: string, marks: MonthCalendarProps['marks']): number {
  const { first, last } = drawnDays(month);
  let most = 0;
  for (let day: string | undefined = first; day !== undefined && day <= last; day = addDays(day, 1))
    most = Math.max(most, marks(day).filter(({ amount }) => amount > 0).length);
  return most;
}

/** A month, in whole weeks, with how much lies on each of its days. Keys go from day to day, also into the months beside. */
export function MonthCalendar({ day, from, to, words, marks, onChoose, below }: MonthCalendarProps) {
  const calendar = useRef<HTMLTableElement>(null);
  const month = drawnMonth(day);
  const lines = mostLines(month, marks);
  const today = localDay();
  const within = (date: string) => (from && date < from ? from : to && date > to ? to : date);

  const choose = (chosen: string) => {
    onChoose(chosen);
    // Another month may be drawn with it, and the button that had the focus is gone.
    requestAnimationFrame(() =>
      calendar.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    choose(within(next));
  };
  const turn = (months: number) => {
    const first = monthAfter(month, months);
    onChoose(within(drawnMonth(today) === first.slice(0, 7) ? today : first));
  };
  return (
    <Section
      title={formatMonth(month)}
      actions={
        <Group gap="sm">
          <ActionIcon
            aria-label="Earlier month"
            variant="default"
            disabled={from !== undefined && month <= drawnMonth(from)}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label="Later month"
            variant="default"
            disabled={to !== undefined && month >= to.slice(0, 7)}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </Group>
      }
    >
      <Month
        ref={calendar}
        month={`${month}-01`}
        {...(from && { minDate: from })}
        {...(to && { maxDate: to })}
        firstDayOfWeek={firstDayOfWeek()}
        weekdayFormat="ddd"
        weekendDays={[]}
        fullWidth
        classNames={{ day: classes.day }}
        getDayAriaLabel={(date) =>
          `${formatDate(date)}, ${within(date) === date ? words(date) : 'not counted'}`
        }
        getDayProps={(date) => ({
          'data-day': date,
          // Days of a month are equally high, so that their numbers and lines stand beside each other.
          style: { minHeight: dayHeight + Math.max(0, lines - 2) * lineHeight },
          'aria-pressed': date === day,
          ...(date === today && { 'aria-current': 'date' as const }),
          selected: date === day,
          onClick: () => choose(date),
          onKeyDown,
        })}
        renderDay={(date) => drawDay(date, !date.startsWith(month), marks(date))}
      />
      {below}
    </Section>
  );
}
