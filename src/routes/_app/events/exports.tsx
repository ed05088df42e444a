import { createFileRoute } from '@tanstack/react-router';
import { largestPage } from '@/api/query';
import type { EventLogExport } from '@/api/models';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { PageHeader } from '@/ui/page';
import { exportColumns } from './-export-columns';
import { exportList, exportListOptions, exportListPages } from './-export-list';

export const Route = createFileRoute('/_app/events/exports')({
  validateSearch: exportList.validateSearch,
  loaderDeps: ({ search }) => exportList.toParams(search),
  loader: ({ context, deps, cause }) =>
    readBlocked(currentUser(), 'EventLog') === undefined
      ? waitBriefly(context.queryClient.prefetchInfiniteQuery(exportListOptions(deps)), cause)
      : undefined,
  component: Exports,
});

const exportId = ({ id, filePath }: EventLogExport) => id ?? filePath;
const crumbs = [{ label: 'Event log', to: '/events' }];

/** The event log of each day and each month as a file. */
function Exports() {
  const { params } = useListSearch(exportList);
  const query = exportListOptions(params);
  return (
    <>
      <PageHeader
        title="Event log exports"
        subtitle={<ListCount list={exportList} query={query} />}
        crumbs={crumbs}
      />
      <DataTable
        list={exportList}
        columns={exportColumns}
        query={query}
        fetchPage={exportListPages(params, largestPage)}
        rowId={exportId}
        selectable={false}
        empty={{
          title: 'No exports yet',
          text: 'The service writes the event log of each day and each month into a file by itself. They come here, the newest first.',
        }}
      />
    </>
  );
}
