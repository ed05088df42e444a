import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Group, Provider } from '@/api/models';
import { isApiError } from '@/api/errors';
import { count, fullName } from '@/lib/words';
import { enrollmentCountOptions } from '@/queries/enrollments';
import { useChangeGroupProviders } from '@/queries/groups';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { CannotDialog } from './cannot-dialog';
import { groupName } from './group-words';

interface RemoveProviderDialogProps {
  group: Group & { id: string };
  provider: Provider;
  onClose(): void;
}

/** Takes one provider out of a group; who has enrollments there stays until they are deleted (contract.md). */
export function RemoveProviderDialog({ group, provider, onClose }: RemoveProviderDialogProps) {
  const change = useChangeGroupProviders();
  const { id: providerId = '' } = provider;
  const enrollments = useQuery(enrollmentCountOptions({ groupId: group.id, providerId }));
  const name = fullName(provider);
  const isEnrolled =
    enrollments.data?.any ?? (isApiError(change.error) && change.error.errors['$.remove[0]'] !== undefined);

  if (isEnrolled) {
    const total = enrollments.data?.total;
    return (
      <CannotDialog title={`${name} cannot leave the group yet`} onClose={onClose}>
        <p>
          {name} has {total ? count(total, 'enrollment') : 'enrollments'} in {groupName(group)}. Whoever is
          enrolled through a group stays in it: delete these enrollments first.
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
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { groupId: group.id, remove: [providerId] },
          {
            onSuccess: () => {
              notify({ tone: 'found', title: `${name} was removed from ${groupName(group)}` });
              onClose();
            },
          },
        )
      }
    >
      <p>
        The provider’s file stays as it is. The provider leaves the rosters of the group and can be added to
        it again.
      </p>
    </ConfirmDialog>
  );
}
