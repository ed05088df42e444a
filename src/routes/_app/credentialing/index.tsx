import { IconClipboardCheck, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { aggregateCredentialingRequestsOptions } from '@/api/operations.gen';
import type { CredentialingRequest } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { waitBriefly } from '@/lib/loader-wait';
import type { Selection } from '@/table/bulk-selection';
import { DataTable } from '@/table/data-table';
import { ShareCount, useOwnTotal } from '@/table/share-count';
import { useListSearch } from '@/table/use-list-search';
import { lazyPart } from '@/ui/lazy-part';
import { PageHeader } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { useShortcuts } from '@/ui/shortcuts';
import { NewRequestButton } from '@/features/credentialing/new-request-button';
import { requestColumns } from './-columns';
import { requestId, requestList, requestListOptions, requestPages } from './-list';
import { RequestTabs } from '@/features/credentialing/request-tabs';
import { useMoves } from './-board/use-moves';

// Dragging comes with the board.
const Board = lazyPart(async () => (await import('./-board/board')).Board);
const EditRequests = lazyPart(async () => (await import('./-edit-requests')).EditRequests);
const AddEvents = lazyPart(async () => (await import('./-add-events')).AddEvents);

export const Route = createFileRoute('/_app/credentialing/')({
  validateSearch: (raw) => ({
    ...requestList.validateSearch(raw),
    // `view` is the name of a saved view, as on every list.
    ...(raw['board'] === true ? { board: true as const } : {}),
    ...(raw['lanes'] === true ? { lanes: true as const } : {}),
  }),
  loaderDeps: ({ search }) => requestList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(requestListOptions(deps)), cause),
  component: Requests,
});

const requestPage = ({ id }: CredentialingRequest) => ({
  to: '/credentialing/$requestId',
  params: { requestId: id ?? '' },
});

/** Every credentialing request, as a list or as a board by status; both by the same filters. */
function Requests() {
  const { params, filtered } = useListSearch(requestList);
  const { board = false, lanes = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const blocked = useWriteBlocked('Credentialing');
  const { rowActions, dialog } = useMoves();
  const [editing, setEditing] = useState<Selection<CredentialingRequest>>();
  const [moving, setMoving] = useState<Selection<CredentialingRequest>>();
  // Without a filter the list itself says how many there are.
  const counts = { ...aggregateCredentialingRequestsOptions(), retry: false, enabled: filtered.length > 0 };
  const total = useQuery(counts).data?.total;
  const query = requestListOptions(params);
  const own = useOwnTotal(query, requestPages(params), params.share);
  useShortcuts('Credentialing', [
    {
      keys: 'n',
      label: 'New request',
      disabled: Boolean(blocked),
      run: () => void navigate({ to: '/credentialing/new' }),
    },
  ]);
  return (
    <>
      <PageHeader
        title="Credentialing"
        subtitle={
          <ShareCount list={requestList} query={query} fetchPage={requestPages(params)} total={total} />
        }
        actions={<NewRequestButton />}
      />
      <RequestTabs current={board ? 'board' : 'list'} share={params.share} own={own} />
      <DataTable
        list={requestList}
        columns={requestColumns}
        query={query}
        fetchPage={requestPages(params)}
        rowId={requestId}
        rowLink={requestPage}
        rowActions={rowActions}
        bulkActions={[
          { label: 'Owner and priority', icon: IconUserCheck, blocked, run: setEditing },
          { label: 'Change status', icon: IconClipboardCheck, blocked, run: setMoving },
        ]}
        total={total}
        instead={
          board ? (
            <Suspense fallback={<SkeletonRows rows={8} />}>
              <Board
                params={params}
                inLanes={lanes}
                onLanes={(wanted) =>
                  void navigate({
                    search: ({ lanes: _lanes, ...before }) => ({
                      ...before,
                      ...(wanted && { lanes: true as const }),
                    }),
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
            </Suspense>
          ) : undefined
        }
        empty={{
          title: 'No credentialing requests yet',
          text: 'A request takes a provider or facility through credentialing: what is verified, by whom, and what was decided. Create the first one.',
          action: <NewRequestButton />,
        }}
      />
      {dialog}
      <Suspense>
        {editing && <EditRequests selection={editing} onClose={() => setEditing(undefined)} />}
        {moving && <AddEvents selection={moving} onClose={() => setMoving(undefined)} />}
      </Suspense>
    </>
  );
}
