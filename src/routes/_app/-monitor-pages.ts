import type { DatasetType, Monitor, MonitorFilters } from '@/api/models';
import { monitorListOptions, monitorPages } from '@/queries/monitors';
import type { monitorList } from './-monitor-list';

type MonitorQuestion = ReturnType<typeof monitorList.ask>;

/** A dataset that the contract does not name yet is asked for like any other. */
const filtersOf = ({ datasetTypes, ...rest }: MonitorQuestion): MonitorFilters => ({
  ...rest,
  datasetTypes: datasetTypes as DatasetType[] | undefined,
});

export const monitorQueryOptions = (question: MonitorQuestion) => monitorListOptions(filtersOf(question));

export const monitorQueryPages = (question: MonitorQuestion, count: number) =>
  monitorPages(filtersOf(question), count);

export const monitorId = ({ id }: Monitor) => id;
