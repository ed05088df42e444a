import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type {
  CredentialingRequest,
  CredentialingRequestFilters,
  ProviderDueForRecredentialing,
  RecredentialingDueFilters,
} from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { credentialingKeys, eventKeys, webhookLogKeys } from './keys';

/** Fetches the pages of `GET /credentialing-requests`; for `walkAll` with `largestPage` as `count`. */
export function requestPages(
  filters: CredentialingRequestFilters,
  count = pageSize,
): FetchPage<CredentialingRequest> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/credentialing-requests', { params: { query }, signal })).data;
  };
}

export function requestListOptions(filters: CredentialingRequestFilters = {}) {
  return cursorListOptions({
    key: credentialingKeys.list(omitEmpty(filters)),
    fetchPage: requestPages(filters),
  });
}

export function requestOptions(requestId: string) {
  return queryOptions({
    queryKey: credentialingKeys.one(requestId),
    queryFn: async ({ signal }) => {
      const params = { path: { requestId } };
      return (await api().GET('/credentialing-requests/{requestId}', { params, signal })).data;
    },
  });
}

/** How many requests there are by the status of their latest event (contract.md, "CredentialingRequests"). */
export function requestAggregationsOptions() {
  return queryOptions({
    queryKey: credentialingKeys.aggregations({}),
    queryFn: async ({ signal }) => (await api().GET('/credentialing-requests/aggregations', { signal })).data,
  });
}

/** Fetches the pages of `GET /providers/recredentialing/due`; each provider with the request under way, if any. */
export function duePages(
  filters: RecredentialingDueFilters,
  count = pageSize,
): FetchPage<ProviderDueForRecredentialing> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/providers/recredentialing/due', { params: { query }, signal })).data;
  };
}

export function dueListOptions(filters: RecredentialingDueFilters = {}) {
  return cursorListOptions({ key: credentialingKeys.due(omitEmpty(filters)), fetchPage: duePages(filters) });
}

/** What is held about a provider as evidence: entries, current verifications, latest scans, files, profiles. */
export function providerDataOptions(providerId: string) {
  return queryOptions({
    queryKey: credentialingKeys.data(providerId),
    queryFn: async ({ signal }) => {
      const params = { path: { providerId } };
      return (await api().GET('/providers/{providerId}/credentialing-data', { params, signal })).data;
    },
  });
}

/** The same about a facility. */
export function facilityDataOptions(facilityId: string) {
  return queryOptions({
    queryKey: credentialingKeys.data(facilityId),
    queryFn: async ({ signal }) => {
      const params = { path: { facilityId } };
      return (await api().GET('/facilities/{facilityId}/credentialing-data', { params, signal })).data;
    },
  });
}

/**
 * Everything that lists or counts requests; where `statuses` are given, of the lists only those that may hold requests
 * of one of them. Settles once the lists on screen are read anew.
 */
export async function makeRequestsStale(
  queryClient: QueryClient,
  statuses?: readonly (string | undefined)[],
): Promise<void> {
  for (const queryKey of [
    credentialingKeys.allAggregations,
    credentialingKeys.owners,
    credentialingKeys.dues,
    ['credentialing', 'queue'],
    eventKeys.all,
    webhookLogKeys.all,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  await queryClient.invalidateQueries({
    queryKey: credentialingKeys.lists,
    predicate: ({ queryKey }) => {
      const only = (queryKey[2] as CredentialingRequestFilters | undefined)?.currentEventStatus;
      return !statuses || !only || only.some((one) => statuses.includes(one));
    },
  });
}
