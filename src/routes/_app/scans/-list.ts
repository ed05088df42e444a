import { boolean, choice, choices, integer, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';
import { datasetFilter } from '@/features/scans/options';
import type { DatasetScan, DatasetScanFilters, DatasetType } from '@/api/models';
import { listDatasetScansInfiniteOptions, listDatasetScansPages } from '@/api/operations.gen';

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

type ScanParams = ReturnType<typeof scanList.toParams>;

/** A dataset that the contract does not name yet is asked for like any other. */
const filtersOf = ({ type, ...rest }: ScanParams): DatasetScanFilters => ({
  ...rest,
  type: type as DatasetType[] | undefined,
});

export const scanQueryOptions = (params: ScanParams) => listDatasetScansInfiniteOptions(filtersOf(params));

export const scanQueryPages = (params: ScanParams, count: number) =>
  listDatasetScansPages({ ...filtersOf(params), count });

export const scanId = ({ id }: DatasetScan) => id;
