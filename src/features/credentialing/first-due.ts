import { listProvidersDueForRecredentialingPages } from '@/api/operations.gen';
import type { ProviderDueForRecredentialing } from '@/api/models';
import type { CursorPage } from '@/api/paging';
import { largestPage } from '@/api/query';
import { byNextDate, dueWithin } from './due';

/** Those who are due within so many days, as one page of the service. */
export const readDue = (days: number, signal: AbortSignal) =>
  listProvidersDueForRecredentialingPages({ ...dueWithin(days), count: largestPage })(undefined, signal);

/** How far back a date is looked for, in days: eleven years, so that it is found in twelve steps. */
const longestOverdue = 2 ** 12;

/**
 * Who is due first of those who are within `days`, whose first page is `page`. The service does not sort by this date:
 * while a page does not hold all of them, the days are halved, down to one.
 */
export async function firstDue(
  page: CursorPage<ProviderDueForRecredentialing>,
  days: number,
  signal: AbortSignal,
): Promise<ProviderDueForRecredentialing | undefined> {
  let [nobody, somebody, earliest] = [days - longestOverdue, days, page];
  while (earliest.nextCursor && somebody - nobody > 1) {
    const between = Math.floor((nobody + somebody) / 2);
    const found = await readDue(between, signal);
    if (found.items?.length) [somebody, earliest] = [between, found];
    else nobody = between;
  }
  const dated = (earliest.items ?? []).filter(({ nextCredentialingDate }) => nextCredentialingDate);
  return dated.toSorted(byNextDate)[0];
}
