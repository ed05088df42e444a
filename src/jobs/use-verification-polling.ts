import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { License } from '@/api/models';
import { invalidateAfter } from '@/api/invalidations';
import { getLicenseOptions, listLicensesOptions } from '@/api/operations.gen';
import { notify } from '@/ui/notify';
import { tellable } from './tellable';
import { endNotices } from './verification-notices';
import { startPolling } from './verification-poller';
import { verificationStore, type VerificationJob } from './verification-store';

/** Follows this tab's running verifications while it is mounted: once, in the frame of the signed-in pages. */
export function useVerificationPolling(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    verificationStore.restore();
    return startPolling({
      look: (providerId, licenseIds) => lookAtLicenses(queryClient, providerId, licenseIds),
      onEnd: (ended) => end(queryClient, ended),
    });
  }, [queryClient]);
}

/**
 * One call per provider, whatever the number of licenses. What it shows goes to the screens too, so that a license
 * is seen to be worked on wherever it stands.
 */
async function lookAtLicenses(
  queryClient: QueryClient,
  providerId: string,
  licenseIds: readonly string[],
): Promise<License[]> {
  const [licenseId] = licenseIds;
  const list = listLicensesOptions({ providerId });
  if (licenseIds.length === 1 && licenseId) {
    const license = await queryClient.fetchQuery({
      ...getLicenseOptions({ providerId, licenseId }),
      staleTime: 0,
    });
    queryClient.setQueryData(list.queryKey, (licenses) =>
      licenses?.map((other) => (other.id === licenseId ? license : other)),
    );
    return [{ ...license, id: licenseId }];
  }
  const licenses = await queryClient.fetchQuery({ ...list, staleTime: 0 });
  for (const license of licenses) {
    if (license.id)
      queryClient.setQueryData(getLicenseOptions({ providerId, licenseId: license.id }).queryKey, license);
  }
  return licenses;
}

function end(queryClient: QueryClient, ended: readonly VerificationJob[]): void {
  // A result shows in the same as a decision about one.
  void invalidateAfter(queryClient, 'resolveLicenseVerification');
  for (const notice of endNotices(tellable(ended, verificationStore.jobs()))) notify(notice);
}
