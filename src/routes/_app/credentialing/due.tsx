import { IconClipboardCheck, IconMail } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { createCredentialingRequest, uploadFile } from '@/api/operations.gen';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { AssignmentCount, useMyTotal } from '@/table/list/assignment-count';
import { useList } from '@/table/list/use-list';
import { openDialog } from '@/ui/open-dialog';
import { BulkRequests } from './-due/bulk-requests';
import { dueColumns } from './-due/columns';
import { dueId, dueList } from './-due/list';
import { RequestTabs } from '@/features/credentialing/request-tabs';

const writeLetters = async () => (await import('@/features/letters/for-selection')).WriteToProviders;

export const Route = createFileRoute('/_app/credentialing/due')({ ...listRoute(dueList), component: Due });

const fileOf = ({ id }: ProviderDueForRecredentialing) => ({
  to: '/providers/$providerId',
  params: { providerId: id },
  search: { tab: 'credentialing' },
});

const crumbs = [{ label: 'Credentialing', to: '/credentialing' }];

/** Who has to be credentialed anew, and whether a request for it is under way. */
function Due() {
  const listed = useList(dueList);
  const { share } = listed.search.params;
  const myTotal = useMyTotal(listed, share);
  return (
    <ListPage
      title="Recredentialing due"
      crumbs={crumbs}
      subtitle={<AssignmentCount listed={listed} />}
      above={<RequestTabs current="due" assignment={share} mine={myTotal} />}
      listed={listed}
      columns={dueColumns}
      rowId={dueId}
      rowLink={fileOf}
      bulkActions={[
        {
          label: 'Create requests',
          icon: IconClipboardCheck,
          needs: createCredentialingRequest,
          run: (selection) => openDialog(() => BulkRequests, { selection }),
        },
        {
          label: 'Write letters',
          icon: IconMail,
          needs: uploadFile,
          run: (selection) => openDialog(writeLetters, { selection, occasion: 'recredentialing' }),
        },
      ]}
      empty={{
        title: 'Nobody is due',
        text: 'Active providers whose recredentialing date comes near, or has passed, are listed here.',
      }}
    />
  );
}
