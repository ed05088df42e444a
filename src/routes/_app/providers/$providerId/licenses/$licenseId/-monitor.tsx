import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MonitorDialog } from '@/features/monitors/dialog';
import { createMonitor, deleteMonitor, listMonitorsAllOptions, updateMonitor } from '@/api/operations.gen';
import { spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { openDialog } from '@/ui/open-dialog';
import { Fact, Facts, Section } from '@/ui/layout';
import { InlineError } from '@/ui/states';
import { DateTimeText } from '@/ui/text';
import { changeMonitor, stopMonitor, useMonitorActions } from '@/features/monitors/use-monitor-actions';

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
  const { runNow } = useMonitorActions();
  const known = monitor && { ...monitor, id: monitor.id };
  return (
    <Section title="Monitor">
      {error && !watched.data && (
        <InlineError error={error} title="The monitor could not be read" onRetry={() => void refetch()} />
      )}
      {isPending && <Text c="dimmed">Loading the monitor</Text>}
      {known && (
        <Facts>
          <Fact name="Interval">{spellOut(known.monitoringInterval)}</Fact>
          <Fact name="Next run">
            <DateTimeText value={known.nextMonitoringDate} />
          </Fact>
          <Fact name="Last run">
            <DateTimeText value={known.lastMonitoringDate} />
          </Fact>
        </Facts>
      )}
      {watched.data && !known && (
        <Text c="dimmed">
          This license is not monitored: it is looked up when somebody asks, and around its expiry.
        </Text>
      )}
      <Group gap="sm" mt="xs" className="no-print">
        {known ? (
          <>
            <Button size="xs" variant="default" needs={updateMonitor} onClick={() => void runNow(known)}>
              Run now
            </Button>
            <Button size="xs" variant="default" needs={updateMonitor} onClick={() => changeMonitor(known)}>
              Change
            </Button>
            <Button size="xs" variant="subtle" needs={deleteMonitor} onClick={() => stopMonitor(known)}>
              Stop
            </Button>
          </>
        ) : (
          watched.data && (
            <Button
              size="xs"
              variant="default"
              needs={createMonitor}
              onClick={() => openDialog(() => MonitorDialog, { about: { providerId, licenseId } })}
            >
              Monitor this license
            </Button>
          )
        )}
      </Group>
    </Section>
  );
}
