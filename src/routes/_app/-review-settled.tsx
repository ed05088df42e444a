import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { License, Provider } from '@/api/models';
import { formatDateTime } from '@/lib/dates';
import { fullName, spellOut } from '@/lib/words';
import { PageHeader } from '@/ui/page-header';
import { useShortcuts } from '@/ui/shortcuts';
import { EmptyState } from '@/ui/states';
import { actorOf } from './-provider-timeline';
import { decisionEvent, licenseEventOptions } from './-review-earlier';
import type { ReviewQuestion } from './-review-list';
import { useReviewPass } from './-review-pass';
import { ReviewPosition, useOpenCase, usePrefetchedCases, type ReviewSearch } from './-review-position';

interface ReviewSettledProps {
  ids: { providerId: string; licenseId: string };
  license: License;
  provider: Provider;
  search: ReviewSearch;
  question: ReviewQuestion;
}

/** A case that waits for no decision: it was decided before, or a newer verification is under way. */
export function ReviewSettled({ ids, license, provider, search, question }: ReviewSettledProps) {
  const position = useReviewPass(question, ids.licenseId);
  const openCase = useOpenCase(search);
  usePrefetchedCases(position);
  const { data } = useInfiniteQuery({ ...licenseEventOptions(ids.licenseId), retry: false });
  const verification = license.currentVerification;
  const event = decisionEvent(data?.pages.flatMap(({ items }) => items ?? []) ?? [], verification?.id);
  const who = event && actorOf(event);
  useShortcuts('Review', [
    { keys: 'j', label: 'Next case', run: () => openCase(position.next) },
    { keys: 'k', label: 'Previous case', run: () => openCase(position.previous) },
  ]);
  const status = verification?.status ?? license.currentVerificationStatus;
  const decided = event?.timestamp
    ? `Decided${who ? ` by ${who}` : ''} on ${formatDateTime(event.timestamp)}.`
    : 'Nothing is left to decide here.';
  return (
    <>
      <PageHeader
        title={fullName(provider)}
        crumbs={[{ label: 'Reviews', to: '/reviews', search }]}
        subtitle={[license.licenseType?.name, license.state, license.licenseNumber]
          .filter(Boolean)
          .join(', ')}
        actions={<ReviewPosition position={position} open={openCase} />}
      />
      <EmptyState
        title={
          status ? `The verification stands at “${spellOut(status)}”` : 'This license has no verification yet'
        }
        text={decided}
        action={
          <Link to="/providers/$providerId/licenses/$licenseId" params={ids}>
            Open the license
          </Link>
        }
      />
    </>
  );
}
