import { queryOptions } from '@tanstack/react-query';
import { omitEmpty } from '@/api/query';
import { api } from '@/api/client';
import type {
  LicenseType,
  LicenseTypeFilters,
  LicenseTypeStatus,
  LicenseTypeStatusFilters,
} from '@/api/models';
import { cursorListOptions, readAll, type FetchPage } from '@/api/paging';
import { licenseTypeKeys } from './keys';

const hour = 3_600_000;
/** The service gives up to 1000 license types in one page (contract.md). */
const widest = 1000;

/** Fetches the pages of `GET /licensetypes`. */
export function licenseTypePages(filters: LicenseTypeFilters, count = 100): FetchPage<LicenseType> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/licensetypes', { params: { query }, signal })).data;
  };
}

/** Every license type, for choosing one: they rarely change, their sources' state does (see the statuses). */
export function allLicenseTypesOptions() {
  return queryOptions({
    queryKey: licenseTypeKeys.every,
    staleTime: hour,
    queryFn: ({ signal }) =>
      readAll(licenseTypePages({ sortedBy: 'Name', sortDirection: 'Asc' }, widest), signal),
  });
}

/** Fetches the pages of `GET /licensetypes/status`. */
export function licenseTypeStatusPages(
  filters: LicenseTypeStatusFilters,
  count = 100,
): FetchPage<LicenseTypeStatus> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/licensetypes/status', { params: { query }, signal })).data;
  };
}

/** How well the sources work at present. */
export function licenseTypeStatusListOptions(filters: LicenseTypeStatusFilters = {}) {
  return cursorListOptions({
    key: licenseTypeKeys.statuses(omitEmpty(filters)),
    fetchPage: licenseTypeStatusPages(filters),
  });
}
