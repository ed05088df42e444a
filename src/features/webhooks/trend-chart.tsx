import { formatDate, formatTimeOfDay, localDay } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { shareWords, type Trend, type TrendBar } from './trend';
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
      <section className={classes.trend} aria-label="Failures over time">
        <p className={classes.quiet}>Nothing to count: the log has no attempts of {time} here.</p>
      </section>
    );
  }
  const most = Math.max(1, ...bars.map((bar) => bar.attempts));
  return (
    <section className={classes.trend} aria-label="Failures over time">
      <div className={classes.trendWords}>
        <p>
          <b data-failing={failed > 0 || undefined}>{shareWords(failed, attempts)} failed</b>
          <span>
            {formatNumber(failed)} of {count(attempts, 'attempt')}
          </span>
        </p>
        <p className={classes.quiet}>
          Computed by this console from the log of {time}
          {partial && `, its newest ${formatNumber(attempts)} attempts`}. All statuses count.
        </p>
      </div>
      <ol className={classes.bars}>
        {bars.map((bar) => (
          <li key={bar.start} title={barWords(bar, step)}>
            <span className="visually-hidden">{barWords(bar, step)}</span>
            <i aria-hidden="true" style={{ height: `${((bar.attempts - bar.failed) / most) * 100}%` }} />
            <i aria-hidden="true" data-failed style={{ height: `${(bar.failed / most) * 100}%` }} />
          </li>
        ))}
      </ol>
      <p className={classes.legend} aria-hidden="true">
        <span data-failed>failed</span>
        <span>others</span>
      </p>
    </section>
  );
}

function barWords({ start, attempts, failed }: TrendBar, step: number): string {
  const day = formatDate(localDay(start));
  const time =
    step < 86_400_000 ? `${day}, ${formatTimeOfDay(start)}` : `from ${day}, ${formatTimeOfDay(start)}`;
  return `${time}: ${formatNumber(failed)} of ${count(attempts, 'attempt')} failed`;
}
