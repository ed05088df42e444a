import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CredentialingRequest } from '@/api/models';
import { useReadBlocked } from '@/api/permissions';
import {
  decisionsOf,
  isCorrected,
  letterDue,
  outcomeWords,
  type CommitteeDecision,
} from '@/domain/committee';
import { decidedWords } from '@/features/committee/documents';
import { LetterSent } from '@/features/committee/letter-sent';
import { needsLetter } from '@/features/committee/letters';
import { minutesOptions } from '@/features/committee/meeting';
import { UserName } from '@/features/users/user-name';
import { formatDate } from '@/lib/dates';
import { Note, RecordList, RecordRow, Section } from '@/ui/layout';
import { Loaded } from '@/ui/loaded';
import { Status } from '@/ui/status';

/** What the committee, or the medical director, decided about a request, the latest first, each with the letter about it. */
export function RequestDecisions({ request }: { request: CredentialingRequest & { id: string } }) {
  const decisions = decisionsOf(request.checklist);
  if (decisions.length === 0) return null;
  return (
    <Section title="Decisions">
      {decisions.at(-1)?.outcome === 'denied' && <StillCredentialed request={request} />}
      <RecordList label="Decisions">
        {decisions
          .map((decision, index) => (
            <DecisionRow
              key={index}
              decision={decision}
              requestId={request.id}
              isCorrected={isCorrected(decisions, index)}
            />
          ))
          .toReversed()}
      </RecordList>
    </Section>
  );
}

/**
 * The decision that counts, beside the status of the request: the service has no status for a denial, and one that is denied
 * is “unable to complete” there.
 */
export function LatestDecision({ request }: { request: CredentialingRequest }) {
  const latest = decisionsOf(request.checklist).at(-1);
  if (!latest) return null;
  if (latest.outcome === 'denied') return <Status of="credentialing" value="Denied" tint />;
  return <Text c="dimmed">{outcomeWords(latest)}</Text>;
}

/** A denial changes nothing in the provider’s file by itself: who still stands as credentialed there is said, with the way to it. */
function StillCredentialed({ request }: { request: CredentialingRequest }) {
  const { provider } = request;
  if (!provider?.id || provider.credentialingStatus !== 'Credentialed') return null;
  return (
    <Note tone="warning">
      Denied, and the provider’s file still says credentialed.{' '}
      <Link to="/providers/$providerId" params={{ providerId: provider.id }}>
        Open the provider’s file
      </Link>{' '}
      to change the status.
    </Note>
  );
}

interface DecisionRowProps {
  decision: CommitteeDecision;
  requestId: string;
  /** Another one of the same day was entered later. */
  isCorrected: boolean;
}

/** The letter stands in the minutes of the day of the decision, which are a file: whose role reads none is told nothing of it. */
function DecisionRow({ decision, requestId, isCorrected }: DecisionRowProps) {
  const { day } = decision;
  const isHidden = useReadBlocked('Files') !== undefined;
  const minutes = useQuery({ ...minutesOptions(day), enabled: !isHidden && !isCorrected });
  return (
    <RecordRow
      end={
        <Link to="/credentialing/committee" search={{ day }}>
          {formatDate(day)}
        </Link>
      }
      below={
        <>
          <Text c="dimmed">
            {decidedWords(decision)}
            {decision.enteredBy && (
              <>
                {' '}
                Recorded by <UserName address={decision.enteredBy} />
              </>
            )}
          </Text>
          {!isHidden && !isCorrected && (
            <Loaded query={minutes} failed="The minutes could not be read" isNotice skeleton={1}>
              {({ entries }) => {
                // Of two decisions on one day the minutes have the one that was entered last.
                const entry = entries.find((one) => one.requestId === requestId && isSame(one, decision));
                return entry && <LetterWords entry={entry} />;
              }}
            </Loaded>
          )}
        </>
      }
    >
      {isCorrected ? (
        <Text c="dimmed">
          <s>{outcomeWords(decision)}</s>, corrected by the decision above
        </Text>
      ) : (
        outcomeWords(decision)
      )}
    </RecordRow>
  );
}

const isSame = (one: CommitteeDecision, other: CommitteeDecision) =>
  one.outcome === other.outcome && one.enteredOn === other.enteredOn && one.months === other.months;

function LetterWords({ entry }: { entry: Parameters<typeof needsLetter>[0] }) {
  if (entry.letterOn) return <LetterSent {...entry} />;
  if (!needsLetter(entry)) return <LetterSent {...entry} />;
  const due = formatDate(letterDue(entry.day));
  const round = (words: string) => (
    <Link to="/credentialing/committee" search={{ day: entry.day }}>
      {words}
    </Link>
  );
  if (!entry.letterFile)
    return (
      <p>
        Letter not sent yet, due {due}. {round('Write it in the committee round')}
      </p>
    );
  return (
    <p>
      Letter due {due}. <LetterSent {...entry} /> {round('Mark it as sent in the committee round')}
    </p>
  );
}
