import { Link } from '@tanstack/react-router';
import { useUpdateGroupProviders } from '@/api/operations.gen';
import type { Group, Provider } from '@/api/models';
import { fullName } from '@/lib/words';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CannotDialog } from '@/ui/cannot-dialog';
import { groupName } from '@/features/groups/words';
import { useTakeOut } from './-use-take-out';

interface RemoveProviderDialogProps {
  group: Group & { id: string };
  provider: Provider;
  onClose(): void;
}

/** Takes one provider out of a group; who has enrollments there stays until they are deleted (rules.md 15.2). */
export function RemoveProviderDialog({ group, provider, onClose }: RemoveProviderDialogProps) {
  const { id: providerId = '' } = provider;
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
