import { listProviderLicensesPages } from '@/api/operations.gen';
import { omitEmpty, pageSize } from '@/api/query';
import type { ProviderLicense } from '@/api/models';
import { cursorListOptions, type CursorPage, type FetchPage } from '@/api/paging';
import { daysUntil } from '@/lib/dates';
import type { licenseList } from '@/features/licenses/list';

export type LicenseParams = ReturnType<typeof licenseList.toParams>;

/** First and last day from today, both included, of each window of expiry. */
export const windows = { expired: [-Infinity, -1], 30: [0, 30], 60: [31, 60], 90: [61, 90] } as const;

/**
 * The pages of the licenses list. The service has no filter by date, only "expires soon" and a sort by expiry;
 * so for a window the licenses of that status are read in order of expiry and no further than the window goes.
 */
export function licensePages(params: LicenseParams, count = pageSize): FetchPage<ProviderLicense> {
  const { expires, ...filters } = params;
  if (expires === undefined) return listProviderLicensesPages({ ...filters, count });
  if (expires === 'expired' && filters.licenseStatus === undefined) {
    return listProviderLicensesPages({ ...filters, licenseStatus: 'Expired', count });
  }
  const licenseStatus = filters.licenseStatus ?? 'ExpiresSoon';
  const [from, to] = windows[expires];
  const order = filters.sortedBy === 'LicenseExpirationDate' ? filters.sortDirection : undefined;
  return within(
    listProviderLicensesPages({ ...filters, licenseStatus, count: Math.max(count, 100) }),
    from,
    to,
    order,
  );
}

export function licenseListOptions(params: LicenseParams) {
  return cursorListOptions({
    key: ['/provider-licenses', omitEmpty(params)],
    fetchPage: licensePages(params),
  });
}

/**
 * Keeps the licenses that expire `from` to `to` days from today. Sorted by expiry it ends the list where the
 * window does; in any other order every page has to be read. How many match is known only at the end.
 */
export function within(
  fetchPage: FetchPage<ProviderLicense>,
  from: number,
  to: number,
  order: 'Asc' | 'Desc' | undefined,
): FetchPage<ProviderLicense> {
  return async (first, signal) => {
    let cursor = first;
    for (;;) {
      const page: CursorPage<ProviderLicense> = await fetchPage(cursor, signal);
      const days = (page.items ?? []).map(({ license }) => daysUntil(license?.expiryDate));
      const items = (page.items ?? []).filter((_, at) => isBetween(days[at], from, to));
      const past = days.some(
        (day) => day !== undefined && (order === 'Asc' ? day > to : order === 'Desc' && day < from),
      );
      const nextCursor = past ? undefined : page.nextCursor;
      // A page without a license of the window is no page: the table would take it for the end.
      if (items.length > 0 || !nextCursor || nextCursor === cursor) return { items, nextCursor };
      cursor = nextCursor;
    }
  };
}

function isBetween(day: number | undefined, from: number, to: number): boolean {
  return day !== undefined && day >= from && day <= to;
}
