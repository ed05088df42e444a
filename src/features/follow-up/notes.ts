import type { QueryClient } from '@tanstack/react-query';
import type { CredentialingEventStatus, CredentialingRequest } from '@/api/models';
import {
  createCredentialingRequestEvent,
  createProviderNote,
  getCredentialingRequestOptions,
  listProviderNotesOptions,
} from '@/api/operations.gen';
import { writeBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { type Attempt, attemptNote, type FollowUpSubject, isNoteOf } from '@/domain/follow-up';
import { allowedStatuses, nextAsk, requestStatus } from '@/features/credentialing/request-words';

interface Noted {
  subject: FollowUpSubject;
  attempt: Attempt;
  /** Which attempt it is, from 1. */
  number: number;
  setsStatus: boolean;
}

/**
 * Notes an attempt where the service has notes: on a request that the organization works on itself as an event, else with the
 * provider; facilities and enrollments have none. A note that is there already is written no second time. Throws `ApiError`.
 */
export async function noteOnRecord(queryClient: QueryClient, noted: Noted): Promise<void> {
  const { subject, attempt, number, setsStatus } = noted;
  const note = attemptNote(subject, attempt, number);
  if (subject.kind === 'request') {
    const options = getCredentialingRequestOptions({ requestId: subject.id });
    const request = await queryClient.fetchQuery({ ...options, staleTime: 0 });
    const status = statusWith(request, setsStatus ? number : undefined);
    if (hasEvent(request, note)) return;
    if (status && !writeBlocked(currentUser(), createCredentialingRequestEvent)) {
      await createCredentialingRequestEvent({ requestId: subject.id, body: { status, note } });
      return;
    }
  }
  const { providerId } = subject;
  if (!providerId || writeBlocked(currentUser(), createProviderNote)) return;
  const options = listProviderNotesOptions({ providerId });
  const notes = await queryClient.fetchQuery({ ...options, staleTime: 0 });
  if (notes.some((one) => isNoteOf(one.note, note))) return;
  await createProviderNote({ providerId, body: { note } });
  void queryClient.invalidateQueries({ queryKey: options.queryKey });
}

const hasEvent = ({ allEvents, currentEvent }: CredentialingRequest, note: string): boolean =>
  (allEvents ?? [currentEvent]).some((event) => isNoteOf(event?.note, note));

/**
 * The status that the event of an attempt brings a request to, since there is no event without one: that of the attempt where
 * it is given, else the one that it has. Undefined where the operator sets it.
 */
function statusWith(
  request: CredentialingRequest,
  attempt: number | undefined,
): CredentialingEventStatus | undefined {
  const asks = nextAsk(request, attempt);
  if (asks.blocked) return undefined;
  if (attempt !== undefined) return asks.status;
  const before = requestStatus(request);
  return allowedStatuses(request).find((status) => status === before) ?? 'RequestInProgress';
}
