import { listProviderLicensesPages } from '@/api/operations.gen';
import { largestPage } from '@/api/query';
import type { ProviderLicense } from '@/api/models';
import { fetchAllPages, type CursorPage, type FetchPage } from '@/api/paging';
import { daysUntil } from '@/lib/dates';
import { byExpiry } from './expiring';
import type { LicenseParams } from './list';

/** First and last day from today, both included, of each window of expiry. */
export const windows = { expired: [-Infinity, -1], 30: [0, 30], 60: [31, 60], 90: [61, 90] } as const;

/** The licenses of a window, as pages where they come in the order of expiry, else as one page that is put in order here. */
export function windowPages(
  expires: NonNullable<LicenseParams['expires']>,
  filters: Omit<LicenseParams, 'expires' | 'licenseNumber'>,
): FetchPage<ProviderLicense> {
  const [from, to] = windows[expires];
  const { sortedBy, sortDirection } = filters;
  const inTime = listProviderLicensesPages({ ...filters, ...byExpiry, count: largestPage });
  const fetchPage = within(inTime, from, to);
  const isByExpiry = sortedBy === byExpiry.sortedBy && sortDirection === byExpiry.sortDirection;
  return isByExpiry ? fetchPage : sortedAsOnePage(fetchPage, sortedBy, sortDirection === 'Desc');
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
      const items = (page.items ?? []).filter((_, index) => isBetween(days[index], from, to));
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
export function sortedAsOnePage(
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
