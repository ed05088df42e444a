import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { everyMinute } from '@/lib/every-minute';
import { reviewList } from '@/features/reviews/list';
import { ReviewCase } from './-case';
import { ReviewDecided } from './-decided';
import { useState } from 'react';
import { getLicenseOptions, getProviderOptions } from '@/api/operations.gen';

export const Route = createFileRoute('/_app/reviews/$providerId/$licenseId/')({
  validateSearch: reviewList.validateSearch,
  loader: async ({ context: { queryClient }, params: { providerId, licenseId } }) => {
    await Promise.all([
      queryClient.ensureQueryData(getLicenseOptions({ providerId, licenseId })),
      queryClient.ensureQueryData(getProviderOptions({ providerId })),
    ]);
  },
  component: Review,
});

/** One case of the queue. The filters of the queue ride along in the URL, so that back and next keep the place. */
function Review() {
  const { licenseId } = Route.useParams();
  return <Case key={licenseId} />;
}

function Case() {
  const ids = Route.useParams();
  const search = Route.useSearch();
  // What somebody else decides meanwhile is seen within a minute.
  const { data: license } = useSuspenseQuery({
    ...getLicenseOptions({ providerId: ids.providerId, licenseId: ids.licenseId }),
    ...everyMinute,
  });
  const { data: provider } = useSuspenseQuery(getProviderOptions({ providerId: ids.providerId }));
  // The case stays on screen while its own decision comes back from the service.
  const [verification] = useState(license.currentVerification);
  const params = reviewList.toParams(search);
  if (!verification || verification.status !== 'NeedsReview') {
    return <ReviewDecided ids={ids} license={license} provider={provider} search={search} params={params} />;
  }
  return (
    <ReviewCase
      ids={ids}
      license={license}
      provider={provider}
      verification={verification}
      search={search}
      params={params}
    />
  );
}
