import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import type { ProviderLicense } from '@/api/models';
import { waitBriefly } from '@/lib/loader-wait';
import { DataTable } from '@/table/data-table';
import { ShareCount, useOwnTotal } from '@/table/share-count';
import { useListSearch } from '@/table/use-list-search';
import { PageHeader } from '@/ui/page';
import { reviewColumns } from './-columns';
import { reviewList } from '@/features/reviews/list';
import { reviewId, reviewListOptions, reviewPages } from '@/features/reviews/queue';
import { startPass } from '@/features/reviews/pass';

export const Route = createFileRoute('/_app/reviews/')({
  validateSearch: reviewList.validateSearch,
  loaderDeps: ({ search }) => reviewList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(reviewListOptions(deps)), cause),
  component: Reviews,
});

/** The queue of verifications that wait for a decision. */
function Reviews() {
  const { search, params } = useListSearch(reviewList);
  const { data: counts } = useQuery(aggregateProviderLicensesOptions());
  const query = reviewListOptions(params);
  const total = counts?.aggregations?.NeedsReview;
  const own = useOwnTotal(query, reviewPages(params), params.share);
  useEffect(() => startPass(params), [params]);
  const casePage = ({ license, provider }: ProviderLicense) => ({
    to: '/reviews/$providerId/$licenseId',
    params: { providerId: license?.providerId ?? provider?.id ?? '', licenseId: license?.id ?? '' },
    search,
  });
  return (
    <>
      <PageHeader
        title="Reviews"
        waiting={params.share === undefined ? total : own}
        subtitle={
          <ShareCount list={reviewList} query={query} fetchPage={reviewPages(params)} total={total} />
        }
      />
      <DataTable
        list={reviewList}
        columns={reviewColumns}
        query={query}
        fetchPage={reviewPages(params)}
        rowId={reviewId}
        rowLink={casePage}
        total={total}
        empty={{
          title: 'Nothing needs review',
          text: 'A verification comes here when the source gives several results, or a name or license type that differs from what is on file.',
        }}
      />
    </>
  );
}
