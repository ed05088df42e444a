import { IconX } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import type { Group, Provider } from '@/api/models';
import type { Selection } from '@/table/bulk-selection';
import { DataTable } from '@/table/data-table';
import { useListOf } from '@/table/use-list';
import { Button } from '@/ui/button';
import { providerColumns } from '@/features/providers/columns';
import { groupProviderList, groupProviderRows } from '@/features/providers/group-provider-list';
import { RemoveProviderDialog, RemoveProviders } from './-remove-dialogs';
import { AddProvidersDialog } from './-add-providers-dialog';
import { GroupTabs } from './-tabs';

type Task =
  | { kind: 'add' }
  | { kind: 'remove'; provider: Provider }
  | { kind: 'removeMany'; selection: Selection<Provider> };

const providerId = (provider: Provider) => provider.id;
const fileOf = (provider: Provider) =>
  linkOptions({ to: '/providers/$providerId', params: { providerId: provider.id ?? '' } });

/** The members of a group, as any of its rosters shows them. */
export function GroupProviders({ group }: { group: Group & { id: string } }) {
  const blocked = useWriteBlocked('Groups');
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const add = (
    <Button blocked={blocked} onClick={() => setTask({ kind: 'add' })}>
      Add providers
    </Button>
  );
  return (
    <>
      <GroupTabs groupId={group.id} current="providers" action={add} />
      <DataTable
        listed={useListOf(groupProviderList, groupProviderRows(group.id))}
        columns={providerColumns}
        rowId={providerId}
        rowLink={fileOf}
        rowActions={(provider) => [
          {
            label: 'Remove from the group',
            icon: IconX,
            blocked: blocked && 'Not for your role',
            run: () => setTask({ kind: 'remove', provider }),
          },
        ]}
        bulkActions={[
          {
            label: 'Remove from the group',
            icon: IconX,
            blocked,
            run: (selection) => setTask({ kind: 'removeMany', selection }),
          },
        ]}
        empty={{
          title: 'No providers in this group',
          text: 'Providers who bill together belong to a group. Add them here; then they can be enrolled with the plans of the group.',
          action: add,
        }}
      />
      {task?.kind === 'add' && <AddProvidersDialog group={group} onClose={close} />}
      {task?.kind === 'remove' && (
        <RemoveProviderDialog group={group} provider={task.provider} onClose={close} />
      )}
      {task?.kind === 'removeMany' && (
        <RemoveProviders group={group} selection={task.selection} onClose={close} />
      )}
    </>
  );
}
