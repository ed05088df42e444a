import type { ProviderLicense } from '@/api/models';
import { listProviderLicensesInfiniteOptions, listProviderLicensesPages } from '@/api/operations.gen';
import { assignmentFilter } from '@/table/list/assignment';
import { defineList, servicePages } from '@/table/list/list-spec';
import { nameBox } from '@/table/list/name-box';
import { assignedRows } from '@/table/list/my-assignment';
import { licenseList } from '@/features/licenses/list';

/** The list of licenses with its filters, but those that would contradict `NeedsReview`. */
const { licenseStatus: _status, expires: _expires, licenseNumber: _number, ...filters } = licenseList.filters;

/** What a review is known by: its license. */
export const reviewId = ({ license }: ProviderLicense) => license?.id;

/** Provider licenses in `NeedsReview`, with every other filter and sort that the service offers for them. */
export const reviewList = defineList({
  name: 'reviews',
  one: 'review',
  many: 'reviews',
  filters: { ...filters, share: assignmentFilter() },
  sorts: licenseList.sorts,
  sort: { sortedBy: 'LicenseExpirationDate', sortDirection: 'Asc' },
  box: nameBox('Provider’s name', 'providerName'),
  rows: ({ share, ...rest }) =>
    assignedRows(
      servicePages(listProviderLicensesInfiniteOptions, listProviderLicensesPages, {
        ...rest,
        licenseStatus: 'NeedsReview',
      }),
      { share, idOf: reviewId },
    ),
});

export type ReviewParams = ReturnType<typeof reviewList.toParams>;
