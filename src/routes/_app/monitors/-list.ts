import { choice, openChoices } from '@/table/filters';
import { defineList } from '@/table/list-spec';
import { datasetFilter } from '@/features/scans/dataset-filter';

/** Every filter and sort of `GET /monitors` (openapi.yaml). */
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
