import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { memo, useEffect, useState } from 'react';
import { everyMinute } from '@/lib/every-minute';
import { reviewList } from '@/features/reviews/list';
import { caseId, type QueuedCase } from '@/features/reviews/session';
import { undoQueue } from '@/jobs/undo-queue';
import { ReviewCase } from './-case';
import { ReviewDecided } from './-outcome/decided';
import { getLicenseOptions, getProviderOptions } from '@/api/operations.gen';
import { PrerenderNext } from '@/queue/prerender-next';
import { usePrefetchedCases } from './-position';
import { useReviewPosition } from './-use-review-position';

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
  const open = Route.useParams();
  const [next, setNext] = useState<QueuedCase>();
  // What can be undone goes out when the screens of reviews are left: nobody could undo it any more.
  useEffect(() => () => void undoQueue.flush(), []);
  return (
    <PrerenderNext open={open} next={next} keyOf={caseId}>
      {({ providerId, licenseId }) => (
        <Case providerId={providerId} licenseId={licenseId} onNextLoaded={setNext} />
      )}
    </PrerenderNext>
  );
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
  const position = useReviewPosition(params, licenseId);
  usePrefetchedCases(position, onNextLoaded);
  const shown = { ids, license, provider, search, params, position };
  if (!verification || verification.status !== 'NeedsReview') return <ReviewDecided {...shown} />;
  return <ReviewCase {...shown} verification={verification} />;
});
