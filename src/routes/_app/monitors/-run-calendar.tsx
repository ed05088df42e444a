import { Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { addDays, formatDate, formatMonth } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { ActionIcon } from '@/ui/button';
import { Section } from '@/ui/parts';
import classes from './-runs.module.css';

interface RunCalendarProps {
  runs: readonly number[];
  from: string;
  day: string;
  onChoose: (day: string) => void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayMs = 86_400_000;

/** The days of the month in weeks that begin on Monday; undefined where a week reaches into another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, at) => {
    const date = at - before + 1;
    return date < 1 || date > length ? undefined : `${month}-${String(date).padStart(2, '0')}`;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** A month with how many monitors run on each day. Arrow keys go from day to day. */
export function RunCalendar({ runs, from, day, onChoose }: RunCalendarProps) {
  const table = useRef<HTMLTableElement>(null);
  const month = day.slice(0, 7);
  const last = addDays(from, runs.length - 1) ?? from;
  const amountOf = (date: string) => runs[Math.round((Date.parse(date) - Date.parse(from)) / dayMs)];
  const within = (date: string) => (date < from ? from : date > last ? last : date);

  const go = (date: string | undefined) => {
    if (!date) return;
    const next = within(date);
    onChoose(next);
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, PageUp: -28, PageDown: 28 }[
      event.key
    ];
    if (!days) return;
    event.preventDefault();
    go(addDays(day, days));
  };
  const [year = 0, number = 1] = month.split('-').map(Number);
  const neighbour = (by: number) => {
    const at = new Date(Date.UTC(year, number - 1 + by, 1));
    return at.toISOString().slice(0, 10);
  };
  return (
    <Section
      title={formatMonth(month)}
      actions={
        <Group gap="sm">
          <ActionIcon
            aria-label="Earlier month"
            variant="default"
            disabled={month <= from.slice(0, 7)}
            onClick={() => onChoose(within(neighbour(-1)))}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label="Later month"
            variant="default"
            disabled={month >= last.slice(0, 7)}
            onClick={() => onChoose(within(neighbour(1)))}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </Group>
      }
    >
      <table ref={table} className={classes.calendar}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <Text key={name} component="th" scope="col" size="xs" c="dimmed">
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <span className="visually-hidden">{name}</span>
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, column) => (
                <td key={column}>
                  {date && (
                    <UnstyledButton
                      fz="sm"
                      data-day={date}
                      className={classes.day}
                      tabIndex={date === day ? 0 : -1}
                      aria-pressed={date === day}
                      aria-label={`${formatDate(date)}, ${amountOf(date) === undefined ? 'not counted' : count(amountOf(date) ?? 0, 'run')}`}
                      disabled={date < from || date > last}
                      onClick={() => onChoose(date)}
                      onKeyDown={onKeyDown}
                    >
                      <Text size="xs" c="dimmed">
                        {Number(date.slice(8))}
                      </Text>
                      {amountOf(date) ? <b>{formatNumber(amountOf(date) ?? 0)}</b> : null}
                    </UnstyledButton>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
