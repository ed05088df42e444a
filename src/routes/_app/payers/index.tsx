import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { useShortcuts } from '@/ui/shortcuts';
import { PayerDialogs, type PayerTask } from '@/features/payers/payer-dialogs';
import { payerList, payerPages, type PayerRow, payerRowsOptions } from '@/features/payers/payer-rows';
import { payerColumns } from './-columns';

export const Route = createFileRoute('/_app/payers/')({
  validateSearch: payerList.validateSearch,
  loaderDeps: ({ search }) => payerList.toParams(search),
  loader: ({ context: { queryClient }, deps, cause }) =>
    waitBriefly(queryClient.prefetchInfiniteQuery(payerRowsOptions(queryClient, deps)), cause),
  component: Payers,
});

const payerId = ({ id }: PayerRow) => id;
const pageOf = ({ id }: PayerRow) => linkOptions({ to: '/payers/$payerId', params: { payerId: id ?? '' } });

/** Who pays for care, and the plans of each. */
function Payers() {
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { params } = useListSearch(payerList);
  const query = payerRowsOptions(queryClient, params);
  const blocked = useWriteBlocked('Groups');
  const short = blocked && 'Not for your role';
  const [task, setTask] = useState<PayerTask>();
  const create = () => setTask({ kind: 'new' });
  useShortcuts('Payers', [{ keys: 'n', label: 'New payer', disabled: Boolean(blocked), run: create }]);
  const button = (
    <Button blocked={blocked} onClick={create}>
      New payer
    </Button>
  );
  return (
    <>
      <PageHeader title="Payers" subtitle={<ListCount list={payerList} query={query} />} actions={button} />
      <DataTable
        list={payerList}
        columns={payerColumns}
        query={query}
        fetchPage={payerPages(queryClient, params)}
        rowId={payerId}
        rowLink={pageOf}
        rowActions={(payer) => [
          {
            label: 'Rename',
            icon: IconPencil,
            blocked: short,
            run: () => setTask({ kind: 'rename', payer }),
          },
          {
            label: 'Delete',
            icon: IconTrash,
            danger: true,
            divided: true,
            blocked: short,
            run: () => setTask({ kind: 'delete', payer }),
          },
        ]}
        empty={{
          title: 'No payers yet',
          text: 'A payer, such as an insurer, has plans. Plans are linked to groups, and providers are enrolled with them.',
          action: button,
        }}
      />
      {task && (
        <PayerDialogs
          task={task}
          onClose={() => setTask(undefined)}
          onCreated={({ id }) => {
            if (id) void navigate({ to: '/payers/$payerId', params: { payerId: id } });
          }}
        />
      )}
    </>
  );
}
