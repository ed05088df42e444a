import { queryOptions } from '@tanstack/react-query';
import { largestPage, omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type { Facility, FacilityFilters } from '@/api/models';
import { cursorListOptions, readAll, type FetchPage } from '@/api/paging';
import { facilityKeys } from './keys';

/** Fetches the pages of `GET /facilities`; for `walkAll` with `largestPage` as `count`. */
export function facilityPages(filters: FacilityFilters, count = pageSize): FetchPage<Facility> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/facilities', { params: { query }, signal })).data;
  };
}

export function facilityListOptions(filters: FacilityFilters = {}) {
  return cursorListOptions({
    key: facilityKeys.list(omitEmpty(filters)),
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
      readAll(facilityPages({ sortedBy: 'Name', sortDirection: 'Asc' }, largestPage), signal),
  });
}

export function facilityOptions(facilityId: string) {
  return queryOptions({
    queryKey: facilityKeys.record(facilityId),
    queryFn: async ({ signal }) =>
      (await api().GET('/facilities/{facilityId}', { params: { path: { facilityId } }, signal })).data,
  });
}
