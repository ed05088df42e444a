import type { components } from '../../src/api/schema';
import { type Concern, concernOf } from '../data/credentialing-requests';
import { dateTimeAt } from '../data/dates';
import { hour } from '../store/time';
import { idFor } from '../store/ids';
import type { CredentialingRequestRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toRequest } from './credentialing-model';
import { fullName } from './names';
import type { Drawn } from './past-checks';
import { elementsOfFacility, elementsOfProvider } from './past-elements';

type Schemas = components['schemas'];
type Checklist = Schemas['CredentialingRequestChecklist'];

/** A request with its checklist, as reading it gives it. */
export function toWholeRequest(
  world: World,
  actor: Actor,
  request: CredentialingRequestRecord,
): Schemas['CredentialingRequest'] {
  return { ...toRequest(world, actor, request), checklist: checklistOf(world, request) };
}

/**
 * The checklist of a request. One that was completed before anybody used the service has that by which it was: drawn when
 * the request is read, from what had been verified and looked up by then, and what somebody asked by hand.
 */
export function checklistOf(world: World, request: CredentialingRequestRecord): Checklist | undefined {
  if (request.checklist) return request.checklist;
  if (request.isPrepared) return drawnChecklist(world, request, { until: world.epoch });
  const last = request.events.at(-1);
  if (!last || Date.parse(last.timestamp) >= world.epoch) return undefined;
  return completedChecklist(world, request);
}

/** The checklist by which a request was completed that nobody gave one; undefined for one that was not completed. */
export function completedChecklist(world: World, request: CredentialingRequestRecord): Checklist | undefined {
  const last = request.events.at(-1);
  const isDone = last?.status === 'Completed' || last?.status === 'CompletedWithConcern';
  if (!isDone) return undefined;
  const concern = last.status === 'CompletedWithConcern' ? concernOf(request) : undefined;
  return drawnChecklist(world, request, {
    until: Date.parse(last.timestamp),
    concern,
    completed: last.timestamp,
  });
}

interface Drawing {
  /** The instant at which the evidence was there, in milliseconds. */
  until: number;
  /** What was open all the same. */
  concern?: Concern | undefined;
  /** When the request was completed. */
  completed?: string | undefined;
}

/** A checklist of a generated request, from what had been verified by an instant, and what somebody asked by hand. */
function drawnChecklist(
  world: World,
  request: CredentialingRequestRecord,
  { until, concern, completed }: Drawing,
): Checklist | undefined {
  const by = world.users.get(request.ownerId)?.email ?? 'Credentials verification organization';
  const decision = { world, request, until, by };
  const found =
    request.facilityId === undefined ? elementsOfProvider(decision) : elementsOfFacility(decision);
  if (found.length === 0) return undefined;
  // What the concern is about may be all that was not there.
  const isLacking = concern && found.every(({ name }) => name !== concern.element);
  const items: Drawn[] = isLacking ? [...found, { name: concern.element }] : found;
  // The ids follow from the request's, which has room for sixteen between it and the next.
  const number = Number.parseInt(request.id.slice(0, 7), 16) * 16;
  const confirmed = { confirmedAt: dateTimeAt(until - 2 * hour), confirmedBy: by };
  return {
    id: idFor('checklist', world.seed, number),
    requestId: request.id,
    ...(concern && { notes: `${concern.element}: put before the committee, which accepted it.` }),
    items: items.map((item, index) => ({
      id: idFor('checklist item', world.seed, number + index),
      ...item,
      ...confirmed,
      status: item.name === concern?.element ? 'Concern' : 'Verified',
    })),
    details: {
      ...(request.providerId !== undefined && {
        providerName: fullName(world.providers.get(request.providerId) ?? {}),
      }),
      started: request.createdAt,
      ...(completed !== undefined && { completed }),
    },
  };
}
