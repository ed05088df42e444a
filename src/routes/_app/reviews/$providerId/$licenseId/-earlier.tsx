import { Box, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listEventsInfiniteOptions } from '@/api/operations.gen';
import type { EventLogEntry, LicenseVerification, ProviderNote } from '@/api/models';
import { formatDate, instant } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { Fact, Facts, Section } from '@/ui/parts';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import { newestFirst } from '@/features/licenses/data';
import { actorOf, idsIn } from '@/features/events/words';
import { listOf, resultsOf } from '@/features/reviews/words';

/** The event log's entries about a license, the newest first. */
export function licenseEventOptions(licenseId: string) {
  return listEventsInfiniteOptions({ entityId: [licenseId], sortedBy: 'Timestamp', sortDirection: 'Desc' });
}

/** The entry that tells of the decision on a verification, where the log has one. */
export function decisionEvent(entries: readonly EventLogEntry[], verificationId: string | undefined) {
  return entries.find(
    (entry) =>
      verificationId !== undefined &&
      idsIn(entry).includes(verificationId) &&
      /resolv/i.test(`${entry.messageTemplate ?? ''} ${JSON.stringify(entry.context ?? '')}`),
  );
}

const aroundIt = 10 * 60_000;

/** The note in which a reviewer kept the reason: it names the license and was written with the decision. */
function noteFor(notes: readonly ProviderNote[], number: string | undefined, at: number | undefined) {
  if (!number || at === undefined) return undefined;
  return listOf(notes).find(
    ({ note, timestamp }) =>
      textOf(note).includes(number) && Math.abs((instant(timestamp) ?? 0) - at) < aroundIt,
  )?.note;
}

interface EarlierProps {
  licenseId: string;
  licenseNumber: string | undefined;
  currentId: string | undefined;
  history: readonly LicenseVerification[] | undefined;
  notes: readonly ProviderNote[] | undefined;
}

const mostShown = 5;

/** What became of this license's earlier verifications, who decided it and why, as far as the log and the notes say. */
export function EarlierDecisions({ licenseId, licenseNumber, currentId, history, notes }: EarlierProps) {
  const { data } = useInfiniteQuery({ ...licenseEventOptions(licenseId), retry: false });
  const entries = data?.pages.flatMap(({ items }) => items ?? []) ?? [];
  const earlier = newestFirst(history).filter(({ id }) => id !== currentId);
  return (
    <Box px="var(--page-x)" py="md">
      <Section title="Earlier">
        {earlier.length === 0 ? (
          <Text c="dimmed">{history ? 'This is the first verification of this license.' : 'Loading'}</Text>
        ) : (
          <Facts labelWidth={132}>
            {earlier.slice(0, mostShown).map((verification, index) => {
              const event = decisionEvent(entries, verification.id);
              const who = event && actorOf(event);
              const note = noteFor(notes ?? [], licenseNumber, instant(event?.timestamp));
              const wasReviewed = verification.originalStatus !== verification.status;
              return (
                <Fact key={verification.id ?? index} name={<DateText value={verification.started} />}>
                  <Group gap="xs" align="baseline">
                    <Box w={184}>
                      <Status of="verification" value={verification.status} />{' '}
                      <span className="mute">{whichResult(verification)}</span>
                    </Box>
                    <Box flex="1 1 200px">
                      {note && <>“{note}” </>}
                      <span className="mute">
                        {wasReviewed ? decided(who, event?.timestamp) : 'As the source answered, no review'}
                      </span>
                    </Box>
                  </Group>
                </Fact>
              );
            })}
          </Facts>
        )}
      </Section>
    </Box>
  );
}

/** Which of several results a decision was for. */
function whichResult({ correctResultIndex, ...verification }: LicenseVerification): string | undefined {
  const results = resultsOf(verification).length;
  if (typeof correctResultIndex !== 'number' || results < 2) return undefined;
  return `result ${correctResultIndex + 1} of ${results}`;
}

function decided(who: string | undefined, at: string | undefined): string {
  if (!who && !at) return 'Decided on review';
  return `Decided${who ? ` by ${who}` : ''}${at ? ` on ${formatDate(at)}` : ''}`;
}
