import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfterBulk } from '@/api/cached-lists';
import { updateGroupProviders, useUpdateGroupProviders } from '@/api/operations.gen';
import type { Group, Provider } from '@/api/models';
import { count, fullName, personName } from '@/lib/words';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CannotDialog } from '@/ui/cannot-dialog';
import { groupName } from '@/domain/groups';
import type { BulkTask } from '@/jobs/bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import type { Selection } from '@/table/list/bulk-selection';
import { useTakeOut } from './-use-take-out';

interface RemoveProviderDialogProps {
  group: Group;
  provider: Provider;
  onClose(): void;
}

/** Takes one provider out of a group; who has enrollments there stays until they are deleted (rules.md 15.2). */
export function RemoveProviderDialog({ group, provider, onClose }: RemoveProviderDialogProps) {
  const { id: providerId } = provider;
  const name = fullName(provider);
  const { held, confirm } = useTakeOut({
    groupId: group.id,
    member: { providerId },
    change: useUpdateGroupProviders(),
    said: `${name} was removed from ${groupName(group)}`,
    onClose,
  });

  if (held) {
    return (
      <CannotDialog title={`${name} cannot leave the group yet`} onClose={onClose}>
        <p>
          {name} has {held} in {groupName(group)}. Whoever is enrolled through a group stays in it: delete
          these enrollments first.
        </p>
        <p>
          <Link to="/enrollments" search={{ groupId: group.id, providerId }} onClick={onClose}>
            Show these enrollments
          </Link>
        </p>
      </CannotDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Remove ${name} from ${groupName(group)}?`}
      action="Remove from the group"
      {...confirm}
    >
      <p>
        The provider’s file stays as it is. The provider leaves the rosters of the group and can be added to
        it again.
      </p>
    </ConfirmDialog>
  );
}

interface RemoveProvidersProps {
  group: Group;
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
    onRest: (isSeen) => invalidateAfterBulk(queryClient, 'updateGroupProviders', isSeen),
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
