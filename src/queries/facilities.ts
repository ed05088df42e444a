import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Facility, FacilityFilters } from '@/api/models';
import { cursorListOptions, readAll, type FetchPage } from '@/api/paging';
import { onlySet, screenPage, widestPage } from './filters';
import { facilityKeys } from './keys';

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
