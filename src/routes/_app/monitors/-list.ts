import type { DatasetType, Monitor } from '@/api/models';
import { choice, openChoices } from '@/table/list/filters';
import { defineList, servicePages } from '@/table/list/list-spec';
import { datasetFilter } from '@/features/scans/options';
import { listMonitorsInfiniteOptions, listMonitorsPages } from '@/api/operations.gen';

/** Every filter and sort of `GET /monitors` (openapi.yaml). */
export const monitorList = defineList({
  name: 'monitors',
  one: 'monitor',
  many: 'monitors',
  filters: {
    type: choice('Kind', ['Dataset', 'License'], { Dataset: 'Lists and databases', License: 'Licenses' }),
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
  rows: ({ datasetTypes, ...rest }) =>
    servicePages(listMonitorsInfiniteOptions, listMonitorsPages, {
      ...rest,
      // A dataset that the contract does not name yet is asked for like any other.
      datasetTypes: datasetTypes as DatasetType[] | undefined,
    }),
});

export const monitorId = ({ id }: Monitor) => id;
