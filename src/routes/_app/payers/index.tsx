import { IconPencil, IconTrash } from '@tabler/icons-react';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list-spec';
import { useList } from '@/table/use-list';
import { PayerDialogs, type PayerTask } from '@/features/payers/payer-dialogs';
import { payerList, type PayerRow } from '@/features/payers/payer-rows';
import { payerColumns } from './-columns';

export const Route = createFileRoute('/_app/payers/')({ ...listRoute(payerList), component: Payers });

const payerId = ({ id }: PayerRow) => id;
const pageOf = ({ id }: PayerRow) => linkOptions({ to: '/payers/$payerId', params: { payerId: id ?? '' } });

/** Who pays for care, and the plans of each. */
function Payers() {
  const blocked = useWriteBlocked('Groups');
  const short = blocked && 'Not for your role';
  const [task, setTask] = useState<PayerTask>();
  return (
    <ListPage
      title="Payers"
      listed={useList(payerList)}
      columns={payerColumns}
      rowId={payerId}
      rowLink={pageOf}
      rowActions={(payer) => [
        { label: 'Rename', icon: IconPencil, blocked: short, run: () => setTask({ kind: 'rename', payer }) },
        {
          label: 'Delete',
          icon: IconTrash,
          danger: true,
          divided: true,
          blocked: short,
          run: () => setTask({ kind: 'delete', payer }),
        },
      ]}
      create={{ label: 'New payer', blocked, run: () => setTask({ kind: 'new' }) }}
      empty={{
        title: 'No payers yet',
        text: 'A payer, such as an insurer, has plans. Plans are linked to groups, and providers are enrolled with them.',
      }}
    >
      {task && <PayerDialogs task={task} onClose={() => setTask(undefined)} />}
    </ListPage>
  );
}
