import { Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { License, Provider } from '@/api/models';
import { formatDateTime } from '@/lib/dates';
import { fullName, spellOut } from '@/lib/words';
import { hasReason } from '@/review/decision';
import { LinkButton } from '@/ui/button';
import { useShortcuts } from '@/ui/shortcuts';
import { EmptyState } from '@/ui/states';
import { actorOf } from '@/features/events/words';
import { readDraft } from './-draft';
import { decisionEvent, licenseEventOptions } from './-earlier';
import { ReviewHead } from './-head';
import type { ReviewParams } from '@/features/reviews/list';
import { noteOutcome } from '@/features/reviews/pass';
import { ReviewPosition, useOpenCase, usePrefetchedCases, type ReviewSearch } from './-position';
import { ReviewUnsavedReason } from './-unsaved-reason';
import { useReviewPass } from './-use-review-pass';

interface ReviewDecidedProps {
  ids: { providerId: string; licenseId: string };
  license: License;
  provider: Provider;
  search: ReviewSearch;
  params: ReviewParams;
}

/** A case that waits for no decision: it was decided before, or a newer verification is under way. */
export function ReviewDecided({ ids, license, provider, search, params }: ReviewDecidedProps) {
  const position = useReviewPass(params, ids.licenseId);
  const openCase = useOpenCase(search);
  usePrefetchedCases(position);
  const { data } = useInfiniteQuery({ ...licenseEventOptions(ids.licenseId), retry: false });
  const verification = license.currentVerification;
  const event = decisionEvent(data?.pages.flatMap(({ items }) => items ?? []) ?? [], verification?.id);
  const who = event && actorOf(event);
  const [kept] = useState(() => readDraft(ids.licenseId, verification?.id));
  const isQueued = position.index >= 0;
  useEffect(() => {
    if (isQueued) noteOutcome(params, ids.licenseId, 'elsewhere');
  }, [params, ids.licenseId, isQueued]);
  const next = position.upcoming[0];
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
      <ReviewHead
        license={license}
        provider={provider}
        verification={verification}
        search={search}
        actions={<ReviewPosition position={position} open={openCase} />}
      />
      {hasReason(kept.draft) && (
        <ReviewUnsavedReason ids={ids} license={license} verification={verification} kept={kept} />
      )}
      <EmptyState
        title={
          status
            ? `The verification of ${fullName(provider)} stands at “${spellOut(status)}”`
            : 'This license has no verification yet'
        }
        text={decided}
        action={
          <Group gap="sm">
            {next && (
              <LinkButton to="/reviews/$providerId/$licenseId" params={next} search={search}>
                Next case
              </LinkButton>
            )}
            <LinkButton variant="default" to="/providers/$providerId/licenses/$licenseId" params={ids}>
              Open the license
            </LinkButton>
          </Group>
        }
      />
    </>
  );
}
