import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import type { ProviderLicense } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { licenseRowIds } from '@/features/licenses/data';
import { listRoute } from '@/table/list/list-spec';
import { AssignmentCount, useMyTotal } from '@/table/list/assignment-count';
import { useList } from '@/table/list/use-list';
import { reviewColumns } from './-columns';
import { reviewId, reviewList } from '@/features/reviews/list';
import { openReviewQueue } from '@/features/reviews/session';

export const Route = createFileRoute('/_app/reviews/')({ ...listRoute(reviewList), component: Reviews });

/** The queue of verifications that wait for a decision. */
function Reviews() {
  const listed = useList(reviewList);
  const { search, params } = listed.search;
  const { data: counts } = useQuery(aggregateProviderLicensesOptions());
  const total = counts?.aggregations?.NeedsReview;
  const mine = useMyTotal(listed, params.share);
  useEffect(() => openReviewQueue(params), [params]);
  const casePage = (row: ProviderLicense) => ({
    to: '/reviews/$providerId/$licenseId',
    params: licenseRowIds(row),
    search,
  });
  return (
    <ListPage
      listed={listed}
      columns={reviewColumns}
      rowId={reviewId}
      rowLink={casePage}
      waiting={params.share === undefined ? total : mine}
      subtitle={<AssignmentCount listed={listed} total={total} />}
      total={total}
      empty={{
        title: 'Nothing needs review',
        text: 'A verification comes here when the source gives several results, or a name or license type that differs from what is on file.',
      }}
    />
  );
}
