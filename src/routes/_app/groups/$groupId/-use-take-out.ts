import { useQuery } from '@tanstack/react-query';
import type { useUpdateGroupPayerPlans } from '@/api/operations.gen';
import { isApiError } from '@/api/errors';
import { count } from '@/lib/words';
import { notify } from '@/ui/notify';
import { enrollmentCountOptions } from '@/api/enrollment-count';

interface TakeOut {
  groupId: string;
  /** The provider or plan that is to go. */
  member: { providerId: string } | { payerPlanId: string };
  change: ReturnType<typeof useUpdateGroupPayerPlans>;
  /** What is said afterwards. */
  said: string;
  onClose(): void;
}

/**
 * Takes a provider or a plan out of a group. What enrollments hold there stays until they are deleted (rules.md 15.2):
 * `held` says how many, `confirm` is for the dialog that asks where there are none.
 */
export function useTakeOut({ groupId, member, change, said, onClose }: TakeOut) {
  const { data } = useQuery(enrollmentCountOptions({ groupId, ...member }));
  const isHeld = data?.any ?? (isApiError(change.error) && change.error.errors['$.remove[0]'] !== undefined);
  const confirm = {
    pending: change.isPending,
    error: change.error,
    onClose,
    onConfirm: () =>
      change.mutate(
        { groupId, body: { remove: Object.values(member) } },
        {
          onSuccess: () => {
            notify({ tone: 'success', title: said });
            onClose();
          },
        },
      ),
  };
  return { held: isHeld && (data?.total ? count(data.total, 'enrollment') : 'enrollments'), confirm };
}
