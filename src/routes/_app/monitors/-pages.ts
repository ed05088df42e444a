import type { DatasetType, Monitor, MonitorFilters } from '@/api/models';
import { listMonitorsInfiniteOptions, listMonitorsPages } from '@/api/operations.gen';
import type { monitorList } from './-list';

type MonitorParams = ReturnType<typeof monitorList.toParams>;

/** A dataset that the contract does not name yet is asked for like any other. */
const filtersOf = ({ datasetTypes, ...rest }: MonitorParams): MonitorFilters => ({
  ...rest,
  datasetTypes: datasetTypes as DatasetType[] | undefined,
});

export const monitorQueryOptions = (params: MonitorParams) => listMonitorsInfiniteOptions(filtersOf(params));

export const monitorQueryPages = (params: MonitorParams, count: number) =>
  listMonitorsPages({ ...filtersOf(params), count });

export const monitorId = ({ id }: Monitor) => id;
