import { Box, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { License, LicenseVerification, LicenseVerificationResult, ProviderNote } from '@/api/models';
import { instant, formatDay } from '@/lib/dates';
import { capitalized, textOf } from '@/lib/words';
import { decide, decisions, emptyDraft, isNoteAbout, reasonIn, type Draft } from '@/review/decision';
import { DockNote } from '@/ui/dock-note';
import { Button } from '@/ui/button';
import { Fact, Facts, Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import { Keys, DayText } from '@/ui/text';
import { newestFirst } from '@/features/licenses/data';
import { actorOf } from '@/features/events/words';
import { useUserName } from '@/features/users/user-name';
import { decisionEvent, licenseEventOptions } from '@/features/reviews/decision-event';
import { notedLicense } from '@/features/reviews/draft';
import { listOf, resultsOf } from '@/features/reviews/words';

/** The entry about a decision, from the log as it is now: what was read before the decision does not tell of it. */
export function useDecisionEvent(licenseId: string, verificationId: string | undefined) {
  const { data, isFetchedAfterMount } = useInfiniteQuery({
    ...licenseEventOptions(licenseId),
    retry: false,
    refetchOnMount: 'always',
  });
  const entries = data?.pages.flatMap(({ items }) => items ?? []) ?? [];
  return { event: decisionEvent(entries, verificationId), isRead: isFetchedAfterMount };
}

/** A verification and, where it was decided on review, by whom, when and why. */
export interface ReviewedVerification {
  verification: LicenseVerification;
  wasReviewed: boolean;
  who: string | undefined;
  at: string | undefined;
  /** The provider note in which the reviewer kept the reason. */
  note: string | undefined;
}

const aroundIt = 10 * 60_000;

/**
 * The note in which a reviewer kept the reason: it names the license and was written with the decision, or nearest to it.
 * Where nobody tells when that was, it is the latest since the verification that says what was decided on review.
 */
function noteFor(
  notes: readonly ProviderNote[],
  license: License,
  at: string | undefined,
  since: string | undefined,
): string | undefined {
  if (!license.licenseNumber) return undefined;
  const named = listOf(notes).filter(({ note }) => isNoteAbout(textOf(note), notedLicense(license)));
  const decided = instant(at);
  if (decided !== undefined) {
    const apart = ({ timestamp }: ProviderNote) => Math.abs((instant(timestamp) ?? 0) - decided);
    return named
      .filter((note) => apart(note) < aroundIt)
      .toSorted((one, other) => apart(one) - apart(other))[0]?.note;
  }
  return named
    .filter(
      ({ note, timestamp }) => reasonIn(note) && (instant(timestamp) ?? 0) >= (instant(since) ?? Infinity),
    )
    .toSorted((one, other) => (instant(other.timestamp) ?? 0) - (instant(one.timestamp) ?? 0))[0]?.note;
}

/** What became of verifications of a license, as far as they, the event log and the notes say. */
export function useReviewed(
  license: License,
  verifications: readonly LicenseVerification[],
  notes: readonly ProviderNote[] | undefined,
): ReviewedVerification[] {
  const { data } = useInfiniteQuery({ ...licenseEventOptions(license.id), retry: false });
  const entries = data?.pages.flatMap(({ items }) => items ?? []) ?? [];
  return verifications.map((verification, index) => {
    const event = decisionEvent(entries, verification.id);
    const { originalStatus, status } = verification;
    const wasReviewed = originalStatus !== undefined && status !== undefined && originalStatus !== status;
    // A note that is told by nothing but its words belongs to the newest verification only.
    const since = wasReviewed && index === 0 ? verification.started : undefined;
    return {
      verification,
      wasReviewed,
      who: event && actorOf(event),
      at: event?.timestamp,
      note: noteFor(notes ?? [], license, event?.timestamp, since),
    };
  });
}

/** The verifications of a license before the current one, the newest first. */
export function earlierOf(
  history: readonly LicenseVerification[] | undefined,
  currentId: string | undefined,
) {
  return newestFirst(history).filter(({ id }) => id !== currentId);
}

/**
 * The last decision on the license whose reason was kept; nothing until the event log has answered, which may know better whose
 * words they are, and when it was: what is read here does not change.
 */
export function useLastReasoned(
  licenseId: string,
  earlier: readonly ReviewedVerification[],
): ReviewedVerification | undefined {
  const { isPending } = useInfiniteQuery({ ...licenseEventOptions(licenseId), retry: false });
  return isPending ? undefined : earlier.find(({ wasReviewed, note }) => wasReviewed && reasonIn(note));
}

/**
 * The last decision as a draft for the results at hand: the same outcome, its reason, and the one result that says the same of whom
 * and what it is about. Where none or several do, which one it is stays open.
 */
export function draftAsBefore(
  { verification, note }: ReviewedVerification,
  results: readonly LicenseVerificationResult[],
): Draft {
  const outcome = decisions.find((one) => one === verification.status);
  const draft = { ...emptyDraft, text: reasonIn(note) };
  if (!outcome) return draft;
  const decided = decide(draft, outcome, results.length);
  const chosen = resultsOf(verification)[verification.correctResultIndex ?? 0];
  const same =
    outcome === 'Found' ? results.filter((one) => chosen && whoAndWhat(one) === whoAndWhat(chosen)) : [];
  const [first] = same;
  return first && same.length === 1 ? { ...decided, resultIndex: results.indexOf(first) } : decided;
}

const whoAndWhat = ({ name, licenseNumber, licenseType }: LicenseVerificationResult) =>
  JSON.stringify([name, licenseNumber, licenseType].map((text) => textOf(text).toLowerCase()));

/**
 * Offers the last decision on the same license again; nothing is sent by it. It may come after the evidence, and belongs where
 * it moves nothing: into the dock above the bar.
 */
export function LastDecision(props: { last: ReviewedVerification; onUse: (() => void) | undefined }) {
  const { last, onUse } = props;
  const reason = reasonIn(last.note);
  const nameOf = useUserName();
  return (
    <section aria-label="Last decision on this license">
      <DockNote
        joint=": "
        action={
          onUse && (
            <Button size="xs" variant="default" onClick={onUse} rightSection={<Keys keys="l" />}>
              Decide as before
            </Button>
          )
        }
        summary={
          <>
            <strong>
              <Status of="verification" value={last.verification.status} />
            </strong>{' '}
            {[whichResult(last.verification), decidedWords(last, nameOf)].filter(Boolean).join(', ')}
          </>
        }
      >
        “{reason}”
      </DockNote>
    </section>
  );
}

interface EarlierProps {
  earlier: readonly ReviewedVerification[];
  isLoading: boolean;
}

const mostShown = 5;
const notYet: EarlierProps = { earlier: [], isLoading: true };

/** What became of this license's earlier verifications, who decided it and why. */
export function EarlierDecisions(props: EarlierProps) {
  const nameOf = useUserName();
  // It stands below the evidence, which is on screen before it is drawn.
  const { earlier, isLoading } = useDeferredValue(true, false) ? props : notYet;
  return (
    <Box px="var(--page-x)" py="md">
      <Section title="Earlier">
        {earlier.length === 0 ? (
          <Text c="dimmed">{isLoading ? 'Loading' : 'This is the first verification of this license.'}</Text>
        ) : (
          <Facts labelWidth={132}>
            {earlier.slice(0, mostShown).map((one, index) => (
              <Fact key={one.verification.id ?? index} name={<DayText value={one.verification.started} />}>
                <Group gap="xs" align="baseline">
                  <Box w={184}>
                    <Status of="verification" value={one.verification.status} />{' '}
                    <span className="mute">{whichResult(one.verification)}</span>
                  </Box>
                  <Box flex="1 1 200px">
                    {one.note && <>“{one.note}” </>}
                    <span className="mute">
                      {one.wasReviewed
                        ? capitalized(decidedWords(one, nameOf))
                        : 'As the source answered, no review'}
                    </span>
                  </Box>
                </Group>
              </Fact>
            ))}
          </Facts>
        )}
      </Section>
    </Box>
  );
}

/** Which of several results a decision was for. */
export function whichResult({
  correctResultIndex,
  ...verification
}: LicenseVerification): string | undefined {
  const results = resultsOf(verification).length;
  if (typeof correctResultIndex !== 'number' || results < 2) return undefined;
  return `result ${correctResultIndex + 1} of ${results}`;
}

function decidedWords({ who, at }: ReviewedVerification, nameOf: (address: string) => string): string {
  if (!who && !at) return 'decided on review';
  return `decided${who ? ` by ${nameOf(who)}` : ''}${at ? ` on ${formatDay(at)}` : ''}`;
}
