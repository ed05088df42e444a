import type { EventLogEntry } from '@/api/models';
import { listEventsInfiniteOptions } from '@/api/operations.gen';
import { currentUser } from '@/api/session';
import { idsIn } from '@/features/events/words';

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

/** Whether the user who is signed in made a decision: one whose answer was lost looks like somebody else's. */
export const isOwn = (who: string | undefined): boolean => who !== undefined && who === currentUser()?.email;
