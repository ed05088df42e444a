import type { CredentialingEventStatus } from '@/api/models';
import { statusLook } from '@/ui/status-looks';

/** Every status that is known, in the order in which a request goes through them. */
export const requestStatuses = [
  'RequestSubmitted',
  'RequestInProgress',
  'AdditionalInformationRequested',
  'SecondAttemptMissingInfo',
  'ThirdAttemptMissingInfo',
  'AdditionalInformationSubmitted',
  'CancellationRequested',
  'Completed',
  'CompletedWithConcern',
  'UnableToComplete',
  'Cancelled',
] as const satisfies CredentialingEventStatus[];

/** The statuses with which nothing more happens with a request. */
export const finalStatuses: readonly string[] = [
  'Completed',
  'CompletedWithConcern',
  'UnableToComplete',
  'Cancelled',
];

/** The statuses of requests that nobody has brought to an end, as far as they are known. */
export const openStatuses = requestStatuses.filter((status) => !finalStatuses.includes(status));

/** The operator waits for something that we have to give. */
export const waitingStatuses = [
  'AdditionalInformationRequested',
  'SecondAttemptMissingInfo',
  'ThirdAttemptMissingInfo',
] as const satisfies CredentialingEventStatus[];

/** A status in words, the same as its badge. */
export const statusWords = (status: string | undefined) =>
  status ? statusLook('request', status).label : '–';

/** The statuses with which a request is completed, and not ended otherwise. */
export const completedStatuses: readonly string[] = ['Completed', 'CompletedWithConcern'];
