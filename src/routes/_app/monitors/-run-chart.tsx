import { Group, Text } from '@mantine/core';
import { addDays, formatDate } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { BarAxis } from '@/ui/bar-axis';
import classes from './-runs.module.css';

interface RunsProps {
  /** By day, the first of them `from`. */
  runs: readonly number[];
  from: string;
  day: string;
  onChoose: (day: string) => void;
}

/** Runs per day as bars; the same numbers stand in the calendar below, which is what the keyboard reaches. */
export function RunChart({ runs, from, day, onChoose }: RunsProps) {
  const most = Math.max(1, ...runs);
  const total = runs.reduce((sum, amount) => sum + amount, 0);
  const busiest = runs.indexOf(most);
  return (
    <figure>
      <Text component="figcaption" mb="sm">
        <b>{count(total, 'run')}</b> in the next {formatNumber(runs.length - 1)} days
        {total > 0 && (
          <span className="mute">
            , at most {formatNumber(most)} on a day ({formatDate(addDays(from, busiest))})
          </span>
        )}
      </Text>
      <div className={classes.plot} aria-hidden="true">
        <BarAxis top={count(most, 'run')} />
        <div className={classes.bars}>
          {runs.map((amount, index) => {
            const date = addDays(from, index) ?? from;
            return (
              // The calendar offers the same to the keyboard.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              <div
                key={date}
                className={classes.bar}
                data-chosen={date === day || undefined}
                title={`${formatDate(date)}: ${count(amount, 'run')}`}
                onClick={() => onChoose(date)}
              >
                <span style={{ height: `${(100 * amount) / most}%` }} />
              </div>
            );
          })}
        </div>
      </div>
      <Group justify="space-between" c="dimmed" fz="xs" mt={4} aria-hidden="true">
        <span>Today</span>
        <span>{formatDate(addDays(from, runs.length - 1))}</span>
      </Group>
    </figure>
  );
}
