import type { QueryClient } from '@tanstack/react-query';
import {
  getLicenseOptions,
  getProviderOptions,
  listLicenseVerificationsOptions,
  listProviderNotesOptions,
} from '@/api/operations.gen';
import { fileBlobOptions } from '@/features/files/blob';
import { licenseEventOptions } from '@/features/reviews/decision-event';

/** Screenshots fetched ahead; more than the eye meets first would only load the network. */
const firstScreenshots = 3;

/**
 * Fetches ahead what a review case shows, so that the next case opens at once, and tells whether license and provider,
 * without which it shows nothing, are there. A failure is left for the case itself to meet and to show.
 */
export async function prefetchCase(
  queryClient: QueryClient,
  providerId: string,
  licenseId: string,
): Promise<boolean> {
  const fetched = queryClient.prefetchQuery(getProviderOptions({ providerId }));
  void queryClient.prefetchQuery(listProviderNotesOptions({ providerId }));
  void queryClient.prefetchQuery(listLicenseVerificationsOptions({ providerId, licenseId }));
  void queryClient.prefetchInfiniteQuery(licenseEventOptions(licenseId));
  const license = await queryClient
    .fetchQuery(getLicenseOptions({ providerId, licenseId }))
    .catch(() => undefined);
  const screenshots = (license?.currentVerification?.results ?? []).flatMap(
    ({ screenshots: [first] = [] }) => first ?? [],
  );
  for (const path of screenshots.slice(0, firstScreenshots)) {
    void queryClient.prefetchQuery(fileBlobOptions(path));
  }
  await fetched;
  const { queryKey } = getProviderOptions({ providerId });
  return license !== undefined && queryClient.getQueryData(queryKey) !== undefined;
}
