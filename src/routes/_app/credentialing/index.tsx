import { IconClipboardCheck, IconMail, IconMailForward, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import {
  aggregateCredentialingRequestsOptions,
  createCredentialingRequest,
  createCredentialingRequestEvent,
  updateCredentialingRequest,
  uploadFile,
} from '@/api/operations.gen';
import type { CredentialingRequest } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { AssignmentCount, useMyTotal } from '@/table/list/assignment-count';
import { useList, type ListedOf } from '@/table/list/use-list';
import { lazyComponent } from '@/ui/lazy-component';
import { openDialog } from '@/ui/open-dialog';
import { SkeletonRows } from '@/ui/route-states';
import { requestColumns } from './-columns';
import { requestId, requestList, requestRows } from './-list';
import { requestTitle } from '@/features/credentialing/request-words';
import { openAttempts } from '@/features/follow-up/open';
import { requestSubject } from '@/features/follow-up/subjects';
import { RequestTabs } from '@/features/credentialing/request-tabs';
import { useMoves } from './-board/use-moves';

// Dragging comes with the board.
const Board = lazyComponent(async () => (await import('./-board/board')).Board);
const editRequests = async () => (await import('./-edit-requests')).EditRequests;
const writeLetters = async () => (await import('@/features/letters/for-selection')).WriteForRequests;
const addEvents = async () => (await import('./-add-events')).AddEvents;

const ofList = listRoute(requestList);

export const Route = createFileRoute('/_app/credentialing/')({
  ...ofList,
  validateSearch: (raw: Record<string, unknown>) => ({
    ...ofList.validateSearch(raw),
    // `view` is the name of a saved view, as on every list.
    ...(raw['board'] === true ? { board: true as const } : {}),
    ...(raw['lanes'] === true ? { lanes: true as const } : {}),
  }),
  component: Requests,
});

const requestPage = ({ id }: CredentialingRequest) => ({
  to: '/credentialing/$requestId',
  params: { requestId: id },
});

/** The same list, what was created first at its top. */
function oldestFirst({ search, ...asked }: ListedOf<typeof requestList>): ListedOf<typeof requestList> {
  const params = { ...search.params, sortedBy: 'CreatedAt', sortDirection: 'Asc' } as const;
  return { ...asked, ...requestRows(params), search: { ...search, params } };
}

/** Every credentialing request, as a list or as a board by status; both by the same filters. */
function Requests() {
  const { board = false, lanes = false, sortedBy } = Route.useSearch();
  const asked = useList(requestList);
  // A board shows what waits longest first, unless another order is chosen.
  const listed = useMemo(() => (board && !sortedBy ? oldestFirst(asked) : asked), [board, sortedBy, asked]);
  const { params, filtered } = listed.search;
  const navigate = Route.useNavigate();
  const { rowActions, dialog } = useMoves();
  // Without a filter the list itself says how many there are.
  const counts = { ...aggregateCredentialingRequestsOptions(), retry: false, enabled: filtered.length > 0 };
  const total = useQuery(counts).data?.total;
  const myTotal = useMyTotal(listed, params.share);
  const onLanes = (wanted: boolean) =>
    void navigate({
      search: ({ lanes: _lanes, ...before }) => ({ ...before, ...(wanted && { lanes: true as const }) }),
      replace: true,
      resetScroll: false,
    });
  return (
    <ListPage
      title="Credentialing"
      subtitle={<AssignmentCount listed={listed} total={total} />}
      above={
        <RequestTabs
          current={board ? 'board' : 'list'}
          assignment={params.share}
          mine={myTotal}
          isWhole={!board && !params.currentEventStatus}
        />
      }
      listed={listed}
      columns={requestColumns}
      rowId={requestId}
      rowLink={requestPage}
      rowActions={rowActions}
      bulkActions={[
        {
          label: 'Owner and priority',
          icon: IconUserCheck,
          needs: updateCredentialingRequest,
          run: (selection) => openDialog(editRequests, { selection }),
        },
        {
          label: 'Change status',
          icon: IconClipboardCheck,
          needs: createCredentialingRequestEvent,
          run: (selection) => openDialog(addEvents, { selection }),
        },
        {
          label: 'Write letters',
          icon: IconMail,
          needs: [createCredentialingRequestEvent, uploadFile],
          run: (selection) => openDialog(writeLetters, { selection }),
        },
        {
          label: 'Log attempts',
          icon: IconMailForward,
          needs: uploadFile,
          run: (selection) =>
            openAttempts(
              selection,
              (request) => ({
                label: requestTitle(request),
                subject: () => requestSubject(request),
                keptBy: requestSubject(request),
              }),
              'request',
            ),
        },
      ]}
      total={total}
      create={{
        label: 'New request',
        to: '/credentialing/new',
        needs: createCredentialingRequest,
        explainsWhy: true,
      }}
      replaceRowsWith={
        board ? (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <Board params={params} inLanes={lanes} onLanes={onLanes} />
          </Suspense>
        ) : undefined
      }
      empty={{
        title: 'No credentialing requests yet',
        text: 'A request takes a provider or facility through credentialing: what is verified, by whom, and what was decided. Create the first one.',
      }}
    >
      {dialog}
    </ListPage>
  );
}
