import type { components } from '../../src/api/schema';
import { statusWords } from '../data/credentialing-requests';
import { day } from '../store/time';
import type { CredentialingEventRecord, CredentialingRequestRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toWholeRequest } from './credentialing-checklists';
import { entitiesOf, entityOf, findRequest, toEvent } from './credentialing-model';
import { completedStatuses, problemOfStatus } from './credentialing-rules';
import { invalid, notFound } from './errors';
import { logEvent } from './events';
import { payloadReader } from './webhook-payload';
import { fireWebhooks } from './webhook-queue';

type Schemas = components['schemas'];

/** A provider is credentialed for three years where nobody says otherwise. */
const termInDays = 1095;

/**
 * Adds a stage that the organization came to (rules.md 17.2, 17.3). A completion sets the next
 * credentialing date.
 * @throws ServiceError 404; 400 for a status that the mode does not allow, or after the end.
 */
export function createEvent(
  world: World,
  actor: Actor,
  requestId: string,
  { note, status, attachments, nextCredentialingDate }: Schemas['CredentialingRequestEventRequest'],
): Schemas['CredentialingRequestEvent'] & { id: string } {
  const request = findRequest(world, requestId);
  const problem = problemOfStatus(request, status);
  if (problem) throw invalid({ '$.status': [problem] });
  if (nextCredentialingDate !== undefined && !completedStatuses.includes(status))
    throw invalid({ '$.nextCredentialingDate': ['Goes with a completion only.'] });
  const userId = actor.user?.id;
  const event = addEvent(world, request, status, { note, attachments, userId }, nextCredentialingDate);
  const parameters = { entity: entityOf(world, request), status };
  logEvent(world, actor, 'CredentialingEventAdded', parameters, entitiesOf(request));
  return { ...toEvent(world, event), id: event.id };
}

/** @throws ServiceError 404. */
export function readEvent(
  world: World,
  requestId: string,
  eventId: string,
): Schemas['CredentialingRequestEvent'] {
  const found = findRequest(world, requestId).events.find(({ id }) => id === eventId.toLowerCase());
  if (!found) throw notFound('event of this request');
  return toEvent(world, found);
}

/** Brings a request to a status, with what follows from it, and tells webhooks. */
export function addEvent(
  world: World,
  request: CredentialingRequestRecord,
  status: string,
  more: Pick<CredentialingEventRecord, 'note' | 'attachments' | 'userId'>,
  nextCredentialingDate?: string,
): CredentialingEventRecord {
  const event: CredentialingEventRecord = {
    id: world.ids.next(),
    timestamp: world.clock.iso(),
    status,
    description: statusWords[status] ?? status,
    ...more,
  };
  const changed = world.credentialingRequests.update(request.id, (old) => ({
    ...old,
    events: [...old.events, event],
  }));
  if (completedStatuses.includes(status)) {
    const today = world.clock.iso().slice(0, 10);
    const later = new Date(world.clock.now() + termInDays * day).toISOString().slice(0, 10);
    complete(world, changed, today, nextCredentialingDate ?? later);
  }
  fireWebhooks(world, 'CredentialingRequestChanged', () => toWholeRequest(world, payloadReader, changed));
  return event;
}

function complete(
  world: World,
  { type, providerId, facilitySpecialtyIds = [] }: CredentialingRequestRecord,
  today: string,
  next: string,
): void {
  // An off-cycle review leaves the day of the first credentialing as it is, too.
  const again = type !== 'Initial';
  const provider = world.providers.get(providerId);
  if (provider) {
    const at = `${today}T00:00:00Z`;
    world.providers.update(provider.id, {
      credentialingStatus: 'Credentialed',
      nextCredentialingDate: next,
      ...(again && provider.credentialedDate
        ? { recredentialedDates: [...(provider.recredentialedDates ?? []), at] }
        : { credentialedDate: at }),
    });
  }
  for (const id of facilitySpecialtyIds) {
    const specialty = world.facilitySpecialties.get(id);
    if (!specialty) continue;
    world.facilitySpecialties.update(id, {
      nextCredentialingDate: next,
      ...(again && specialty.credentialedDate
        ? { recredentialedDates: [...(specialty.recredentialedDates ?? []), today] }
        : { credentialedDate: today }),
    });
  }
}
