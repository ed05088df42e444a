import { Group, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayBeCarriedOut } from '@/api/errors';
import { getLicenseOptions } from '@/api/operations.gen';
import { actorOf } from '@/features/events/words';
import { dropReviewFailure, type FailedReview, sendReviewAgain } from '@/features/reviews/decisions';
import { DecidedByOthers, NoteNotSaved } from '@/features/reviews/send';
import { useUserName } from '@/features/users/user-name';
import { formatDateTime } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { hasReason } from '@/review/decision';
import { Button, LinkButton } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { Note } from '@/ui/layout';
import { InlineError } from '@/ui/states';
import { useDecisionEvent } from '../-earlier';
import type { ReviewSearch } from '../-position';

interface FailedReviewNoteProps {
  failed: FailedReview;
  /** Its case is the one that is open, which shows what was typed. */
  isOpen: boolean;
  search: ReviewSearch;
  /** Called on the way to the case. */
  onOpen: () => void;
}

/** A decision that did not get through: why, what that means for what was typed, and the way on. */
export function FailedReviewNote({ failed, isOpen, search, onOpen }: FailedReviewNoteProps) {
  const queryClient = useQueryClient();
  const { id, item, error, choice } = failed;
  const kept = hasReason(choice.draft) ? 'Your reason is kept.' : undefined;
  const open = !isOpen && (
    <LinkButton
      size="xs"
      variant="default"
      to="/reviews/$providerId/$licenseId"
      params={{ providerId: item.providerId, licenseId: id }}
      search={search}
      onClick={onOpen}
    >
      Open the case
    </LinkButton>
  );
  if (error instanceof DecidedByOthers)
    return (
      <Note
        tone="warning"
        role="alert"
        action={
          <Group gap="sm">
            {open}
            <Button size="xs" variant="default" onClick={onSingleClick(() => dropReviewFailure(id))}>
              Understood
            </Button>
          </Group>
        }
      >
        <strong>{item.name}: this verification was decided meanwhile</strong>
        <DecidedFacts failed={failed} />. Your decision was not carried out. {kept}
      </Note>
    );
  const isNote = error instanceof NoteNotSaved;
  return (
    <Stack gap="xs" align="flex-start">
      <InlineError
        error={isNote ? error.cause : error}
        about={item.name}
        title={
          isNote
            ? 'The verification is resolved, but its note was not saved'
            : 'The decision was not carried out'
        }
        kept={isNote && mayBeCarriedOut(error.cause) ? `The verification is resolved. ${kept ?? ''}` : kept}
        onRetry={() => sendReviewAgain(queryClient, failed)}
      />
      <Group gap="sm">
        {open}
        {isNote && (
          <Button size="xs" variant="subtle" onClick={onSingleClick(() => dropReviewFailure(id))}>
            Go on without the note
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** What was decided, by whom and when, as far as the license and the event log say. */
function DecidedFacts({ failed: { id, item } }: { failed: FailedReview }) {
  const { data: license } = useQuery(getLicenseOptions({ providerId: item.providerId, licenseId: id }));
  const { event } = useDecisionEvent(id, item.verificationId);
  const nameOf = useUserName();
  const who = event && actorOf(event);
  const current = license?.currentVerification;
  const facts = [
    current?.id === item.verificationId && current.status && spellOut(current.status).toLowerCase(),
    who && `by ${nameOf(who)}`,
    event?.timestamp && formatDateTime(event.timestamp),
  ].filter(Boolean);
  return facts.length > 0 ? <>: {facts.join(', ')}</> : null;
}
