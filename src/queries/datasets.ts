import { queryOptions } from '@tanstack/react-query';
import { largestPage, omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type { Dataset, DatasetFilters, DatasetType } from '@/api/models';
import { cursorListOptions, walkAll, type FetchPage } from '@/api/paging';
import { datasetKeys } from './keys';

const fewMinutes = 300_000;

/** Fetches the pages of `GET /datasets`. */
export function datasetPages(filters: DatasetFilters, count = pageSize): FetchPage<Dataset> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/datasets', { params: { query }, signal })).data;
  };
}

export function datasetListOptions(filters: DatasetFilters = {}) {
  return cursorListOptions({ key: datasetKeys.list(omitEmpty(filters)), fetchPage: datasetPages(filters) });
}

/** Every dataset by name, for choosing one and for telling what each can do. */
export function allDatasetsOptions() {
  return queryOptions({
    queryKey: datasetKeys.every,
    staleTime: fewMinutes,
    queryFn: async ({ signal }) => {
      const fetchPage = datasetPages({ sortedBy: 'Name', sortDirection: 'Asc' }, largestPage);
      const datasets: Dataset[] = [];
      for await (const items of walkAll({ fetchPage, signal, keyOf: ({ type }) => type })) {
        datasets.push(...items);
      }
      return datasets;
    },
  });
}

/** One dataset; a type that the contract does not name yet is asked for like any other, and the service decides. */
export function datasetOptions(datasetType: string) {
  return queryOptions({
    queryKey: datasetKeys.one(datasetType),
    queryFn: async ({ signal }) => {
      const params = { path: { datasetType: datasetType as DatasetType } };
      return (await api().GET('/datasets/{datasetType}', { params, signal })).data;
    },
  });
}
