import { listProviderLicensesInfiniteOptions, listProviderLicensesPages } from '@/api/operations.gen';
import { defineList } from '@/table/list-spec';
import { licenseList } from '@/features/licenses/list';

/** The list of licenses with its filters, but those that would contradict `NeedsReview`. */
const { licenseStatus: _status, expires: _expires, ...filters } = licenseList.filters;

/** Provider licenses in `NeedsReview`, with every other filter and sort that the service offers for them. */
export const reviewList = defineList({
  name: 'reviews',
  one: 'review',
  many: 'reviews',
  filters,
  sorts: licenseList.sorts,
  sort: { sortedBy: 'LicenseExpirationDate', sortDirection: 'Asc' },
  box: {
    placeholder: 'Provider’s name',
    fields: ['providerName'],
    read: ({ providerName }) => providerName ?? '',
    write: (typed) => (typed ? { providerName: typed } : {}),
  },
});

export type ReviewQuestion = ReturnType<typeof reviewList.ask>;

const onlyReviews = (question: ReviewQuestion) => ({ ...question, licenseStatus: 'NeedsReview' as const });

export const reviewListOptions = (question: ReviewQuestion) =>
  listProviderLicensesInfiniteOptions(onlyReviews(question));

export const reviewPages = (question: ReviewQuestion, count?: number) =>
  listProviderLicensesPages({ ...onlyReviews(question), count });
