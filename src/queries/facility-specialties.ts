import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { largestPage } from '@/api/query';
import { api } from '@/api/client';
import type {
  FacilityInfoType,
  FacilitySpecialty,
  FacilitySpecialtyPatch,
  FacilitySpecialtyRequest,
} from '@/api/models';
import { readAll } from '@/api/paging';
import { credentialingKeys, eventKeys, facilityKeys } from './keys';

/** Every specialty of a facility: a facility has a few. */
export function specialtiesOptions(facilityId: string) {
  return queryOptions({
    queryKey: facilityKeys.specialties(facilityId),
    queryFn: ({ signal }) =>
      readAll<FacilitySpecialty>(async (cursor) => {
        const query = { count: largestPage, sortedBy: 'TaxonomyId', cursor } as const;
        const params = { path: { facilityId }, query };
        return (await api().GET('/facilities/{facilityId}/specialties', { params, signal })).data;
      }, signal),
  });
}

/**
 * The info entries that count for a specialty, of one kind or of all: those of its facility, and those of facilities
 * above that count for all below them (service.md, "Facility specialties").
 */
export function specialtyInfoOptions(facilityId: string, specialtyId: string, infoType?: FacilityInfoType) {
  return queryOptions({
    queryKey: facilityKeys.specialtyInfo(specialtyId, infoType),
    queryFn: async ({ signal }) => {
      const path = { facilityId, facilitySpecialtyId: specialtyId };
      const address = '/facilities/{facilityId}/specialties/{facilitySpecialtyId}/info' as const;
      if (!infoType) return (await api().GET(address, { params: { path }, signal })).data;
      const params = { path: { ...path, facilityInfoType: infoType } };
      return (await api().GET(`${address}/{facilityInfoType}`, { params, signal })).data;
    },
  });
}

/** 400 for a taxonomy that the facility has already. */
export function useCreateSpecialty(facilityId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: FacilitySpecialtyRequest) =>
      (await api().POST('/facilities/{facilityId}/specialties', { params: { path: { facilityId } }, body }))
        .data,
    onSuccess: () => makeSpecialtiesStale(queryClient, facilityId),
  });
}

/** Changes its dates; the taxonomy stays (contract.md, `FacilitySpecialtyPatch`). */
export function useUpdateSpecialty(facilityId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ specialtyId, patch }: { specialtyId: string; patch: FacilitySpecialtyPatch }) => {
      const params = { path: { facilityId, facilitySpecialtyId: specialtyId } };
      const address = '/facilities/{facilityId}/specialties/{facilitySpecialtyId}';
      return (await api().PATCH(address, { params, body: patch })).data;
    },
    onSuccess: () => makeSpecialtiesStale(queryClient, facilityId),
  });
}

/** Info entries that named it name it no more. */
export function useDeleteSpecialty(facilityId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (specialtyId: string) => {
      const params = { path: { facilityId, facilitySpecialtyId: specialtyId } };
      await api().DELETE('/facilities/{facilityId}/specialties/{facilitySpecialtyId}', { params });
    },
    onSuccess: () => {
      makeSpecialtiesStale(queryClient, facilityId);
      // Entries of facilities above may have named it as well.
      void queryClient.invalidateQueries({ queryKey: facilityKeys.all, refetchType: 'active' });
    },
  });
}

function makeSpecialtiesStale(queryClient: QueryClient, facilityId: string): void {
  for (const queryKey of [
    facilityKeys.specialties(facilityId),
    facilityKeys.allSpecialtyInfo,
    credentialingKeys.data(facilityId),
    eventKeys.all,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
