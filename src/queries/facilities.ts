import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Facility, FacilityFilters, FacilityPatch, FacilityRequest } from '@/api/models';
import { cursorListOptions, readAll, type FetchPage } from '@/api/paging';
import { onlySet, screenPage, widestPage } from './filters';
import { credentialingKeys, eventKeys, facilityKeys, matchKeys, scanKeys } from './keys';

/** Fetches the pages of `GET /facilities`; for `walkAll` with `widestPage` as `count`. */
export function facilityPages(filters: FacilityFilters, count = screenPage): FetchPage<Facility> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/facilities', { params: { query }, signal })).data;
  };
}

export function facilityListOptions(filters: FacilityFilters = {}) {
  return cursorListOptions({
    key: facilityKeys.list(onlySet(filters)),
    fetchPage: facilityPages(filters),
  });
}

const fewMinutes = 300_000;

/** Every facility by name, for choosing one: an organization has dozens of them, seldom thousands. */
export function everyFacilityOptions() {
  return queryOptions({
    queryKey: facilityKeys.every,
    staleTime: fewMinutes,
    queryFn: ({ signal }) =>
      readAll(facilityPages({ sortedBy: 'Name', sortDirection: 'Asc' }, widestPage), signal),
  });
}

export function facilityOptions(facilityId: string) {
  return queryOptions({
    queryKey: facilityKeys.record(facilityId),
    queryFn: async ({ signal }) =>
      (await api().GET('/facilities/{facilityId}', { params: { path: { facilityId } }, signal })).data,
  });
}

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
