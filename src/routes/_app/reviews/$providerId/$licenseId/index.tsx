import { useSuspenseQuery } from '@tanstack/react-query';
import { CatchBoundary, createFileRoute } from '@tanstack/react-router';
import { Activity, memo, useState } from 'react';
import { everyMinute } from '@/lib/every-minute';
import { reviewList } from '@/features/reviews/list';
import type { QueuedCase } from '@/features/reviews/pass';
import { ReviewCase } from './-case';
import { ReviewDecided } from './-decided';
import { getLicenseOptions, getProviderOptions } from '@/api/operations.gen';
import { RouteError } from '@/ui/route-states';
import { usePrefetchedCases } from './-position';
import { useReviewPass } from './-use-review-pass';

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

/**
 * One case of the queue. The filters of the queue ride along in the URL, so that back and next keep the place. The case
 * that comes next is drawn while this one is read, and only has to be shown then.
 */
function Review() {
  const { providerId, licenseId } = Route.useParams();
  const [ahead, setAhead] = useState<QueuedCase>();
  const open = { providerId, licenseId };
  const cases = ahead && ahead.licenseId !== licenseId ? [open, ahead] : [open];
  return cases.map((one) => (
    <Activity key={one.licenseId} mode={one.licenseId === licenseId ? 'visible' : 'hidden'}>
      {/* What goes wrong in the case that is drawn ahead is shown once it is opened, and not in place of the open one. */}
      <CatchBoundary getResetKey={() => one.licenseId} errorComponent={RouteError}>
        <Case providerId={one.providerId} licenseId={one.licenseId} onNextLoaded={setAhead} />
      </CatchBoundary>
    </Activity>
  ));
}

interface CaseProps extends QueuedCase {
  /** Called when what the next case shows is there. */
  onNextLoaded: (next: QueuedCase) => void;
}

/** It has no properties that change, so it is not drawn again where the one beside it is. */
const Case = memo(function Case({ providerId, licenseId, onNextLoaded }: CaseProps) {
  const ids = { providerId, licenseId };
  const search = Route.useSearch();
  // What somebody else decides meanwhile is seen within a minute.
  const { data: license } = useSuspenseQuery({ ...getLicenseOptions(ids), ...everyMinute });
  const { data: provider } = useSuspenseQuery(getProviderOptions({ providerId }));
  // The case stays on screen while its own decision comes back from the service.
  const [verification] = useState(license.currentVerification);
  const params = reviewList.toParams(search);
  const position = useReviewPass(params, licenseId);
  usePrefetchedCases(position, onNextLoaded);
  const shown = { ids, license, provider, search, params, position };
  if (!verification || verification.status !== 'NeedsReview') return <ReviewDecided {...shown} />;
  return <ReviewCase {...shown} verification={verification} />;
});
