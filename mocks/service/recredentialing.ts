import type { components } from '../../src/api/schema';
import { day } from '../store/time';
import type { CredentialingRequestRecord, ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toBaseUser, toEvent } from './credentialing-model';
import { finalStatuses, statusOf } from './credentialing-rules';
import { compareKeys } from '../store/order';
import { sortedEntries } from './license-types';
import { keyOfFilters, type ListQuery, listPage } from './lists';
import { fold, searchableName } from './names';
import { isDeactivated } from './provider-lookup';
import { toProviderBase } from './provider-model';

/** A provider is due this long before the next credentialing date, unless dates are asked for. */
const dueWithin = 90 * day;

export interface DueFilters extends ListQuery {
  includeUnassigned?: boolean;
  providerName?: string;
  providerNpi?: number;
  credentialingRequestOwnerId?: string[];
  credentialingRequestEventStatus?: string[];
  nextCredentialingDateOnOrAfter?: string;
  nextCredentialingDateOnOrBefore?: string;
}

/**
 * A page of active providers whose next credentialing date comes near or has passed, each with the request for it that
 * is under way, if any (rules.md 6.4).
 */
export function listDue(world: World, actor: Actor, query: DueFilters) {
  const { sortedBy = 'ProviderLastName', ...rest } = query;
  const { cursor: _cursor, count: _count, offset: _offset, sortDirection: _direction, ...filters } = rest;
  const due = [...world.providers.all()].filter(dueFilter(world, filters));
  const keyOf = (provider: ProviderRecord) => {
    if (sortedBy === 'RequestCreatedAt') return openRequest(world, provider.id)?.createdAt;
    const name = sortedBy === 'ProviderFirstName' ? provider.firstName : provider.lastName;
    return name?.toLocaleLowerCase('en-US');
  };
  return listPage(
    {
      name: `recredentialing due ${sortedBy} ${keyOfFilters(filters)}`,
      sources: [],
      view: () =>
        sortedEntries(due, (provider) => keyOf(provider) ?? '').toSorted((a, b) =>
          compareKeys(keyOf(a.record), keyOf(b.record)),
        ),
      filterKey: '',
      filter: () => true,
    },
    rest,
    { sortedBy },
    (provider) => toDue(world, actor, provider),
  );
}

function dueFilter(world: World, filters: Omit<DueFilters, keyof ListQuery>) {
  const { providerNpi, includeUnassigned, nextCredentialingDateOnOrAfter: from } = filters;
  const lastDueDay = new Date(world.clock.now() + dueWithin).toISOString().slice(0, 10);
  const to = filters.nextCredentialingDateOnOrBefore ?? lastDueDay;
  const name = fold(filters.providerName ?? '');
  const owners = filters.credentialingRequestOwnerId?.map((id) => id.toLowerCase());
  const statuses = filters.credentialingRequestEventStatus;
  return (provider: ProviderRecord): boolean => {
    const next = provider.nextCredentialingDate;
    if (isDeactivated(provider) || next === undefined || next > to) return false;
    if (from !== undefined && next < from) return false;
    if (providerNpi !== undefined && provider.npi !== providerNpi) return false;
    if (name && !searchableName(provider).includes(name)) return false;
    const request = owners || statuses || includeUnassigned ? openRequest(world, provider.id) : undefined;
    if (statuses && !(request && statuses.includes(statusOf(request)))) return false;
    if (!owners && !includeUnassigned) return true;
    const owner = request?.ownerId;
    return owner === undefined ? includeUnassigned === true : (owners?.includes(owner) ?? false);
  };
}

/** The latest request for a provider that is not over. */
function openRequest(world: World, providerId: string): CredentialingRequestRecord | undefined {
  return world.credentialingRequests
    .by('providerId', providerId)
    .filter((request) => !finalStatuses.includes(statusOf(request)))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}

function toDue(
  world: World,
  actor: Actor,
  provider: ProviderRecord,
): components['schemas']['ProviderDueForRecredentialing'] {
  const request = openRequest(world, provider.id);
  const current = request?.events.at(-1);
  return {
    ...toProviderBase(actor, provider),
    ...(request
      ? {
          requestId: request.id,
          requestType: request.type,
          requestCreatedAt: request.createdAt,
          requestPriority: request.priority,
          isSelfManaged: request.isSelfManaged,
          currentEvent: current && toEvent(world, current),
          currentEventStatus: current?.status,
          currentEventDate: current?.timestamp,
          owner: toBaseUser(world, request.ownerId),
        }
      : {}),
  };
}
