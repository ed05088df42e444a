import { listSanctionsMonitoringInfiniteOptions, listSanctionsMonitoringPages } from '@/api/operations.gen';
import { choice, integer, text } from '@/table/list/filters';
import { defineList, servicePages } from '@/table/list/list-spec';
import { credentialingFilter } from '@/features/providers/list';

/** Every filter and sort of `GET /providers/monitoring/sanctions-and-exclusions` (openapi.yaml). */
export const coverageList = defineList({
  name: 'coverage',
  one: 'provider',
  many: 'providers',
  filters: {
    name: text('Name'),
    monitoringCategory: choice('Coverage', ['NotMonitored', 'PartiallyMonitored', 'FullyMonitored']),
    npi: integer('NPI'),
    credentialingStatus: credentialingFilter('Credentialing'),
  },
  sorts: { LastName: 'last name', FirstName: 'first name', CredentialingStatus: 'credentialing status' },
  sort: { sortedBy: 'LastName', sortDirection: 'Asc' },
  box: {
    placeholder: 'Provider’s name',
    fields: ['name'],
    read: ({ name }) => name ?? '',
    write: (typed) => (typed ? { name: typed } : {}),
  },
  rows: (params) =>
    servicePages(listSanctionsMonitoringInfiniteOptions, listSanctionsMonitoringPages, params),
});
