import type { Monitor, MonitorFilters } from '@/api/models';
import { monitorListOptions, monitorPages } from '@/queries/monitors';
import { choice, openChoices } from '@/table/filters';
import { defineList } from '@/table/list-spec';
import { datasetFilter } from './-dataset-filter';

/** Every filter and sort of `GET /monitors` (contract.md, "Monitoring"). */
export const monitorList = defineList({
  name: 'monitors',
  one: 'monitor',
  many: 'monitors',
  filters: {
    type: choice('Kind', ['Dataset', 'License'], { Dataset: 'Datasets', License: 'Licenses' }),
    datasetTypes: datasetFilter(),
    entityType: choice('About', ['Practitioner', 'Facility'], {
      Practitioner: 'Providers',
      Facility: 'Facilities',
    }),
    providerIds: openChoices('Provider id', []),
    licenseIds: openChoices('License id', []),
    entityIds: openChoices('Provider or facility id', []),
  },
  sorts: { NextMonitoringDate: 'next run', Type: 'kind' },
  sort: { sortedBy: 'NextMonitoringDate', sortDirection: 'Asc' },
});

type MonitorQuestion = ReturnType<typeof monitorList.ask>;

/** A dataset that the contract does not name yet is asked for like any other. */
const filtersOf = (question: MonitorQuestion) => question as MonitorFilters;

export const monitorQueryOptions = (question: MonitorQuestion) => monitorListOptions(filtersOf(question));

export const monitorQueryPages = (question: MonitorQuestion, count: number) =>
  monitorPages(filtersOf(question), count);

export const monitorId = ({ id }: Monitor) => id;
