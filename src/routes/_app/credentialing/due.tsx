import { IconClipboardCheck } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { waitBriefly } from '@/lib/loader-wait';
import type { Selection } from '@/table/bulk-selection';
import { DataTable } from '@/table/data-table';
import { ShareCount, useOwnTotal } from '@/table/share-count';
import { useListSearch } from '@/table/use-list-search';
import { PageHeader } from '@/ui/page';
import { BulkRequests } from './-due/bulk-requests';
import { dueColumns } from './-due/columns';
import { dueId, dueList, dueListOptions, duePages } from './-due/list';
import { RequestTabs } from '@/features/credentialing/request-tabs';

export const Route = createFileRoute('/_app/credentialing/due')({
  validateSearch: dueList.validateSearch,
  loaderDeps: ({ search }) => dueList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(dueListOptions(deps)), cause),
  component: Due,
});

const fileOf = ({ id }: ProviderDueForRecredentialing) => ({
  to: '/providers/$providerId',
  params: { providerId: id ?? '' },
  search: { tab: 'credentialing' },
});

/** Who has to be credentialed anew, and whether a request for it is under way. */
function Due() {
  const { params } = useListSearch(dueList);
  const query = dueListOptions(params);
  const own = useOwnTotal(query, duePages(params), params.share);
  const blocked = useWriteBlocked('Credentialing');
  const [creating, setCreating] = useState<Selection<ProviderDueForRecredentialing>>();
  return (
    <>
      <PageHeader
        title="Recredentialing due"
        subtitle={<ShareCount list={dueList} query={query} fetchPage={duePages(params)} />}
        crumbs={[{ label: 'Credentialing', to: '/credentialing' }]}
      />
      <RequestTabs current="due" share={params.share} own={own} />
      <DataTable
        list={dueList}
        columns={dueColumns}
        query={query}
        fetchPage={duePages(params)}
        rowId={dueId}
        rowLink={fileOf}
        bulkActions={[{ label: 'Create requests', icon: IconClipboardCheck, blocked, run: setCreating }]}
        empty={{
          title: 'Nobody is due',
          text: 'Active providers whose recredentialing date comes near, or has passed, are listed here.',
        }}
      />
      {creating && <BulkRequests selection={creating} onClose={() => setCreating(undefined)} />}
    </>
  );
}
