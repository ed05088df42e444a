import { IconId, IconRefresh, IconUser } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { ProviderLicense } from '@/api/models';
import { getLicenseOptions, useUpdateLicense, useVerifyLicense } from '@/api/operations.gen';
import { type LicenseDecisions, licenseRowIds, refuseDecidedMeanwhile } from '@/features/licenses/data';
import { fullName } from '@/lib/words';
import { watchVerification } from '@/jobs/verifications';
import type { MenuItem } from '@/ui/menu';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';

const approvals = { Yes: 'Approve', No: 'Mark as not approved', Pending: 'Set approval to pending' } as const;
const restrictions = {
  Unrestricted: 'Mark as unrestricted',
  Restricted: 'Mark as restricted',
  None: 'Give no restriction',
} as const;

/** What can be done with one license of the list: open, verify again, approved and restriction status. */
export function useLicenseActions(): (row: ProviderLicense) => MenuItem[] {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdateLicense();
  const { mutateAsync: verify } = useVerifyLicense();

  return (row) => {
    const { license, provider } = row;
    const { providerId = '', licenseId = '' } = licenseRowIds(row);
    const what = [license?.number, fullName(provider)].filter(Boolean).join(', ');
    const unknown = licenseId && providerId ? undefined : 'No id given';
    const attempt = async (work: () => Promise<unknown>, done: string) => {
      try {
        await work();
        notify({ tone: 'success', title: done, message: what });
      } catch (error) {
        notifyFailure({ error, about: what });
      }
    };
    const decide = (change: LicenseDecisions, done: string) => () =>
      void attempt(async () => {
        try {
          await refuseDecidedMeanwhile(queryClient, { providerId, licenseId }, license ?? {}, change);
        } catch (error) {
          // The row then shows what somebody else decided, and the next choice is made knowing it.
          if (isApiError(error) && error.status === 409) void invalidateAfter(queryClient, 'updateLicense');
          throw error;
        }
        await update({ licenseId, about: { providerId }, body: change });
      }, done);

    return [
      {
        label: 'Open the license',
        icon: IconId,
        blocked: unknown,
        run: () =>
          void navigate({
            to: '/providers/$providerId/licenses/$licenseId',
            params: { providerId, licenseId },
          }),
      },
      {
        label: 'Open the provider’s file',
        icon: IconUser,
        blocked: unknown,
        run: () => void navigate({ to: '/providers/$providerId', params: { providerId } }),
      },
      {
        label: 'Verify again',
        icon: IconRefresh,
        blocked: unknown,
        run: () =>
          void attempt(async () => {
            // A row does not say which verification is its last, and that one is not the result of this one.
            const { currentVerification } = await queryClient.fetchQuery(
              getLicenseOptions({ providerId, licenseId }),
            );
            await verify({ providerId, licenseId });
            watchVerification(providerId, licenseId, {
              before: currentVerification?.id,
              licenseNumber: license?.number,
              providerName: fullName(provider),
            });
          }, 'Verification started'),
      },
      ...Object.entries(approvals).map(([value, label], index): MenuItem => {
        const approvedStatus = value as keyof typeof approvals;
        return {
          label,
          divided: index === 0,
          checked: license?.approvedStatus === approvedStatus,
          blocked: unknown,
          run: decide({ approvedStatus }, 'Approved status changed'),
        };
      }),
      ...Object.entries(restrictions).map(([value, label], index): MenuItem => {
        const restrictionStatus = value as keyof typeof restrictions;
        return {
          label,
          divided: index === 0,
          checked: license?.restrictionStatus === restrictionStatus,
          blocked: unknown,
          run: decide({ restrictionStatus }, 'Restriction changed'),
        };
      }),
    ];
  };
}
