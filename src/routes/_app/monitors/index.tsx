import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { MonitorDialog } from '@/features/monitors/dialog';
import { largestPage } from '@/api/query';
import { useWriteBlocked } from '@/api/permissions';
import type { Monitor } from '@/api/models';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import type { RowLink } from '@/table/use-row-link';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { entityPage, entityRef } from '@/features/entity/entity';
import { MonitorTasks } from '@/features/monitors/tasks';
import { asDataset, asLicense } from '@/features/monitors/words';
import { useMonitorActions } from '@/features/monitors/use-monitor-actions';
import { monitorColumns } from './-columns';
import { monitorId, monitorList, monitorQueryOptions, monitorQueryPages } from './-list';
import { MonitorTabs } from './-tabs';

export const Route = createFileRoute('/_app/monitors/')({
  validateSearch: monitorList.validateSearch,
  loaderDeps: ({ search }) => monitorList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(monitorQueryOptions(deps)), cause),
  component: Monitors,
});

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
  const { params } = useListSearch(monitorList);
  const query = monitorQueryOptions(params);
  const blocked = useWriteBlocked('Monitors');
  const { rowActions, task, close } = useMonitorActions();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <PageHeader
        title="Monitors"
        subtitle={<ListCount list={monitorList} query={query} />}
        actions={
          <Button blocked={blocked} onClick={() => setCreating(true)}>
            New monitor
          </Button>
        }
      />
      <MonitorTabs current="/monitors" />
      <DataTable
        list={monitorList}
        columns={monitorColumns}
        query={query}
        fetchPage={monitorQueryPages(params, largestPage)}
        rowId={monitorId}
        rowLink={watchedPage}
        rowActions={rowActions}
        empty={{
          title: 'Nothing is monitored',
          text: 'A monitor looks at a license, an exclusion list or a database again and again, and what it finds comes by itself as a match or an alert.',
        }}
      />
      <MonitorTasks task={task} onClose={close} />
      {creating && <MonitorDialog onClose={() => setCreating(false)} />}
    </>
  );
}
