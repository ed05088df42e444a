import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MonitorDialog } from '@/features/monitors/dialog';
import { listMonitorsAllOptions } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { DateTimeText } from '@/ui/text';
import { MonitorTasks } from '@/features/monitors/tasks';
import { useMonitorActions } from '@/features/monitors/use-monitor-actions';
import classes from './-license.module.css';

/** The monitor of a license, as the service knows it: there is at most one. */
export function useLicenseMonitor(licenseId: string) {
  const query = useQuery(listMonitorsAllOptions({ type: 'License', licenseIds: [licenseId] }));
  return { ...query, monitor: query.data?.[0] };
}

interface LicenseMonitorProps {
  providerId: string;
  licenseId: string;
  watched: ReturnType<typeof useLicenseMonitor>;
}

/** How often a license is looked up by itself, and the way to change, run or stop that. */
export function LicenseMonitor({ providerId, licenseId, watched }: LicenseMonitorProps) {
  const { monitor, isPending, error, refetch } = watched;
  const blocked = useWriteBlocked('Monitors');
  const { runNow, setTask, task, close } = useMonitorActions();
  const [creating, setCreating] = useState(false);
  const known = monitor && { ...monitor, id: monitor.id ?? '' };
  return (
    <section aria-labelledby="monitor-heading">
      <h2 id="monitor-heading">Monitor</h2>
      {error && !watched.data && (
        <InlineError error={error} title="The monitor could not be read" onRetry={() => void refetch()} />
      )}
      {isPending && <p className={classes.small}>Loading the monitor</p>}
      {known && (
        <dl className={classes.side}>
          <div>
            <dt>Interval</dt>
            <dd>{spellOut(known.monitoringInterval)}</dd>
          </div>
          <div>
            <dt>Next run</dt>
            <dd>
              <DateTimeText value={known.nextMonitoringDate} />
            </dd>
          </div>
          <div>
            <dt>Last run</dt>
            <dd>
              <DateTimeText value={known.lastMonitoringDate} />
            </dd>
          </div>
        </dl>
      )}
      {watched.data && !known && (
        <p className={classes.small}>
          This license is not monitored: it is looked up when somebody asks, and around its expiry.
        </p>
      )}
      <div className={classes.monitorActs}>
        {known ? (
          <>
            <Button size="xs" variant="default" blocked={blocked} onClick={() => void runNow(known)}>
              Run now
            </Button>
            <Button
              size="xs"
              variant="default"
              blocked={blocked}
              onClick={() => setTask({ kind: 'change', monitor: known })}
            >
              Change
            </Button>
            <Button
              size="xs"
              variant="subtle"
              blocked={blocked}
              onClick={() => setTask({ kind: 'stop', monitor: known })}
            >
              Stop
            </Button>
          </>
        ) : (
          watched.data && (
            <Button size="xs" variant="default" blocked={blocked} onClick={() => setCreating(true)}>
              Monitor this license
            </Button>
          )
        )}
      </div>
      <MonitorTasks task={task} onClose={close} />
      {creating && <MonitorDialog about={{ providerId, licenseId }} onClose={() => setCreating(false)} />}
    </section>
  );
}
