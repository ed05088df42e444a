import type { EventLogEntry } from '@/api/models';
import { completedStatuses } from '@/features/credentialing/request-statuses';
import { inContext, parameterOf } from '@/features/events/records';
import { actorOf } from '@/features/events/words';

/** The kinds of events that are decisions of a person, and what they are called. */
export const decisionKinds = {
  VerificationResolved: 'Reviews',
  DatasetMatchAccepted: 'Matches accepted',
  DatasetMatchRejected: 'Matches rejected',
  AlertDismissed: 'Alerts dismissed',
  CredentialingEventAdded: 'Requests completed',
} as const;

export type DecisionKind = keyof typeof decisionKinds;
export const kindNames = Object.keys(decisionKinds) as DecisionKind[];

/** The kind of decision that an entry tells of. A stage that is set of a request is one only where it ends the request. */
export function decisionOf(entry: EventLogEntry): DecisionKind | undefined {
  const kind = kindNames.find((name) => name === inContext(entry, 'subcategory'));
  const isStage =
    kind === 'CredentialingEventAdded' && !completedStatuses.includes(parameterOf(entry, 'status'));
  return isStage ? undefined : kind;
}

/** Whoever an entry does not name. */
const nobody = 'Not told';

/** Who did what an entry tells of: an e-mail address, or that nobody is told. */
export const whoDid = (entry: EventLogEntry): string => actorOf(entry) ?? nobody;
