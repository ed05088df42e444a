import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { FacilitySpecialty, FacilityTaxonomy } from '@/api/models';
import { walkAll } from '@/api/paging';
import { widestPage } from './filters';
import { facilityKeys } from './keys';

const hour = 3_600_000;

/** The first facilities whose name holds `name`, by name: whom a request may be created for. */
export function facilityChoicesOptions(name: string, count: number) {
  return queryOptions({
    queryKey: facilityKeys.list({ choices: name, count }),
    queryFn: async ({ signal }) => {
      const query = { ...(name && { name }), deactivated: false, sortedBy: 'Name', count } as const;
      return (await api().GET('/facilities', { params: { query }, signal })).data;
    },
  });
}

export function facilityNameOptions(facilityId: string) {
  return queryOptions({
    queryKey: facilityKeys.record(facilityId),
    queryFn: async ({ signal }) => {
      const params = { path: { facilityId } };
      return (await api().GET('/facilities/{facilityId}', { params, signal })).data;
    },
  });
}

/** Every specialty of a facility; a request about a facility is about some of them (contract.md). */
export function facilitySpecialtyChoicesOptions(facilityId: string) {
  return queryOptions({
    queryKey: [...facilityKeys.specialties(facilityId), 'every'] as const,
    queryFn: ({ signal }) =>
      every<FacilitySpecialty>(async (cursor) => {
        const params = { path: { facilityId }, query: { count: widestPage, cursor } };
        return (await api().GET('/facilities/{facilityId}/specialties', { params, signal })).data;
      }, signal),
  });
}

/** The names of the specialties that facilities may have. */
export function facilityTaxonomiesOptions() {
  return queryOptions({
    queryKey: facilityKeys.taxonomies,
    staleTime: hour,
    queryFn: ({ signal }) =>
      every<FacilityTaxonomy>(async (cursor) => {
        const query = { count: widestPage, cursor };
        return (await api().GET('/facilities/taxonomies', { params: { query }, signal })).data;
      }, signal),
  });
}

async function every<T extends { id?: string }>(
  fetchPage: (cursor: string | undefined) => Promise<{ items?: T[]; nextCursor?: string }>,
  signal: AbortSignal,
): Promise<T[]> {
  const all: T[] = [];
  for await (const items of walkAll<T>({ fetchPage, signal, keyOf: ({ id }) => id })) all.push(...items);
  return all;
}
