import type { CredentialingRequestRecord } from '../store/world';

/** After these nothing more happens with a request. */
export const finalStatuses: readonly string[] = [
  'Cancelled',
  'Completed',
  'CompletedWithConcern',
  'UnableToComplete',
];

export const completedStatuses: readonly string[] = ['Completed', 'CompletedWithConcern'];

/** What the organization may say of a request that the operator processes: the rest is the operator's. */
const ofOrganization: readonly string[] = ['AdditionalInformationSubmitted', 'CancellationRequested'];

/** The status of the latest event. */
export function statusOf({ events }: CredentialingRequestRecord): string {
  return events.at(-1)?.status ?? 'RequestSubmitted';
}

/** Why a request cannot come to a status by an event that the organization adds; undefined when it can. */
export function problemOfStatus(request: CredentialingRequestRecord, status: string): string | undefined {
  if (finalStatuses.includes(statusOf(request))) return `The request is over: ${statusOf(request)}.`;
  if (status === 'RequestSubmitted') return 'A request is submitted once, when it is created.';
  if (request.isSelfManaged || ofOrganization.includes(status)) return undefined;
  return 'The operator processes this request, and sets this status.';
}
