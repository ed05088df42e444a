import type { components } from '../../src/api/schema';
import type { CredentialingEventRecord, CredentialingRequestRecord, World } from '../store/world';
import type { Actor } from './actor';
import { notFound } from './errors';
import { toFacility } from './facilities';
import { fullName } from './names';
import { toListedProvider } from './provider-model';

type Schemas = components['schemas'];

/** @throws ServiceError 404. */
export function findRequest(world: World, requestId: string): CredentialingRequestRecord {
  const request = world.credentialingRequests.get(requestId.toLowerCase());
  if (!request) throw notFound('credentialing request');
  return request;
}

/** The name of whom a request is about. */
export function entityOf(world: World, { providerId, facilityId }: CredentialingRequestRecord): string {
  if (facilityId !== undefined) return world.facilities.get(facilityId)?.name ?? '';
  return fullName(world.providers.get(providerId) ?? {});
}

/** A user as other resources name one. */
export function toBaseUser(world: World, userId: string | undefined): Schemas['BaseUser'] | undefined {
  const user = world.users.get(userId);
  return user && { id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName };
}

/** A request as it goes out. */
export function toRequest(
  world: World,
  actor: Actor,
  request: CredentialingRequestRecord,
): Schemas['CredentialingRequest'] {
  const { providerId, facilityId, ownerId, events, facilitySpecialtyIds, ...own } = request;
  const { packet: _packet, isPrepared: _isPrepared, ...rest } = own;
  const provider = world.providers.get(providerId);
  const facility = world.facilities.get(facilityId);
  const allEvents = events.map((event) => toEvent(world, event));
  return {
    ...rest,
    provider: provider && toListedProvider(world, actor, provider),
    facility: facility && toFacility(facility),
    currentEvent: allEvents.at(-1),
    allEvents,
    owner: toBaseUser(world, ownerId),
    facilitySpecialtyIds,
    facilitySpecialties: facilitySpecialtyIds
      ?.map((id) => world.facilitySpecialties.get(id))
      .filter((specialty) => specialty !== undefined),
  };
}

export function toEvent(
  world: World,
  { userId, ...event }: CredentialingEventRecord,
): Schemas['CredentialingRequestEvent'] {
  const user = world.users.get(userId);
  return { ...event, status: event.status, user: user && { id: user.id, email: user.email } };
}

/** The resources that a request is about, for the event log. */
export function entitiesOf({ id, providerId, facilityId }: CredentialingRequestRecord) {
  return {
    requestId: id,
    ...(providerId === undefined ? {} : { providerId }),
    ...(facilityId === undefined ? {} : { facilityId }),
  };
}
