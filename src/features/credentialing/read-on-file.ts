import type { QueryClient } from '@tanstack/react-query';
import type { CredentialingRequest, DatasetScan, Details } from '@/api/models';
import {
  getDatasetScanOptions,
  getFacilityCredentialingDataOptions,
  getProviderCredentialingDataOptions,
  listLicensesOptions,
} from '@/api/operations.gen';
import type { OnFile } from '@/domain/evidence/types';

/** Whom a request is about; undefined when the service named nobody. */
export function subjectOf({ provider, facility }: Details<CredentialingRequest>) {
  if (provider?.id) return { kind: 'provider' as const, id: provider.id };
  return facility?.id ? { kind: 'facility' as const, id: facility.id } : undefined;
}

/** Where files of a request are kept; undefined when the service named nobody. */
export function folderOf(request: CredentialingRequest): string | undefined {
  const subject = subjectOf(request);
  if (!subject) return undefined;
  return `${subject.kind === 'provider' ? 'providers' : 'facilities'}/${subject.id}/credentialing/${request.id}`;
}

/**
 * The scans that a checklist refers to and that are not among the latest, by their ids: the service lists the latest alone,
 * so that others are read one by one.
 */
export function earlierScans(
  { checklist }: Details<CredentialingRequest>,
  latest: readonly Details<DatasetScan>[] | undefined,
): string[] {
  if (!latest) return [];
  const has = new Set(latest.map(({ id }) => id));
  const referred = (checklist?.items ?? [])
    .flatMap(({ references }) => references?.datasetScans ?? [])
    .flatMap(({ datasetScanId }) => datasetScanId ?? []);
  return [...new Set(referred)].filter((id) => !has.has(id));
}

/** Reads anew what is on file about whom a request is about; undefined when the service named nobody. Throws `ApiError`. */
export async function readOnFile(
  queryClient: QueryClient,
  request: Details<CredentialingRequest>,
): Promise<OnFile | undefined> {
  const subject = subjectOf(request);
  if (!subject) return undefined;
  const earlierOf = async (latest: readonly Details<DatasetScan>[] = []) => {
    const read = earlierScans(request, latest).map((scanId) =>
      queryClient.fetchQuery({ ...getDatasetScanOptions({ scanId }), retry: false }).then(
        (scan) => [scan],
        // One that is gone is no evidence; the element says so.
        () => [],
      ),
    );
    return (await Promise.all(read)).flat();
  };
  if (subject.kind === 'facility') {
    const facilityId = subject.id;
    const options = getFacilityCredentialingDataOptions({ facilityId });
    const data = await queryClient.fetchQuery({ ...options, staleTime: 0 });
    return { kind: 'facility', facilityId, data, earlier: await earlierOf(data.datasetScans) };
  }
  const providerId = subject.id;
  const [data, licenses] = await Promise.all([
    queryClient.fetchQuery({ ...getProviderCredentialingDataOptions({ providerId }), staleTime: 0 }),
    queryClient.fetchQuery({ ...listLicensesOptions({ providerId }), staleTime: 0 }),
  ]);
  return { kind: 'provider', providerId, data, licenses, earlier: await earlierOf(data.datasetScans) };
}
