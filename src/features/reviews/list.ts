import { share } from '@/table/filters/share';
import { defineList } from '@/table/list-spec';
import { licenseList } from '@/features/licenses/list';

/** The list of licenses with its filters, but those that would contradict `NeedsReview`. */
const { licenseStatus: _status, expires: _expires, ...filters } = licenseList.filters;

/** Provider licenses in `NeedsReview`, with every other filter and sort that the service offers for them. */
export const reviewList = defineList({
  name: 'reviews',
  one: 'review',
  many: 'reviews',
  filters: { ...filters, share: share() },
  sorts: licenseList.sorts,
  sort: { sortedBy: 'LicenseExpirationDate', sortDirection: 'Asc' },
  box: {
    placeholder: 'Provider’s name',
    fields: ['providerName'],
    read: ({ providerName }) => providerName ?? '',
    write: (typed) => (typed ? { providerName: typed } : {}),
  },
});

export type ReviewParams = ReturnType<typeof reviewList.toParams>;
