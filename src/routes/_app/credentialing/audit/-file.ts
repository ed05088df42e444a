import type { CredentialingEvent, CredentialingRequest } from '@/api/models';
import { addDays, instant, startOfLocalDay } from '@/lib/dates';
import { spellOut, userWords } from '@/lib/words';
import { entityName } from '@/features/credentialing/request-words';
import type { SampleFile } from './-sample';

/** A request that was completed, as an auditor looks at it. */
export interface AuditFile extends SampleFile {
  request: CredentialingRequest;
  /** Whom it is about. */
  name: string;
  completedAt: string;
  outcome: string;
  owner: string;
  /** The oldest first; undefined where the list did not tell them. */
  events: readonly CredentialingEvent[] | undefined;
}

/** The days, the reader's own, between which files were completed, both included. */
export interface AuditWindow {
  from: string;
  to: string;
}

const completions = new Set<string | undefined>(['Completed', 'CompletedWithConcern']);

/** A request as a file; undefined for one that was not completed in the window. */
export function auditFile(request: CredentialingRequest, window: AuditWindow): AuditFile | undefined {
  const events = eventsOf(request);
  const completion = events?.findLast(({ status }) => completions.has(status)) ?? request.currentEvent;
  const { id } = request;
  const completedAt = completion?.timestamp;
  if (!completedAt || !completions.has(completion.status) || !isWithin(completedAt, window)) return undefined;
  return {
    id,
    type: request.type,
    request,
    name: entityName(request, 'title'),
    completedAt,
    outcome: spellOut(completion.status),
    owner: userWords(request.owner) ?? '',
    events,
  };
}

/** The events of a request, the oldest first; undefined where the answer holds none. */
export function eventsOf({ allEvents }: CredentialingRequest): readonly CredentialingEvent[] | undefined {
  if (!Array.isArray(allEvents) || allEvents.length === 0) return undefined;
  return allEvents.toSorted((one, other) => (instant(one.timestamp) ?? 0) - (instant(other.timestamp) ?? 0));
}

function isWithin(timestamp: string, { from, to }: AuditWindow): boolean {
  const at = instant(timestamp);
  const start = instant(startOfLocalDay(from));
  const end = instant(startOfLocalDay(addDays(to, 1) ?? ''));
  return at !== undefined && start !== undefined && end !== undefined && start <= at && at < end;
}
