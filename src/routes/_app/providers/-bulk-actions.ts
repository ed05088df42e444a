import { IconActivity, IconPencil, IconUsersGroup } from '@tabler/icons-react';
import type { Provider } from '@/api/models';
import { createSanctionsMonitors, updateGroupProviders, updateProvider } from '@/api/operations.gen';
import type { BulkAction } from '@/table/list/bulk-selection';
import { openDialog } from '@/ui/open-dialog';

const coverProviders = async () => (await import('@/features/monitors/cover-providers')).CoverProviders;
const editProviders = async () => (await import('./-edit-providers')).EditProviders;
const addToGroup = async () => (await import('./-add-to-group')).AddToGroup;
const verifyProviders = async () => (await import('./-verify-providers')).VerifyProviders;

/** What can be done with many providers at once. */
export const bulkActions: readonly BulkAction<Provider>[] = [
  { label: 'Verify licenses', run: (selection) => openDialog(verifyProviders, { selection }) },
  {
    label: 'Monitor',
    icon: IconActivity,
    needs: createSanctionsMonitors,
    run: (selection) => openDialog(coverProviders, { selection }),
  },
  {
    label: 'Change providers',
    icon: IconPencil,
    needs: updateProvider,
    run: (selection) => openDialog(editProviders, { selection }),
  },
  {
    label: 'Add to a group',
    icon: IconUsersGroup,
    needs: updateGroupProviders,
    run: (selection) => openDialog(addToGroup, { selection }),
  },
];
