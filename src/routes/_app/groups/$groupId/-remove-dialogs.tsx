import { Link } from '@tanstack/react-router';
import { updateGroupProviders, useUpdateGroupProviders } from '@/api/operations.gen';
import type { Group, Provider } from '@/api/models';
import { fullName, personName } from '@/lib/words';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CannotDialog } from '@/ui/cannot-dialog';
import { groupName } from '@/domain/groups';
import { defineBulk } from '@/jobs/define-bulk';
import { provider as providerRecord } from '@/records/provider';
import { useRemoveMember } from './-use-remove-member';

interface RemoveProviderDialogProps {
  group: Group;
  provider: Provider;
  onClose(): void;
}

/** Takes one provider out of a group; who has enrollments there stays until they are deleted (rules.md 15.2). */
export function RemoveProviderDialog({ group, provider, onClose }: RemoveProviderDialogProps) {
  const { id: providerId } = provider;
  const name = fullName(provider);
  const { blockedBy, confirm } = useRemoveMember({
    groupId: group.id,
    member: { providerId },
    change: useUpdateGroupProviders(),
    done: `${name} was removed from ${groupName(group)}`,
    onClose,
  });

  if (blockedBy) {
    return (
      <CannotDialog title={`${name} cannot leave the group yet`} onClose={onClose}>
        <p>
          {name} has {blockedBy} in {groupName(group)}. Whoever is enrolled through a group stays in it:
          delete these enrollments first.
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

/**
 * Takes any number of providers out of a group, each with a call of its own: one call for all would be refused as a
 * whole for a single one who has enrollments.
 */
export const RemoveProviders = defineBulk<Provider, { group: Group }>({
  record: providerRecord,
  verb: 'Remove',
  label: personName,
  about: ({ group }, { words, count }) => (
    <>
      <p>
        <b>{words}</b> {count === 1 ? 'leaves' : 'leave'} {groupName(group)}. Their files stay as they are.
      </p>
      <p>
        Whoever has enrollments in the group stays in it and is listed as failed: delete the enrollments
        first.
      </p>
    </>
  ),
  write: updateGroupProviders,
  run: ({ id }, { group }) => updateGroupProviders({ groupId: group.id, body: { remove: [id] } }),
});
