import { useQuery } from '@tanstack/react-query';
import type { useUpdateGroupPayerPlans } from '@/api/operations.gen';
import { isApiError } from '@/api/errors';
import { count } from '@/lib/words';
import { notify } from '@/ui/notify';
import { useSendOnce } from '@/ui/one-at-a-time';
import { enrollmentCountOptions } from '@/api/enrollment-count';

interface MemberRemoval {
  groupId: string;
  /** The provider or plan that is to go. */
  member: { providerId: string } | { payerPlanId: string };
  change: ReturnType<typeof useUpdateGroupPayerPlans>;
  /** The notice afterwards. */
  done: string;
  onClose(): void;
}

/**
 * Removes a provider or a plan from a group. Enrollments there keep it in the group until they are deleted (rules.md 15.2):
 * `blockedBy` says how many, `confirm` is for the dialog that asks where there are none.
 */
export function useRemoveMember({ groupId, member, change, done, onClose }: MemberRemoval) {
  const { data } = useQuery(enrollmentCountOptions({ groupId, ...member }));
  const send = useSendOnce(change);
  const isBlocked =
    data?.any ?? (isApiError(change.error) && change.error.errors['$.remove[0]'] !== undefined);
  const confirm = {
    pending: change.isPending,
    error: change.error,
    onClose,
    onConfirm: () =>
      send(
        { groupId, body: { remove: Object.values(member) } },
        {
          onSuccess: () => {
            notify({ tone: 'success', title: done });
            onClose();
          },
        },
      ),
  };
  return {
    blockedBy: isBlocked && (data?.total ? count(data.total, 'enrollment') : 'enrollments'),
    confirm,
  };
}
