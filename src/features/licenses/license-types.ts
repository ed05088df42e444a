import { listLicenseTypesAllOptions } from '@/api/operations.gen';

/** The service gives up to 1000 license types in one page (rules.md 2.2). */
const largestPageOfTypes = 1000;

/** Every license type, for choosing one: they rarely change, their sources' state does (see the statuses). */
export function allLicenseTypesOptions() {
  return listLicenseTypesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc', count: largestPageOfTypes });
}
