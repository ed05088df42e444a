import { queryOptions } from '@tanstack/react-query';
import type { ProviderLicense } from '@/api/models';
import { listProviderLicensesPages } from '@/api/operations.gen';
import { fetchAllPages } from '@/api/paging';
import { daysUntil } from '@/lib/dates';
import { everyMinute } from '@/lib/every-minute';

export interface Expiring {
  /** Licenses by days until they expire, 0 to 90. */
  byDay: number[];
  /** Day up to which everything was counted; undefined when nothing was left out. */
  countedTo: number | undefined;
}

/** Licenses in the order in which they expire; what the service counts as expiring soon is its own affair. */
export const byExpiry = { sortedBy: 'LicenseExpirationDate', sortDirection: 'Asc' } as const;

export const horizon = 90;
const rowsAPage = 250;
const mostPages = 20;
export const mostCounted = rowsAPage * mostPages;

/** Licenses of active providers: those of others are nobody's work of the day. */
export const ofActive = { providerDeactivated: false } as const;

/**
 * The service has no counts by date, so licenses are read in the order of their dates, from those that have expired to the
 * first beyond ninety days, up to a bound: one request for 2,000 providers, and never more than twenty.
 *
 * @param among Of which licenses; of all when left out.
 */
export function expiringOptions(among: Partial<typeof ofActive> = {}) {
  return queryOptions({
    queryKey: ['/provider-licenses', 'expiring', among],
    ...everyMinute,
    queryFn: async ({ signal }): Promise<Expiring> => {
      const fetchPage = listProviderLicensesPages({ ...among, ...byExpiry, count: rowsAPage });
      const rows: ProviderLicense[] = [];
      let pages = 0;
      for await (const items of fetchAllPages({ fetchPage, signal })) {
        rows.push(...items);
        pages += 1;
        if (items.some(({ license }) => (daysUntil(license?.expiryDate) ?? 0) > horizon)) break;
        if (pages >= mostPages) return countByDay(rows, true);
      }
      return countByDay(rows, false);
    },
  });
}

/** Counts rows by day; `cut` says that later rows were not fetched, so the last day is not complete. */
export function countByDay(rows: readonly ProviderLicense[], cut: boolean): Expiring {
  const byDay = Array.from({ length: horizon + 1 }, () => 0);
  let last = 0;
  for (const { license } of rows) {
    const days = daysUntil(license?.expiryDate);
    if (days === undefined || days < 0 || days > horizon) continue;
    byDay[days] = (byDay[days] ?? 0) + 1;
    last = Math.max(last, days);
  }
  return { byDay, countedTo: cut ? last - 1 : undefined };
}

/** The first and last day of fifteen bars whose edges are 30, 60 and 90 days. */
export const bars = Array.from({ length: 15 }, (_, index) => ({
  from: index === 0 ? 0 : index * 6 + 1,
  to: (index + 1) * 6,
}));

/** How many licenses expire between two days; undefined when not all of them were counted. */
export function countBetween({ byDay, countedTo }: Expiring, from: number, to: number): number | undefined {
  if (countedTo !== undefined && countedTo < to) return undefined;
  return byDay.slice(from, to + 1).reduce((sum, amount) => sum + amount, 0);
}
