import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayBeCarriedOut } from '@/api/errors';
import { getLicenseOptions } from '@/api/operations.gen';
import { actorOf } from '@/features/events/words';
import { dropReviewFailure, type FailedReview, sendReviewAgain } from '@/features/reviews/decisions';
import { DecidedByOthers, NoteNotSaved } from '@/features/reviews/send';
import { useUserName } from '@/features/users/user-name';
import { formatDateTime } from '@/lib/dates';
import { capitalized, spellOut } from '@/lib/words';
import { type FailedLine, FailedLines } from '@/ui/failed-lines';
import { hasReason } from '@/review/decision';
import { Button, LinkButton } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { useDecisionEvent } from '../-earlier';
import type { ReviewSearch } from '../-position';

interface FailedReviewsProps {
  failed: readonly FailedReview[];
  /** The case that is open, which shows what was typed. */
  except: string | undefined;
  search: ReviewSearch;
  /** Called on the way to a case. */
  onOpen: (licenseId: string) => void;
}

/** Decisions that did not get through: why, what that means for what was typed, and the way on. */
export function FailedReviews({ failed, except, search, onOpen }: FailedReviewsProps) {
  const queryClient = useQueryClient();
  const lineOf = (one: FailedReview): FailedLine => {
    const { id, item, error, choice } = one;
    const kept = hasReason(choice.draft) ? 'Your reason is kept.' : undefined;
    const drop = (label: string) => (
      <Button size="xs" variant="default" onClick={onSingleClick(() => dropReviewFailure(id))}>
        {label}
      </Button>
    );
    const line = {
      id,
      about: item.name,
      error,
      open: id !== except && (
        <LinkButton
          size="xs"
          variant="default"
          to="/reviews/$providerId/$licenseId"
          params={{ providerId: item.providerId, licenseId: id }}
          search={search}
          onClick={() => onOpen(id)}
        >
          Open
        </LinkButton>
      ),
    };
    if (error instanceof DecidedByOthers)
      return {
        ...line,
        what: 'decided by somebody else before you',
        why: <DecidedFacts failed={one} />,
        isOver: true,
        title: 'This verification was decided meanwhile',
        details: <>This verification was decided meanwhile. Your decision was not carried out. {kept}</>,
        actions: drop('Understood'),
      };
    const isNote = error instanceof NoteNotSaved;
    return {
      ...line,
      error: isNote ? error.cause : error,
      what: isNote ? 'resolved, its note not saved' : 'not decided',
      doubt: isNote ? 'resolved, its note may be saved' : 'may be decided',
      title: isNote
        ? 'The verification is resolved, but its note was not saved'
        : 'The decision was not carried out',
      kept: isNote && mayBeCarriedOut(error.cause) ? `The verification is resolved. ${kept ?? ''}` : kept,
      onRetry: () => sendReviewAgain(queryClient, one),
      actions: isNote && drop('Go on without the note'),
    };
  };
  return <FailedLines lines={failed.map(lineOf)} />;
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
  return facts.length > 0 ? <>{capitalized(facts.join(', '))}.</> : null;
}
