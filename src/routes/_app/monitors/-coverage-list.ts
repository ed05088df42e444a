import { choice, name, npi } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { defineList } from '@/table/list/list-spec';
import { credentialingFilter } from '@/features/providers/list';

/**
 * Every filter and sort of `GET /providers/monitoring/sanctions-and-exclusions` (openapi.yaml), and the lists that the organization
 * requires: the service's own category counts every list there is, where a gap is one of a required list (field.md 2.5).
 */
export const coverageList = defineList({
  name: 'coverage',
  one: 'provider',
  many: 'providers',
  filters: {
    name: name('Name'),
    requiredLists: choice('Required lists', ['Missing', 'Monitored']),
    monitoringCategory: choice('All lists', ['NotMonitored', 'PartiallyMonitored', 'FullyMonitored']),
    npi: npi('NPI'),
    credentialingStatus: credentialingFilter('Credentialing'),
  },
  sorts: { LastName: 'last name', FirstName: 'first name', CredentialingStatus: 'credentialing status' },
  sort: { sortedBy: 'LastName', sortDirection: 'Asc' },
  box: nameOrNpiBox('Provider’s name', 'name', 'npi', true),
});
