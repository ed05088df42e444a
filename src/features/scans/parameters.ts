import { useQuery } from '@tanstack/react-query';
import type { DatasetType } from '@/api/models';
import { listFacilityScanParametersOptions, listProviderScanParametersOptions } from '@/api/operations.gen';

export interface ScanParametersOf {
  datasetType: string;
  /** Either of the two. */
  entity: { providerId: string } | { facilityId: string };
  /** The preferred one when left out. */
  parameterSetId?: string | undefined;
  referenceId?: string | undefined;
}

/** What a scan would search by, as far as it is known now: what a provider's file holds may change at any time. */
export function useScanParameters({ datasetType, entity, ...choice }: ScanParametersOf, enabled: boolean) {
  const params = { datasetType: datasetType as DatasetType, ...choice };
  const isProvider = 'providerId' in entity;
  const ofProvider = useQuery({
    ...listProviderScanParametersOptions({ ...params, providerId: isProvider ? entity.providerId : '' }),
    enabled: enabled && isProvider,
    staleTime: 0,
  });
  const ofFacility = useQuery({
    ...listFacilityScanParametersOptions({ ...params, facilityId: isProvider ? '' : entity.facilityId }),
    enabled: enabled && !isProvider,
    staleTime: 0,
  });
  return isProvider ? ofProvider : ofFacility;
}
