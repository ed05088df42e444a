import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { mayBeCarriedOut } from '@/api/errors';
import { getLicenseOptions } from '@/api/operations.gen';
import { formatDateTime } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { hasReason, type Draft } from '@/review/decision';
import type { DecidedBy, Stage } from '@/review/decision-flow';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { InlineError } from '@/ui/states';
import { useUserName } from '@/features/users/user-name';
import { actorOf } from '@/features/events/words';
import { isAsDrafted } from '@/features/reviews/draft';
import { isOwn } from '@/features/reviews/decision-event';
import { useDecisionEvent } from './-earlier';

interface ReviewTroubleProps {
  stage: Stage;
  ids: { providerId: string; licenseId: string };
  verificationId: string | undefined;
  draft: Draft;
  /** Called when the decision that came first turns out to be the user's own. */
  onOurs: () => void;
  onSaveNote: (decided: DecidedBy) => void;
  onWithoutNote: () => void;
  onGoOn: () => void;
}

/** What went wrong with a decision, what it means for what was typed, and the way on. */
export function ReviewTrouble({ stage, onWithoutNote, ...rest }: ReviewTroubleProps) {
  if (stage.at === 'note-failed') {
    return (
      <>
        <InlineError
          error={stage.error}
          title={
            stage.decided === 'us'
              ? 'The verification is resolved, but its note was not saved'
              : 'The note was not saved'
          }
          kept={`${stage.decided === 'us' && mayBeCarriedOut(stage.error) ? 'The verification is resolved. ' : ''}Your reason is kept.`}
        />
        <Group>
          <Button size="xs" variant="default" onClick={onWithoutNote}>
            Go on without the note
          </Button>
        </Group>
      </>
    );
  }
  return stage.at === 'overtaken' ? <Overtaken {...rest} /> : null;
}

type OvertakenProps = Omit<ReviewTroubleProps, 'stage' | 'onWithoutNote'>;

/** Somebody was faster: who, when and what, as far as the event log says. */
function Overtaken({ ids, verificationId, draft, onOurs, onSaveNote, onGoOn }: OvertakenProps) {
  const { data: license } = useQuery(
    getLicenseOptions({ providerId: ids.providerId, licenseId: ids.licenseId }),
  );
  const { event } = useDecisionEvent(ids.licenseId, verificationId);
  const who = event && actorOf(event);
  const nameOf = useUserName();
  const current = license?.currentVerification;
  const decided = current?.id === verificationId && current?.status !== 'NeedsReview' ? current : undefined;
  // An answer that was lost on its way makes a second try look late: then the decision is our own.
  const isOurs = isOwn(who) && decided !== undefined && isAsDrafted(decided, draft);
  const tellOurs = useEffectEvent(onOurs);
  useEffect(() => {
    if (isOurs) tellOurs();
  }, [isOurs]);
  const facts = [
    decided?.status && spellOut(decided.status).toLowerCase(),
    who && `by ${isOurs ? 'you' : nameOf(who)}`,
    event?.timestamp && formatDateTime(event.timestamp),
  ].filter(Boolean);
  return (
    <Note
      tone="warning"
      role="alert"
      action={
        <Group gap="sm">
          {hasReason(draft) && (
            <Button size="xs" variant="default" onClick={() => onSaveNote(isOurs ? 'us' : 'others')}>
              Save my reason as a note
            </Button>
          )}
          <Button size="xs" onClick={onGoOn}>
            Next case
          </Button>
        </Group>
      }
    >
      <strong>{isOurs ? 'Your decision had arrived' : 'This verification was decided meanwhile'}</strong>
      {facts.length > 0 && `: ${facts.join(', ')}`}.{who && !isOurs && ' Your decision was not carried out.'}
      {hasReason(draft) && ' Your reason is kept.'}
    </Note>
  );
}
