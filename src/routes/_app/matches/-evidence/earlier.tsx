import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DatasetMatch } from '@/api/models';
import { whenKnown } from '@/api/query';
import { rejectedMatchesOptions, sameRecordRejected } from '@/features/matches/decide';
import { formatDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { agreement } from '@/review/match-evidence';
import { DockNote } from '@/ui/dock-note';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import { Keys } from '@/ui/text';
import { useLastEvent } from '@/features/events/last-event';
import { actorOf } from '@/features/events/words';
import { entityOf } from '@/features/scans/words';
import { useUserName } from '@/features/users/user-name';

/** Earlier rejections of the same record for the same provider or facility, the newest first. */
export function useEarlierRejections(match: DatasetMatch) {
  const { id } = entityOf(match);
  const type = match.scan?.type;
  const query = useQuery(
    whenKnown(type && id && { type, id }, (of) => rejectedMatchesOptions(of.type, of.id)),
  );
  return { ...query, earlier: sameRecordRejected(match, query.data ?? []) };
}

interface MatchEarlierProps {
  match: DatasetMatch;
  rejections: ReturnType<typeof useEarlierRejections>;
  /** What agrees and speaks against rejecting: `NPI`, `SSN`. The rejection was wrong then, or the record is. */
  agrees: readonly string[];
  /** Whether it waits for a decision: once it is decided nothing is to be looked at again. */
  isOpen: boolean;
  /** Undefined where there is nothing to decide. */
  onUseNote: ((note: string) => void) | undefined;
}

/**
 * Informs that the record was rejected before and offers the reason again; it decides nothing. A rejection that the
 * evidence contradicts is flagged, and its reason not offered: repeated once more it would hide an exclusion.
 */
export function MatchEarlier({ match, rejections, agrees, isOpen, onUseNote }: MatchEarlierProps) {
  const { earlier, error, refetch } = rejections;
  const rejection = useLastEvent(earlier[0]?.id, ['DatasetMatchRejected']);
  const nameOf = useUserName();
  if (error) {
    return (
      <InlineError
        error={error}
        title="Earlier rejections could not be read"
        onRetry={() => void refetch()}
      />
    );
  }
  const [last] = earlier;
  if (!last) return null;
  const note = textOf(last.userActionResolutionNote);
  const who = rejection && actorOf(rejection);
  const scanId = last.scanId ?? last.scan?.id;
  const isDoubtful = isOpen && agrees.length > 0;
  const when = rejection?.timestamp
    ? `on ${formatDay(rejection.timestamp)}`
    : `found on ${formatDay(last.createdTimestamp)}`;
  const told = (
    <>
      {when}
      {who && `, by ${nameOf(who)}`}: {note ? `“${note}”` : 'no note was kept.'}{' '}
      {scanId && (
        <Link to="/scans/$scanId" params={{ scanId }}>
          Open that scan
        </Link>
      )}
    </>
  );
  return (
    <section aria-label="Rejected before">
      <DockNote
        tone={isDoubtful ? 'warning' : 'info'}
        joint={isDoubtful ? '' : ', '}
        summary={
          <strong>
            {isDoubtful
              ? `Rejected before although the ${agreement(agrees)}: look again`
              : `This record was rejected for ${entityOf(match).name} before`}
          </strong>
        }
        action={
          note &&
          onUseNote &&
          !isDoubtful && (
            <Button
              size="xs"
              variant="default"
              onClick={() => onUseNote(note)}
              rightSection={<Keys keys="n" />}
            >
              Use this note
            </Button>
          )
        }
      >
        {isDoubtful ? (
          <p>
            This record was rejected for {entityOf(match).name} before, {told}
          </p>
        ) : (
          told
        )}
      </DockNote>
    </section>
  );
}
