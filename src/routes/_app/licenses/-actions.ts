import { IconId, IconRefresh, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { LicensePatch, ProviderLicense } from '@/api/models';
import { useUpdateLicense, useVerifyLicense } from '@/api/operations.gen';
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
  const { mutateAsync: update } = useUpdateLicense();
  const { mutateAsync: verify } = useVerifyLicense();

  return ({ license, provider }) => {
    const licenseId = license?.id ?? '';
    const providerId = license?.providerId ?? provider?.id ?? '';
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
    const patch = (change: LicensePatch, done: string) => () =>
      void attempt(() => update({ licenseId, body: change }), done);

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
            await verify({ providerId, licenseId });
            watchVerification(providerId, licenseId, {
              licenseNumber: license?.number,
              providerName: fullName(provider),
            });
          }, 'Verification started'),
      },
      ...Object.entries(approvals).map(([value, label], at): MenuItem => {
        const approvedStatus = value as keyof typeof approvals;
        return {
          label,
          divided: at === 0,
          checked: license?.approvedStatus === approvedStatus,
          blocked: unknown,
          run: patch({ approvedStatus }, 'Approved status changed'),
        };
      }),
      ...Object.entries(restrictions).map(([value, label], at): MenuItem => {
        const restrictionStatus = value as keyof typeof restrictions;
        return {
          label,
          divided: at === 0,
          checked: license?.restrictionStatus === restrictionStatus,
          blocked: unknown,
          run: patch({ restrictionStatus }, 'Restriction changed'),
        };
      }),
    ];
  };
}
