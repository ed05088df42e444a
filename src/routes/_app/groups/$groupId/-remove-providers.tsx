import { useQueryClient } from '@tanstack/react-query';
import { updateGroupProviders } from '@/api/operations.gen';
import { invalidateAfter } from '@/api/invalidations';
import type { Group, Provider } from '@/api/models';
import type { BulkTask } from '@/jobs/bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { count, personName } from '@/lib/words';
import type { Selection } from '@/table/bulk-selection';
import { groupName } from '@/features/groups/words';

interface RemoveProvidersProps {
  group: Group & { id: string };
  selection: Selection<Provider>;
  onClose(): void;
}

/**
 * Takes any number of providers out of a group, each with a call of its own: one call for all would be refused as a
 * whole for a single one who has enrollments.
 */
export function RemoveProviders({ group, selection, onClose }: RemoveProvidersProps) {
  const queryClient = useQueryClient();
  const amount =
    selection.count === undefined ? 'all matching providers' : count(selection.count, 'provider');
  const task: BulkTask<Provider> = {
    title: `Remove ${amount}`,
    one: 'provider',
    many: 'providers',
    expected: selection.count,
    collect: selection.collect,
    label: personName,
    run: ({ id }) => updateGroupProviders({ groupId: group.id, body: { remove: id ? [id] : [] } }),
    onRest: () => invalidateAfter(queryClient, 'updateGroupProviders'),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        <b>{selection.words}</b> {selection.count === 1 ? 'leaves' : 'leave'} {groupName(group)}. Their files
        stay as they are.
      </p>
      <p>
        Whoever has enrollments in the group stays in it and is listed as failed: delete the enrollments
        first.
      </p>
    </BulkDialog>
  );
}
