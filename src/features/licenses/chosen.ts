import type { ProviderLicense } from '@/api/models';
import type { FetchPage } from '@/api/paging';
import { listProviderLicensesPages } from '@/api/operations.gen';
import { largestPage } from '@/api/query';
import { textOf } from '@/lib/words';
import { filteredPages } from '@/table/list/assignment-pages';
import type { LicenseParams } from './list';
import { windowPages } from './windows';

/** The letters and digits of a license number, which boards and people set apart each in their own way: `MD-595 819`, `md595819`. */
const signsOf = (number: unknown) =>
  textOf(number)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a license number holds what was typed, whatever stands between letters and digits. What has neither finds none. */
export function holdsNumber(number: unknown, typed: string): boolean {
  const wanted = signsOf(typed);
  return wanted !== '' && signsOf(number).includes(wanted);
}

/**
 * The licenses that expire within a window, or whose number holds a text: of a number all are read. `count` is the size of a page
 * where the service itself chooses.
 */
export function chosenPages(
  { licenseNumber, ...params }: LicenseParams,
  count?: number,
): FetchPage<ProviderLicense> {
  if (licenseNumber === undefined) return datedPages(params, count);
  return filteredPages(
    datedPages(params, largestPage),
    ({ license }) => holdsNumber(license?.number, licenseNumber),
    ({ license }) => license?.id,
  );
}

/**
 * The licenses of a window of expiry, which the service can only sort by: they are read in the order in which they expire and no
 * further than the window goes. Those that have expired it knows by their status.
 */
function datedPages(
  { expires, ...filters }: Omit<LicenseParams, 'licenseNumber'>,
  count?: number,
): FetchPage<ProviderLicense> {
  if (expires === undefined) return listProviderLicensesPages({ ...filters, count });
  if (expires === 'expired' && filters.licenseStatus === undefined)
    return listProviderLicensesPages({ ...filters, licenseStatus: 'Expired', count });
  return windowPages(expires, filters);
}
