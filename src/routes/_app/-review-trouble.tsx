import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { licenseOptions } from '@/queries/licenses';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { actorOf } from './-provider-timeline';
import { decisionEvent, licenseEventOptions } from './-review-earlier';
import type { Stage } from './-use-review-decision';
import classes from './-reviews.module.css';

interface ReviewTroubleProps {
  stage: Stage;
  ids: { providerId: string; licenseId: string };
  verificationId: string | undefined;
  onRetryNote: () => void;
  onGoOn: () => void;
}

/** What went wrong with a decision, what it means for what was typed, and the way on. */
export function ReviewTrouble({ stage, ids, verificationId, onRetryNote, onGoOn }: ReviewTroubleProps) {
  if (stage.at === 'editing' && stage.error) {
    return <InlineError error={stage.error} title="The decision was not sent" kept="Your reason is kept." />;
  }
  if (stage.at === 'note-failed') {
    return (
      <div role="alert" className={classes.notice}>
        <InlineError
          error={stage.error}
          title="The verification is resolved, but its note was not saved"
          kept="Your reason is kept."
        />
        <Button size="xs" onClick={onRetryNote}>
          Save the note again
        </Button>
        <Button size="xs" variant="default" onClick={onGoOn}>
          Go on without the note
        </Button>
      </div>
    );
  }
  if (stage.at === 'conflict') {
    return <Conflict ids={ids} verificationId={verificationId} onSaveNote={onRetryNote} onGoOn={onGoOn} />;
  }
  return null;
}

interface ConflictProps {
  ids: { providerId: string; licenseId: string };
  verificationId: string | undefined;
  onSaveNote: () => void;
  onGoOn: () => void;
}

/** Somebody else was faster: who, when and what, as far as the event log says. */
function Conflict({ ids, verificationId, onSaveNote, onGoOn }: ConflictProps) {
  const { data: license } = useQuery(licenseOptions(ids.providerId, ids.licenseId));
  const events = useInfiniteQuery({
    ...licenseEventOptions(ids.licenseId),
    retry: false,
    refetchOnMount: 'always',
  });
  const entries = events.data?.pages.flatMap(({ items }) => items ?? []) ?? [];
  const event = decisionEvent(entries, verificationId);
  const who = event && actorOf(event);
  const status =
    license?.currentVerification?.id === verificationId ? license?.currentVerification?.status : undefined;
  const isKnown = status !== undefined && status !== 'NeedsReview';
  return (
    <div role="alert" className={classes.notice}>
      <p>
        <strong>This verification was decided meanwhile</strong>
        {isKnown && `: ${spellOut(status).toLowerCase()}`}
        {who ? `, by ${who}` : ''}
        {event?.timestamp ? `, ${formatDateTime(event.timestamp)}` : ''}. Nothing of yours was sent; your
        reason is kept.
      </p>
      <Button size="xs" variant="default" onClick={onSaveNote}>
        Save my reason as a note
      </Button>
      <Button size="xs" onClick={onGoOn}>
        Next case
      </Button>
    </div>
  );
}
