import { listSanctionsMonitoringInfiniteOptions, listSanctionsMonitoringPages } from '@/api/operations.gen';
import { choice, name, npi } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { defineList, servicePages } from '@/table/list/list-spec';
import { credentialingFilter } from '@/features/providers/list';

/** Every filter and sort of `GET /providers/monitoring/sanctions-and-exclusions` (openapi.yaml). */
export const coverageList = defineList({
  name: 'coverage',
  one: 'provider',
  many: 'providers',
  filters: {
    name: name('Name'),
    monitoringCategory: choice('Coverage', ['NotMonitored', 'PartiallyMonitored', 'FullyMonitored']),
    npi: npi('NPI'),
    credentialingStatus: credentialingFilter('Credentialing'),
  },
  sorts: { LastName: 'last name', FirstName: 'first name', CredentialingStatus: 'credentialing status' },
  sort: { sortedBy: 'LastName', sortDirection: 'Asc' },
  box: nameOrNpiBox('Provider’s name', 'name', 'npi', true),
  rows: (params) =>
    servicePages(listSanctionsMonitoringInfiniteOptions, listSanctionsMonitoringPages, params),
});
