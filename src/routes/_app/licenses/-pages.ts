import { listProviderLicensesPages } from '@/api/operations.gen';
import { omitEmpty, pageSize } from '@/api/query';
import type { ProviderLicense } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import type { licenseList } from '@/features/licenses/list';

export type LicenseParams = ReturnType<typeof licenseList.toParams>;

/**
 * The pages of the licenses list. The service has no filter by date, only a sort by it; so for a window the licenses are
 * read in the order in which they expire and no further than the window goes.
 */
export function licensePages(params: LicenseParams, count = pageSize): FetchPage<ProviderLicense> {
  const { expires, ...filters } = params;
  if (expires === undefined) return listProviderLicensesPages({ ...filters, count });
  if (expires === 'expired' && filters.licenseStatus === undefined) {
    return listProviderLicensesPages({ ...filters, licenseStatus: 'Expired', count });
  }
  return async (cursor, signal) =>
    // What few lists need does not come with the page.
    (await import('./-windows')).windowPages(expires, filters)(cursor, signal);
}

/** The list as its filters stand in the address. */
export function licenseListOptions(params: LicenseParams) {
  return cursorListOptions({
    key: ['/provider-licenses', omitEmpty(params)],
    fetchPage: licensePages(params),
  });
}
