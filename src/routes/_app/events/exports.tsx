import { createFileRoute } from '@tanstack/react-router';
import type { EventLogExport } from '@/api/models';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { exportColumns } from './-export-columns';
import { exportList } from './-export-list';

const route = listRoute(exportList);

export const Route = createFileRoute('/_app/events/exports')({
  ...route,
  loader: (args) => (readBlocked(currentUser(), 'EventLog') === undefined ? route.loader(args) : undefined),
  component: Exports,
});

const exportId = ({ id, filePath }: EventLogExport) => id ?? filePath;
const crumbs = [{ label: 'Event log', to: '/events' }];

/** The event log of each day and each month as a file. */
function Exports() {
  return (
    <ListPage
      title="Event log exports"
      crumbs={crumbs}
      listed={useList(exportList)}
      columns={exportColumns}
      rowId={exportId}
      selectable={false}
      empty={{
        title: 'No exports yet',
        text: 'The service writes the event log of each day and each month into a file by itself. They come here, the newest first.',
      }}
    />
  );
}
