import { IconX } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { updateGroupProviders } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { Group, Provider } from '@/api/models';
import { DataTable } from '@/table/data-table';
import { useListOf } from '@/table/list/use-list';
import { Button } from '@/ui/button';
import { openDialog } from '@/ui/open-dialog';
import { providerColumns } from '@/features/providers/columns';
import { groupProviderList, groupProviderRows } from '@/features/providers/group-provider-list';
import { RemoveProviderDialog, RemoveProviders } from './-remove-dialogs';
import { AddProvidersDialog } from './-add-providers-dialog';

const providerId = (provider: Provider) => provider.id;
const fileOf = (provider: Provider) =>
  linkOptions({ to: '/providers/$providerId', params: { providerId: provider.id } });

export function AddProviders({ group }: { group: Group }) {
  return (
    <Button needs={updateGroupProviders} onClick={() => openDialog(() => AddProvidersDialog, { group })}>
      Add providers
    </Button>
  );
}

/** The members of a group, as any of its rosters shows them. */
export function GroupProviders({ group }: { group: Group }) {
  const blocked = useBlocked(updateGroupProviders) && 'Not for your role';
  return (
    <DataTable
      listed={useListOf(groupProviderList, groupProviderRows(group.id))}
      columns={providerColumns}
      rowId={providerId}
      rowLink={fileOf}
      rowActions={(provider) => [
        {
          label: 'Remove from the group',
          icon: IconX,
          blocked,
          run: () => openDialog(() => RemoveProviderDialog, { group, provider }),
        },
      ]}
      bulkActions={[
        {
          label: 'Remove from the group',
          icon: IconX,
          needs: updateGroupProviders,
          run: (selection) => openDialog(() => RemoveProviders, { group, selection }),
        },
      ]}
      empty={{
        title: 'No providers in this group',
        text: 'Providers who bill together belong to a group. Add them here; then they can be enrolled with the plans of the group.',
        action: <AddProviders group={group} />,
      }}
    />
  );
}
