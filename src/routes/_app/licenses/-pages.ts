import { listProviderLicensesPages } from '@/api/operations.gen';
import { largestPage, omitEmpty, pageSize } from '@/api/query';
import type { ProviderLicense } from '@/api/models';
import { cursorListOptions, fetchAllPages, type CursorPage, type FetchPage } from '@/api/paging';
import { daysUntil } from '@/lib/dates';
import { byExpiry } from '@/features/licenses/expiring';
import type { licenseList } from '@/features/licenses/list';

export type LicenseParams = ReturnType<typeof licenseList.toParams>;

/** First and last day from today, both included, of each window of expiry. */
export const windows = { expired: [-Infinity, -1], 30: [0, 30], 60: [31, 60], 90: [61, 90] } as const;

/**
 * The pages of the licenses list. The service has no filter by date, only a sort by it; so for a window the licenses are
 * read in the order in which they expire and no further than the window goes. In any other order the whole window is one
 * page, put in order here.
 */
export function licensePages(params: LicenseParams, count = pageSize): FetchPage<ProviderLicense> {
  const { expires, ...filters } = params;
  if (expires === undefined) return listProviderLicensesPages({ ...filters, count });
  if (expires === 'expired' && filters.licenseStatus === undefined) {
    return listProviderLicensesPages({ ...filters, licenseStatus: 'Expired', count });
  }
  const [from, to] = windows[expires];
  const fetchPage = within(
    listProviderLicensesPages({ ...filters, ...byExpiry, count: largestPage }),
    from,
    to,
  );
  const { sortedBy, sortDirection } = filters;
  const isByExpiry = sortedBy === byExpiry.sortedBy && sortDirection === byExpiry.sortDirection;
  return isByExpiry ? fetchPage : inOrder(fetchPage, sortedBy, sortDirection === 'Desc');
}

export function licenseListOptions(params: LicenseParams) {
  return cursorListOptions({
    key: ['/provider-licenses', omitEmpty(params)],
    fetchPage: licensePages(params),
  });
}

/**
 * Keeps the licenses that expire `from` to `to` days from today, of pages in the order of expiry, and ends the list where
 * the window does. How many match is known only at the end.
 */
export function within(
  fetchPage: FetchPage<ProviderLicense>,
  from: number,
  to: number,
): FetchPage<ProviderLicense> {
  return async (first, signal) => {
    let cursor = first;
    for (;;) {
      const page: CursorPage<ProviderLicense> = await fetchPage(cursor, signal);
      const days = (page.items ?? []).map(({ license }) => daysUntil(license?.expiryDate));
      const items = (page.items ?? []).filter((_, at) => isBetween(days[at], from, to));
      const isPast = days.some((day) => day !== undefined && day > to);
      const nextCursor = isPast ? undefined : page.nextCursor;
      // A page without a license of the window is no page: the table would take it for the end.
      if (items.length > 0 || !nextCursor || nextCursor === cursor) return { items, nextCursor };
      cursor = nextCursor;
    }
  };
}

type SortedBy = LicenseParams['sortedBy'];

const sortText: Record<SortedBy, (row: ProviderLicense) => string> = {
  ProviderLastName: ({ provider }) => `${provider?.lastName ?? ''} ${provider?.firstName ?? ''}`,
  ProviderFirstName: ({ provider }) => `${provider?.firstName ?? ''} ${provider?.lastName ?? ''}`,
  LicenseState: ({ license }) => license?.state ?? '',
  LicenseExpirationDate: ({ license }) => license?.expiryDate ?? '',
};

/** All pages as one, in another order than they come in. */
export function inOrder(
  fetchPage: FetchPage<ProviderLicense>,
  sortedBy: SortedBy,
  isReversed: boolean,
): FetchPage<ProviderLicense> {
  const text = sortText[sortedBy];
  return async (_cursor, signal) => {
    const rows: ProviderLicense[] = [];
    for await (const items of fetchAllPages({ fetchPage, signal })) rows.push(...items);
    const items = rows.toSorted((one, other) => text(one).localeCompare(text(other)));
    if (isReversed) items.reverse();
    return { items, totalCount: items.length };
  };
}

function isBetween(day: number | undefined, from: number, to: number): boolean {
  return day !== undefined && day >= from && day <= to;
}
