import type { components } from '../../src/api/schema';
import { statusWords } from '../data/credentialing-requests';
import type { CredentialingRequestRecord, World } from '../store/world';
import { type Actor, userOf } from './actor';
import { checklistOf, toWholeRequest } from './credentialing-checklists';
import { entitiesOf, entityOf, findRequest, toBaseUser, toRequest } from './credentialing-model';
import { planOperator } from './credentialing-operator';
import { packetOf } from './credentialing-packets';
import { statusOf } from './credentialing-rules';
import { type ErrorsByPath, invalid } from './errors';
import { logEvent } from './events';
import { keyOfFilters, type ListQuery, listPage } from './lists';
import { findProvider, isDeactivated } from './provider-lookup';
import { entityFilter, type EntityFilters } from './scan-entities';
import { findFacility } from './scan-parameters';
import { payloadReader } from './webhook-payload';
import { fireWebhooks } from './webhook-queue';

type Schemas = components['schemas'];
type CredentialingRequest = Schemas['CredentialingRequest'];

export interface RequestFilters extends ListQuery, Omit<EntityFilters, 'entityType' | 'credentialingStatus'> {
  entityType?: 'Provider' | 'Facility';
  currentEventStatus?: string[];
  providerCredentialingStatus?: string[];
  priority?: string[];
  ownerId?: string[];
  includeUnassigned?: boolean;
  credentialingRequestType?: string;
  facilitySpecialtyId?: string;
}

/** A page of credentialing requests (openapi.yaml). */
export function listRequests(world: World, actor: Actor, query: RequestFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Id', ...filters } = query;
  return listPage(
    {
      name: `credentialing requests ${sortedBy}`,
      sources: [world.credentialingRequests, world.providers, world.facilities],
      view: () => world.credentialingRequests.view(sortedBy),
      filterKey: keyOfFilters(filters),
      filter: requestFilter(world, filters),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy },
    (row) => toRequest(world, actor, row),
  );
}

function requestFilter(
  world: World,
  filters: Omit<RequestFilters, keyof ListQuery>,
): (row: CredentialingRequestRecord) => boolean {
  const {
    entityType,
    priority,
    ownerId,
    includeUnassigned,
    credentialingRequestType: type,
    ...rest
  } = filters;
  const ofEntity = entityFilter(world, {
    ...rest,
    entityType: entityType === 'Provider' ? 'Practitioner' : entityType,
    credentialingStatus: rest.providerCredentialingStatus,
  });
  const owners = ownerId?.map((id) => id.toLowerCase());
  const specialty = rest.facilitySpecialtyId?.toLowerCase();
  return (row) => {
    if (rest.currentEventStatus && !rest.currentEventStatus.includes(statusOf(row))) return false;
    if (priority && !priority.includes(row.priority)) return false;
    if (type !== undefined && row.type !== type) return false;
    if (specialty !== undefined && !row.facilitySpecialtyIds?.includes(specialty)) return false;
    if (owners || includeUnassigned) {
      const isWanted = row.ownerId === undefined ? includeUnassigned === true : owners?.includes(row.ownerId);
      if (!isWanted) return false;
    }
    return ofEntity?.(row) ?? true;
  };
}

/** How many requests there are by the status of their latest event; the same as the list finds. */
export function aggregateRequests(
  world: World,
  {
    entityType,
    entityDeactivated,
  }: { entityType?: 'Practitioner' | 'Facility'; entityDeactivated?: boolean },
): Schemas['CredentialingRequestAggregation'] {
  const fits = requestFilter(world, {
    entityDeactivated,
    entityType: entityType === 'Practitioner' ? 'Provider' : entityType,
  });
  const aggregations: Record<string, number> = {};
  let total = 0;
  for (const row of world.credentialingRequests.all()) {
    if (!fits(row)) continue;
    total += 1;
    aggregations[statusOf(row)] = (aggregations[statusOf(row)] ?? 0) + 1;
  }
  return { total, aggregations };
}

/** Everybody who owns a request, by name (openapi.yaml). */
export function listOwners(world: World, providerDeactivated?: boolean): Schemas['BaseUser'][] {
  const ids = new Set<string>();
  for (const { ownerId, providerId } of world.credentialingRequests.all()) {
    const provider = world.providers.get(providerId);
    if (!ownerId) continue;
    if (providerDeactivated === undefined || (provider && isDeactivated(provider) === providerDeactivated))
      ids.add(ownerId);
  }
  return [...ids]
    .map((id) => toBaseUser(world, id))
    .filter((user) => user !== undefined)
    .toSorted((a, b) => (a.lastName ?? '').localeCompare(b.lastName ?? ''));
}

/** @throws ServiceError 404. */
export function readRequest(world: World, actor: Actor, requestId: string): CredentialingRequest {
  return toWholeRequest(world, actor, findRequest(world, requestId));
}

/**
 * Creates a request, processed by the operator unless it is self managed (rules.md 17.1).
 * @throws ServiceError 404 for an unknown provider or facility; 400 for specialties that the facility does not have.
 */
export function createRequest(
  world: World,
  actor: Actor,
  sent: Schemas['CredentialingRequestProviderRequest'] | Schemas['CredentialingRequestFacilityRequest'],
): CredentialingRequest & { id: string } {
  const user = userOf(actor);
  const now = world.clock.iso();
  const request: CredentialingRequestRecord = {
    id: world.ids.next(),
    ...subjectOf(world, sent),
    type: sent.type ?? 'Initial',
    createdAt: now,
    priority: sent.priority ?? 'Medium',
    isSelfManaged: sent.isSelfManaged ?? false,
    applicationReceivedDate: sent.applicationReceivedDate,
    events: [
      {
        id: world.ids.next(),
        timestamp: now,
        status: 'RequestSubmitted',
        description: statusWords['RequestSubmitted'] ?? '',
        userId: user.id,
      },
    ],
  };
  world.credentialingRequests.put(request);
  const parameters = { entity: entityOf(world, request) };
  logEvent(world, actor, 'CredentialingRequestCreated', parameters, entitiesOf(request));
  fireWebhooks(world, 'CredentialingRequestChanged', () => toWholeRequest(world, payloadReader, request));
  planOperator(world, request);
  return { ...toRequest(world, actor, request), id: request.id };
}

function subjectOf(
  world: World,
  sent: Schemas['CredentialingRequestProviderRequest'] | Schemas['CredentialingRequestFacilityRequest'],
): Pick<CredentialingRequestRecord, 'providerId' | 'facilityId' | 'facilitySpecialtyIds'> {
  if ('providerId' in sent) return { providerId: findProvider(world, sent.providerId).id };
  const facility = findFacility(world, sent.facilityId);
  const ids = sent.facilitySpecialtyIds.map((id) => id.toLowerCase());
  const errors: ErrorsByPath = {};
  if (ids.length === 0) errors['$.facilitySpecialtyIds'] = ['Name at least one.'];
  for (const [index, id] of ids.entries()) {
    if (world.facilitySpecialties.get(id)?.facilityId !== facility.id)
      errors[`$.facilitySpecialtyIds[${index}]`] = ['This facility has no such specialty.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { facilityId: facility.id, facilitySpecialtyIds: ids };
}

/** Changes what is sent; null empties a field. @throws ServiceError 404; 400 for an unknown owner. */
export function updateRequest(
  world: World,
  actor: Actor,
  requestId: string,
  patch: Schemas['CredentialingRequestPatch'],
): CredentialingRequest {
  const old = findRequest(world, requestId);
  const ownerId = patch.ownerId?.toLowerCase();
  if (ownerId !== undefined && !world.users.has(ownerId))
    throw invalid({ '$.ownerId': ['There is no such user.'] });
  const request: CredentialingRequestRecord = {
    ...old,
    packet: packetOf(world, old),
    priority: patch.priority === undefined ? old.priority : (patch.priority ?? 'Medium'),
    ownerId: patch.ownerId === undefined ? old.ownerId : ownerId,
    applicationReceivedDate:
      patch.applicationReceivedDate === undefined
        ? old.applicationReceivedDate
        : (patch.applicationReceivedDate ?? undefined),
  };
  world.credentialingRequests.put(request);
  const parameters = { entity: entityOf(world, request), fields: Object.keys(patch).join(', ') };
  logEvent(world, actor, 'CredentialingRequestChanged', parameters, entitiesOf(request));
  fireWebhooks(world, 'CredentialingRequestChanged', () => toWholeRequest(world, payloadReader, request));
  return toRequest(world, actor, request);
}

/** The operator answers an event of the organization. */
export function continueRequest(world: World, requestId: string): void {
  planOperator(world, findRequest(world, requestId));
}

/** The whole checklist takes the place of the one before. @throws ServiceError 404. */
export function replaceChecklist(
  world: World,
  actor: Actor,
  requestId: string,
  { items, ...rest }: Schemas['CredentialingRequestChecklistRequest'],
): void {
  const request = findRequest(world, requestId);
  const checklist = {
    ...rest,
    id: checklistOf(world, request)?.id ?? world.ids.next(),
    requestId: request.id,
    items: (items ?? []).map((item) => ({ ...item, id: world.ids.next() })),
  };
  world.credentialingRequests.update(request.id, { checklist, packet: packetOf(world, request) });
  const parameters = { entity: entityOf(world, request) };
  logEvent(world, actor, 'ChecklistReplaced', parameters, entitiesOf(request));
}
