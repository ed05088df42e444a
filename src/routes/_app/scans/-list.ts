import { boolean, choice, choices, integer, text } from '@/table/filters';
import { defineList } from '@/table/list-spec';
import { datasetFilter } from '@/features/scans/dataset-filter';

/** Every filter and sort of `GET /datasets/scans` (openapi.yaml). */
export const scanList = defineList({
  name: 'scans',
  one: 'scan',
  many: 'scans',
  filters: {
    entityName: text('Provider or facility'),
    type: datasetFilter(),
    status: choices('Status', ['Completed', 'Failed', 'Pending', 'Working', 'Active'], {
      Active: 'Continuous',
    }),
    trigger: choice('Started', ['Manual', 'Monitor'], { Manual: 'by hand', Monitor: 'by a monitor' }),
    hasMonitor: boolean('Monitored'),
    includeOldScans: boolean('Earlier scans', 'too', 'left out'),
    entityType: choice('About', ['Practitioner', 'Facility'], {
      Practitioner: 'Providers',
      Facility: 'Facilities',
    }),
    entityNpi: integer('NPI'),
    entityId: text('Provider or facility id'),
    entityDeactivated: boolean('Deactivated'),
  },
  sorts: {
    Started: 'start',
    Completed: 'end',
    Type: 'dataset',
    ProviderLastName: 'provider’s last name',
    ProviderFirstName: 'provider’s first name',
    FacilityName: 'facility',
  },
  sort: { sortedBy: 'Started', sortDirection: 'Desc' },
  box: {
    placeholder: 'Provider or facility',
    fields: ['entityName'],
    read: ({ entityName }) => entityName ?? '',
    write: (typed) => (typed ? { entityName: typed } : {}),
  },
});
