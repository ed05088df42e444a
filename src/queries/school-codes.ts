import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { SchoolCode, SchoolCodeFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { datasetKeys } from './keys';

const fewMinutes = 300_000;

/** Fetches the pages of `GET /datasets/clearinghouse/schoolCodes`. */
export function schoolCodePages(filters: SchoolCodeFilters, count = screenPage): FetchPage<SchoolCode> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/datasets/clearinghouse/schoolCodes', { params: { query }, signal })).data;
  };
}

export function schoolCodeListOptions(filters: SchoolCodeFilters = {}) {
  return cursorListOptions({
    key: datasetKeys.schoolCodes(onlySet(filters)),
    fetchPage: schoolCodePages(filters),
    staleTime: fewMinutes,
  });
}

/** A few schools whose names hold what was typed. */
export function schoolsNamedOptions(name: string) {
  return queryOptions({
    queryKey: [...datasetKeys.schoolCodes({ name }), 'few'],
    staleTime: fewMinutes,
    queryFn: async ({ signal }) => (await schoolCodePages({ name }, 10)(undefined, signal)).items ?? [],
  });
}
