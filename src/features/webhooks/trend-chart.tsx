import { Box, Group, Text } from '@mantine/core';
import { formatDate, formatTimeOfDay, localDay } from '@/lib/dates';
import { formatPercent } from '@/lib/percent';
import { count, formatNumber } from '@/lib/words';
import type { Trend, TrendBar } from './trend';
import { BarAxis } from '@/ui/bar-axis';
import classes from './trend.module.css';

interface TrendChartProps {
  trend: Trend;
  /** What was counted: "the last 24 hours". */
  time: string;
  /** Only the newest attempts were read. */
  partial?: boolean;
}

/** Attempts and failures over time, counted by the console: the service counts nothing. */
export function TrendChart({ trend, time, partial = false }: TrendChartProps) {
  const { bars, attempts, failed, step } = trend;
  if (attempts === 0) {
    return (
      <section aria-label="Failures over time">
        <Text c="dimmed">Nothing to count: the log has no attempts of {time} here.</Text>
      </section>
    );
  }
  const most = Math.max(1, ...bars.map((bar) => bar.attempts));
  return (
    <Group component="section" gap="xl" align="end" aria-label="Failures over time">
      <Box flex="1 1 280px" maw={420}>
        <p>
          <Text span fw={600} mr="sm" c={failed > 0 ? 'red' : undefined}>
            {formatPercent(failed, attempts)} failed
          </Text>
          <span>
            {formatNumber(failed)} of {count(attempts, 'attempt')}
          </span>
        </p>
        <Text c="dimmed">
          Computed by this console from the log of {time}
          {partial && `, its newest ${formatNumber(attempts)} attempts`}. All statuses count.
        </Text>
      </Box>
      <div className={classes.plot}>
        <BarAxis top={count(most, 'attempt')} />
        <ol className={classes.bars}>
          {bars.map((bar) => (
            <li key={bar.start} title={barWords(bar, step)}>
              <span className="visually-hidden">{barWords(bar, step)}</span>
              <i aria-hidden="true" style={{ height: `${((bar.attempts - bar.failed) / most) * 100}%` }} />
              <i aria-hidden="true" data-failed style={{ height: `${(bar.failed / most) * 100}%` }} />
            </li>
          ))}
        </ol>
      </div>
      <Text size="xs" c="dimmed" visibleFrom="sm" aria-hidden>
        <Text span inherit c="red">
          ■
        </Text>{' '}
        failed
        <br />
        <Text span inherit c="var(--bar-mid)">
          ■
        </Text>{' '}
        others
      </Text>
    </Group>
  );
}

function barWords({ start, attempts, failed }: TrendBar, step: number): string {
  const day = formatDate(localDay(start));
  const time =
    step < 86_400_000 ? `${day}, ${formatTimeOfDay(start)}` : `from ${day}, ${formatTimeOfDay(start)}`;
  return `${time}: ${formatNumber(failed)} of ${count(attempts, 'attempt')} failed`;
}
