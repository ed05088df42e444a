import { useQueries, useQuery } from '@tanstack/react-query';
import type { CredentialingRequest, Details } from '@/api/models';
import {
  getDatasetScanOptions,
  getFacilityCredentialingDataOptions,
  getProviderCredentialingDataOptions,
  listLicensesOptions,
} from '@/api/operations.gen';
import type { OnFile } from '@/domain/evidence/types';
import { earlierScans, subjectOf } from './read-on-file';

interface OnFileState {
  onFile: OnFile | undefined;
  error: Error | null;
  retry: () => void;
}

/**
 * What is on file about whom a request is about. Scans that its checklist refers to and that newer ones have replaced are
 * read one by one: the service lists only the latest.
 */
export function useOnFile(request: Details<CredentialingRequest>): OnFileState {
  const subject = subjectOf(request);
  const providerId = subject?.kind === 'provider' ? subject.id : '';
  const facilityId = subject?.kind === 'facility' ? subject.id : '';
  const ofProvider = useQuery({
    ...getProviderCredentialingDataOptions({ providerId }),
    enabled: providerId !== '',
  });
  const ofFacility = useQuery({
    ...getFacilityCredentialingDataOptions({ facilityId }),
    enabled: facilityId !== '',
  });
  const licenses = useQuery({ ...listLicensesOptions({ providerId }), enabled: providerId !== '' });
  const data = ofProvider.data ?? ofFacility.data;

  const earlier = useQueries({
    queries: earlierScans(request, data ? (data.datasetScans ?? []) : undefined).map((id) => ({
      ...getDatasetScanOptions({ scanId: id }),
      retry: false,
    })),
    combine: (results) => results.flatMap((result) => result.data ?? []),
  });

  const onFile: OnFile | undefined =
    providerId && ofProvider.data && licenses.data
      ? { kind: 'provider', providerId, data: ofProvider.data, licenses: licenses.data, earlier }
      : facilityId && ofFacility.data
        ? { kind: 'facility', facilityId, data: ofFacility.data, earlier }
        : undefined;
  return {
    onFile,
    error: ofProvider.error ?? ofFacility.error ?? licenses.error,
    retry() {
      if (facilityId) void ofFacility.refetch();
      else void Promise.all([ofProvider.refetch(), licenses.refetch()]);
    },
  };
}
