import { entityFilter } from '@/features/entity/entity-filter';
import type { DatasetScan, DatasetType } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { omitEmpty } from '@/api/query';
import { boolean, choice, choices, name, npi, onlyYes } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { defineList, servicePages } from '@/table/list/list-spec';
import { oneCredentialingFilter } from '@/features/providers/list';
import { datasetFilter } from '@/features/scans/options';
import { listDatasetScansInfiniteOptions, listDatasetScansPages } from '@/api/operations.gen';

/** Every filter and sort of `GET /datasets/scans` (openapi.yaml), and the failures that somebody acknowledged. */
export const scanList = defineList({
  name: 'scans',
  one: 'scan',
  many: 'scans',
  filters: {
    entityName: name('Provider or facility'),
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
    entityNpi: npi('NPI'),
    entityId: entityFilter(),
    entityDeactivated: boolean('Deactivated'),
    unacknowledged: onlyYes('Acknowledged', 'left out'),
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
  box: nameOrNpiBox('Provider or facility', 'entityName', 'entityNpi'),
  rows({ type, unacknowledged, ...rest }, queryClient) {
    // A dataset that the contract does not name yet is asked for like any other.
    const request = { ...rest, type: type as DatasetType[] | undefined };
    if (!unacknowledged) return servicePages(listDatasetScansInfiniteOptions, listDatasetScansPages, request);
    // The service does not know what was acknowledged, so it is left out here; what few lists need does not come with the page.
    const fetchPage: FetchPage<DatasetScan> = async (cursor, signal) => {
      const { withoutAcknowledged } = await import('@/features/acknowledgements/acknowledged');
      return withoutAcknowledged('scans', listDatasetScansPages(request), queryClient)(cursor, signal);
    };
    const key = ['/datasets/scans', omitEmpty({ type, unacknowledged, ...rest })];
    return { query: cursorListOptions({ key, fetchPage }), fetchPage };
  },
});

export const scanId = ({ id }: DatasetScan) => id;
