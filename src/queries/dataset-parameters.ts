import { queryOptions } from '@tanstack/react-query';
import { omitEmpty } from '@/api/query';
import { api } from '@/api/client';
import type { DatasetType } from '@/api/models';
import { datasetKeys } from './keys';

export interface ScanParametersOf {
  datasetType: string;
  /** Either of the two. */
  entity: { providerId: string } | { facilityId: string };
  /** The preferred one when left out. */
  parameterSetId?: string | undefined;
  referenceId?: string | undefined;
}

/** What a scan would search by, as far as it is known now: what a provider's file holds may change at any time. */
export function scanParametersOptions({ datasetType, entity, ...choice }: ScanParametersOf) {
  const query = omitEmpty(choice);
  const type = datasetType as DatasetType;
  return queryOptions({
    queryKey: datasetKeys.parameters({ datasetType, ...entity, ...query }),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      if ('providerId' in entity) {
        const params = { path: { datasetType: type, providerId: entity.providerId }, query };
        return (
          await api().GET('/datasets/{datasetType}/parameters/providers/{providerId}', { params, signal })
        ).data;
      }
      const params = { path: { datasetType: type, facilityId: entity.facilityId }, query };
      return (
        await api().GET('/datasets/{datasetType}/parameters/facilities/{facilityId}', { params, signal })
      ).data;
    },
  });
}
