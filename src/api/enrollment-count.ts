import type { EnrollmentFilters } from './models';
import { listProviderEnrollmentsOptions } from './operations.gen';

/** How many enrollments match; `total` is undefined where the service gives none. Read anew: it decides what may be deleted. */
export function enrollmentCountOptions(filters: EnrollmentFilters) {
  return {
    ...listProviderEnrollmentsOptions({ ...filters, count: 1 }),
    staleTime: 0,
    select: ({ totalCount, items = [] }: { totalCount?: number; items?: unknown[] }) => ({
      total: totalCount,
      any: (totalCount ?? items.length) > 0,
    }),
  };
}
