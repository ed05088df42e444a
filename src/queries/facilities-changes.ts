import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { FacilityPatch, FacilityRequest } from '@/api/models';
import { credentialingKeys, eventKeys, facilityKeys, matchKeys, scanKeys } from './keys';

export function useCreateFacility() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: FacilityRequest) => (await api().POST('/facilities', { body })).data,
    onSuccess: (facility) => {
      if (facility.id) queryClient.setQueryData(facilityKeys.record(facility.id), facility);
      makeFacilitiesStale(queryClient);
    },
  });
}

/** Changes what is sent; null empties a field (contract.md, `FacilityPatch`). Also deactivates and reactivates. */
export function useUpdateFacility() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ facilityId, patch }: { facilityId: string; patch: FacilityPatch }) =>
      (await api().PATCH('/facilities/{facilityId}', { params: { path: { facilityId } }, body: patch })).data,
    onSuccess: (facility, { facilityId }) => {
      queryClient.setQueryData(facilityKeys.record(facilityId), facility);
      makeFacilitiesStale(queryClient);
    },
  });
}

/**
 * A facility's name shows at the facilities above and below it, and info that counts for all below a facility depends on
 * which those are; scans, matches and credentialing requests are listed by whether it is deactivated.
 */
function makeFacilitiesStale(queryClient: QueryClient): void {
  for (const queryKey of [
    facilityKeys.all,
    scanKeys.lists,
    matchKeys.lists,
    matchKeys.allAggregations,
    credentialingKeys.all,
    eventKeys.all,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
