import type { World } from '../store/world';
import type { Actor } from './actor';
import { type EventKindName, eventKinds } from './event-kinds';

/** The resources that an event is about, by the name that its context carries them under. */
export type Entities = Partial<
  Record<
    | 'providerId'
    | 'facilityId'
    | 'licenseId'
    | 'verificationId'
    | 'scanId'
    | 'matchId'
    | 'monitorId'
    | 'noteId'
    | 'infoId'
    | 'fileId'
    | 'requestId'
    | 'importId'
    | 'groupId'
    | 'payerId'
    | 'payerPlanId'
    | 'enrollmentId'
    | 'alertId'
    | 'tokenId'
    | 'webhookId',
    string
  >
>;

/**
 * Writes an entry into the event log: who (the actor, or the service itself where there is none),
 * what, about which resources and under which correlation id.
 */
export function logEvent(
  world: World,
  actor: Actor,
  name: EventKindName,
  parameters: Record<string, string>,
  entities: Entities = {},
  failed = false,
): void {
  const [category, messageTemplate] = eventKinds[name];
  const { user } = actor;
  world.events.put({
    id: world.ids.next(),
    timestamp: world.clock.iso(),
    type: user ? 'Request' : 'System',
    messageTemplate,
    messageParameters: user ? { user: user.email, ...parameters } : parameters,
    correlationId: actor.correlationId,
    context: {
      category,
      subcategory: name,
      ...(user ? { user: { id: user.id, email: user.email } } : {}),
      ...entities,
    },
    category,
    subcategory: name,
    entityIds: Object.values(entities),
    ...(failed ? { failed } : {}),
  });
}

/** Logs a request that was refused or went wrong, if it came from a user of the organization. */
export function logFailedRequest(
  world: World,
  actor: Actor,
  request: { method: string; path: string; status: number; title: string },
): void {
  if (!actor.user) return;
  const { method, path, status, title } = request;
  logEvent(world, actor, 'RequestFailed', { method, path, status: String(status), title }, {}, true);
}
