import type { Monitor } from '@/api/models';
import { formatDate, formatTimeOfDay, instant } from '@/lib/dates';
import { count, formatNumber, spellOut } from '@/lib/words';
import { dayOf } from './-coming-runs';
import { EntityLink } from '@/features/entity/name';
import { MonitoredName, Watched } from '@/features/monitors/words';
import classes from '@/ui/watch.module.css';

interface RunsOfDayProps {
  monitors: readonly Monitor[];
  day: string;
  today: string;
  amount: readonly number[];
}

const shown = 25;

/** The monitors whose next run falls on a day; how many run again on it is a number only. */
export function RunsOfDay({ monitors, day, today, amount }: RunsOfDayProps) {
  const due = monitors.filter(({ nextMonitoringDate }) => {
    const next = dayOf(nextMonitoringDate);
    return next === day || (day === today && next !== undefined && next < today);
  });
  const all = amount[Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)] ?? 0;
  const again = all - due.length;
  return (
    <section aria-label="Runs of the day" className={classes.part} aria-live="polite">
      <h2>
        {formatDate(day)}: {count(all, 'run')}
      </h2>
      <ul className={classes.list}>
        {due.slice(0, shown).map((monitor, index) => {
          const { nextMonitoringDate, monitoringInterval } = monitor;
          const at = instant(nextMonitoringDate);
          return (
            <li key={monitor.id ?? index}>
              <span className={classes.grow}>
                <EntityLink entity={monitor}>
                  <MonitoredName monitor={monitor} />
                </EntityLink>{' '}
                <span className={classes.quiet}>
                  <Watched monitor={monitor} />
                </span>
              </span>
              <span className={classes.quiet}>
                {spellOut(monitoringInterval).toLowerCase()}
                {at !== undefined && `, ${formatTimeOfDay(at)}`}
              </span>
            </li>
          );
        })}
      </ul>
      {due.length > shown && <p className={classes.quiet}>and {formatNumber(due.length - shown)} more</p>}
      {again > 0 && (
        <p className={classes.quiet}>{count(again, 'run')} of monitors that run before that day, too.</p>
      )}
      {all === 0 && <p className={classes.quiet}>No monitor runs on this day.</p>}
    </section>
  );
}
