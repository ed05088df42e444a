import { useQuery, useQueryClient } from '@tanstack/react-query';
import { everyMinute } from '@/lib/every-minute';
import { aggregateSanctionsMonitoringOptions } from '@/api/operations.gen';
import { useTabCount } from '@/table/list/use-tab-count';
import { usePageIdle } from '@/ui/page-idle';
import { LinkTabs } from '@/ui/page';
import { monitorList } from './-list';

const tabs = [
  { to: '/monitors', label: 'All monitors' },
  { to: '/monitors/coverage', label: 'Coverage by provider' },
  { to: '/monitors/calendar', label: 'Coming runs' },
  { to: '/monitors/proof', label: 'Proof' },
] as const;

/** The ways to look at what is watched, and the proof of a month. */
export function MonitorTabs({ current }: { current: (typeof tabs)[number]['to'] }) {
  const whenIdle = { ...everyMinute, retry: false, enabled: usePageIdle() };
  const monitors = useTabCount(monitorList.rows(monitorList.toParams({}), useQueryClient()).query, {
    isOpen: current === '/monitors',
  });
  const { data } = useQuery({ ...aggregateSanctionsMonitoringOptions(), ...whenIdle });
  const { notMonitored = 0, partiallyMonitored = 0, fullyMonitored = 0 } = data ?? {};
  const counts: Record<string, number | undefined> = {
    '/monitors': monitors,
    '/monitors/coverage': data && notMonitored + partiallyMonitored + fullyMonitored,
  };
  return (
    <LinkTabs
      label="Monitoring"
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === current, count: counts[tab.to] }))}
    />
  );
}
