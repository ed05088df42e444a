import { queryOptions } from '@tanstack/react-query';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { listProvidersDueForRecredentialingPages } from '@/api/operations.gen';
import { addDays, localDay } from '@/lib/dates';

/** Recredentialing is due so many days ahead, wherever it is counted or listed. */
export const dueDays = 90;

/** Whose recredentialing date is at most so many days away; those whose date has passed among them. */
export const dueWithin = (days: number) => ({
  nextCredentialingDateOnOrBefore: addDays(localDay(), days) ?? '',
});

/** How many are due within those days. */
export function dueTotalOptions() {
  return queryOptions({
    queryKey: ['/providers/recredentialing/due', 'total'],
    queryFn: async ({ signal }) => {
      const fetchPage = listProvidersDueForRecredentialingPages({ ...dueWithin(dueDays), count: 1 });
      return (await fetchPage(undefined, signal)).totalCount ?? null;
    },
    select: (total) => total ?? undefined,
  });
}

/** The recredentialing date that comes first is first, whoever has none last. */
export function byNextDate(one: ProviderDueForRecredentialing, other: ProviderDueForRecredentialing): number {
  const [date, otherDate] = [one.nextCredentialingDate ?? '9999', other.nextCredentialingDate ?? '9999'];
  return date.localeCompare(otherDate);
}
