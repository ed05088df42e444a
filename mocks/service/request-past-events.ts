import { large } from '../data/events';
import { logEntry } from '../data/log-entry';
import type {
  CredentialingEventRecord,
  CredentialingRequestRecord,
  EventRecord,
  World,
} from '../store/world';
import { entitiesOf, entityOf } from './credentialing-model';
import { eventKinds } from './event-kinds';
import { day } from './time';

/**
 * What the event log tells about credentialing requests before the epoch: who asked for them, and each stage that they
 * came to. Of these providers; without any, of all requests, of a large organization as the rest of its log.
 */
export function* requestEvents(world: World, providerIds?: readonly string[]): Generator<EventRecord> {
  const isCut = !providerIds && world.generated > large;
  const requests = providerIds
    ? providerIds.flatMap((id) => world.credentialingRequests.by('providerId', id))
    : world.credentialingRequests.all();
  for (const request of requests) {
    for (const [stage, event] of request.events.entries()) {
      const at = Date.parse(event.timestamp);
      // What came since is in the log already.
      if (at >= world.epoch) break;
      if (isCut && !event.userId && at < world.epoch - 7 * day) continue;
      yield eventOf(world, request, event, stage);
    }
  }
}

function eventOf(
  world: World,
  request: CredentialingRequestRecord,
  { status, timestamp, userId }: CredentialingEventRecord,
  stage: number,
): EventRecord {
  const user = world.users.get(userId);
  const subcategory =
    stage === 0
      ? 'CredentialingRequestCreated'
      : user
        ? 'CredentialingEventAdded'
        : 'CredentialingEventReceived';
  const [category, messageTemplate] = eventKinds[subcategory];
  const entities = entitiesOf(request);
  return logEntry(world, `request ${request.id}`, stage, Date.parse(timestamp), {
    type: user ? 'Request' : 'System',
    category,
    subcategory,
    messageTemplate,
    messageParameters: {
      ...(user && { user: user.email }),
      entity: entityOf(world, request),
      ...(stage > 0 && { status }),
    },
    entityIds: Object.values(entities),
    context: { ...(user && { user: { id: user.id, email: user.email } }), ...entities },
  });
}
