import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type {
  Checklist,
  ChecklistRequest,
  CredentialingEventRequest,
  CredentialingRequest,
  CredentialingRequestFilters,
  CredentialingRequestPatch,
  FacilityCredentialingRequest,
  ProviderCredentialingRequest,
  ProviderDueForRecredentialing,
  RecredentialingDueFilters,
} from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { credentialingKeys, eventKeys, facilityKeys, providerKeys, webhookLogKeys } from './keys';

/** Fetches the pages of `GET /credentialing-requests`; for `walkAll` with `widestPage` as `count`. */
export function requestPages(
  filters: CredentialingRequestFilters,
  count = screenPage,
): FetchPage<CredentialingRequest> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/credentialing-requests', { params: { query }, signal })).data;
  };
}

export function requestListOptions(filters: CredentialingRequestFilters = {}) {
  return cursorListOptions({
    key: credentialingKeys.list(onlySet(filters)),
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

/** Everybody who owns a request. The service names no other users. */
export function ownersOptions() {
  return queryOptions({
    queryKey: credentialingKeys.owners,
    queryFn: async ({ signal }) =>
      (await api().GET('/credentialing-requests/aggregations/owners', { signal })).data,
  });
}

/** Fetches the pages of `GET /providers/recredentialing/due`; each provider with the request under way, if any. */
export function duePages(
  filters: RecredentialingDueFilters,
  count = screenPage,
): FetchPage<ProviderDueForRecredentialing> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/providers/recredentialing/due', { params: { query }, signal })).data;
  };
}

export function dueListOptions(filters: RecredentialingDueFilters = {}) {
  return cursorListOptions({ key: credentialingKeys.due(onlySet(filters)), fetchPage: duePages(filters) });
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

/** Creates one request. For work over many, which makes lists stale once at its end. */
export async function createRequest(
  body: ProviderCredentialingRequest | FacilityCredentialingRequest,
): Promise<CredentialingRequest> {
  return (await api().POST('/credentialing-requests', { body })).data;
}

/** Creates a request; the operator processes it unless it is self managed, and that stays (service.md). */
export function useCreateRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createRequest,
    onSuccess: (request) => {
      if (request.id) queryClient.setQueryData(credentialingKeys.one(request.id), request);
      makeRequestsStale(queryClient);
    },
  });
}

/** Changes priority, owner and the day the application came; null empties a field. */
export function useUpdateRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ requestId, patch }: { requestId: string; patch: CredentialingRequestPatch }) => {
      const params = { path: { requestId } };
      return (await api().PATCH('/credentialing-requests/{requestId}', { params, body: patch })).data;
    },
    onSuccess: (request, { requestId }) => {
      queryClient.setQueryData(credentialingKeys.one(requestId), request);
      makeRequestsStale(queryClient);
    },
  });
}

interface NewEvent {
  request: CredentialingRequest & { id: string };
  event: CredentialingEventRequest;
}

/**
 * Adds a stage to a request; 400 for a status that its mode does not allow. A completion sets status and dates of the
 * provider, or of the facility's specialties. Settles once the lists show it, so that focus can follow what moved.
 */
export function useAddEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ request, event }: NewEvent) => {
      const params = { path: { requestId: request.id } };
      return (await api().POST('/credentialing-requests/{requestId}/events', { params, body: event })).data;
    },
    onSuccess: async (_, { request, event: { status } }) => {
      const { id, provider, facility } = request;
      void queryClient.invalidateQueries({ queryKey: credentialingKeys.one(id) });
      // Of a board, only the column that the request left and the one it came to are others than before.
      const lists = makeRequestsStale(queryClient, [request.currentEvent?.status, status]);
      if (status === 'Completed' || status === 'CompletedWithConcern') {
        if (provider?.id) void queryClient.invalidateQueries({ queryKey: providerKeys.record(provider.id) });
        if (facility?.id) void queryClient.invalidateQueries({ queryKey: facilityKeys.one(facility.id) });
        void queryClient.invalidateQueries({ queryKey: providerKeys.lists });
        void queryClient.invalidateQueries({ queryKey: providerKeys.allAggregations });
        void queryClient.invalidateQueries({ queryKey: credentialingKeys.allData });
      }
      await lists;
    },
  });
}

interface NewChecklist {
  requestId: string;
  /** The checklist that was changed: what stands there now must still be the same. */
  before: Checklist | undefined | 'anything';
  body: ChecklistRequest;
}

/** The checklist without what the service gives anew each time it is written. */
const contents = (checklist: Checklist | undefined) =>
  JSON.stringify({
    notes: checklist?.notes ?? '',
    items: (checklist?.items ?? []).map((item) => ({ ...item, id: undefined })),
  });

/**
 * Writes a whole checklist in the place of the one before (contract.md). The service would let two people write over
 * each other, so what stands there is read first. Throws `ApiError`; 409 when somebody else changed it meanwhile.
 */
export function useReplaceChecklist() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ requestId, before, body }: NewChecklist) => {
      const params = { path: { requestId } };
      if (before !== 'anything') {
        const { data } = await api().GET('/credentialing-requests/{requestId}', { params });
        if (contents(data.checklist) !== contents(before))
          throw new ApiError({
            kind: 'problem',
            status: 409,
            title: 'Somebody else changed the checklist meanwhile.',
            operation: 'PUT /credentialing-requests/{requestId}/checklist',
          });
      }
      await api().PUT('/credentialing-requests/{requestId}/checklist', { params, body });
    },
    onSuccess: (_, { requestId }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: credentialingKeys.one(requestId) }),
        queryClient.invalidateQueries({ queryKey: eventKeys.all, refetchType: 'none' }),
      ]),
    onError: (error, { requestId }) => {
      if (error.status === 409)
        void queryClient.invalidateQueries({ queryKey: credentialingKeys.one(requestId) });
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
