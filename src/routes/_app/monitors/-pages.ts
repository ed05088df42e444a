import type { DatasetType, Monitor, MonitorFilters } from '@/api/models';
import { listMonitorsInfiniteOptions, listMonitorsPages } from '@/api/operations.gen';
import type { monitorList } from './-list';

type MonitorQuestion = ReturnType<typeof monitorList.ask>;

/** A dataset that the contract does not name yet is asked for like any other. */
const filtersOf = ({ datasetTypes, ...rest }: MonitorQuestion): MonitorFilters => ({
  ...rest,
  datasetTypes: datasetTypes as DatasetType[] | undefined,
});

export const monitorQueryOptions = (question: MonitorQuestion) =>
  listMonitorsInfiniteOptions(filtersOf(question));

export const monitorQueryPages = (question: MonitorQuestion, count: number) =>
  listMonitorsPages({ ...filtersOf(question), count });

export const monitorId = ({ id }: Monitor) => id;
