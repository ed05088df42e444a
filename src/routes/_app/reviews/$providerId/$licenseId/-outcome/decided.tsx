import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listLicenseVerificationsOptions, listProviderNotesOptions } from '@/api/operations.gen';
import type { License, LicenseVerification, Provider } from '@/api/models';
import { formatDateTime } from '@/lib/dates';
import { count, fullName, spellOut } from '@/lib/words';
import { hasReason, reasonIn } from '@/review/decision';
import { LinkButton } from '@/ui/button';
import { QueueBar } from '@/ui/queue-pane';
import { useShortcuts } from '@/ui/shortcuts';
import { EmptyState } from '@/ui/states';
import { Status } from '@/ui/status';
import { isOwn } from '@/features/reviews/decision-event';
import { draftId, reviewDrafts } from '@/features/reviews/draft';
import {
  EarlierDecisions,
  earlierOf,
  useReviewed,
  whichResult,
  type ReviewedVerification,
} from '../-earlier';
import { ReviewEvidence } from '../-evidence';
import { ReviewHead } from '../-head';
import { useEvidenceKeys } from '../-keys';
import { ReviewNotice } from './notice';
import type { ReviewParams } from '@/features/reviews/list';
import { type Position, recordReview } from '@/features/reviews/session';
import { resultsOf } from '@/features/reviews/words';
import { useUserName } from '@/features/users/user-name';
import { ReviewPosition, useOpenCase, type ReviewSearch } from '../-position';
import { ReviewUnsavedReason } from './unsaved-reason';
import { useEvidenceView } from '../-use-evidence-view';

interface ReviewDecidedProps {
  ids: { providerId: string; licenseId: string };
  license: License;
  provider: Provider;
  search: ReviewSearch;
  params: ReviewParams;
  position: Position;
}

/** A case that waits for no decision: it was decided before, or a newer verification is under way. */
export function ReviewDecided({ ids, license, provider, search, params, position }: ReviewDecidedProps) {
  const openCase = useOpenCase(search);
  const verification = license.currentVerification;
  const notes = useQuery(listProviderNotesOptions({ providerId: ids.providerId }));
  const [decided] = useReviewed(
    { ...license, id: ids.licenseId },
    verification ? [verification] : [],
    notes.data,
  );
  const [kept] = useState(() => reviewDrafts.read(draftId(ids.licenseId, verification?.id)));
  const isQueued = position.index >= 0;
  // One's own, too, where its answer was lost or it was made in another tab.
  const outcome = isOwn(decided?.who) ? 'mine' : 'byOthers';
  // One that was verified anew meanwhile, and needs no review any more, was decided by nobody.
  const isRecorded = isQueued && verification !== undefined && isReviewed(verification);
  useEffect(() => {
    if (isRecorded) recordReview(params, ids.licenseId, outcome);
  }, [params, ids.licenseId, isRecorded, outcome]);
  useShortcuts('Review', [
    { keys: 'j', label: 'Next case', run: () => openCase(position.next) },
    { keys: 'k', label: 'Previous case', run: () => openCase(position.previous) },
  ]);
  const [next] = position.upcoming;
  const onward = (
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
  );
  const status = verification?.status ?? license.currentVerificationStatus;
  return (
    <Stack gap={0} flex={1} mih={0}>
      <ReviewHead
        license={license}
        provider={provider}
        verification={verification}
        search={search}
        actions={<ReviewPosition position={position} open={openCase} />}
      />
      {hasReason(kept) && (
        <ReviewUnsavedReason ids={ids} license={license} verification={verification} kept={kept} />
      )}
      {verification && decided && isReviewed(verification) ? (
        <>
          <DecidedEvidence
            ids={ids}
            license={license}
            provider={provider}
            verification={verification}
            notes={notes.data}
          />
          <ReviewNotice except={ids.licenseId} search={search} />
          <QueueBar label="Decision">
            <Group justify="space-between">
              <DecisionWords decided={decided} isLoading={notes.isPending} />
              {onward}
            </Group>
          </QueueBar>
        </>
      ) : (
        <>
          <EmptyState
            title={
              status
                ? `The verification of ${fullName(provider)} stands at “${spellOut(status)}”`
                : 'This license has no verification yet'
            }
            text="Nothing is left to decide here."
            action={onward}
          />
          <ReviewNotice except={ids.licenseId} search={search} />
        </>
      )}
    </Stack>
  );
}

/** Whether somebody decided about a verification, which then has evidence to show. */
const isReviewed = ({ originalStatus, status }: LicenseVerification) =>
  originalStatus === 'NeedsReview' && status !== 'NeedsReview';

type EvidenceProps = Pick<ReviewDecidedProps, 'ids' | 'license' | 'provider'> & {
  verification: LicenseVerification;
  notes: Parameters<typeof useReviewed>[2];
};

/** The evidence as it was decided on, with the result that was chosen. */
function DecidedEvidence({ ids, license, provider, verification, notes }: EvidenceProps) {
  const results = resultsOf(verification).length;
  const view = useEvidenceView(results);
  useEvidenceKeys(view);
  const { data: history } = useQuery(listLicenseVerificationsOptions(ids));
  const earlier = useReviewed({ ...license, id: ids.licenseId }, earlierOf(history, verification.id), notes);
  const chosen = verification.correctResultIndex ?? (results === 1 ? 0 : undefined);
  return (
    <ReviewEvidence
      license={license}
      provider={provider}
      verification={verification}
      history={history}
      label={`On file against ${count(results, 'result')}`}
      view={view}
      chosen={verification.status === 'Found' ? chosen : undefined}
      onChoose={undefined}
    >
      <EarlierDecisions earlier={earlier} isLoading={!history} />
    </ReviewEvidence>
  );
}

/** What was decided, by whom and when, and the reason that was given. */
function DecisionWords({ decided, isLoading }: { decided: ReviewedVerification; isLoading: boolean }) {
  const { verification, who, at, note } = decided;
  const nameOf = useUserName();
  const reason = reasonIn(note) || note;
  const facts = [who && `by ${nameOf(who)}`, at && `on ${formatDateTime(at)}`].filter(Boolean).join(' ');
  return (
    <Text component="div" flex="1 1 240px">
      <Status of="verification" value={verification.status} tint />{' '}
      {[whichResult(verification), `decided ${facts || 'on review'}`].filter(Boolean).join(', ')}
      {reason ? <>: “{reason}”</> : isLoading ? '.' : '. No reason was kept as a note.'}
    </Text>
  );
}
