import type { ReactNode } from 'react';
import type { Monitor } from '@/api/models';
import { formatDate, localDayOf, timeOfDay } from '@/lib/dates';
import { count, spellOut } from '@/lib/words';
import { RecordRow } from '@/ui/layout';
import { DayList } from '@/features/calendar/day-list';
import { EntityLink } from '@/features/entity/name';
import { MonitoredName, Watched } from '@/features/monitors/words';

interface RunsOfDayProps {
  monitors: readonly Monitor[];
  day: string;
  today: string;
  /** How many run on the day, those that run again on it among them. */
  all: number;
  /** What comes after a day on which none runs. */
  coming: ReactNode;
}

/** The monitors whose next run falls on a day; how many run again on it is a number only. */
export function RunsOfDay({ monitors, day, today, all, coming }: RunsOfDayProps) {
  const due = monitors.filter(({ nextMonitoringDate }) => {
    const next = localDayOf(nextMonitoringDate);
    return next === day || (day === today && next !== undefined && next < today);
  });
  const again = all - due.length;
  return (
    <DayList
      title={`${formatDate(day)}: ${count(all, 'run')}`}
      coming={all === 0 && coming}
      rows={due.map((monitor, index) => {
        const { nextMonitoringDate, monitoringInterval } = monitor;
        const time = timeOfDay(nextMonitoringDate);
        return (
          <RecordRow
            key={monitor.id ?? index}
            end={
              <span className="mute">
                {spellOut(monitoringInterval).toLowerCase()}
                {time && `, ${time}`}
              </span>
            }
          >
            <EntityLink entity={monitor}>
              <MonitoredName monitor={monitor} />
            </EntityLink>{' '}
            <span className="mute">
              <Watched monitor={monitor} />
            </span>
          </RecordRow>
        );
      })}
    >
      {all === 0
        ? 'No monitor runs on this day.'
        : again > 0 && `${count(again, 'run')} of monitors that run before that day, too.`}
    </DayList>
  );
}
