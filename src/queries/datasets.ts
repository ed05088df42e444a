import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Dataset, DatasetFilters, DatasetType, SchoolCode, SchoolCodeFilters } from '@/api/models';
import { cursorListOptions, walkAll, type FetchPage } from '@/api/paging';
import { onlySet, screenPage, widestPage } from './filters';
import { datasetKeys } from './keys';

const fewMinutes = 300_000;

/** Fetches the pages of `GET /datasets`. */
export function datasetPages(filters: DatasetFilters, count = screenPage): FetchPage<Dataset> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/datasets', { params: { query }, signal })).data;
  };
}

export function datasetListOptions(filters: DatasetFilters = {}) {
  return cursorListOptions({ key: datasetKeys.list(onlySet(filters)), fetchPage: datasetPages(filters) });
}

/** Every dataset by name, for choosing one and for telling what each can do. */
export function allDatasetsOptions() {
  return queryOptions({
    queryKey: datasetKeys.every,
    staleTime: fewMinutes,
    queryFn: async ({ signal }) => {
      const fetchPage = datasetPages({ sortedBy: 'Name', sortDirection: 'Asc' }, widestPage);
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
  const query = onlySet(choice);
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
