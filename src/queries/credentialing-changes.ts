import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type {
  Checklist,
  ChecklistRequest,
  CredentialingEventRequest,
  CredentialingRequest,
  CredentialingRequestPatch,
  FacilityCredentialingRequest,
  ProviderCredentialingRequest,
} from '@/api/models';
import { makeRequestsStale } from './credentialing';
import { credentialingKeys, eventKeys, facilityKeys, providerKeys } from './keys';

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
