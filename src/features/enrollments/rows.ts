import type { QueryClient } from '@tanstack/react-query';
import type { ProviderEnrollment } from '@/api/models';
import type { FetchPage } from '@/api/paging';
import { namedProviderOptions } from '@/records/provider-name';
import { hasEnded } from '@/domain/enrollment-days';
import { planName } from '@/domain/payers';
import { localDay } from '@/lib/dates';
import { personName } from '@/lib/words';
import { filteredPages } from '@/table/list/assignment-pages';
import { severalAtATime } from '@/lib/several-at-a-time';

/** An enrollment as a list has it. */
export interface EnrollmentRow extends ProviderEnrollment {
  /** The name of the provider, where it was read for the export; on screen each row reads its own. */
  providerName?: string;
}

/** An enrollment by whose and with which plan it is, as far as that was read. */
export function enrollmentWords(
  { providerName, providerId = '', payerPlan }: EnrollmentRow,
  queryClient: QueryClient,
): string {
  // Of enrollments selected on screen the name stands with the row, which has read it.
  const provider = queryClient.getQueryData(namedProviderOptions(providerId).queryKey);
  const who = providerName ?? (provider && personName(provider));
  return [who, payerPlan && planName(payerPlan)].filter(Boolean).join(', ') || 'Enrollment';
}

/** Reads so many at a time: a page has up to 250 providers, and the service limits calls (rules.md 5.1). */
const atOnce = 6;

/** All enrollments that match, for the export, with names; one that cannot be read is left out of its row. `unclosed` are those alone that have not ended. */
export function namedPages(
  queryClient: QueryClient,
  fetchPage: FetchPage<ProviderEnrollment>,
  unclosed = false,
): FetchPage<EnrollmentRow> {
  const today = localDay();
  const pages = unclosed
    ? filteredPages(
        fetchPage,
        (one) => !hasEnded(one, today),
        ({ id }) => id,
      )
    : fetchPage;
  return async (cursor, signal) => {
    const { items = [], ...page } = await pages(cursor, signal);
    const ids = [...new Set(items.flatMap(({ providerId }) => providerId ?? []))];
    const names = new Map<string, string>();
    const read = async (id: string) => {
      const provider = await queryClient.fetchQuery(namedProviderOptions(id)).catch(() => undefined);
      if (provider) names.set(id, personName(provider));
    };
    await severalAtATime(ids, atOnce, read, signal);
    const rows = items.map((item): EnrollmentRow => {
      const providerName = names.get(item.providerId ?? '');
      return providerName ? { ...item, providerName } : item;
    });
    return { ...page, items: rows };
  };
}
