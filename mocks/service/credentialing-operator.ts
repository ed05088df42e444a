import { concernNote, packetPath } from '../data/credentialing-requests';
import { day, hour } from '../store/time';
import { idFor } from '../store/ids';
import type { CredentialingJobRecord, CredentialingRequestRecord, World } from '../store/world';
import { nobody } from './actor';
import { completedChecklist } from './credentialing-checklists';
import { addEvent } from './credentialing-events';
import { entitiesOf, entityOf } from './credentialing-model';
import { packetNow } from './credentialing-packets';
import { completedStatuses, statusOf } from './credentialing-rules';
import { logEvent } from './events';
import { entriesOf } from './provider-info';

/** How long the operator takes to come to the next stage, from each status, in milliseconds. */
const waits: Record<string, number> = {
  RequestSubmitted: 4 * hour,
  RequestInProgress: 2 * day,
  AdditionalInformationRequested: 7 * day,
  SecondAttemptMissingInfo: 7 * day,
  ThirdAttemptMissingInfo: 7 * day,
  AdditionalInformationSubmitted: 2 * day,
  CancellationRequested: hour,
};

const whatIsMissing = 'A current professional liability insurance is missing in the file.';

/** Insurance is all that the operator asks for, and so all that can stay open. */
const whatStaysOpen = concernNote({
  element: 'Liability insurance',
  lacked: 'No current policy is in the file',
  reason: 'What was submitted names a policy that the carrier has not issued yet.',
});

/** Plans when the operator takes a request up next; not at all for one that is self managed or over. */
export function planOperator(world: World, request: CredentialingRequestRecord): void {
  const wait = waits[statusOf(request)];
  if (request.isSelfManaged || wait === undefined) return;
  const last = request.events.at(-1);
  world.jobs.put({
    // One for each event, whichever tab plans it.
    id: idFor(`credentialing ${request.id} ${last?.id}`, 0, 0),
    kind: 'credentialing',
    dueAt: world.clock.now() + wait,
    requestId: request.id,
  });
}

/**
 * The operator's part of a request that is not self managed: takes it up, asks up to three times for what is missing,
 * completes it, or gives it up. An insurance that is current is all that it asks for. A completion brings the packet
 * (rules.md 17.7), and the checklist by which it was completed where nobody had written one.
 */
export function workOnRequest(world: World, job: CredentialingJobRecord): void {
  const request = world.credentialingRequests.get(job.requestId);
  if (!request || job.id !== idFor(`credentialing ${request.id} ${request.events.at(-1)?.id}`, 0, 0)) return;
  const status = nextStatus(world, request);
  if (!status) return;
  const note = noteOf(status);
  const isCompleted = completedStatuses.includes(status);
  addEvent(world, request, status, {
    ...(note && { note }),
    ...(isCompleted && { attachments: [{ path: packetPath(request.id), type: 'CredentialingPacket' }] }),
  });
  if (isCompleted)
    world.credentialingRequests.update(request.id, (old) => ({
      ...old,
      packet: packetNow(world, old),
      checklist: old.checklist ?? completedChecklist(world, old),
    }));
  const changed = world.credentialingRequests.get(request.id) ?? request;
  const parameters = { entity: entityOf(world, request), status };
  logEvent(world, nobody(world.ids.next()), 'CredentialingEventReceived', parameters, entitiesOf(request));
  planOperator(world, changed);
}

function nextStatus(world: World, request: CredentialingRequestRecord): string | undefined {
  switch (statusOf(request)) {
    case 'RequestSubmitted':
      return 'RequestInProgress';
    case 'RequestInProgress':
      return isInsured(world, request) ? 'Completed' : 'AdditionalInformationRequested';
    case 'AdditionalInformationSubmitted':
      return isInsured(world, request) ? 'Completed' : 'CompletedWithConcern';
    case 'AdditionalInformationRequested':
      return 'SecondAttemptMissingInfo';
    case 'SecondAttemptMissingInfo':
      return 'ThirdAttemptMissingInfo';
    case 'ThirdAttemptMissingInfo':
      return 'UnableToComplete';
    case 'CancellationRequested':
      return 'Cancelled';
    default:
      return undefined;
  }
}

function noteOf(status: string): string | undefined {
  if (status === 'CompletedWithConcern') return whatStaysOpen;
  return /Requested|MissingInfo/.test(status) ? whatIsMissing : undefined;
}

function isInsured(world: World, { providerId, facilityId }: CredentialingRequestRecord): boolean {
  const now = world.clock.iso();
  const ends =
    providerId === undefined
      ? world.facilityInfo
          .by('facilityId', facilityId ?? '')
          .filter(({ collection }) => collection === 'liabilityInsurances')
          .map(({ facts }) => facts['expirationDate'])
      : entriesOf(world, providerId)
          .filter(({ collection }) => collection === 'liabilityInsurances')
          .map(({ facts }) => facts['currentExpirationDate']);
  return ends.some((end) => typeof end === 'string' && end > now.slice(0, 10));
}
