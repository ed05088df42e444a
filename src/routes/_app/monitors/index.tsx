import { createFileRoute } from '@tanstack/react-router';
import { MonitorDialog } from '@/features/monitors/dialog';
import { createMonitor } from '@/api/operations.gen';
import type { Monitor } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import type { RowLink } from '@/table/list/use-row-link';
import { openDialog } from '@/ui/open-dialog';
import { entityPage, entityRef } from '@/features/entity/entity';
import { asDataset, asLicense } from '@/features/monitors/words';
import { useMonitorActions } from '@/features/monitors/use-monitor-actions';
import { monitorColumns } from './-columns';
import { monitorId, monitorList } from './-list';
import { MonitorTabs } from './-tabs';

export const Route = createFileRoute('/_app/monitors/')({ ...listRoute(monitorList), component: Monitors });

/** What a monitor watches: its license, else the latest scan, else the page of whom it is about. */
function watchedPage(monitor: Monitor): RowLink {
  const { providerId = '' } = monitor;
  const licenseId = asLicense(monitor)?.licenseId;
  if (licenseId)
    return { to: '/providers/$providerId/licenses/$licenseId', params: { providerId, licenseId } };
  const scanId = asDataset(monitor)?.lastVerification?.id;
  return scanId
    ? { to: '/scans/$scanId', params: { scanId } }
    : entityPage(entityRef(monitor) ?? { providerId });
}

/** Everything that is watched again and again. */
function Monitors() {
  const { rowActions } = useMonitorActions();
  return (
    <ListPage
      title="Monitors"
      listed={useList(monitorList)}
      columns={monitorColumns}
      rowId={monitorId}
      rowLink={watchedPage}
      rowActions={rowActions}
      create={{ label: 'New monitor', needs: createMonitor, run: () => openDialog(() => MonitorDialog) }}
      above={<MonitorTabs current="/monitors" />}
      empty={{
        title: 'Nothing is monitored',
        text: 'A monitor looks at a license, an exclusion list or a database again and again, and what it finds comes by itself as a match or an alert.',
      }}
    />
  );
}
