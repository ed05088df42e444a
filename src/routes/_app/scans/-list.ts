import { entityFilter } from '@/features/entity/entity-filter';
import type { DatasetScan, DatasetScanFilters, DatasetType } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { largestPage, omitEmpty } from '@/api/query';
import { boolean, choice, choices, integer, onlyYes, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';
import { oneCredentialingFilter } from '@/features/providers/list';
import { datasetFilter } from '@/features/scans/options';
import { listDatasetScansInfiniteOptions, listDatasetScansPages } from '@/api/operations.gen';

/** Every filter and sort of `GET /datasets/scans` (openapi.yaml), and the failures that this browser keeps as acknowledged. */
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
    trigger: choice('Started by', ['Manual', 'Monitor']),
    hasMonitor: boolean('Monitored'),
    includeOldScans: boolean('Earlier scans', 'too', 'left out'),
    entityType: choice('About', ['Practitioner', 'Facility'], {
      Practitioner: 'Providers',
      Facility: 'Facilities',
    }),
    credentialingStatus: oneCredentialingFilter('Credentialing'),
    entityNpi: integer('NPI'),
    entityId: entityFilter(),
    entityDeactivated: boolean('Deactivated'),
    unacknowledged: onlyYes('Acknowledged here', 'left out'),
  },
  sorts: {
    Started: 'start',
    Completed: 'end',
    Type: 'list or database',
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
function filtersOf(params: ScanParams): DatasetScanFilters {
  const { type, unacknowledged: _, ...rest } = params;
  return { ...rest, type: type as DatasetType[] | undefined };
}

/** The list as its filters stand in the address; what is acknowledged only this browser knows, so it is left out here. */
export function scanQueryOptions(params: ScanParams) {
  if (!params.unacknowledged) return listDatasetScansInfiniteOptions(filtersOf(params));
  const fetchPage = scanQueryPages(params, largestPage);
  return cursorListOptions({ key: ['/datasets/scans', omitEmpty(params)], fetchPage });
}

/** The same rows page by page, for an export or all that match. */
export function scanQueryPages(params: ScanParams, count: number): FetchPage<DatasetScan> {
  const fetchPage = listDatasetScansPages({ ...filtersOf(params), count });
  if (!params.unacknowledged) return fetchPage;
  // What few lists need does not come with the page.
  return async (cursor, signal) =>
    (await import('@/jobs/acknowledged')).withoutAcknowledged('scans', fetchPage)(cursor, signal);
}

export const scanId = ({ id }: DatasetScan) => id;
