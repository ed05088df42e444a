import { Text } from '@mantine/core';
import type { Monitor } from '@/api/models';
import { formatDate, formatTimeOfDay, instant } from '@/lib/dates';
import { count, formatNumber, spellOut } from '@/lib/words';
import { RecordList, RecordRow, Section } from '@/ui/parts';
import { dayOf } from './-coming-runs';
import { EntityLink } from '@/features/entity/name';
import { MonitoredName, Watched } from '@/features/monitors/words';

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
    <div aria-live="polite">
      <Section title={`${formatDate(day)}: ${count(all, 'run')}`}>
        <RecordList>
          {due.slice(0, shown).map((monitor, index) => {
            const { nextMonitoringDate, monitoringInterval } = monitor;
            const at = instant(nextMonitoringDate);
            return (
              <RecordRow
                key={monitor.id ?? index}
                end={
                  <span className="mute">
                    {spellOut(monitoringInterval).toLowerCase()}
                    {at !== undefined && `, ${formatTimeOfDay(at)}`}
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
        </RecordList>
        {due.length > shown && <Text c="dimmed">and {formatNumber(due.length - shown)} more</Text>}
        {again > 0 && (
          <Text c="dimmed">{count(again, 'run')} of monitors that run before that day, too.</Text>
        )}
        {all === 0 && <Text c="dimmed">No monitor runs on this day.</Text>}
      </Section>
    </div>
  );
}
